# SACHSEN: Spie e servizio, eventi, Opportunità, attentati, successione, caos.

# Che cosa si può fare.
sachsen-act-give-brigade = Invia { $piece_short }

# Che cosa è chiesto.
sachsen-round-call = Qualcuno usa una Spia o il Controspionaggio?
sachsen-round-claim-event = { $card }: qualcuno si attribuisce l’evento o usa una Spia o il Controspionaggio?
sachsen-prompt-call = { $side_num ->
    [pl] { $side_who } possono usare una Spia o attivare il Controspionaggio.
   *[other] { $side_who } può usare una Spia o attivare il Controspionaggio.
    }
sachsen-prompt-claim-event = { $side_num ->
    [pl] { $side_who } possono attribuirsi l’evento, usare una Spia o attivare il Controspionaggio.
   *[other] { $side_who } può attribuirsi l’evento, usare una Spia o attivare il Controspionaggio.
    }
sachsen-prompt-reply = { $how ->
    [rob] { $side_num ->
        [pl] { $side_who } possono mostrare il Controspionaggio: la Spia { $by_of } vuole una carta.
       *[other] { $side_who } può mostrare il Controspionaggio: la Spia { $by_of } vuole una carta.
        }
   *[other] { $side_num ->
        [pl] { $side_who } possono mostrare il Controspionaggio: la Spia { $by_of } mira ai rapporti con { $court }.
       *[other] { $side_who } può mostrare il Controspionaggio: la Spia { $by_of } mira ai rapporti con { $court }.
        }
    }
sachsen-prompt-address = { $side_num ->
    [pl] { $side_who } devono dire a chi tocca l’evento: { $card }.
   *[other] { $side_who } deve dire a chi tocca l’evento: { $card }.
    }
sachsen-prompt-court-asks = { $wish ->
    [money] { $side_num ->
        [pl] { $side_who } possono dare { $court_to } i { $n } gulden che chiede, o rifiutare.
       *[other] { $side_who } può dare { $court_to } i { $n } gulden che chiede, o rifiutare.
        }
   *[other] { $side_num ->
        [pl] { $side_who } possono inviare { $court_to } la brigata che chiede, o rifiutare.
       *[other] { $side_who } può inviare { $court_to } la brigata che chiede, o rifiutare.
        }
    }
sachsen-prompt-name-brigade = { $way ->
    [disband] { $side_num ->
        [pl] { $side_who } devono nominare una brigata { $court_of } che va perduta: ancora { $n }.
       *[other] { $side_who } deve nominare una brigata { $court_of } che va perduta: ancora { $n }.
        }
   *[other] { $side_num ->
        [pl] { $side_who } devono nominare una brigata { $court_of } da riorganizzare: ancora { $n }.
       *[other] { $side_who } deve nominare una brigata { $court_of } da riorganizzare: ancora { $n }.
        }
    }
sachsen-prompt-sickbed = { $side_num ->
    [pl] Il governante è ferito: { $side_who } possono giocare il Medico di corte, o saltano il turno.
   *[other] Il governante è ferito: { $side_who } può giocare il Medico di corte, o salta il turno.
    }

# Che cosa è accaduto: carte e Spie.
sachsen-log-plays = { $how ->
    [alone] { $side_num ->
        [pl] { $side } giocano { $card }.
       *[other] { $side } gioca { $card }.
        }
    [at] { $side_num ->
        [pl] { $side } giocano { $card }: { $at }.
       *[other] { $side } gioca { $card }: { $at }.
        }
   *[other] { $side_num ->
        [pl] { $side } giocano { $card }: { $at }, { $other }.
       *[other] { $side } gioca { $card }: { $at }, { $other }.
        }
    }
sachsen-log-spy-rob = { $side_num ->
    [pl] { $side } usano una Spia per sottrarre una carta { $whose_to }.
   *[other] { $side } usa una Spia per sottrarre una carta { $whose_to }.
    }
