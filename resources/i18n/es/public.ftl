# La ventana pública: lo que la sala ve en el proyector.
menu-teach = Clase
menu-present = Ventana pública…
public-title = Ventana pública
public-ask = ¿Dónde mostrar la mesa a la sala?
public-screen = Pantalla { $number }: { $wide } × { $high }
public-here = Solo esta ventana
public-off = Apagada
public-theme = Proyector
public-theme-light = Claro, para salas luminosas
public-theme-dark = Oscuro, para salas oscuras
public-room = Profundidad de la sala
public-room-near = Pequeña: pocas filas
public-room-normal = Normal
public-room-deep = Profunda: muchas filas

# Herramientas.
keys-public = Ventana pública
public-arrow = Flecha
public-circle = Círculo
public-pen = Lápiz
public-text = Texto
public-eraser = Borrador
public-laser = Láser
public-spotlight = Foco
public-lens = Lupa
public-colour-1 = Color 1
public-colour-2 = Color 2 (Mayús)
public-colour-3 = Color 3 (Ctrl)
public-colour-4 = Color 4 (Ctrl+Mayús)
public-black = Pantalla negra
public-white = Pantalla blanca
public-freeze = Congelar la imagen
public-clear = Borrar los dibujos
public-follow = Seguir mi vista
public-send = Enviar mi vista
public-reveal = Revelar…
public-step = Paso siguiente
public-step-back = Paso atrás
public-text-ask = Texto en el mapa
public-text-write = Escribir

# Revelar.
public-revealed-hand = Mano secreta: { $side_bare }
public-revealed-number = Número secreto: { $piece_bare }, { $troops ->
    [one] { $troops } tropa
   *[other] { $troops } tropas
}
public-reveal-ask = { $what }. ¿Mostrar a toda la sala?
public-reveal-yes = Mostrar a la sala
public-hide = Ocultar de nuevo
public-nothing-hidden = Nada está oculto para la sala.
