# The map: what is said beside pieces and places.
scene-map = Map
scene-map-keys = Arrow keys walk from place to place, N goes to the next piece that can act, Enter takes and drops, Esc puts back.
scene-why-not-here = Why not here?
scene-more-reasons = right click: more reasons
name-track-turns = Turns
scene-comes-back = back at { $place }
