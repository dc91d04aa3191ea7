# The lessons of MARIA, introductory course. Keys: lesson-maria-<lesson>-<step>[-<reply>].
lesson-course-maria-introductory = Maria: il gioco introduttivo
lesson-course-maria-introductory-line = Dalla prima marcia all’intero gioco introduttivo, sulla mappa della Boemia.

# 01 to-breslau
lesson-maria-to-breslau-title = Verso Breslau
lesson-maria-to-breslau-theme = Dicembre 1740. Maria Teresa ha appena ereditato l’Austria e i vicini ne vogliono una parte. Tu guidi la Prussia. Friedrich è a Freystadt, pronto a entrare in Slesia.
lesson-maria-to-breslau-march = Trascina Friedrich lungo la strada fino a Breslau, oppure clicca prima su di lui e poi su Breslau. Sono 3 città: il massimo per un generale. Su sole strade principali arriverebbe una città più in là.
lesson-maria-to-breslau-march-liegnitz = Liegnitz porta già il segnalino della Prussia. A Breslau porta la strada principale che da Glogau passa per Steinau.
lesson-maria-to-breslau-march-elsewhere = Le regole lo permettono, ma questa lezione porta a Breslau. Cerca la strada larga che da Freystadt va verso sud-est.
lesson-maria-to-breslau-march-schwerin = Anche Schwerin può muovere, più tardi. Prima manda a Breslau Friedrich, che è a Freystadt.
lesson-maria-to-breslau-march-not-yet = Così la fase di movimento finirebbe senza che Friedrich si sia mosso. Prima mandalo a Breslau.
lesson-maria-to-breslau-aim = Friedrich è a Breslau. Perché proprio lì? La Slesia è piena di fortezze, e la Prussia vince subito quando ne controlla 12 fra Austria e Slesia.
lesson-maria-to-breslau-held = Fuori dal proprio territorio nazionale una potenza controlla ciò che porta il suo segnalino. In Slesia due fortezze portano già quello della Prussia. Clicca su entrambe, poi su Verifica.
lesson-maria-to-breslau-held-austrian = Guarda il segnalino: una di quelle che hai cliccato porta quello dell’Austria. Altre due fortezze, nel nord della Slesia, portano quello della Prussia.
lesson-maria-to-breslau-held-home = Questa si trova nel territorio nazionale della Prussia, dove non servono segnalini. Qui cerchi i segnalini in Slesia.
lesson-maria-to-breslau-held-look = Clicca esattamente sulle due fortezze della Slesia che portano il segnalino della Prussia. Un secondo clic toglie il segno.
lesson-maria-to-breslau-held-two = Glogau e Liegnitz sono prussiane dall’inizio. Le altre cinque fortezze della Slesia portano ancora il segnalino dell’Austria.
lesson-maria-to-breslau-how-many = E quante fortezze in Austria e Slesia deve controllare la Prussia per vincere subito?
lesson-maria-to-breslau-how-many-french = Con 9 fortezze in Austria vincerebbe la Francia di Luigi XV. Alla Prussia ne servono di più.
lesson-maria-to-breslau-how-many-lacking = Sono quelle che mancano ancora, oltre a Glogau e Liegnitz. Quante devono essere in tutto?
lesson-maria-to-breslau-who = Il gioco introduttivo dura 9 turni. Alla fine del turno 9 nessuno ha raggiunto l’obiettivo. Chi vince?
lesson-maria-to-breslau-who-choice-nobody = Nessuno
lesson-maria-to-breslau-who-nobody = Non c’è pareggio: chi si difende da tutti gli altri è premiato se resiste.
lesson-maria-to-breslau-end = Maria Teresa vince se resiste, quindi il tempo è dalla sua parte. Ora muovi altri pezzi, se vuoi. Poi termina la fase di movimento con Fatto.
lesson-maria-to-breslau-next = Breslau non è ancora caduta: una fortezza cade quando un generale ne esce e nessuno la protegge. Lo vedrai nelle prossime lezioni.
