# REVOLUTION: THE DUTCH REVOLT mientras se juega: qué se puede hacer, qué se pide, qué ha ocurrido, por qué no. Nombres: revolution-names.ftl.

# Partes de frases.
revolution-counters = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
    }
revolution-neutrals = { $n ->
    [one] { $n } ficha neutral
   *[other] { $n } fichas neutrales
    }
revolution-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
    }
revolution-armies = { $n ->
    [one] { $n } ejército
   *[other] { $n } ejércitos
    }
revolution-ships = { $n ->
    [one] { $n } mendigo del mar
   *[other] { $n } mendigos del mar
    }
revolution-owned = { $whose_id ->
    [neutral] una ficha neutral
   *[other] una ficha { $whose_of }
    }
revolution-some = { $whose_id ->
    [neutral] { revolution-neutrals }
   *[other] { revolution-counters } { $whose_of }
    }
revolution-where = { $at_kind ->
    [country] en el campo de { $at }
   *[other] en { $at }
    }
revolution-card = { $at_kind ->
    [country] la carta de provincia de { $at }
   *[other] la carta de ciudad de { $at }
    }
revolution-status = { $status ->
    [strongly-catholic] muy católico
    [catholic] católico
    [reformed] reformado
   *[strongly-reformed] muy reformado
    }

# Qué se puede hacer.
revolution-act-done = Listo
revolution-act-done-left = { $n ->
    [one] Listo: queda { $n }
   *[other] Listo: quedan { $n }
    }
revolution-act-done-home = { $n ->
    [one] Listo: { $n } ficha vuelve a la reserva
   *[other] Listo: { $n } fichas vuelven a la reserva
    }
revolution-act-stay = Dejar todo como está
revolution-act-army = Ejército: { $region_bare }
revolution-act-support = { $to_kind ->
    [country] Del recuadro { $box_bare } a { $to }: { revolution-counters }
   *[other] Del recuadro { $box_bare } al tesoro: { revolution-coins }
    }
revolution-act-support-all = Mover así las fichas
revolution-act-move-as-shown = Mover como se muestra
revolution-act-intercept = Interceptar { revolution-coins }
revolution-act-let-pass = Dejar pasar el tesoro
revolution-act-tax = Tipo impositivo { $n }
revolution-act-tax-brings = { $coins ->
    [one] { $n }: { $coins } moneda, reserva { $left }
   *[other] { $n }: { $coins } monedas, reserva { $left }
}
revolution-act-keep = Mantener el ejército: { $region_bare }
revolution-act-keep-all = Mantener todos los ejércitos
revolution-act-disband = Disolver el ejército: { $region_bare }
revolution-act-abandon-sack = Abandonar el ejército ({ $region_bare }): saquear { $at }
revolution-act-abandon-replace = Abandonar el ejército ({ $region_bare }): sustituir { revolution-owned } { revolution-where }
revolution-act-raise = Reclutar un ejército: { $region_bare }
revolution-act-raise-price = Reclutar un ejército por { $price } monedas: { $region_bare }
revolution-act-besiege = Asediar { $place }
revolution-act-hire = Contratar { revolution-ships }
revolution-act-ship = { revolution-ships }: { $region_bare }
revolution-act-destroy = { $place_kind ->
    [place] Eliminar al sitiador de { $place } con { revolution-ships }
   *[other] Eliminar un ejército con { revolution-ships }: { $region_bare }
    }
revolution-act-relieve = Levantar el asedio con { revolution-ships }: { $cities }
revolution-act-sack = Saquear { $place }
revolution-act-blockade = Asediar { $place } con 2 mendigos del mar
revolution-act-march = Marchar { $region_of } hacia { $to }
revolution-act-hinder = Detener el ejército
revolution-act-let-go = Dejarlo ir
revolution-act-influence = Sustituir { revolution-owned } { revolution-where }
revolution-act-place = { $to_bare }: { revolution-counters }
revolution-act-neutral = Ficha neutral: { $to_bare }
revolution-act-overflow = { revolution-counters } de { $province } a { $to }
revolution-act-proposals = Proponer movimientos: { $provinces_bare }
revolution-act-arrange = Repartir así
revolution-act-as-shown = Repartir como se muestra
revolution-act-all-as-shown = Repartir en { $n } provincias como se muestra
revolution-act-all = Todo junto: { $n }
revolution-act-all-upkeep = { $n ->
    [0] Renunciar a ejércitos: { $at_bare }
   *[other] Mantener { revolution-armies }, renunciar a: { $at_bare }
    }
revolution-act-all-raise = Reclutar { revolution-armies }: { $at_bare }
revolution-act-all-sieges = Asediar: { $at_bare }
revolution-act-all-beggars = Contratar { revolution-ships }: { $at_bare }
revolution-act-all-beggars-ship = Enviar { revolution-ships }: { $at_bare }
revolution-act-all-beggars-act = Los mendigos del mar actúan: { $at_bare }
revolution-act-all-army-move = Marchar hacia: { $at_bare }
revolution-act-all-military = Sustituir fichas: { $at_bare }
revolution-act-all-overflow = Mover el excedente: { $at_bare }
revolution-act-all-resolve = Convertir fichas: { $at_bare }
revolution-act-all-allegiance = Depositar monedas: { $at_bare }
revolution-pushed-out = fuera, al campo
revolution-act-propose = Proponer un movimiento: { $province_bare }
revolution-act-set = { $n ->
    [one] { $place }: { $n } ficha propia
   *[other] { $place }: { $n } fichas propias
    }
revolution-act-out = Desplazar de { $place }: { $n } ({ $whose_bare })
revolution-act-convert = Convertir en { $place }: { $whose_bare }
revolution-act-convert-none = Resolver el asedio de { $place }
revolution-act-coin = { $place }: { revolution-coins }
revolution-act-before = Antes { $whose_of }
revolution-act-last = Al final