sachsen-log-spy-ruin = { $side_num ->
    [pl] { $side } usano una Spia per guastare i rapporti { $whose_of } con { $court }.
   *[other] { $side } usa una Spia per guastare i rapporti { $whose_of } con { $court }.
    }
sachsen-log-robs-own = { $side_num ->
    [pl] { $side } sottraggono { $whose_to }: { $cards }.
   *[other] { $side } sottrae { $whose_to }: { $cards }.
    }
sachsen-log-robs = { $n ->
    [one] { $side_bare }: { $n } carta sottratta { $whose_to }.
   *[other] { $side_bare }: { $n } carte sottratte { $whose_to }.
    }
sachsen-log-robs-nothing = { $side_num ->
    [pl] { $side } non trovano carte da sottrarre { $whose_to }.
   *[other] { $side } non trova carte da sottrarre { $whose_to }.
    }
sachsen-log-service-up = { $side_num ->
    [pl] { $side } attivano il servizio: { $card }.
   *[other] { $side } attiva il servizio: { $card }.
    }
sachsen-log-agents-own = { $side_num ->
    [pl] { $side } vedono le carte { $whose_of }: { $cards }.
   *[other] { $side } vede le carte { $whose_of }: { $cards }.
    }
sachsen-log-agents = { $n ->
    [one] { $side_bare }: uno sguardo alla mano { $whose_of }, { $n } carta.
   *[other] { $side_bare }: uno sguardo alla mano { $whose_of }, { $n } carte.
    }
sachsen-log-draws-own = { $side_num ->
    [pl] { $side } pescano { $cards }.
   *[other] { $side } pesca { $cards }.
    }
sachsen-log-draws = { $n ->
    [one] { $side_bare }: pesca { $n } Opportunità.
   *[other] { $side_bare }: pesca { $n } Opportunità.
    }

# Che cosa è accaduto: eventi.
sachsen-log-new-cycle = Tutti i 12 eventi sono usciti: si mescolano e comincia un nuovo ciclo.
sachsen-log-event-turned = Si gira la carta degli eventi: { $cards }.
sachsen-log-die-event = Dado per l’evento: { $n }.
sachsen-log-event = Evento del turno: { $card }.
sachsen-log-event-lot = Carta degli Stati per l’evento: { $side }.
sachsen-log-event-meets = L’evento tocca { $side_to }: { $card }.
sachsen-log-event-idle = Per { $side } non cambia nulla.
sachsen-log-no-brigade-left = Nessuna brigata { $side_of } è rimasta.
sachsen-log-claims = { $side_num ->
    [pl] { $side } mostrano una Spia e si attribuiscono l’evento: { $card }.
   *[other] { $side } mostra una Spia e si attribuisce l’evento: { $card }.
    }
sachsen-log-notes-lot = Carta degli Stati per le note: { $side }.
sachsen-log-gift = { $side_num ->
    [pl] { $side } donano { $home_to } { $n } gulden.
   *[other] { $side } dona { $home_to } { $n } gulden.
    }
sachsen-log-gives = { $side_num ->
    [pl] { $side } danno { $court_to } i { $n } gulden che chiede.
   *[other] { $side } dà { $court_to } i { $n } gulden che chiede.
    }
sachsen-log-refuses-court = { $side_num ->
    [pl] { $side } negano { $court_to } quello che chiede.
   *[other] { $side } nega { $court_to } quello che chiede.
    }
sachsen-log-kingdoms-kind = Fino alla fine del turno: +{ $n } a ogni proposta a un Regno.
sachsen-log-tension-comes = Tensione fra i Regni.
sachsen-log-tension-goes = La tensione fra i Regni è finita.
sachsen-log-money-gained = { $side_num ->
    [pl] { $side } incassano { $n } gulden.
   *[other] { $side } incassa { $n } gulden.
    }
sachsen-log-money-lost = { $side_num ->
    [pl] { $side } pagano { $n } gulden.
   *[other] { $side } paga { $n } gulden.
    }
