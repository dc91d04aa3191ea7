# Qué falla en un archivo de posición, y cómo se corrige.
fault-reads-army = «{ $word }» no se lee como una facción, con besieges y una ciudad, abandoned, used o su número
fault-reads-bishopric = «{ $word }» no se lee como un estado y la facción cuyo color lleva
fault-town = una villa tiene una sola ficha
fault-box-spaces = espacios de este tipo en el recuadro: { $n }
fault-exclusive = tiene fichas de una sola facción
fault-counters = fichas de más, { $side }: { $n }
fault-neutrals = fichas neutrales de más: { $n }
fault-section = casillas de la sección: { $n }
fault-armies = ejércitos, { $side }: { $n }
fault-army-numbers = dos ejércitos con el mismo número: { $side }
fault-beggars = Mendigos del mar en total: { $n }
fault-beggars-never = los Mendigos del mar nunca vienen aquí (6.7-b)
fault-order = cada facción en juego está en él una vez
mend-others-elsewhere = Pon las otras en otro sitio
mend-each = Cada facción tiene { $n }
fault-nothing-besieged = en la fase { $word } no se asedia nada
mend-siege-phase = Nombra una fase de { $word } a { $words }, o quita el asedio
