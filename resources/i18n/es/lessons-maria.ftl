# The lessons of MARIA, introductory course. Keys: lesson-maria-<lesson>-<step>[-<reply>].
lesson-course-maria-introductory = Maria: el juego introductorio
lesson-course-maria-introductory-line = De la primera marcha al juego introductorio completo, en el mapa de Bohemia.

# 01 to-breslau
lesson-maria-to-breslau-title = Hacia Breslau
lesson-maria-to-breslau-theme = Diciembre de 1740. María Teresa acaba de heredar Austria y sus vecinos quieren su parte. Tú diriges Prusia. Friedrich está en Freystadt, listo para entrar en Silesia.
lesson-maria-to-breslau-march = Arrastra a Friedrich por la carretera hasta Breslau, o haz clic en él y luego en Breslau. Son 3 ciudades: lo máximo para un general. Solo por carreteras principales llegaría una ciudad más lejos.
lesson-maria-to-breslau-march-liegnitz = Liegnitz lleva ya el marcador de Prusia. A Breslau lleva la carretera principal que va de Glogau por Steinau.
lesson-maria-to-breslau-march-elsewhere = Las reglas lo permiten, pero esta lección va a Breslau. Busca la carretera gruesa que sale de Freystadt hacia el sureste.
lesson-maria-to-breslau-march-schwerin = Schwerin también puede mover, más tarde. Primero envía a Breslau a Friedrich, que está en Freystadt.
lesson-maria-to-breslau-march-not-yet = Así terminaría la fase de movimiento sin que Friedrich se haya movido. Envíalo primero a Breslau.
lesson-maria-to-breslau-aim = Friedrich está en Breslau. ¿Por qué allí? Silesia está llena de fortalezas, y Prusia gana en el acto cuando controla 12 entre Austria y Silesia.
lesson-maria-to-breslau-held = Fuera de su territorio nacional una potencia controla lo que lleva su marcador. En Silesia dos fortalezas llevan ya el de Prusia. Haz clic en las dos y luego en Comprobar.
lesson-maria-to-breslau-held-austrian = Mira el marcador: una de las que has elegido lleva el de Austria. Otras dos fortalezas, en el norte de Silesia, llevan el de Prusia.
lesson-maria-to-breslau-held-home = Esa está en el territorio nacional de Prusia, donde no hacen falta marcadores. Aquí buscas marcadores en Silesia.
lesson-maria-to-breslau-held-look = Haz clic exactamente en las dos fortalezas de Silesia que llevan el marcador de Prusia. Un segundo clic quita la marca.
lesson-maria-to-breslau-held-two = Glogau y Liegnitz son prusianas desde el principio. Las otras cinco fortalezas de Silesia llevan aún el marcador de Austria.
lesson-maria-to-breslau-how-many = ¿Y cuántas fortalezas de Austria y Silesia debe controlar Prusia para ganar en el acto?
lesson-maria-to-breslau-how-many-french = Con 9 fortalezas en Austria ganaría la Francia de Luis XV. Prusia necesita más.
lesson-maria-to-breslau-how-many-lacking = Esas son las que faltan todavía, además de Glogau y Liegnitz. ¿Cuántas deben ser en total?
lesson-maria-to-breslau-who = El juego introductorio dura 9 turnos. Al acabar el turno 9 nadie ha alcanzado su objetivo. ¿Quién gana?
lesson-maria-to-breslau-who-choice-nobody = Nadie
lesson-maria-to-breslau-who-nobody = No hay empate: quien se defiende de todos los demás tiene premio si resiste.
lesson-maria-to-breslau-end = María Teresa gana si resiste, así que el tiempo está de su parte. Mueve ahora otras piezas, si quieres. Después termina la fase de movimiento con Hecho.
lesson-maria-to-breslau-next = Breslau aún no ha caído: una fortaleza cae cuando un general sale de ella y nadie la protege. Eso llega en las próximas lecciones.
