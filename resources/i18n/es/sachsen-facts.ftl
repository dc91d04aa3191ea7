# SACHSEN: lo que se puede saber del tablero político.

# Hechos.
sachsen-fact-province = { $country }, { $side_of }: { $terrain ->
    [plain] llanura
    [woods] bosques
    [hills] colinas
   *[mixed] terreno mixto
    }.
sachsen-fact-conquered = Quitada { $side_to }.
sachsen-fact-yields = Da { $n } gulden por turno.
sachsen-fact-invaded = Invadida por { $n ->
    [one] { $n } unidad
   *[other] { $n } unidades
    }: no da nada.
sachsen-fact-barren = No da nada durante { $n ->
    [one] { $n } renta más
   *[other] { $n } rentas más
    }.
sachsen-fact-undefended = No da nada: no hay en ella ninguna unidad de su Estado.
sachsen-fact-manufactory = Tiene una manufactura.
sachsen-fact-garrison = Guarnición: { $n ->
    [0] ninguna
    [one] { $n } unidad
   *[other] { $n } unidades
    }.
sachsen-fact-claim = Pretendida desde el turno { $turn }: { $seat_bare }.
sachsen-fact-comes = Si se ataca, { $turn ->
    [1] enseguida
   *[other] en el turno de batalla { $turn }
    }: { $pieces }.
sachsen-fact-unit = { $piece }: nivel { $level }, { $n } gulden por turno.
sachsen-fact-stock = Alistarla cuesta { $n } gulden ahora y { $cost } por turno; llega en el turno { $turn }.
sachsen-fact-led = Dirige: { $seat_bare }.
sachsen-fact-coming = En el tablero en el turno { $turn }.
sachsen-fact-lost = Derrotada; si se paga, vuelve no antes del turno { $turn }.
sachsen-fact-returns = Reorganizada: vuelve en el turno { $turn }.
sachsen-fact-lent = Prestada: vuelve en el turno { $turn }.
sachsen-fact-moves = { $n ->
    [0] En este turno ya no puede moverse.
    [one] En este turno le queda { $n } casilla.
   *[other] En este turno le quedan { $n } casillas.
    }
sachsen-fact-weak = Recién vuelta: el ataque y la defensa tienen 1 menos en este turno.
sachsen-fact-general = Experiencia: { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
    }.
sachsen-fact-prisoner = Su general está prisionero { $by_of }.
sachsen-fact-neutral = Un Estado no representado.
sachsen-fact-chaos = { $side }: en el caos, sin gobernante.
sachsen-fact-owns = Provincias: { $n }.
sachsen-fact-heir = { $child ->
    [son] Un príncipe, soltero
   *[daughter] Una princesa, soltera
    }.
sachsen-fact-heir-married = { $child ->
    [son] Un príncipe, casado
   *[daughter] Una princesa, casada
    } con la casa { $house_of }.
sachsen-fact-blocked = El gobernante está herido durante { $n ->
    [one] { $n } turno más
   *[other] { $n } turnos más
    }.
sachsen-fact-at-war = En guerra: { $enemy }.
sachsen-fact-pact = Pacto de defensa mutua: { $home }.
sachsen-fact-alliance = Alianza: { $home }.
sachsen-fact-married = Matrimonio: { $home }.
sachsen-fact-notes = Notas sueltas: { $home } { $n }.
sachsen-fact-waits = A la espera de un Estado.
sachsen-fact-points = Puntos ahora: { $n }.
sachsen-fact-treasury = En el tesoro: { $n } gulden.
sachsen-fact-budget = Cada turno: { $n } gulden de renta, { $cost } de mantenimiento por { $units ->
    [one] { $units } unidad
   *[other] { $units } unidades
    }.
sachsen-fact-debt = Deudas: { $n } gulden.
sachsen-fact-hand = Oportunidades en la mano: { $n }.
sachsen-fact-service = El servicio de contraespionaje está activo.

# Por qué no.
sachsen-refuse-no-clock = Esta partida no acaba a una hora.
sachsen-refuse-hour-struck = La hora ya ha dado.

# Lo que una lista de la línea de órdenes dice de una unidad.
cli-state-enrolling = en alistamiento
cli-state-reorganising = en reorganización
cli-state-lent = prestada
cli-state-weak = recién reorganizada
cli-state-stock = en la reserva
cli-state-late = retrasada
cli-state-order = con una orden
cli-state-due = debe trabar combate
cli-state-routed = en desbandada
cli-state-train = a remolque
cli-state-rests = descansa
cli-state-attack-lost = ataque −1
cli-state-defence-lost = defensa −1
cli-state-attack-won = ataque +1
cli-state-defence-won = defensa +1
cli-state-faces-n = frente al norte
cli-state-faces-e = frente al este
cli-state-faces-s = frente al sur
cli-state-faces-w = frente al oeste