# Qué se pide.
revolution-prompt-set-up = { $side_num ->
    [pl] { $side_who } deben arrastrar { revolution-armies } a casillas naranjas.
   *[other] { $side_who } debe arrastrar { revolution-armies } a casillas naranjas.
    }
revolution-prompt-support = { $side_num ->
    [pl] { $side_who } pueden arrastrar fichas fuera de los recuadros de apoyo y pulsar «Listo».
   *[other] { $side_who } puede arrastrar fichas fuera de los recuadros de apoyo y pulsar «Listo».
    }
revolution-prompt-treasure = { $side_num ->
    [pl] { $whose_num ->
        [pl] { $side_who } pueden interceptar: { $whose } mueven { revolution-coins }.
       *[other] { $side_who } pueden interceptar: { $whose } mueve { revolution-coins }.
        }
   *[other] { $whose_num ->
        [pl] { $side_who } puede interceptar: { $whose } mueven { revolution-coins }.
       *[other] { $side_who } puede interceptar: { $whose } mueve { revolution-coins }.
        }
    }
revolution-prompt-taxes = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } deben elegir un tipo impositivo para su ciudad: 1, 2 o 3.
       *[other] { $side_who } deben elegir un tipo impositivo para sus { $n } ciudades: 1, 2 o 3.
        }
   *[other] { $n ->
        [one] { $side_who } debe elegir un tipo impositivo para su ciudad: 1, 2 o 3.
       *[other] { $side_who } debe elegir un tipo impositivo para sus { $n } ciudades: 1, 2 o 3.
        }
    }
revolution-prompt-upkeep = { $side_num ->
    [pl] { $side_who } deben mantener, disolver o abandonar { revolution-armies }. Monedas: { $coins }.
   *[other] { $side_who } debe mantener, disolver o abandonar { revolution-armies }. Monedas: { $coins }.
    }
revolution-prompt-raise = { $side_num ->
    [pl] { $side_who } pueden reclutar ejércitos: el próximo cuesta { revolution-coins } de { $coins }.
   *[other] { $side_who } puede reclutar ejércitos: el próximo cuesta { revolution-coins } de { $coins }.
    }
revolution-prompt-sieges = { $side_num ->
    [pl] { $side_who } pueden arrastrar ejércitos a ciudades para asediarlas y pulsar «Listo».
   *[other] { $side_who } puede arrastrar ejércitos a ciudades para asediarlas y pulsar «Listo».
    }
revolution-prompt-hire = { $side_num ->
    [pl] { $side_who } pueden contratar hasta { revolution-ships }, 2 monedas cada uno.
   *[other] { $side_who } puede contratar hasta { revolution-ships }, 2 monedas cada uno.
    }
revolution-prompt-ship = { $side_num ->
    [pl] { $side_who } deben arrastrar { revolution-ships } a las regiones.
   *[other] { $side_who } debe arrastrar { revolution-ships } a las regiones.
    }
revolution-prompt-beggars = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } pueden usar { revolution-ships }: arrástralo a ejércitos, villas o ciudades.
       *[other] { $side_who } pueden usar { revolution-ships }: arrástralos a ejércitos, villas o ciudades.
        }
   *[other] { $n ->
        [one] { $side_who } puede usar { revolution-ships }: arrástralo a ejércitos, villas o ciudades.
       *[other] { $side_who } puede usar { revolution-ships }: arrástralos a ejércitos, villas o ciudades.
        }
    }
revolution-prompt-army-move = { $side_num ->
    [pl] { $side_who } pueden arrastrar ejércitos por las flechas blancas. { $done } de { $total } movidos.
   *[other] { $side_who } puede arrastrar ejércitos por las flechas blancas. { $done } de { $total } movidos.
    }
revolution-prompt-hinder = { $side_num ->
    [pl] { $side_who } pueden detener el ejército { $whose_of } que sale hacia { $to }.
   *[other] { $side_who } puede detener el ejército { $whose_of } que sale hacia { $to }.
    }
revolution-prompt-hinder-influence = { $side_num ->
    [pl] { $side_who } pueden impedir la influencia del ejército { $whose_of }.
   *[other] { $side_who } puede impedir la influencia del ejército { $whose_of }.
    }
revolution-prompt-military = { $side_num ->
    [pl] { $side_who } pueden arrastrar ejércitos a fichas para sustituirlas. Quedan: { $n }.
   *[other] { $side_who } puede arrastrar ejércitos a fichas para sustituirlas. Quedan: { $n }.
    }
revolution-prompt-new-units = { $side_num ->
    [pl] { $side_who } deben colocar { revolution-counters }: arrastra a provincias y recuadros.
   *[other] { $side_who } debe colocar { revolution-counters }: arrastra a provincias y recuadros.
    }
revolution-prompt-neutrals = { $side_num ->
    [pl] { $side_who } deben elegir provincias para las fichas neutrales que quedan: { $n }.
   *[other] { $side_who } debe elegir provincias para las fichas neutrales que quedan: { $n }.
    }
revolution-prompt-overflow = { $side_num ->
    [pl] { $side_who } pueden arrastrar { revolution-counters } de excedente a provincias iluminadas y pulsar «Listo».
   *[other] { $side_who } puede arrastrar { revolution-counters } de excedente a provincias iluminadas y pulsar «Listo».
    }
revolution-prompt-propose = { $side_num ->
    [pl] { $side_who } pueden proponer movimientos: en las provincias que se muestran o, con un clic, en otras.
   *[other] { $side_who } puede proponer movimientos: en las provincias que se muestran o, con un clic, en otras.
    }
revolution-prompt-within = { $side_num ->
    [pl] { $side_who } pueden repartir sus fichas en { $province }: como se muestra, o arrastrándolas.
   *[other] { $side_who } puede repartir sus fichas en { $province }: como se muestra, o arrastrándolas.
    }
revolution-prompt-within-all = { $side_num ->
    [pl] { $side_who } pueden repartir sus fichas: { $provinces_bare }.
   *[other] { $side_who } puede repartir sus fichas: { $provinces_bare }.
    }
