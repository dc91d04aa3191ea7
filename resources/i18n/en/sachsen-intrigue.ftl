# SACHSEN: Spies and the service, events, Opportunities, attempts on rulers, succession, chaos.

# What can be done.
sachsen-act-give-brigade = Send { $piece_short }

# What is asked.
sachsen-round-call = Does anyone use a Spy or Counter-espionage?
sachsen-round-claim-event = { $card }: does anyone claim the event, or use a Spy or Counter-espionage?
sachsen-prompt-call = { $side_who } may use a Spy or set up Counter-espionage.
sachsen-prompt-claim-event = { $side_who } may claim the event, use a Spy or set up Counter-espionage.
sachsen-prompt-reply = { $how ->
    [rob] { $side_who } may show Counter-espionage: { $by_of } Spy wants a card.
   *[other] Counter-espionage? { $side_who } may show it: { $by_of } Spy is after { $court }.
    }
sachsen-prompt-address = { $side_who } must say whom the event meets: { $card }.
sachsen-prompt-court-asks = { $wish ->
    [money] { $side_who } may give { $court } the { $n } gulden that it asks for, or refuse.
   *[other] { $side_who } may send { $court } the brigade that it asks for, or refuse.
    }
sachsen-prompt-name-brigade = { $way ->
    [disband] { $side_who } must name a brigade of { $court } that is lost: { $n } to go.
   *[other] { $side_who } must name a brigade of { $court } that is reorganised: { $n } to go.
    }
sachsen-prompt-sickbed = The ruler is wounded: { $side_who } may play the Court physician, or misses the turn.

# What happened: cards and Spies.
sachsen-log-plays = { $how ->
    [alone] { $side_num ->
        [pl] { $side } play { $card }.
       *[other] { $side } plays { $card }.
        }
    [at] { $side_num ->
        [pl] { $side } play { $card }: { $at }.
       *[other] { $side } plays { $card }: { $at }.
        }
   *[other] { $side_num ->
        [pl] { $side } play { $card }: { $at }, { $other }.
       *[other] { $side } plays { $card }: { $at }, { $other }.
        }
    }
sachsen-log-spy-rob = { $side_num ->
    [pl] { $side } use a Spy to take a card from { $whose }.
   *[other] { $side } uses a Spy to take a card from { $whose }.
    }
sachsen-log-spy-ruin = { $side_num ->
    [pl] { $side } use a Spy to ruin { $whose_of } relations with { $court }.
   *[other] { $side } uses a Spy to ruin { $whose_of } relations with { $court }.
    }
sachsen-log-robs-own = { $side_num ->
    [pl] { $side } take from { $whose }: { $cards }.
   *[other] { $side } takes from { $whose }: { $cards }.
    }
sachsen-log-robs = { $n ->
    [one] { $side_bare }: { $n } card taken from { $whose }.
   *[other] { $side_bare }: { $n } cards taken from { $whose }.
    }
sachsen-log-robs-nothing = { $side_num ->
    [pl] { $side } find no card to take from { $whose }.
   *[other] { $side } finds no card to take from { $whose }.
    }
sachsen-log-service-up = { $side_num ->
    [pl] { $side } set up their service: { $card }.
   *[other] { $side } sets up its service: { $card }.
    }
sachsen-log-agents-own = { $side_num ->
    [pl] { $side } see { $whose_of } cards: { $cards }.
   *[other] { $side } sees { $whose_of } cards: { $cards }.
    }
sachsen-log-agents = { $n ->
    [one] { $side_bare }: a look at { $whose_of } hand, { $n } card.
   *[other] { $side_bare }: a look at { $whose_of } hand, { $n } cards.
    }
sachsen-log-draws-own = { $side_num ->
    [pl] { $side } draw { $cards }.
   *[other] { $side } draws { $cards }.
    }
sachsen-log-draws = { $n ->
    [one] { $side_bare }: { $n } Opportunity drawn.
   *[other] { $side_bare }: { $n } Opportunities drawn.
    }

