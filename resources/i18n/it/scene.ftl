# La mappa: ciò che si dice accanto a pezzi e luoghi.
scene-map = Mappa
scene-map-keys = Le frecce vanno da un luogo all’altro, { $key } al prossimo pezzo che può agire, Invio prende e posa, Esc rimette a posto.
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
    [0] Mostra la mappa: { $sheet }
    [one] Mostra la mappa: { $sheet }, dove { $able } pezzo può agire
   *[other] Mostra la mappa: { $sheet }, dove { $able } pezzi possono agire
}
scene-why-not-here = Perché non qui?
scene-more-reasons = tasto destro: altri motivi
name-edge-n = Lato nord
name-edge-e = Lato est
name-edge-s = Lato sud
name-edge-w = Lato ovest
name-track-turns = Turni
scene-comes-back = ritorna a { $place }
scene-legend = Legenda
scene-score = { $value } su { $goal }

# Le tessere sul bordo sinistro della mappa.
tile-waiting = In attesa fuori mappa: { $pieces }
tile-tracks = Tracciati della politica
tile-track = { $track }: casella { $n } di { $spaces }
tile-boxes = Caselle
tile-boxes-empty = Tutte le caselle sono vuote
tile-draw-deck = { $count ->
    [one] { $count } carta nel mazzo di pesca
   *[other] { $count } carte nel mazzo di pesca
  }, mazzo { $opened }
tile-discards = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
  } in { $piles ->
    [one] { $piles } pila
   *[other] { $piles } pile
  }
tile-turn = Turno { $turn } di { $turns }