revolution-prompt-resolve = { $side_num ->
    [pl] { $side_who } deben elegir qué convertir: { $place }.
   *[other] { $side_who } debe elegir qué convertir: { $place }.
    }
revolution-prompt-resolve-order = { $side_num ->
    [pl] { $side_who } deben elegir qué asedio va primero. Quedan: { $n }.
   *[other] { $side_who } debe elegir qué asedio va primero. Quedan: { $n }.
    }
revolution-prompt-influence = { $side_num ->
    [pl] { $side_who } pueden arrastrar monedas a ciudades y pulsar «Listo». Tesoro: { $coins }.
   *[other] { $side_who } puede arrastrar monedas a ciudades y pulsar «Listo». Tesoro: { $coins }.
    }
revolution-prompt-positions = { $side_num ->
    [pl] { $side_who } deben colocar su carta: antes, entre o después de las ya colocadas.
   *[other] { $side_who } debe colocar su carta: antes, entre o después de las ya colocadas.
    }

# Qué ha ocurrido.
revolution-log-army = { $side_num ->
    [pl] { $side } colocan un ejército: { $region_bare }.
   *[other] { $side } coloca un ejército: { $region_bare }.
    }
revolution-log-turn = Empieza el turno { $turn }. Orden: { $sides_short }.
revolution-log-support = { $side_num ->
    [pl] { $side } mueven { revolution-counters } del recuadro { $box_bare } a { $to }.
   *[other] { $side } mueve { revolution-counters } del recuadro { $box_bare } a { $to }.
    }
revolution-log-support-treasury = { $side_num ->
    [pl] { $side } toman { revolution-coins } del recuadro { $box_bare }.
   *[other] { $side } toma { revolution-coins } del recuadro { $box_bare }.
    }
revolution-log-treasure = { $side_num ->
    [pl] { $side } mueven { revolution-coins } del Tesoro español.
   *[other] { $side } mueve { revolution-coins } del Tesoro español.
    }
revolution-log-intercepts = { $side_num ->
    [pl] { $side } interceptan { revolution-coins } { $whose_of }.
   *[other] { $side } intercepta { revolution-coins } { $whose_of }.
    }
revolution-log-lets-pass = { $side_num ->
    [pl] { $side } dejan pasar el tesoro { $whose_of }.
   *[other] { $side } deja pasar el tesoro { $whose_of }.
    }
revolution-log-taxes = { $side_num ->
    [pl] { $side } recaudan { revolution-coins }: provincias { $provinces }, ciudades { $cities }.
   *[other] { $side } recauda { revolution-coins }: provincias { $provinces }, ciudades { $cities }.
    }
revolution-log-taxes-short = { $side_num ->
    [pl] { $side } solo recaudan { revolution-coins }: la reserva está vacía.
   *[other] { $side } solo recauda { revolution-coins }: la reserva está vacía.
    }
revolution-log-keeps = { $side_num ->
    [pl] { $side } mantienen un ejército por { revolution-coins }: { $region_bare }.
   *[other] { $side } mantiene un ejército por { revolution-coins }: { $region_bare }.
    }
revolution-log-disbands = { $side_num ->
    [pl] { $side } disuelven un ejército por { revolution-coins }: { $region_bare }.
   *[other] { $side } disuelve un ejército por { revolution-coins }: { $region_bare }.
    }
revolution-log-abandons-sack = { $side_num ->
    [pl] { $side } abandonan un ejército, que saquea { $at }.
   *[other] { $side } abandona un ejército, que saquea { $at }.
    }
revolution-log-abandons-replace = { $side_num ->
    [pl] { $side } abandonan un ejército, que sustituye { revolution-owned } { revolution-where }.
   *[other] { $side } abandona un ejército, que sustituye { revolution-owned } { revolution-where }.
    }
revolution-log-no-neutral = No quedan fichas neutrales: no se añade ninguna.
revolution-log-abandoned-leave = { $n ->
    [one] { $n } ejército abandonado sale del mapa.
   *[other] { $n } ejércitos abandonados salen del mapa.
    }
revolution-log-raises = { $side_num ->
    [pl] { $side } reclutan un ejército por { revolution-coins }: { $region_bare }.
   *[other] { $side } recluta un ejército por { revolution-coins }: { $region_bare }.
    }
revolution-log-battle = { $region_bare }: caen un ejército { $side_of } y uno { $other_of }.
revolution-log-battle-stand-off = { $region_bare }: un ejército { $side_of } y uno { $other_of } se mantienen a distancia.
revolution-log-battle-won = { $side_num ->
    [pl] { $region_bare }: solo quedan { $side }, con { revolution-armies }.
   *[other] { $region_bare }: solo queda { $side }, con { revolution-armies }.
    }
revolution-log-battle-allied = { $region_bare }: solo quedan ejércitos aliados.
revolution-log-battle-none = { $region_bare }: no queda ningún ejército.
revolution-log-besieges = { $side_num ->
    [pl] { $side } asedian { $place }.
   *[other] { $side } asedia { $place }.
    }
revolution-log-hires = { $side_num ->
    [pl] { $side } contratan { revolution-ships }.
   *[other] { $side } contrata { revolution-ships }.
    }
revolution-log-ships = { $side_num ->
    [pl] { $side } envían { revolution-ships }: { $region_bare }.
   *[other] { $side } envía { revolution-ships }: { $region_bare }.
    }
revolution-log-destroys = { $n ->
    [one] { revolution-ships } elimina un ejército { $whose_of }: { $region_bare }.
   *[other] { revolution-ships } eliminan un ejército { $whose_of }: { $region_bare }.
    }
revolution-log-relieves = { $n ->
    [one] { revolution-ships } levanta el asedio: { $cities }.
   *[other] { revolution-ships } levantan el asedio: { $cities }.
    }
