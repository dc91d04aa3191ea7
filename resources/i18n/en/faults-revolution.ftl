# What the readers of position files say of a fault, and how to mend it: word for word as the command line tells it.
fault-reads-army = '{ $word }' does not read as a faction, with besieges and a city, abandoned, used or its number
fault-reads-bishopric = '{ $word }' does not read as a status, and the faction whose colour it bears
fault-town = a town holds one counter
fault-box-spaces = the box has { $n } such spaces
fault-exclusive = it holds counters of one faction only
fault-counters = there are { $n } too many counters of the { $side }
fault-neutrals = there are { $n } too many neutrals
fault-section = the section has { $n } spaces
fault-armies = there are { $n } armies of the { $side }
fault-army-numbers = two armies of the { $side } bear one number
fault-beggars = there are { $n } Water Beggars
fault-beggars-never = Water Beggars never come here (6.7-b)
fault-order = every faction in play stands in it once
mend-others-elsewhere = Put the others elsewhere
mend-each = Each faction has { $n }
fault-nothing-besieged = in the phase { $word } nothing is besieged
mend-siege-phase = Name a phase from { $word } to { $words }, or take the siege away
