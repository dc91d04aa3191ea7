# The map: what is said beside pieces and places.
scene-map = Map
scene-map-keys = Arrow keys walk from place to place, { $key } goes to the next piece that can act, Enter takes and drops, Esc puts back.
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
    [0] Shows the map of { $sheet }
    [one] Shows the map of { $sheet }, where { $able } piece can act
   *[other] Shows the map of { $sheet }, where { $able } pieces can act
}
scene-why-not-here = Why not here?
scene-more-reasons = right click: more reasons
name-edge-n = North side
name-edge-e = East side
name-edge-s = South side
name-edge-w = West side
name-track-turns = Turns
scene-comes-back = back at { $place }
scene-legend = Legend
scene-score = { $value } of { $goal }

# The tiles at the left edge of the map.
tile-waiting = Waiting off the map: { $pieces }
tile-tracks = Tracks of politics
tile-track = { $track }: space { $n } of { $spaces }
tile-boxes = Boxes
tile-boxes-empty = All boxes are empty
tile-draw-deck = { $count ->
    [one] { $count } card in the draw deck
   *[other] { $count } cards in the draw deck
  }, deck { $opened }
tile-discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
  } in { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
  }
tile-turn = Turn { $turn } of { $turns }