sachsen-log-money-later = { $turns ->
    [one] { $side_bare }: { $n } gulden in più per { $turns } rendita.
   *[other] { $side_bare }: { $n } gulden in più a ogni rendita, per { $turns } rendite.
    }
sachsen-log-half-maintenance = { $side_num ->
    [pl] { $side } pagano solo metà del prossimo mantenimento.
   *[other] { $side } paga solo metà del prossimo mantenimento.
    }
sachsen-log-cheap-brigades = { $n ->
    [one] { $side_bare }: { $n } brigata arruolata in questo turno costa meno.
   *[other] { $side_bare }: { $n } brigate arruolate in questo turno costano meno.
    }
sachsen-log-no-income = { $unless ->
    [0] { $n ->
        [one] { $country } non rende nulla per { $n } rendita.
       *[other] { $country } non rende nulla per { $n } rendite.
        }
   *[other] { $n ->
        [one] { $country } non rende nulla per { $n } rendita, salvo con { $unless } unità proprie.
       *[other] { $country } non rende nulla per { $n } rendite, salvo con { $unless } unità proprie.
        }
    }
sachsen-log-retrain = { $piece } va riorganizzata e torna nel turno { $turn }.
sachsen-log-deserts = { $piece } va perduta.
sachsen-log-volunteers = { $piece } viene a { $place }.
sachsen-log-no-volunteers = { $side_num ->
    [pl] { $side } non hanno fustelle libere per i volontari.
   *[other] { $side } non ha fustelle libere per i volontari.
    }

# Che cosa è accaduto: governanti e casate.
sachsen-log-attempt-lot = Carta degli Stati per l’attentato: { $side }.
sachsen-log-die-attempt = { $side_bare }, attentato al governante: { $n }.
sachsen-log-wounded = { $n ->
    [one] Il governante { $side_of } è ferito: bloccato per { $n } turno.
   *[other] Il governante { $side_of } è ferito: bloccato per { $n } turni.
    }
sachsen-log-network = Una rete di spie è scoperta: la prossima Spia contro { $side } è catturata senza dadi.
sachsen-log-healed = Il governante { $side_of } è guarito.
sachsen-log-court-healed = Il governante { $side_of } è guarito e risponde di nuovo.
sachsen-log-court-later = La reazione { $side_of } verso { $home } arriva quando il governante guarisce.
sachsen-log-ruler-dies = Il governante { $side_of } muore.
sachsen-log-son-succeeds = Un figlio succede al governante { $side_of }.
sachsen-log-heir-lot = Carta degli Stati per la successione: { $side }.
sachsen-log-taken-over = La casa { $home_of } eredita { $side }.
sachsen-log-chaos = { $side_num ->
    [pl] { $side } non hanno più un governante: caos.
   *[other] { $side } non ha più un governante: caos.
    }
sachsen-log-leaves = { $seat } perde { $side } e lascia il tavolo.
sachsen-log-return-lot = Carta degli Stati per il rientro: { $side }.
sachsen-log-returns = { $seat } rientra con { $side }.
sachsen-log-lays-claim = { $side_num ->
    [pl] { $country } { $court_of } è in mano soltanto { $side_to }: se è ancora così nel loro prossimo turno, la provincia è loro.
   *[other] { $country } { $court_of } è in mano soltanto { $side_to }: se è ancora così nel suo prossimo turno, la provincia è sua.
    }
sachsen-log-annexes = { $country } { $court_of } passa { $side_to }.
sachsen-log-state-gone = { $side_num ->
    [pl] { $side } non hanno più province e scompaiono.
   *[other] { $side } non ha più province e scompare.
    }
sachsen-log-die-birth = { $side_bare }, nascita di un erede: { $n }.
sachsen-log-born = { $child ->
    [son] Nasce un principe nella casa { $side_of }.
   *[other] Nasce una principessa nella casa { $side_of }.
    }

