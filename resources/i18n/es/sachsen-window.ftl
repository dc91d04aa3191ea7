# La ventana de SACHSEN: paneles, láminas y casillas.
name-track-month = Mes
name-track-courts = Cortes
name-track-wars = Guerras
name-track-score-sachsen = Puntos

# Junto al mapa.
sachsen-camp-budget = +{ $n } −{ $cost }
sachsen-millions = { NUMBER($n, minimumFractionDigits: 1) }
sachsen-at-peace = Nadie está en guerra.
sachsen-war-since = desde el turno { $turn }, a lo sumo hasta el { $last }
sachsen-war-kingdoms = Guerra de los Reinos, del turno { $turn } a lo sumo hasta el { $last }
sachsen-points-of = { $source } { $n }

# Lo que dicen las casillas.
sachsen-tile-camp = { $side_bare }, puesto { $place }: { $n } gulden (+{ $income }, −{ $cost } por turno), { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
    }
sachsen-tile-points = Puntos ahora: { $n }
sachsen-tile-won = Batallas ganadas: { $battles }, guerras ganadas: { $wars }
sachsen-tile-service = El servicio está activo
sachsen-tile-blocked = El soberano está herido { $n ->
    [one] { $n } turno más
   *[other] { $n } turnos más
    }
sachsen-tile-turn = Turno { $n }
sachsen-tile-order = Orden de juego: { $sides_bare }
sachsen-tile-event = { $card_bare }: { $effect }
sachsen-tile-met = Ha tocado a: { $side_bare }
sachsen-tile-no-relations = Todavía no hay relaciones con Estados no representados.
sachsen-tile-war = { $one_bare } contra { $other_bare }, desde el turno { $turn }, a lo sumo hasta el { $last }
sachsen-tile-score = { $side_bare }: { $n }
sachsen-tile-court = { $agreed ->
    [pact] { $side_bare }, { $home_bare }: pacto de defensa mutua, saldo { $n }
    [alliance] { $side_bare }, { $home_bare }: tratado de alianza, saldo { $n }
    [marriage] { $side_bare }, { $home_bare }: tratado de alianza y matrimonio, saldo { $n }
   *[none] { $side_bare }, { $home_bare }: saldo { $n }
    }

# Paneles.
panel-engagement = Combate
verb-sachsen-lay = elegir
verb-sachsen-play = jugar
verb-sachsen-order = dar como orden
verb-sachsen-claim = adjudicarse el evento
verb-sachsen-show-service = activar
panel-field = Batalla
sachsen-battle-turn = Turno { $n } de 12
sachsen-battle-at = En la casilla { $place }
sachsen-battle-attacker = Atacante: { $side_bare }
sachsen-battle-defender = Defensor: { $side_bare }
sachsen-battle-actions = { $n ->
    [one] { $n } acción por fase
   *[other] { $n } acciones por fase
    }
sachsen-battle-left = { $n ->
    [one] { $n } acción por fase, quedan { $left }
   *[other] { $n } acciones por fase, quedan { $left }
    }
sachsen-battle-brigades = { $n ->
    [one] { $n } brigada en orden
   *[other] { $n } brigadas en orden
    }{ $routed -> 
    [0] { "" }
   *[other] , { $routed } en desbandada
    }{ $gone -> 
    [0] { "" }
   *[other] , { $gone } fuera del campo
    }{ $late -> 
    [0] { "" }
   *[other] , { $late } por llegar
    }
sachsen-battle-cards = Cartas: { $cards }
sachsen-battle-backs = { $n ->
    [one] { $n } carta bocabajo
   *[other] { $n } cartas bocabajo
    }
sachsen-battle-order = { $piece_short }: { $card }
sachsen-battle-officers = La dirigen sus oficiales
panel-courts = Cortes
sachsen-blow-long = Fuego a largo alcance
sachsen-blow-short = Fuego a corto alcance
sachsen-blow-charge = Carga
sachsen-blow-melee = Melé
sachsen-blow-shot = Disparo
sachsen-blow-morale = Prueba de moral
sachsen-blow-recovery = Prueba de recuperación
sachsen-guarded = Protegido: { $piece_bare }
sachsen-die-attack = Ataque: { $sum }
sachsen-die-defence = Defensa: { $sum }
sachsen-die-aim = Tiro: { $sum }
sachsen-die-damage = Daños: { $sum }
sachsen-die-morale = Moral: { $sum }
sachsen-die-recovery = Recuperación: { $sum }
sachsen-comes-to = Daños recibidos: { $sum }
sachsen-needed = hace falta { $n }
sachsen-part-points = experiencia
sachsen-result = Resultado: { $what }
sachsen-part-struck = { $part }: no cuenta
sachsen-tile-army = { $side_bare }: unidades en el campo { $n }, fuera { $off }

# La leyenda.
sachsen-legend-musketeers = mosqueteros
sachsen-legend-grenadiers = granaderos
sachsen-legend-dragoons = dragones
sachsen-legend-cuirassiers = coraceros
sachsen-legend-artillery = artillería
sachsen-legend-general = general
sachsen-legend-marshal = mariscal de campo
sachsen-legend-stack = 4 iguales juntos
sachsen-legend-away = en camino
sachsen-legend-weak = ataque, defensa −1
sachsen-legend-morale = moral: ataque +1, defensa −1
sachsen-legend-routed = en desbandada
sachsen-legend-rests = descansa
sachsen-legend-order = tiene una orden debajo
sachsen-legend-engaging = aún debe trabar combate
sachsen-legend-facing = cañones que miran al este
sachsen-legend-train = cañones a remolque
sachsen-legend-dice = dados de ataque y defensa
sachsen-legend-invaded = en manos de enemigos
sachsen-legend-manufactory = manufactura
sachsen-legend-chaos = Estado en caos
sachsen-legend-pact = pacto de defensa mutua
sachsen-legend-alliance = alianza
sachsen-legend-married = matrimonio
sachsen-legend-broken = ruptura de acuerdo
sachsen-legend-war = declaración de guerra
sachsen-legend-service = servicio activo

# Overlays.
overlay-supply-line-sachsen = En el campo: las unidades en la cadena de mando
overlay-protection-line-sachsen = Quién acude si se ataca esta casilla, y en qué turno de la batalla
overlay-threats-line-sachsen = Las provincias en las que puede entrar un enemigo; en el campo, con quién se puede trabar combate y las áreas de tiro de los cañones
overlay-game-sachsen = Acuerdos
overlay-game-line-sachsen = Pactos (de puntos) y alianzas con las cortes, con sus notas

# Las fichas del campamento, con las que se reclutan unidades.
name-piece-of-stock-musketeers = una nueva brigada de mosqueteros
name-piece-of-stock-musketeers-bare = Una nueva brigada de mosqueteros
name-piece-of-stock-dragoons = una nueva brigada de dragones
name-piece-of-stock-dragoons-bare = Una nueva brigada de dragones
name-piece-of-stock-artillery = una nueva brigada de artillería
name-piece-of-stock-artillery-bare = Una nueva brigada de artillería
name-piece-of-stock-grenadiers = una nueva brigada de granaderos
name-piece-of-stock-grenadiers-bare = Una nueva brigada de granaderos
name-piece-of-stock-cuirassiers = una nueva brigada de coraceros
name-piece-of-stock-cuirassiers-bare = Una nueva brigada de coraceros
name-piece-of-stock-general = una nueva unidad de mando
name-piece-of-stock-general-bare = Una nueva unidad de mando

# What the panel of courts offers.
sachsen-court-act = Actuar
sachsen-court-act-at = Actuar en la corte: { $side }