# What happened: events.
sachsen-log-new-cycle = All 12 events have been turned: they are shuffled, and a new cycle begins.
sachsen-log-event-turned = The event card is turned: { $cards }.
sachsen-log-die-event = Die for the event: { $n }.
sachsen-log-event = Event of the turn: { $card }.
sachsen-log-event-lot = State card for the event: { $side }.
sachsen-log-event-meets = The event meets { $side }: { $card }.
sachsen-log-event-idle = It changes nothing for { $side }.
sachsen-log-no-brigade-left = No brigade of { $side } is left for it.
sachsen-log-claims = { $side_num ->
    [pl] { $side } show a Spy and claim the event: { $card }.
   *[other] { $side } shows a Spy and claims the event: { $card }.
    }
sachsen-log-notes-lot = State card for the notes: { $side }.
sachsen-log-gift = { $side_num ->
    [pl] { $side } give { $home } { $n } gulden.
   *[other] { $side } gives { $home } { $n } gulden.
    }
sachsen-log-gives = { $side_num ->
    [pl] { $side } give { $court } the { $n } gulden that it asks for.
   *[other] { $side } gives { $court } the { $n } gulden that it asks for.
    }
sachsen-log-refuses-court = { $side_num ->
    [pl] { $side } refuse what { $court } asks for.
   *[other] { $side } refuses what { $court } asks for.
    }
sachsen-log-kingdoms-kind = Until the end of the turn: +{ $n } on every proposal to a Kingdom.
sachsen-log-tension-comes = Tension between the Kingdoms.
sachsen-log-tension-goes = The tension between the Kingdoms is over.
sachsen-log-money-gained = { $side_num ->
    [pl] { $side } take { $n } gulden.
   *[other] { $side } takes { $n } gulden.
    }
sachsen-log-money-lost = { $side_num ->
    [pl] { $side } pay { $n } gulden.
   *[other] { $side } pays { $n } gulden.
    }
sachsen-log-money-later = { $turns ->
    [one] { $side_bare }: { $n } gulden at the next { $turns } income.
   *[other] { $side_bare }: { $n } gulden at each of the next { $turns } incomes.
    }
sachsen-log-half-maintenance = { $side_num ->
    [pl] { $side } pay only half of the next maintenance.
   *[other] { $side } pays only half of the next maintenance.
    }
sachsen-log-cheap-brigades = { $n ->
    [one] { $side_bare }: { $n } brigade enrolled this turn costs less.
   *[other] { $side_bare }: { $n } brigades enrolled this turn cost less.
    }
sachsen-log-no-income = { $unless ->
    [0] { $n ->
        [one] { $country } yields nothing at { $n } income.
       *[other] { $country } yields nothing at { $n } incomes.
        }
   *[other] { $n ->
        [one] { $country } yields nothing at { $n } income, unless { $unless } own units stand there.
       *[other] { $country } yields nothing at { $n } incomes, unless { $unless } own units stand there.
        }
    }
sachsen-log-retrain = { $piece } must be reorganised and comes back in turn { $turn }.
sachsen-log-deserts = { $piece } is lost.
sachsen-log-volunteers = { $piece } comes to { $place }.
sachsen-log-no-volunteers = { $side_num ->
    [pl] { $side } have no counter free for volunteers.
   *[other] { $side } has no counter free for volunteers.
    }

# What happened: rulers and houses.
sachsen-log-attempt-lot = State card for the attempt: { $side }.
sachsen-log-die-attempt = { $side_bare }, attempt on the ruler: { $n }.
sachsen-log-wounded = { $n ->
    [one] The ruler of { $side } is wounded: blocked for { $n } turn.
   *[other] The ruler of { $side } is wounded: blocked for { $n } turns.
    }
sachsen-log-network = A ring of spies is uncovered: the next Spy against { $side } is captured without dice.
sachsen-log-healed = The ruler of { $side } is well again.
sachsen-log-court-healed = The ruler of { $side } is well and answers again.
sachsen-log-court-later = { $side_of } reaction to { $home } comes when the ruler is well.
sachsen-log-ruler-dies = The ruler of { $side } dies.
sachsen-log-son-succeeds = A son succeeds as ruler of { $side }.
sachsen-log-heir-lot = State card for the succession: { $side }.
sachsen-log-taken-over = The house of { $home } inherits { $side }.
sachsen-log-chaos = { $side_num ->
    [pl] { $side } have no ruler left: chaos.
   *[other] { $side } has no ruler left: chaos.
    }
