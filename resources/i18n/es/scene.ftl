# El mapa: lo que se dice junto a piezas y lugares.
scene-map = Mapa
scene-map-keys = Las flechas van de un lugar a otro, { $key } a la siguiente pieza que puede actuar, Intro toma y suelta, Esc devuelve.
scene-sheet-tab = { $way ->
    [left] ‹ { $sheet }{ $able ->
        [0] {""}
       *[other] {" "}({ $able })
    }
   *[right] { $sheet }{ $able ->
        [0] {""}
       *[other] {" "}({ $able })
    } ›
}
scene-sheet-shows = { $able ->
    [0] Muestra el mapa: { $sheet }
    [one] Muestra el mapa: { $sheet }, donde { $able } pieza puede actuar
   *[other] Muestra el mapa: { $sheet }, donde { $able } piezas pueden actuar
}
scene-why-not-here = ¿Por qué aquí no?
scene-more-reasons = clic derecho: más motivos
name-edge-n = Lado norte
name-edge-e = Lado este
name-edge-s = Lado sur
name-edge-w = Lado oeste
name-track-turns = Turnos
scene-comes-back = vuelve en { $place }
scene-legend = Leyenda
scene-score = { $value } de { $goal }

# Las fichas del borde izquierdo del mapa.
tile-waiting = Esperan fuera del mapa: { $pieces }
tile-tracks = Indicadores de política
tile-track = { $track }: casilla { $n } de { $spaces }
tile-boxes = Casillas
tile-boxes-empty = Todas las casillas están vacías
tile-draw-deck = { $count ->
    [one] { $count } carta en el mazo de robo
   *[other] { $count } cartas en el mazo de robo
  }, mazo { $opened }
tile-discards = { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
  } en { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pilas
  }
tile-turn = Turno { $turn } de { $turns }