revolution-log-siege-ends = El asedio de { $place } ha terminado.
revolution-log-sacks = Un mendigo del mar saquea { $place }.
revolution-log-blockades = 2 mendigos del mar asedian { $place }.
revolution-log-beggars-return = { $n ->
    [one] { revolution-ships } vuelve al recuadro.
   *[other] { revolution-ships } vuelven al recuadro.
    }
revolution-log-marches = { $side_num ->
    [pl] { $side } marchan { $region_of } hacia { $to }.
   *[other] { $side } marcha { $region_of } hacia { $to }.
    }
revolution-log-hinders = Un mendigo del mar detiene un ejército { $whose_of }: { $region_bare }.
revolution-log-lets-go = { $side_num ->
    [pl] { $side } dejan ir el ejército { $whose_of }.
   *[other] { $side } deja ir el ejército { $whose_of }.
    }
revolution-log-influences = { $side_num ->
    [pl] { $side } sustituyen { revolution-owned } { revolution-where }.
   *[other] { $side } sustituye { revolution-owned } { revolution-where }.
    }
revolution-log-new-units = { $side_num ->
    [pl] { $side } reciben { revolution-counters }.
   *[other] { $side } recibe { revolution-counters }.
    }
revolution-log-places = { $side_num ->
    [pl] { $side } colocan { revolution-counters }: { $to_bare }.
   *[other] { $side } coloca { revolution-counters }: { $to_bare }.
    }
revolution-log-banks = { $side_num ->
    [pl] { $n ->
        [one] { $side } no encuentran sitio: { revolution-counters } se convierte en moneda.
       *[other] { $side } no encuentran sitio: { revolution-counters } se convierten en monedas.
        }
   *[other] { $n ->
        [one] { $side } no encuentra sitio: { revolution-counters } se convierte en moneda.
       *[other] { $side } no encuentra sitio: { revolution-counters } se convierten en monedas.
        }
    }
revolution-log-conflict = { $n ->
    [one] Conflicto en { $province }: queda { revolution-counters }, límite { $limit }.
   *[other] Conflicto en { $province }: quedan { revolution-counters }, límite { $limit }.
    }
revolution-log-conflict-loses = { $sides_count ->
    [one] { $sides_num ->
        [pl] { $sides } pierden { revolution-counters } en { $province }.
       *[other] { $sides } pierde { revolution-counters } en { $province }.
    }
   *[other] { $sides_short } pierden { revolution-counters } por facción en { $province }.
    }
revolution-log-neutrals-all = { $provinces ->
    [one] { revolution-neutrals } más en { $provinces } provincia.
   *[other] { revolution-neutrals } más en { $provinces } provincias.
    }
revolution-log-neutral-choice = { $side_num ->
    [pl] { $side } eligen { $province } para una ficha neutral.
   *[other] { $side } elige { $province } para una ficha neutral.
    }
revolution-log-overflows = { $side_num ->
    [pl] { $side } mueven { revolution-counters } de { $province } a { $to }.
   *[other] { $side } mueve { revolution-counters } de { $province } a { $to }.
    }
revolution-log-overflows-replacing = { $side_num ->
    [pl] { $replaced ->
        [one] { $side } mueven { revolution-counters } de { $province } a { $to }, en lugar de { $replaced } ficha neutral.
       *[other] { $side } mueven { revolution-counters } de { $province } a { $to }, en lugar de { $replaced } fichas neutrales.
        }
   *[other] { $replaced ->
        [one] { $side } mueve { revolution-counters } de { $province } a { $to }, en lugar de { $replaced } ficha neutral.
       *[other] { $side } mueve { revolution-counters } de { $province } a { $to }, en lugar de { $replaced } fichas neutrales.
        }
    }
revolution-log-surplus-home = { $n ->
    [one] { revolution-counters } { $side_of } vuelve de { $province } a la reserva.
   *[other] { revolution-counters } { $side_of } vuelven de { $province } a la reserva.
    }
revolution-log-proposes = { $side_num ->
    [pl] { $side } proponen un movimiento: { $provinces_bare }.
   *[other] { $side } propone un movimiento: { $provinces_bare }.
    }
revolution-log-sets = { $side_num ->
    [pl] { $side } tienen ahora { revolution-counters } en { $place }.
   *[other] { $side } tiene ahora { revolution-counters } en { $place }.
    }
revolution-log-leaves-place = { $side_num ->
    [pl] { $side } salen de { $place }.
   *[other] { $side } sale de { $place }.
    }
revolution-log-pushes-out = { $side_num ->
    [pl] { $side } desplazan { revolution-some } fuera de { $place }.
   *[other] { $side } desplaza { revolution-some } fuera de { $place }.
    }
revolution-log-arranges = { $side_num ->
    [pl] { $side } reparten sus fichas en { $province }.
   *[other] { $side } reparte sus fichas en { $province }.
    }
revolution-log-stays = { $side_num ->
    [pl] { $side } dejan { $province } como está.
   *[other] { $side } deja { $province } como está.
    }
revolution-log-neutrals-enter = { $n ->
    [one] { revolution-neutrals } entra en { $place }.
   *[other] { revolution-neutrals } entran en { $place }.
    }
revolution-log-converts = { $side_num ->
    [pl] { $side } toman { $place } y convierten: { $whose_bare }.
   *[other] { $side } toma { $place } y convierte: { $whose_bare }.
    }
revolution-log-takes-empty = { $side_num ->
    [pl] { $side } encuentran { $place } sin fichas: el asedio ha terminado.
   *[other] { $side } encuentra { $place } sin fichas: el asedio ha terminado.
    }
revolution-log-siege-neutral = { $n ->
    [one] { $place }: { revolution-counters } pasa a ser neutral.
   *[other] { $place }: { revolution-counters } pasan a ser neutrales.
    }
revolution-log-siege-lost = { $n ->
    [one] { $place }: se retira { revolution-counters }.
   *[other] { $place }: se retiran { revolution-counters }.
    }
