# De qué avisa el instructor cuando se acaba un turno o una media fase, y por qué.
coach-sachsen-unpaid = El próximo mantenimiento cuesta { $n } gulden, y solo habrá { $has }: se perderían unidades.
coach-sachsen-comes = La próxima renta trae { $n } gulden; de ellos, se deben { $debt }.
coach-sachsen-open = { $country_bare }: no hay guarnición, y en el próximo turno un enemigo puede entrar.
coach-sachsen-capital = La provincia de la capital no tiene guarnición, y en el próximo turno un enemigo puede entrar: { $country_bare }.
coach-sachsen-enters = { $piece_bare }: puede llegar hasta allí
coach-sachsen-idle = { $n ->
    [one] { $n } unidad en guerra no se ha movido.
   *[other] { $n } unidades en guerra no se han movido.
    }
coach-sachsen-marriage = { $child ->
    [son] Ahora se puede proponer la boda de un príncipe: { $side_bare }.
   *[daughter] Ahora se puede proponer la boda de una princesa: { $side_bare }.
    }
coach-sachsen-service = En la mano no protege de ningún espía, hasta que se muestra: { $card }.
coach-sachsen-unguarded = Los espías contra { $side } pasan, tal como están las cosas
coach-sachsen-general = { $piece_bare }: los enemigos pueden acercarse, y ninguna brigada está allí para interponerse.
coach-sachsen-near = { $piece_bare }: puede trabar combate con ella
coach-sachsen-actions = { $n ->
    [one] Queda { $n } acción, y unidades que se pueden mover.
   *[other] Quedan { $n } acciones, y unidades que se pueden mover.
    }
coach-sachsen-movable = Unidades que se pueden mover: { $n }
coach-sachsen-guns = { $piece_bare }: todavía puede disparar.
coach-sachsen-shot = { $target_bare }, { $rows } filas más adelante: { $n ->
    [one] { $n } cara acierta
   *[other] { $n } caras aciertan
    }
