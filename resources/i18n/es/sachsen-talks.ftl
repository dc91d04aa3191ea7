# SACHSEN: de qué se habla en la mesa: tratos, el papel de la paz, el congreso.
panel-peace = Paz con { $side }
panel-congress = Congreso
sachsen-sum = { $n } gulden
sachsen-talk-show = Mostrar
sachsen-talk-show-to = Mostrarlo { $side_to }
sachsen-talk-nothing = nada
sachsen-talk-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
    }
sachsen-talk-until = hasta el turno { $n }
sachsen-talk-passage = paso hasta el turno { $n }
sachsen-talk-promise = hasta el turno { $n }: «{ $words }»

# El papel de la paz.
sachsen-peace-round = Ronda { $n } de { $of }
sachsen-peace-may = Reclamaciones posibles: { $side_bare }
sachsen-peace-claim = Reclamación { $side_of }
sachsen-peace-offer = Oferta { $side_of }
sachsen-peace-ruled = Sin un sí
sachsen-peace-no-land = dinero; ninguna provincia

# Tratos entre jugadores.
sachsen-talk-offered = Sobre la mesa
sachsen-talk-stands = Acuerdos en vigor
sachsen-talk-bargain = Nuevo trato
sachsen-talk-how = Lo que se puede entregar se entrega enseguida; las palabras van al registro.
sachsen-talk-gives = { $side_num ->
    [pl] { $side } dan
   *[other] { $side } da
    }
sachsen-talk-both = Ambos: { $written }
sachsen-talk-wedding = { $child ->
    [son] matrimonio: príncipe { $one_of }, princesa { $other_of }
   *[daughter] matrimonio: princesa { $one_of }, príncipe { $other_of }
    }
sachsen-talk-through = paso, { $one_bare }, hasta el turno { $n }
sachsen-talk-break = Romper
sachsen-talk-no-penalty = Quien lo rompe no paga nada, según las reglas.
sachsen-talk-for-good = Los herederos están casados para siempre.
sachsen-offer-with = Con
sachsen-offer-mine = Yo doy
sachsen-offer-yours = Tú das
sachsen-offer-both = Ambos
sachsen-offer-until = hasta el turno
sachsen-offer-money = Dinero { $side_of }
sachsen-offer-less = Menos
sachsen-offer-more = Más
sachsen-offer-add = Añadir
sachsen-offer-drop = Quitar
sachsen-offer-province = Provincia
sachsen-offer-card = Carta
sachsen-offer-passage = Paso
sachsen-offer-no-wedding = Ningún matrimonio
sachsen-offer-wedding = { $child ->
    [son] Mi príncipe, tu princesa
   *[daughter] Mi princesa, tu príncipe
    }
sachsen-offer-promise = Una promesa, con tus palabras
sachsen-offer-promise-give = Yo prometo
sachsen-offer-promise-want = Tú prometes
sachsen-offer-promise-both = Prometemos ambos
sachsen-offer-send = Ofrecer
sachsen-offer-empty = Escribe qué se da, o qué obliga a ambos.

# El congreso, y las cortes antes de un dado.
sachsen-congress-kind = De qué trata la moción
sachsen-congress-which = Moción
sachsen-congress-congress = Convocar un congreso
sachsen-congress-amend = Presentar la enmienda
sachsen-congress-how = Una moción que presentar; otro Estado debe apoyar el congreso.
sachsen-congress-none = Ahora ningún congreso: hace falta una guerra, una provincia ocupada o una pretensión, una vez por ciclo.
sachsen-vote-of = { $side_bare }: { sachsen-stand }
sachsen-vote-with = Vota como { $home }
sachsen-vote-none = Se abstiene: empate, ninguna aprobación, o soberano herido
sachsen-court-money = { $now ->
    [1] Ahora se puede pedir dinero
   *[other] Dinero otra vez desde el turno { $turn }
    }
sachsen-court-arms = { $now ->
    [1] Ahora se pueden pedir brigadas
   *[other] Brigadas otra vez desde el turno { $turn }
    }

# El final.
sachsen-end-battles = Batallas
sachsen-end-battle = { $place_bare }: victoria { $side_of } contra { $loser }
sachsen-end-stroke = El mejor golpe de los espías
sachsen-fact-tie-provinces = Puntos iguales: { $side_bare } antes que { $whose_bare }, { $n } provincias a { $less }.
sachsen-fact-tie-money = Puntos y provincias iguales: { $side_bare } antes que { $whose_bare }, { $n } gulden a { $less }.
sachsen-fact-tie-shared = Igualdad en puntos, provincias y dinero, el puesto se comparte: { $side_bare }, { $whose_bare }.
sachsen-tally-fine = Brigadas en orden
sachsen-tally-routed = Brigadas en desbandada
sachsen-tally-destroyed = Brigadas destruidas
sachsen-tally-generals = Generales perdidos
sachsen-fact-battle-ended = Campo abandonado en el turno de batalla { $n }: { $side_bare }.
