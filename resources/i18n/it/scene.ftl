# La mappa: ciò che si dice accanto a pezzi e luoghi.
scene-map = Mappa
scene-map-keys = Le frecce vanno da un luogo all’altro, N al prossimo pezzo che può agire, Invio prende e posa, Esc rimette a posto.
scene-why-not-here = Perché non qui?
scene-more-reasons = tasto destro: altri motivi
name-track-turns = Turni
scene-comes-back = ritorna a { $place }