revolution-log-beggars-siege = Los mendigos del mar toman { $place }.
revolution-log-lays-coins = { $side_num ->
    [pl] { $side } depositan { revolution-coins } en { $place }.
   *[other] { $side } deposita { revolution-coins } en { $place }.
    }
revolution-log-marker = { $side_num ->
    [pl] { $side } mueven el indicador de { $place } a la casilla { $space }.
   *[other] { $side } mueve el indicador de { $place } a la casilla { $space }.
    }
revolution-log-marker-stays = { $n ->
    [one] { $n } moneda { $side_of } no mueve nada en { $place }.
   *[other] { $n } monedas { $side_of } no mueven nada en { $place }.
    }
revolution-log-allegiance-removes = { $place } se vuelve contra { $whose }: se retira 1 ficha.
revolution-log-allegiance-adds = { $place } aporta 1 ficha { $whose_to }.
revolution-log-gains-card = { $side_num ->
    [pl] { $side } obtienen { revolution-card }.
   *[other] { $side } obtiene { revolution-card }.
    }
revolution-log-takes-card = { $side_num ->
    [pl] { $side } quitan { revolution-card } { $whose_to }.
   *[other] { $side } quita { revolution-card } { $whose_to }.
    }
revolution-log-loses-card = { $side_num ->
    [pl] { $side } pierden { revolution-card }: ahora no es de nadie.
   *[other] { $side } pierde { revolution-card }: ahora no es de nadie.
    }
revolution-log-cards = { $n ->
    [one] { $n } carta cambia de manos.
   *[other] { $n } cartas cambian de manos.
    }
revolution-log-cards-none = Ninguna carta cambia de manos.
revolution-log-bishopric = El obispado de { $province } es ahora { revolution-status }.
revolution-log-university-founded = Se funda una universidad reformada en { $place }.
revolution-log-university-abolished = Se suprime la universidad de { $place }.
revolution-log-university-reformed = La universidad de { $place } pasa a ser reformada.
revolution-log-university-catholic = La universidad de { $place } pasa a ser católica.
revolution-log-scores = { $side_num ->
    [pl] { $n ->
        [one] { $side } tienen { $n } punto de victoria.
       *[other] { $side } tienen { $n } puntos de victoria.
        }
   *[other] { $n ->
        [one] { $side } tiene { $n } punto de victoria.
       *[other] { $side } tiene { $n } puntos de victoria.
        }
    }
revolution-log-lays-first = { $side_num ->
    [pl] { $side } colocan la primera carta.
   *[other] { $side } coloca la primera carta.
    }
revolution-log-lays-before = { $side_num ->
    [pl] { $side } juegan antes { $whose_of }.
   *[other] { $side } juega antes { $whose_of }.
    }
revolution-log-lays-last = { $side_num ->
    [pl] { $side } juegan al final.
   *[other] { $side } juega al final.
    }
revolution-log-order = Orden de juego del próximo turno: { $sides_short }.
revolution-log-wins = { $seats_num ->
    [pl] { $n ->
        [one] { $seats_who } ganan con { $n } punto de victoria.
       *[other] { $seats_who } ganan con { $n } puntos de victoria.
        }
   *[other] { $n ->
        [one] { $seats_who } gana con { $n } punto de victoria.
       *[other] { $seats_who } gana con { $n } puntos de victoria.
        }
    }
revolution-log-shared = { $n ->
    [one] Empate a { $n } punto de victoria: { $seats_who } ganan a la vez.
   *[other] Empate a { $n } puntos de victoria: { $seats_who } ganan a la vez.
    }

# Por qué no.
revolution-refuse-not-orange = Un ejército empieza en una casilla naranja: no hay ninguna vacía ({ $region_bare }).
revolution-refuse-box-empty = { $side_num ->
    [pl] { $side } no tienen fichas en este recuadro: { $box_bare }.
   *[other] { $side } no tiene fichas en este recuadro: { $box_bare }.
    }
revolution-refuse-box-not-to = Del recuadro { $box_bare } no se va a { $to }. Posibles: { $provinces_short }.
revolution-refuse-map-only = Esta casilla solo lleva al mapa: { $box_bare }.
revolution-refuse-treasury-only = Esta casilla solo lleva al tesoro: { $box_bare }.
revolution-refuse-box-number = { $n ->
    [one] En el recuadro { $box_bare } solo puede hacerlo { $n } ficha.
   *[other] En el recuadro { $box_bare } solo pueden hacerlo { $n } fichas.
    }
revolution-refuse-treasure-named = El número anunciado para el Tesoro español vale para todo el turno.
revolution-refuse-whole-over = Esta respuesta acaba antes de «{ $action }»: otros responden antes, o no queda nada que hacer.
revolution-refuse-whole-more = Aquí queda algo por decidir: la respuesta no dice nada de ello.
revolution-refuse-intercept-number = Una interceptación por cada ficha de los Hugonotes: { $n } como máximo.
revolution-refuse-rate = Un solo tipo impositivo, de 1 a 3, para todas las ciudades propias, no { $n }.
revolution-refuse-no-army-here = { $side_num ->
    [pl] En la región { $region_of } { $side } no tienen un ejército que pueda hacerlo.
   *[other] En la región { $region_of } { $side } no tiene un ejército que pueda hacerlo.
    }
revolution-refuse-keep-price = { $side_num ->
    [pl] { $left ->
        [one] { $side } pagan { revolution-coins } por ejército mantenido; queda { $left } de { $coins }.
       *[other] { $side } pagan { revolution-coins } por ejército mantenido; quedan { $left } de { $coins }.
        }
   *[other] { $left ->
        [one] { $side } paga { revolution-coins } por ejército mantenido; queda { $left } de { $coins }.
       *[other] { $side } paga { revolution-coins } por ejército mantenido; quedan { $left } de { $coins }.
        }
    }
