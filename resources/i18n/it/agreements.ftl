# Che cosa concordano le potenze di MARIA: sovvenzioni per contratto (20), promesse (21); e i fogli armata (6).
panel-agreements = Accordi
agreements-subsidies = Sovvenzioni
agreements-pair = { $side_bare } a { $other_bare }
agreements-turns-left = { $n ->
    [one] Resta { $n } turno
   *[other] Restano { $n } turni
    }
agreements-none = Nessuna sovvenzione per contratto.
agreements-fixed = Fissa fino alla fine del turno { $n }
agreements-granted = Decisa ogni turno: ora concessa
agreements-kept = Decisa ogni turno: ora trattenuta
agreements-offered = { $n ->
    [one] Offerta per { $n } turno
   *[other] Offerta per { $n } turni
    }
agreements-waits = { $seat_who } può accettare.
agreements-accept = Accetta
agreements-withdraw = Ritira l’offerta
agreements-end = Termina
agreements-end-propose = Proponi la fine
agreements-end-agree = Accetta la fine
agreements-end-wished = { $side } vuole terminarla.
agreements-giver = Datore
agreements-receiver = Ricevente
agreements-turns = Turni
agreements-not-now = non ora
agreements-offer = Offri una sovvenzione
agreements-grant = Concedi una sovvenzione
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
agreements-remind-offer = { $side } offre una sovvenzione { $other_to }
agreements-remind-end = Proposta la fine della sovvenzione { $side_of } { $other_to }
agreements-remind-many = { $count ->
    [one] { $count } accordo da ricordare
   *[other] { $count } accordi da ricordare
    }
sheets-covered = Tieni premuta la barra spaziatrice per vedere i numeri.
sheets-others = Ciò che tutti sanno delle altre
sheets-generals = { $count ->
    [one] { $count } generale sulla mappa
   *[other] { $count } generali sulla mappa
    }
sheets-off = Fuori dal tabellone
sheets-face-down = { $place }, a faccia in giù

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