# Che cosa porta una faccia del dado.
sachsen-face-bad = Evento infausto
sachsen-face-good = Evento fausto
sachsen-face-dies = Il governante muore
sachsen-face-blocked-3 = Bloccato per 3 turni
sachsen-face-blocked-2 = Bloccato per 2 turni
sachsen-face-blocked-1 = Bloccato per 1 turno
sachsen-face-foiled = Sventato
sachsen-face-network = Una rete di spie
sachsen-face-daughter = Una principessa
sachsen-face-son = Un principe
sachsen-face-daughter-daughter = Due principesse
sachsen-face-son-son = Due principi
sachsen-face-son-daughter = Un principe e una principessa

# Perché no.
sachsen-refuse-no-card = Questa carta non è in mano: { $card }.
sachsen-refuse-spy-use = Una Spia sottrae una carta (rob) o guasta i rapporti (ruin), e nomina contro chi.
sachsen-refuse-opponent = La carta nomina un altro Stato rappresentato: { $side_bare }.
sachsen-refuse-empty-hand = Non c’è alcuna carta da sottrarre o vedere: { $side_bare }.
sachsen-refuse-ruin-wed = Un matrimonio protegge l’alleanza { $whose_of }: { $side_bare }.
sachsen-refuse-ruin-none = Non c’è né nota di approvazione né accordo da guastare, { $whose_bare }: { $side_bare }.
sachsen-refuse-own-turn-card = Ora si può usare solo una Spia o un Controspionaggio: { $card }.
sachsen-refuse-service-is-up = Il servizio è già attivo: { $side_bare }.
sachsen-refuse-spy-rests = Una Spia bloccata non si usa di nuovo nello stesso turno: { $card }.
sachsen-refuse-claim-no-addressee = Un evento che non tocca uno Stato non si attribuisce: { $card }.
sachsen-refuse-claim-not-now = Un evento si attribuisce solo dopo che è stato scoperto e prima che tocchi uno Stato.
sachsen-refuse-event-to = L’evento va a uno Stato, o si sorteggia fra gli altri Stati rappresentati o fra quelli non rappresentati.
sachsen-refuse-event-nobody = Non c’è alcuno Stato fra cui sorteggiare.
sachsen-refuse-event-electorate = Un attentato tocca solo un elettorato: { $side_bare }.
sachsen-refuse-event-ruler = Un evento tocca solo uno Stato con un governante: { $side_bare }.
sachsen-refuse-own-province = Una manifattura richiede una propria provincia: { $country }.
sachsen-refuse-manufactory = Una manifattura per provincia: { $country }.
sachsen-refuse-two-children = Il governante ha già 2 figli: { $side_bare }.
sachsen-refuse-not-wounded = Il governante sta bene: { $side_bare }.
sachsen-refuse-no-ruler = Nessun elettorato ha un governante.
sachsen-refuse-no-court = Non c’è alcuno Stato non rappresentato che possa inviare note.
sachsen-refuse-card-blocked = Un governante ferito gioca solo il Medico di corte: { $card }.
sachsen-refuse-battle-card = Questa carta serve nelle battaglie: { $card }.
sachsen-refuse-card-shown = Un Controspionaggio si mostra (show-service), non si gioca: { $card }.
sachsen-refuse-card-words = { $n ->
    [one] { $card } nomina { $n } cosa.
   *[other] { $card } nomina { $n } cose.
    }
sachsen-refuse-name-brigade = Questa brigata non si può nominare: { $piece_bare }.
sachsen-refuse-asks-money = Si chiedono { $n } gulden, non una brigata.

# Parti del turno.
step-call = Domanda al tavolo
about-call = A chi ha una carta si chiede se usa una Spia o il Controspionaggio.
step-claim-event = Attribuirsi l’evento
about-claim-event = Prima che l’evento tocchi uno Stato, chi ha una Spia può attribuirselo.
step-reply = Risposta a una Spia
step-address = A chi tocca l’evento
step-court-asks = Una corte chiede
step-name-brigade = Brigata nominata
step-event-meets = L’evento tocca uno Stato
step-carrying = Ciò che è stato giocato
step-after-auction = Dopo l’asta
step-turn-begins = Inizio del proprio turno
step-sickbed = Governante ferito