revolution-refuse-disband-price = { $left ->
    [one] Disolver un ejército cuesta { revolution-coins }; queda { $left }.
   *[other] Disolver un ejército cuesta { revolution-coins }; quedan { $left }.
    }
revolution-refuse-not-town = Solo se saquea una villa: no { $at }.
revolution-refuse-sack-whose = Para saquear una villa no se nombra una facción: { $at }.
revolution-refuse-not-region = Fuera de esta región ({ $region_bare }): { $at }.
revolution-refuse-no-counter = { $whose_num ->
    [pl] { $whose } no tienen fichas { revolution-where }.
   *[other] { $whose } no tiene fichas { revolution-where }.
    }
revolution-refuse-no-neutral-there = No hay fichas neutrales { revolution-where }.
revolution-refuse-replace-neutral = Un ejército abandonado sustituye una ficha de una facción, no una neutral: { $at }.
revolution-refuse-not-in-city = No en una ciudad: { $at }.
revolution-refuse-no-army-left = En la reserva { $side_of } no quedan ejércitos.
revolution-refuse-three-armies = Una facción recluta 3 ejércitos por turno como máximo.
revolution-refuse-raise-price = { $side_num ->
    [pl] El próximo ejército cuesta { revolution-coins }; { $side } tienen { $coins }.
   *[other] El próximo ejército cuesta { revolution-coins }; { $side } tiene { $coins }.
    }
revolution-refuse-section-full = En esta sección no hay una casilla de ejército vacía: { $region_bare }.
revolution-refuse-no-presence = En esta región no hay ni ejército ni ficha { $side_of }: { $region_bare }.
revolution-refuse-siege-own = { $side_num ->
    [pl] Una ciudad propia o de una facción aliada no se asedia: { $side } poseen { $place }.
   *[other] Una ciudad propia o de una facción aliada no se asedia: { $side } posee { $place }.
    }
revolution-refuse-siege-only-own = En { $place } solo hay fichas propias: no hay nada que asediar.
revolution-refuse-siege-town = Las villas no se asedian: { $place }.
revolution-refuse-siege-stand-off = Un ejército que se mantiene a distancia no puede asediar: { $region_bare }.
revolution-refuse-siege-taken = { $place } ya está asediada: un solo asedio por ciudad.
revolution-refuse-besieged = Ninguna ficha entra en una ciudad asediada ni sale de ella: { $place }.
revolution-refuse-beggars-price = { $side_num ->
    [pl] Un mendigo del mar cuesta 2 monedas; { $side } tienen { $coins }.
   *[other] Un mendigo del mar cuesta 2 monedas; { $side } tiene { $coins }.
    }
revolution-refuse-beggars-number = Hay 3 mendigos del mar: no se pueden contratar { $n }.
revolution-refuse-beggars-region = Los mendigos del mar no van a la región { $region_of }.
revolution-refuse-beggars-left = { $n ->
    [0] Aquí no está libre ningún mendigo del mar: { $region_bare }.
    [one] Aquí solo está libre { $n } mendigo del mar: { $region_bare }.
   *[other] Aquí solo están libres { $n } mendigos del mar: { $region_bare }.
    }
revolution-refuse-destroy-more = Para eliminar hacen falta más mendigos del mar que ejércitos: { $n } contra { $armies }.
revolution-refuse-destroy-whose = Los mendigos del mar solo atacan a ejércitos de Católicos, Habsburgo y Nobleza.
revolution-refuse-destroy-besieger = Hay que eliminar el ejército más católico: ninguno { $whose_of } asedia { $place }.
revolution-refuse-destroy-section = El ejército { $whose_of } asedia una ciudad: arrastra los mendigos del mar a esa ciudad.
revolution-refuse-relieve-equal = Para levantar un asedio hacen falta tantos mendigos del mar como ejércitos: { $n } contra { $armies }.
revolution-refuse-relieve-none = Para levantar un asedio hace falta una ciudad asediada: { $region_bare }.
revolution-refuse-no-siege = Ningún ejército asedia { $place }.
revolution-refuse-sack-armies = Los mendigos del mar solo saquean y asedian donde no hay ejércitos: aquí { $armies }.
revolution-refuse-blockade-two = Para asediar una ciudad hacen falta 2 mendigos del mar: aquí { $n }.
revolution-refuse-no-arrow = Ninguna flecha blanca lleva de la región { $region_of } a la región { $to_of }.
revolution-refuse-army-done = Cada ejército mueve una vez por turno: este ha movido, fue detenido o asedia.
revolution-refuse-influence-done = Cada ejército usa su influencia una vez por turno: este la ha usado, fue detenido o asedia.
revolution-refuse-influence-beside = Un ejército no usa influencia si en su sección hay otro de otra facción: { $whose_bare }.
revolution-refuse-influence-own = La influencia sustituye fichas ajenas: { $at }.
revolution-refuse-supply-empty = En la reserva { $side_of } no quedan fichas.
revolution-refuse-not-present = { $side_num ->
    [pl] { $side } no tienen fichas en { $to }: las nuevas van donde ya hay fichas suyas.
   *[other] { $side } no tiene fichas en { $to }: las nuevas van donde ya hay fichas suyas.
    }
revolution-refuse-not-destination = Aquí no pueden ir fichas: { $to }.
revolution-refuse-as-many = Sin su carta, como máximo tantas como ya hay: { $n } en { $to }.
revolution-refuse-twice = Como máximo el doble de las presentes: { $n } en { $to }.
revolution-refuse-units-left = { $n ->
    [one] Solo queda { $n } ficha nueva por colocar.
   *[other] Solo quedan { $n } fichas nuevas por colocar.
    }
