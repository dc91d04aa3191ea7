# El mapa: lo que se dice junto a piezas y lugares.
scene-map = Mapa
scene-map-keys = Las flechas van de un lugar a otro, N a la siguiente pieza que puede actuar, Intro toma y suelta, Esc devuelve.
scene-why-not-here = ¿Por qué aquí no?
scene-more-reasons = clic derecho: más motivos
name-track-turns = Turnos
scene-comes-back = vuelve en { $place }
