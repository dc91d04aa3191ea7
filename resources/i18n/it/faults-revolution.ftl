# Che cosa non va in un file di situazione, e come si corregge.
fault-reads-army = «{ $word }» non si legge come una fazione, con besieges e una città, abandoned, used o il suo numero
fault-reads-bishopric = «{ $word }» non si legge come uno stato e la fazione di cui porta il colore
fault-town = una cittadina tiene una sola pedina
fault-box-spaces = spazi di questo tipo nel riquadro: { $n }
fault-exclusive = tiene pedine di una sola fazione
fault-counters = pedine di troppo, { $side }: { $n }
fault-neutrals = pedine neutre di troppo: { $n }
fault-section = caselle della sezione: { $n }
fault-armies = eserciti, { $side }: { $n }
fault-army-numbers = due eserciti con lo stesso numero: { $side }
fault-beggars = Mendicanti di mare in tutto: { $n }
fault-beggars-never = i Mendicanti di mare non vengono mai qui (6.7-b)
fault-order = ogni fazione in gioco vi sta una volta
mend-others-elsewhere = Metti le altre altrove
mend-each = Ogni fazione ne ha { $n }
fault-nothing-besieged = nella fase { $word } non si assedia nulla
mend-siege-phase = Nomina una fase da { $word } a { $words }, o togli l’assedio