revolution-refuse-box-not-own = Este recuadro no está al servicio { $side_of }: { $box_bare }.
revolution-refuse-box-full = En este recuadro no queda ninguna casilla libre: { $box_bare }.
revolution-refuse-huguenots = Los Hugonotes sirven a una facción cada vez: { revolution-counters } { $whose_of }.
revolution-refuse-neutral-full = { $to } está al límite o ya ha recibido su ficha neutral.
revolution-refuse-no-surplus = { $n ->
    [0] Solo se mueve el excedente: en { $province } no lo hay.
    [one] Solo se mueve el excedente: queda { revolution-counters } en { $province }.
   *[other] Solo se mueve el excedente: quedan { revolution-counters } en { $province }.
    }
revolution-refuse-not-reached = { $to } no está junto a { $province } ni en un río común.
revolution-refuse-river-barred = { $whose_num ->
    [pl] { $whose } controlan { $place }: aquí el río está cerrado.
   *[other] { $whose } controla { $place }: aquí el río está cerrado.
    }
revolution-refuse-no-room = { $to } está al límite y no tiene fichas neutrales.
revolution-refuse-room = { $n ->
    [one] En { $to } cabe { $n } ficha más.
   *[other] En { $to } caben { $n } fichas más.
    }
revolution-refuse-propose-absent = { $side_num ->
    [pl] { $side } no tienen fichas fuera de ciudades asediadas en { $province }.
   *[other] { $side } no tiene fichas fuera de ciudades asediadas en { $province }.
    }
revolution-refuse-proposed = Ya se ha propuesto un movimiento en { $province }.
revolution-refuse-propose-nothing = { $province } no tiene villas ni ciudades abiertas: no hay nada que mover.
revolution-refuse-not-province = { $place } está fuera de { $province }.
revolution-refuse-at-rest = Las fichas del mapa esperan a la fase «{ $step }».
revolution-refuse-not-proposed = En { $province } nadie ha propuesto movimientos o todos han actuado ya.
revolution-refuse-not-to-act = { $side_num ->
    [pl] { $side } no tienen fichas que mover en { $province } o ya han actuado allí.
   *[other] { $side } no tiene fichas que mover en { $province } o ya ha actuado allí.
    }
revolution-refuse-larger-first = { $whose_num ->
    [pl] En { $province } actúan antes { $whose }.
   *[other] En { $province } actúa antes { $whose }.
    }
revolution-refuse-town-one = Una villa contiene una sola ficha: { $place }.
revolution-refuse-set-number = { $side_num ->
    [pl] { $side } solo tienen aquí { revolution-counters }.
   *[other] { $side } solo tiene aquí { revolution-counters }.
    }
revolution-refuse-set-others = { $n ->
    [one] En el campo solo hay { $n } ficha: quita antes alguna de { $places }.
   *[other] En el campo solo hay { $n } fichas: quita antes alguna de { $places }.
    }
revolution-refuse-set-same = { $side_num ->
    [pl] { $side } ya tienen { revolution-counters } en { $place }.
   *[other] { $side } ya tiene { revolution-counters } en { $place }.
    }
revolution-refuse-set-twice = Cada lugar se decide una sola vez: { $place } ya lo está.
revolution-refuse-taken = { $whose_num ->
    [pl] { $whose } ya han actuado y ocupan { $place }.
   *[other] { $whose } ya ha actuado y ocupa { $place }.
    }
revolution-refuse-out-acted = Solo se desplazan fichas neutrales o de facciones que aún no han actuado, no { $whose_of }.
revolution-refuse-out-number = No hay tantas: { revolution-some } en { $place }.
revolution-refuse-out-own = Las fichas propias no se desplazan: elige cuántas quedan.
revolution-refuse-out-twice = Ya se han desplazado fichas { $whose_of } de { $place }.
revolution-refuse-no-own-siege = { $side_num ->
    [pl] { $side } no asedian esta ciudad: { $place }.
   *[other] { $side } no asedia esta ciudad: { $place }.
    }
revolution-refuse-convert-number = En { $place } hay que convertir { revolution-counters }.
revolution-refuse-convert-own = En { $place } solo se convierten fichas ajenas.
revolution-refuse-only-treasury = Solo monedas del tesoro: allí hay { $coins }.
revolution-refuse-not-city = La lealtad es de las ciudades: no { $place }.
revolution-refuse-not-laid = { $whose_num ->
    [pl] { $whose } aún no han colocado su carta.
   *[other] { $whose } aún no ha colocado su carta.
    }

# Qué dice el inspector.
revolution-fact-holder = { $side_num ->
    [pl] { $side } poseen su carta
   *[other] { $side } posee su carta
    }
revolution-fact-no-holder = Nadie posee su carta
revolution-fact-needs = { $side_bare }: { $n } más para la carta
revolution-fact-counts = { $side_bare }: { $n }
revolution-fact-limit = Límite { $limit }, fichas contadas { $n }
revolution-fact-surplus = { $n } por encima del límite
revolution-fact-room = Sitio para { $n } más
revolution-fact-worth = Puntos de victoria: { $n }
revolution-fact-tax = Impuesto { $n }
revolution-fact-minor = Solo cuenta tras el turno 5
revolution-fact-neighbours = Linda con: { $provinces_short }
revolution-fact-rivers = Por río: { $provinces_short }
revolution-fact-replaces = { $n ->
    [one] Se sustituye { $n } ficha neutral en { $province }
   *[other] Se sustituyen { $n } fichas neutrales en { $province }
    }
revolution-fact-region = Región: { $region_bare }
revolution-fact-may-place = { $n ->
    [one] { $side_bare }: aquí ahora hasta { $n } ficha nueva
   *[other] { $side_bare }: aquí ahora hasta { $n } fichas nuevas
    }
