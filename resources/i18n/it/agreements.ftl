# Accordi e promesse, in ogni gioco che ne ha.
panel-agreements = Accordi
agreements-promises = Promesse
agreements-honour = Vincolano sull’onore: una promessa non cambia le regole e nulla la fa rispettare.
agreements-until = Fino alla fine del turno { $n }
agreements-ends-now = Finisce in questo turno
agreements-over = Finita con il turno { $n }
agreements-quoted = «{ $words }»
agreements-your-promise = Che cosa prometti, con parole tue
agreements-until-turn = Fino alla fine del turno
agreements-promise = Prometti
agreements-remind-promise = { $seat_bare }, fino al turno { $n }: «{ $words }»
agreements-remind-many = { $count ->
    [one] { $count } accordo da ricordare
   *[other] { $count } accordi da ricordare
    }

# Promesse, in ogni gioco che tiene un registro.
act-promise = Prometti fino alla fine del turno { $n }
log-promise = { $seat_num ->
    [pl] { $seat } promettono fino al turno { $n }: «{ $words }»
   *[other] { $seat } promette fino al turno { $n }: «{ $words }»
    }
refuse-promise-until = Una promessa finisce in questo turno o più tardi, al massimo nel turno { $n }.
refuse-promise-words = { $n ->
    [one] Una promessa ha { $n } parola.
   *[other] Una promessa ha da 1 a { $n } parole.
    }
