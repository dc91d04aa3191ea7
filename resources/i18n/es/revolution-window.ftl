# La ventana de REVOLUTION: THE DUTCH REVOLT: paneles, tableros y casillas.
# Paneles.
panel-fights = Combates
panel-units = De dónde vienen
revolution-no-fights = Aún no ha combatido nadie.
revolution-units-opening = del turno de apertura
revolution-units-cities = cartas de ciudad
revolution-units-named = lugares indicados en ellas
revolution-units-towns = fichas en villas
revolution-units-countryside = campo, una por cada 5
revolution-units-boxes = fichas en recuadros de apoyo
revolution-units-raised = hasta el mínimo de 7
revolution-units-lacking = faltan en la reserva
revolution-units = Nuevas unidades, si llegaran ahora: { $n }

# Puntos por procedencia.
revolution-source-cities = ciudades { $n }
revolution-source-provinces = provincias { $n }
revolution-source-goal = objetivo { $n }
revolution-source-minor = provincias menores { $n }
revolution-key-cities = ciudades
revolution-key-provinces = provincias
revolution-key-goal = objetivo
revolution-key-minor = menores

# Junto al mapa.
revolution-cards = Cartas: { $side_bare }
revolution-goal-catholics = 1 punto por cada obispado católico
revolution-goal-habsburgs = 1 punto por cada región con un ejército propio
revolution-goal-nobility = 1 punto por cada 3 fichas fuera de las ciudades (con tres facciones, cada 5), hacia arriba
revolution-goal-burghers = 1 punto por cada villa comercial ocupada
revolution-goal-reformers = 1 punto por cada universidad reformada
revolution-box-leads = hacia { $provinces }
revolution-box-treasury = hacia el tesoro
revolution-zone-catholic = católica
revolution-zone-centre = indecisa
revolution-zone-reformed = reformada
revolution-status-strongly-catholic = muy católico
revolution-status-catholic = católico
revolution-status-reformed = reformado
revolution-status-strongly-reformed = muy reformado
revolution-university-none = por fundar
revolution-university-catholic = católica
revolution-university-reformed = reformada
revolution-order-now = este turno
revolution-order-next = siguiente

# Lo que dicen las casillas laterales.
revolution-tile-camp = { $side_bare }, puesto { $place }: reserva { $supply }, monedas { $coins }, ejércitos restantes { $armies }
revolution-tile-points = Puntos ahora: { $n } (turno anterior { $last })
revolution-tile-cards = Cartas en su poder: { $cards_bare }
revolution-tile-no-cards = Ninguna carta
revolution-tile-loose = Fichas en villas y campo: { $n }
revolution-tile-boxes = Recuadros de apoyo
revolution-tile-held = { $side_bare } { $n }
revolution-tile-empty = vacío
revolution-tile-ships = Mendigos del mar en su recuadro: { $n }, contratados y sin enviar: { $hired }
revolution-tile-neutrals = Fichas neutrales disponibles: { $n }
revolution-tile-faith = Fe
revolution-nobody = nadie
revolution-tile-city = { $city_bare }: lealtad { $space } de 7, control: { $holder }, monedas { $coins }
revolution-tile-bishopric = Obispado, { $province_bare }: { $status }
revolution-tile-university = Universidad, { $city_bare }: { $status }
revolution-tile-turn = Turno { $n } de { $turns }
revolution-tile-order = Orden de juego: { $sides_bare }
revolution-tile-score = { $side_bare }: { $n }

# La leyenda.
revolution-legend-counter = ficha de recurso
revolution-legend-stack = 4 fichas juntas
revolution-legend-coin = ficha de moneda
revolution-legend-neutral = ficha neutral
revolution-legend-army = ejército
revolution-legend-besieging = ejército que asedia
revolution-legend-abandoned = ejército abandonado
revolution-legend-beggar = mendigo del mar
revolution-legend-stand-off = ejércitos a distancia
revolution-legend-university = universidad
revolution-legend-university-to-come = se puede fundar
revolution-legend-bishopric = obispado
revolution-legend-allegiance = indicador de lealtad
revolution-legend-gate = puede cerrar un río
revolution-legend-gate-closed = río cerrado
revolution-legend-reconstructed = reconstruido
revolution-legend-card = carta en su poder

# Lo que muestran aquí las capas.
overlay-game-revolution = Límites y lealtad
overlay-game-line-revolution = Sitio libre y excedente de cada provincia; lealtad de cada ciudad, católica a la izquierda
overlay-reach-line-revolution = Adónde puede ir lo seleccionado
overlay-threats-line-revolution = Pérdidas en conflictos y cartas que pueden cambiar de mano
overlay-control-line-revolution = Quién posee cada carta, y los puntos