sachsen-log-leaves = { $seat } loses { $side } and leaves the table.
sachsen-log-return-lot = State card for the return: { $side }.
sachsen-log-returns = { $seat } returns with { $side }.
sachsen-log-lays-claim = { $side_num ->
    [pl] { $side } hold { $country } of { $court } alone: still so in their next turn, the province is theirs.
   *[other] { $side } holds { $country } of { $court } alone: still so in its next turn, the province is its own.
    }
sachsen-log-annexes = { $country } of { $court } goes to { $side }.
sachsen-log-state-gone = { $side_num ->
    [pl] { $side } have no province left and are gone.
   *[other] { $side } has no province left and is gone.
    }
sachsen-log-die-birth = { $side_bare }, birth of an heir: { $n }.
sachsen-log-born = { $child ->
    [son] A prince is born in the house of { $side }.
   *[other] A princess is born in the house of { $side }.
    }

# What a face of the die brings.
sachsen-face-bad = Bad event
sachsen-face-good = Good event
sachsen-face-dies = The ruler dies
sachsen-face-blocked-3 = Blocked for 3 turns
sachsen-face-blocked-2 = Blocked for 2 turns
sachsen-face-blocked-1 = Blocked for 1 turn
sachsen-face-foiled = Foiled
sachsen-face-network = A ring of spies
sachsen-face-daughter = A princess
sachsen-face-son = A prince
sachsen-face-daughter-daughter = Two princesses
sachsen-face-son-son = Two princes
sachsen-face-son-daughter = A prince and a princess

# Why not.
sachsen-refuse-no-card = That card is not in hand: { $card }.
sachsen-refuse-spy-use = A Spy takes a card (rob) or ruins relations (ruin), and names against whom.
sachsen-refuse-opponent = The card names another player State: { $side_bare }.
sachsen-refuse-empty-hand = There is no card to take or see: { $side_bare }.
sachsen-refuse-ruin-wed = A marriage protects { $whose_of } alliance: { $side_bare }.
sachsen-refuse-ruin-none = There is neither a note of approval nor an agreement to ruin, { $whose_bare }: { $side_bare }.
sachsen-refuse-own-turn-card = Only a Spy or Counter-espionage can be used now: { $card }.
sachsen-refuse-service-is-up = The service is up already: { $side_bare }.
sachsen-refuse-spy-rests = A Spy that was blocked is not used again in the same turn: { $card }.
sachsen-refuse-claim-no-addressee = An event that meets no State can’t be claimed: { $card }.
sachsen-refuse-claim-not-now = An event can be claimed only once it is turned and before it meets a State.
sachsen-refuse-event-to = The event goes to a State, or is drawn among the other players or the neutral States.
sachsen-refuse-event-nobody = There is no State among which it could be drawn.
sachsen-refuse-event-electorate = An attempt meets only an electorate: { $side_bare }.
sachsen-refuse-event-ruler = An event meets only a State with a ruler: { $side_bare }.
sachsen-refuse-own-province = A manufactory needs an own province: { $country }.
sachsen-refuse-manufactory = One manufactory for each province: { $country }.
sachsen-refuse-two-children = The ruler has 2 children already: { $side_bare }.
sachsen-refuse-not-wounded = The ruler is well: { $side_bare }.
sachsen-refuse-no-ruler = No electorate has a ruler.
sachsen-refuse-no-court = There is no neutral State that could send notes.
sachsen-refuse-card-blocked = A wounded ruler plays no card but the Court physician: { $card }.
sachsen-refuse-battle-card = That card is for battles: { $card }.
sachsen-refuse-card-shown = A Counter-espionage is shown (show-service), not played: { $card }.
sachsen-refuse-card-words = { $n ->
    [one] { $card } names { $n } thing.
   *[other] { $card } names { $n } things.
    }
sachsen-refuse-name-brigade = That brigade can’t be named: { $piece_bare }.
sachsen-refuse-asks-money = { $n } gulden are asked for, no brigade.

# Parts of the turn.
step-call = Call of the table
about-call = Whoever holds a card is asked whether a Spy or Counter-espionage is used.
step-claim-event = Claim the event
about-claim-event = Before the event meets a State, it may be claimed with a Spy.
step-reply = Reply to a Spy
step-address = Whom the event meets
step-court-asks = A court asks
step-name-brigade = Brigade named
step-event-meets = The event meets a State
step-carrying = What was called
step-after-auction = After the auction
step-turn-begins = Beginning of the own turn
step-sickbed = Wounded ruler