revolution-fact-pays = Su carta da fichas también por { $places_short }
revolution-fact-allegiance = Lealtad: casilla { $space } de 7
revolution-fact-effect-none = Esta casilla no tiene efecto
revolution-fact-effect-remove-catholic = Esta casilla quita una unidad católica
revolution-fact-effect-remove-anti = Esta casilla quita una unidad anticatólica
revolution-fact-effect-swap-catholic = Esta casilla quita una unidad anticatólica y añade una católica
revolution-fact-effect-swap-anti = Esta casilla quita una unidad católica y añade una anticatólica
revolution-fact-besieged-by = Asediada { $side_by }
revolution-fact-besieged-beggars = Asediada por los mendigos del mar
revolution-fact-free-city = Ciudad de nadie
revolution-fact-trading = Villa comercial: 1 punto de victoria para los Burgueses
revolution-fact-town-held = { $side_num ->
    [pl] Aquí hay una ficha { $side_of }
   *[other] Aquí hay una ficha { $side_of }
    }
revolution-fact-town-neutral = Aquí hay una ficha neutral
revolution-fact-town-empty = Aquí no hay ninguna ficha
revolution-fact-university-catholic = Universidad católica
revolution-fact-university-reformed = Universidad reformada
revolution-fact-university-none = Aquí puede fundarse una universidad
revolution-fact-bishopric = Obispado: { revolution-status }
revolution-fact-supply = Reserva: { revolution-counters }
revolution-fact-treasury = Tesoro: { revolution-coins }
revolution-fact-armies-left = { revolution-armies } en la reserva
revolution-fact-boxes = { revolution-counters } en recuadros de apoyo
revolution-fact-new-units = Próximas fichas nuevas: { $n }
revolution-fact-new-cities = Por ciudades: { $n }
revolution-fact-new-towns = Por villas: { $n }
revolution-fact-new-countryside = Por { $count } en el campo: { $n }
revolution-fact-new-boxes = Por recuadros de apoyo: { $n }
revolution-fact-new-least = Al menos { $n }
revolution-fact-new-supply = No más que la reserva: { $n }
revolution-fact-points = Puntos si el turno acabara ahora: { $n }
revolution-fact-points-cities = Ciudades: { $n }
revolution-fact-points-provinces = Provincias: { $n }
revolution-fact-points-goal = Objetivo propio: { $n }
revolution-fact-points-minor = Provincias menores, al final: { $n }
revolution-fact-armies = { $side_bare }: { revolution-armies }
revolution-fact-no-armies = Ningún ejército
revolution-fact-stand-off = 2 ejércitos se mantienen a distancia
revolution-fact-ships = { revolution-ships }
revolution-fact-arrows = Salidas: { $regions_short }
revolution-fact-spaces = Casillas de ejército: { $n }, vacías { $free }
revolution-fact-beggars-open = Abierta a los mendigos del mar
revolution-fact-box-serves = Al servicio de: { $sides_short }
revolution-fact-box-leads = Lleva a: { $provinces_short }
revolution-fact-space-plain = Casillas sin color, solo al mapa: { $n }
revolution-fact-space-coloured = Casillas de color, solo al tesoro: { $n }
revolution-fact-space-diagonal = Casillas partidas en diagonal, a cualquiera: { $n }
revolution-fact-box-held = { $side_bare }: { revolution-counters }
revolution-fact-box-exclusive = Una facción cada vez
revolution-fact-box-intercepts = Intercepta monedas del Tesoro español
revolution-fact-reconstructed = { $figures ->
    [limit-points-tax] Reconstruidos: límite, puntos de victoria e impuesto
    [limit-points] Reconstruidos: límite y puntos de victoria
    [slots-orange-arrows] Reconstruidas: casillas de ejército, casillas naranjas y flechas
    [slots-arrows] Reconstruidas: casillas de ejército y flechas
    [provinces-spaces] Reconstruidas: provincias y casillas
    [name] Reconstruida: la presencia de esta villa en el mapa
    [trading] Reconstruido: el rango de villa comercial
    [name-trading] Reconstruidos: la presencia en el mapa y el rango de villa comercial
   *[other] Reconstruido en parte
    }
revolution-fact-order = { $sides_short }

# La hoja al final: los puntos por su origen.
revolution-sheet-cities = Ciudades
revolution-sheet-provinces = Provincias
revolution-sheet-goal = Objetivo
revolution-sheet-minor = Menores
revolution-sheet-total = Puntos
revolution-sheet-pair = Las dos juntas
revolution-nearest-card-held = { $at }: { $side_bare }, con { revolution-counters } de ventaja; vale { $points }
revolution-nearest-card-missed = { $at }: { $side_bare }, a { revolution-counters } de la carta; vale { $points }
revolution-nearest-goal-held = { $side_bare }, objetivo propio: un punto menos con { revolution-counters } menos
revolution-nearest-goal-missed = { $side_bare }, objetivo propio: un punto más con { revolution-counters } más

# Monedas que cambian de mano (R-30).
revolution-act-pay = Ofrecer { revolution-coins } { $whose_to }
revolution-act-take = Aceptar las monedas { $whose_of }
revolution-log-offers-coins = { $side_num ->
    [pl] { $side } ofrecen { revolution-coins } { $whose_to }.
   *[other] { $side } ofrece { revolution-coins } { $whose_to }.
    }
revolution-log-paid = { $side_num ->
    [pl] { $side } pagan { revolution-coins } { $whose_to }.
   *[other] { $side } paga { revolution-coins } { $whose_to }.
    }
revolution-refuse-no-payments = Las monedas solo cambian de manos con la opción «Pagos».
revolution-refuse-pay-phase = Las monedas se ofrecen en la fase propia.
revolution-refuse-pay-other = Nadie se paga a sí mismo: hace falta una facción distinta de esta: { $side_bare }.
revolution-refuse-pay-coins = Monedas en el tesoro { $side_of }: { $n }.
revolution-refuse-pay-supply = Fichas en la reserva { $side_of }, para convertirlas en monedas: { $n }.
revolution-refuse-nothing-offered = No se te ofrece ninguna moneda { $whose_of }.
revolution-refuse-offer-over = La oferta { $whose_of } ha terminado: su fase ha acabado o ya no hay monedas.

# En la lista de juegos.
bot-revolution-steady-line = Busca mayorías y su propio objetivo, mira una acción adelante, vigila a quien va en cabeza
