# The public window: what a room sees on a projector.
menu-teach = Teach
menu-present = Public window…
public-title = Public window
public-ask = Where is the table to be shown to the room?
public-screen = Screen { $number }: { $wide } × { $high }
public-here = Only this window
public-off = Off
public-theme = Projector
public-theme-light = Light, for bright rooms
public-theme-dark = Dark, for dark rooms
public-room = Depth of the room
public-room-near = Small: few rows
public-room-normal = Normal
public-room-deep = Deep: many rows

# Tools.
keys-public = Public window
public-arrow = Arrow
public-circle = Circle
public-pen = Pen
public-text = Text
public-eraser = Eraser
public-laser = Laser
public-spotlight = Spotlight
public-lens = Lens
public-colour-1 = Colour 1
public-colour-2 = Colour 2 (Shift)
public-colour-3 = Colour 3 (Ctrl)
public-colour-4 = Colour 4 (Ctrl+Shift)
public-black = Black screen
public-white = White screen
public-freeze = Freeze
public-clear = Clear the drawings
public-follow = Follow my view
public-send = Send my view
public-reveal = Reveal…
public-step = Next step
public-step-back = Step back
public-text-ask = Text on the map
public-text-write = Write

# Revealing.
public-revealed-hand = Secret hand: { $side_bare }
public-revealed-number = Secret number: { $piece_bare }, { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
public-reveal-ask = { $what }. Show it to the whole room?
public-reveal-yes = Show the room
public-hide = Hide it again
public-nothing-hidden = Nothing is hidden from the room.
