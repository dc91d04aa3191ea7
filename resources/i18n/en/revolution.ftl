# REVOLUTION: THE DUTCH REVOLT while it is played: what can be done, what is asked, what happened, why not. Names: revolution-names.ftl.

# Parts of sentences.
revolution-counters = { $n ->
    [one] { $n } counter
   *[other] { $n } counters
    }
revolution-neutrals = { $n ->
    [one] { $n } neutral counter
   *[other] { $n } neutral counters
    }
revolution-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
revolution-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
    }
revolution-ships = { $n ->
    [one] { $n } Water Beggar
   *[other] { $n } Water Beggars
    }
revolution-owned = { $whose_id ->
    [neutral] a neutral counter
   *[other] a counter of { $whose }
    }
revolution-some = { $whose_id ->
    [neutral] { revolution-neutrals }
   *[other] { revolution-counters } of { $whose }
    }
revolution-where = { $at_kind ->
    [country] in the countryside of { $at }
   *[other] in { $at }
    }
revolution-card = { $at_kind ->
    [country] the province card of { $at }
   *[other] the city card of { $at }
    }
revolution-status = { $status ->
    [strongly-catholic] strongly Catholic
    [catholic] Catholic
    [reformed] Reformed
   *[strongly-reformed] strongly Reformed
    }

# What can be done.
revolution-act-done = Done
revolution-act-done-left = Done: { $n } left
revolution-act-done-home = { $n ->
    [one] Done: { $n } counter goes home
   *[other] Done: { $n } counters go home
    }
revolution-act-stay = Stay as it is
revolution-act-army = Army to { $region_bare }
revolution-act-support = { $to_kind ->
    [country] From { $box_bare } to { $to }: { revolution-counters }
   *[other] From { $box_bare } to the treasury: { revolution-coins }
    }
revolution-act-support-all = Move counters like this
revolution-act-move-as-shown = Move as shown
revolution-act-intercept = Intercept { revolution-coins }
revolution-act-let-pass = Let the treasure pass
revolution-act-tax = Rate { $n }
revolution-act-tax-brings = { $coins ->
    [one] { $n }: { $coins } coin, supply { $left }
   *[other] { $n }: { $coins } coins, supply { $left }
}
revolution-act-keep = Keep the army: { $region_bare }
revolution-act-keep-all = Keep all armies
revolution-act-disband = Disband the army: { $region_bare }
revolution-act-abandon-sack = Abandon the army ({ $region_bare }): sack { $at }
revolution-act-abandon-replace = Abandon the army ({ $region_bare }): replace { revolution-owned } { revolution-where }
revolution-act-raise = Raise an army: { $region_bare }
revolution-act-raise-price = Raise an army for { $price } coins: { $region_bare }
revolution-act-besiege = Besiege { $place }
revolution-act-hire = Hire { revolution-ships }
revolution-act-ship = { revolution-ships } to { $region_bare }
revolution-act-destroy = { $place_kind ->
    [place] Destroy the besieger of { $place } with { revolution-ships }
   *[other] Destroy an army with { revolution-ships }: { $region_bare }
    }
revolution-act-relieve = Relieve { $cities } with { revolution-ships }
revolution-act-sack = Sack { $place }
revolution-act-blockade = Besiege { $place } with 2 Water Beggars
revolution-act-march = March from { $region } to { $to }
revolution-act-hinder = Stop the army
revolution-act-let-go = Let it go
revolution-act-influence = Replace { revolution-owned } { revolution-where }
revolution-act-place = { $to_bare }: { revolution-counters }
revolution-act-neutral = Neutral counter to { $to_bare }
revolution-act-overflow = { revolution-counters } from { $province } to { $to }
revolution-act-proposals = Propose movement: { $provinces_bare }
revolution-act-arrange = Arrange like this
revolution-act-as-shown = Arrange as shown
revolution-act-all-as-shown = Arrange { $n } provinces as shown
revolution-act-all = All of it: { $n }
revolution-act-all-upkeep = { $n ->
    [0] Give up armies: { $at_bare }
   *[other] Keep { revolution-armies }, give up: { $at_bare }
    }
revolution-act-all-raise = Raise { revolution-armies }: { $at_bare }
revolution-act-all-sieges = Besiege: { $at_bare }
revolution-act-all-beggars = Hire { revolution-ships }: { $at_bare }
revolution-act-all-beggars-ship = Send { revolution-ships }: { $at_bare }
revolution-act-all-beggars-act = Water Beggars act: { $at_bare }
revolution-act-all-army-move = March to: { $at_bare }
revolution-act-all-military = Replace counters: { $at_bare }
revolution-act-all-overflow = Move the surplus to: { $at_bare }
revolution-act-all-resolve = Convert counters: { $at_bare }
revolution-act-all-allegiance = Lay coins: { $at_bare }
revolution-pushed-out = pushed out into the countryside
revolution-act-propose = Propose movement: { $province_bare }
revolution-act-set = { $place }: { $n } own
revolution-act-out = Push { $n } out of { $place }: { $whose_bare }
revolution-act-convert = Convert in { $place }: { $whose_bare }
revolution-act-convert-none = Resolve the siege of { $place }
revolution-act-coin = { $place }: { revolution-coins }
revolution-act-before = Before { $whose }
revolution-act-last = Last

# What is asked.
revolution-prompt-set-up = { $side_who } must drag { revolution-armies } to orange spaces.
revolution-prompt-support = { $side_who } may drag counters out of support boxes, then press “Done”.
revolution-prompt-treasure = { $whose_num ->
    [pl] { $side_who } may intercept: { $whose } move { revolution-coins }.
   *[other] { $side_who } may intercept: { $whose } moves { revolution-coins }.
    }
revolution-prompt-taxes = { $side_num ->
    [pl] { $n ->
        [one] { $side_who } must name a tax rate for their city: 1, 2 or 3.
       *[other] { $side_who } must name a tax rate for their { $n } cities: 1, 2 or 3.
        }
   *[other] { $n ->
        [one] { $side_who } must name a tax rate for its city: 1, 2 or 3.
       *[other] { $side_who } must name a tax rate for its { $n } cities: 1, 2 or 3.
        }
    }
revolution-prompt-upkeep = { $side_who } must keep, disband or abandon { revolution-armies }. Coins: { $coins }.
revolution-prompt-raise = { $side_who } may raise armies: the next costs { revolution-coins } of { $coins }.
revolution-prompt-sieges = { $side_who } may drag armies to cities and besiege them, then press “Done”.
revolution-prompt-hire = { $side_who } may hire up to { revolution-ships }, 2 coins each.
revolution-prompt-ship = { $side_who } must drag { revolution-ships } to regions.
revolution-prompt-beggars = { $n ->
    [one] { $side_who } may use { revolution-ships }: drag it to armies, towns or cities.
   *[other] { $side_who } may use { revolution-ships }: drag them to armies, towns or cities.
    }
revolution-prompt-army-move = { $side_who } may drag armies along white arrows. { $done } of { $total } moved.
revolution-prompt-hinder = { $side_who } may stop the army of { $whose } bound for { $to }.
revolution-prompt-hinder-influence = { $side_who } may stop the army of { $whose } from using its influence.
revolution-prompt-military = { $side_who } may drag armies to counters in order to replace them. Left: { $n }.
revolution-prompt-new-units = { $side_who } must place { revolution-counters }: drag them to provinces and boxes.
revolution-prompt-neutrals = { $side_who } must choose provinces for the neutral counters left: { $n }.
revolution-prompt-overflow = { $side_who } may drag { revolution-counters } of surplus to lit provinces, then press “Done”.
revolution-prompt-propose = { $side_who } may propose movement: in the provinces shown, or click others.
revolution-prompt-within = { $side_who } may rearrange counters in { $province }: as shown, or drag them.
revolution-prompt-within-all = { $side_who } may rearrange counters: { $provinces_bare }.
revolution-prompt-resolve = { $side_who } must choose what to convert: { $place }.
revolution-prompt-resolve-order = { $side_who } must choose which siege comes first. { $n } left.
revolution-prompt-influence = { $side_who } may drag coins to cities, then press “Done”. Treasury: { $coins }.
revolution-prompt-positions = { $side_num ->
    [pl] { $side_who } must lay their card: before, between or after those that lie.
   *[other] { $side_who } must lay its card: before, between or after those that lie.
    }

# What happened.
revolution-log-army = { $side_num ->
    [pl] { $side } place an army: { $region_bare }.
   *[other] { $side } places an army: { $region_bare }.
    }
revolution-log-turn = Turn { $turn } begins. Order: { $sides_short }.
revolution-log-support = { $side_num ->
    [pl] { $side } move { revolution-counters } from the box { $box_bare } to { $to }.
   *[other] { $side } moves { revolution-counters } from the box { $box_bare } to { $to }.
    }
revolution-log-support-treasury = { $side_num ->
    [pl] { $side } take { revolution-coins } from the box { $box_bare }.
   *[other] { $side } takes { revolution-coins } from the box { $box_bare }.
    }
revolution-log-treasure = { $side_num ->
    [pl] { $side } move { revolution-coins } out of the Spanish Treasury.
   *[other] { $side } moves { revolution-coins } out of the Spanish Treasury.
    }
revolution-log-intercepts = { $side_num ->
    [pl] { $side } intercept { revolution-coins } of { $whose }.
   *[other] { $side } intercepts { revolution-coins } of { $whose }.
    }
revolution-log-lets-pass = { $side_num ->
    [pl] { $side } let the treasure of { $whose } pass.
   *[other] { $side } lets the treasure of { $whose } pass.
    }
revolution-log-taxes = { $side_num ->
    [pl] { $side } take { revolution-coins } in taxes: provinces { $provinces }, cities { $cities }.
   *[other] { $side } takes { revolution-coins } in taxes: provinces { $provinces }, cities { $cities }.
    }
revolution-log-taxes-short = { $side_num ->
    [pl] { $side } take only { revolution-coins } in taxes: the supply is empty.
   *[other] { $side } takes only { revolution-coins } in taxes: the supply is empty.
    }
revolution-log-keeps = { $side_num ->
    [pl] { $side } keep an army for { revolution-coins }: { $region_bare }.
   *[other] { $side } keeps an army for { revolution-coins }: { $region_bare }.
    }
revolution-log-disbands = { $side_num ->
    [pl] { $side } disband an army for { revolution-coins }: { $region_bare }.
   *[other] { $side } disbands an army for { revolution-coins }: { $region_bare }.
    }
revolution-log-abandons-sack = { $side_num ->
    [pl] { $side } abandon an army, which sacks { $at }.
   *[other] { $side } abandons an army, which sacks { $at }.
    }
revolution-log-abandons-replace = { $side_num ->
    [pl] { $side } abandon an army, which replaces { revolution-owned } { revolution-where }.
   *[other] { $side } abandons an army, which replaces { revolution-owned } { revolution-where }.
    }
revolution-log-no-neutral = No neutral counter is left: none is added.
revolution-log-abandoned-leave = { $n ->
    [one] { $n } abandoned army leaves the map.
   *[other] { $n } abandoned armies leave the map.
    }
revolution-log-raises = { $side_num ->
    [pl] { $side } raise an army for { revolution-coins }: { $region_bare }.
   *[other] { $side } raises an army for { revolution-coins }: { $region_bare }.
    }
revolution-log-battle = { $region_bare }: an army of { $side } and one of { $other } fall.
revolution-log-battle-stand-off = { $region_bare }: an army of { $side } and one of { $other } stand off.
revolution-log-battle-won = { $side_num ->
    [pl] { $region_bare }: only { $side } are left, with { revolution-armies }.
   *[other] { $region_bare }: only { $side } is left, with { revolution-armies }.
    }
revolution-log-battle-allied = { $region_bare }: only allied armies are left.
revolution-log-battle-none = { $region_bare }: no army is left.
revolution-log-besieges = { $side_num ->
    [pl] { $side } besiege { $place }.
   *[other] { $side } besieges { $place }.
    }
revolution-log-hires = { $side_num ->
    [pl] { $side } hire { revolution-ships }.
   *[other] { $side } hires { revolution-ships }.
    }
revolution-log-ships = { $side_num ->
    [pl] { $side } send { revolution-ships } to { $region_bare }.
   *[other] { $side } sends { revolution-ships } to { $region_bare }.
    }
revolution-log-destroys = { $n ->
    [one] { revolution-ships } destroys an army of { $whose }: { $region_bare }.
   *[other] { revolution-ships } destroy an army of { $whose }: { $region_bare }.
    }
revolution-log-relieves = { $n ->
    [one] { revolution-ships } relieves { $cities }.
   *[other] { revolution-ships } relieve { $cities }.
    }
revolution-log-siege-ends = The siege of { $place } is over.
revolution-log-sacks = A Water Beggar sacks { $place }.
revolution-log-blockades = 2 Water Beggars besiege { $place }.
revolution-log-beggars-return = { $n ->
    [one] { revolution-ships } returns to the box.
   *[other] { revolution-ships } return to the box.
    }
revolution-log-marches = { $side_num ->
    [pl] { $side } march from { $region } to { $to }.
   *[other] { $side } marches from { $region } to { $to }.
    }
revolution-log-hinders = A Water Beggar stops an army of { $whose }: { $region_bare }.
revolution-log-lets-go = { $side_num ->
    [pl] { $side } let the army of { $whose } go.
   *[other] { $side } lets the army of { $whose } go.
    }
revolution-log-influences = { $side_num ->
    [pl] { $side } replace { revolution-owned } { revolution-where }.
   *[other] { $side } replaces { revolution-owned } { revolution-where }.
    }
revolution-log-new-units = { $side_num ->
    [pl] { $side } receive { revolution-counters }.
   *[other] { $side } receives { revolution-counters }.
    }
revolution-log-places = { $side_num ->
    [pl] { $side } place { revolution-counters }: { $to_bare }.
   *[other] { $side } places { revolution-counters }: { $to_bare }.
    }
revolution-log-banks = { $side_num ->
    [pl] { $n ->
        [one] { $side } find no room: { revolution-counters } becomes money.
       *[other] { $side } find no room: { revolution-counters } become money.
        }
   *[other] { $n ->
        [one] { $side } finds no room: { revolution-counters } becomes money.
       *[other] { $side } finds no room: { revolution-counters } become money.
        }
    }
revolution-log-conflict = Conflict in { $province }: { revolution-counters } left, limit { $limit }.
revolution-log-conflict-loses = { $sides_count ->
    [one] { $sides_num ->
        [pl] { $sides } lose { revolution-counters } in { $province }.
       *[other] { $sides } loses { revolution-counters } in { $province }.
    }
   *[other] { $sides_short } lose { revolution-counters } each in { $province }.
    }
revolution-log-neutrals-all = { $provinces ->
    [one] { revolution-neutrals } added in { $provinces } province.
   *[other] { revolution-neutrals } added in { $provinces } provinces.
    }
revolution-log-neutral-choice = { $side_num ->
    [pl] { $side } choose { $province } for a neutral counter.
   *[other] { $side } chooses { $province } for a neutral counter.
    }
revolution-log-overflows = { $side_num ->
    [pl] { $side } move { revolution-counters } from { $province } to { $to }.
   *[other] { $side } moves { revolution-counters } from { $province } to { $to }.
    }
revolution-log-overflows-replacing = { $side_num ->
    [pl] { $replaced ->
        [one] { $side } move { revolution-counters } from { $province } to { $to }, replacing { $replaced } neutral.
       *[other] { $side } move { revolution-counters } from { $province } to { $to }, replacing { $replaced } neutrals.
        }
   *[other] { $replaced ->
        [one] { $side } moves { revolution-counters } from { $province } to { $to }, replacing { $replaced } neutral.
       *[other] { $side } moves { revolution-counters } from { $province } to { $to }, replacing { $replaced } neutrals.
        }
    }
revolution-log-surplus-home = { $n ->
    [one] { revolution-counters } of { $side } leaves { $province } for the supply.
   *[other] { revolution-counters } of { $side } leave { $province } for the supply.
    }
revolution-log-proposes = { $side_num ->
    [pl] { $side } propose movement: { $provinces_bare }.
   *[other] { $side } proposes movement: { $provinces_bare }.
    }
revolution-log-sets = { $side_num ->
    [pl] { $side } now have { revolution-counters } in { $place }.
   *[other] { $side } now has { revolution-counters } in { $place }.
    }
revolution-log-leaves-place = { $side_num ->
    [pl] { $side } leave { $place }.
   *[other] { $side } leaves { $place }.
    }
revolution-log-pushes-out = { $side_num ->
    [pl] { $side } push { revolution-some } out of { $place }.
   *[other] { $side } pushes { revolution-some } out of { $place }.
    }
revolution-log-arranges = { $side_num ->
    [pl] { $side } arrange { $province }.
   *[other] { $side } arranges { $province }.
    }
revolution-log-stays = { $side_num ->
    [pl] { $side } leave { $province } as it is.
   *[other] { $side } leaves { $province } as it is.
    }
revolution-log-neutrals-enter = { $n ->
    [one] { revolution-neutrals } enters { $place }.
   *[other] { revolution-neutrals } enter { $place }.
    }
revolution-log-converts = { $side_num ->
    [pl] { $side } take { $place } and convert: { $whose_bare }.
   *[other] { $side } takes { $place } and converts: { $whose_bare }.
    }
revolution-log-takes-empty = { $side_num ->
    [pl] { $side } find { $place } empty: the siege is over.
   *[other] { $side } finds { $place } empty: the siege is over.
    }
revolution-log-siege-neutral = { $n ->
    [one] { $place }: { revolution-counters } becomes neutral.
   *[other] { $place }: { revolution-counters } become neutral.
    }
revolution-log-siege-lost = { $n ->
    [one] { $place }: { revolution-counters } is removed.
   *[other] { $place }: { revolution-counters } are removed.
    }
revolution-log-beggars-siege = The Water Beggars take { $place }.
revolution-log-lays-coins = { $side_num ->
    [pl] { $side } lay { revolution-coins } on { $place }.
   *[other] { $side } lays { revolution-coins } on { $place }.
    }
revolution-log-marker = { $side_num ->
    [pl] { $side } move the marker of { $place } to space { $space }.
   *[other] { $side } moves the marker of { $place } to space { $space }.
    }
revolution-log-marker-stays = { $n ->
    [one] { $n } coin of { $side } moves nothing on { $place }.
   *[other] { $n } coins of { $side } move nothing on { $place }.
    }
revolution-log-allegiance-removes = { $place } turns against { $whose }: 1 counter is removed.
revolution-log-allegiance-adds = { $place } brings { $whose } 1 counter.
revolution-log-gains-card = { $side_num ->
    [pl] { $side } gain { revolution-card }.
   *[other] { $side } gains { revolution-card }.
    }
revolution-log-takes-card = { $side_num ->
    [pl] { $side } take { revolution-card } from { $whose }.
   *[other] { $side } takes { revolution-card } from { $whose }.
    }
revolution-log-loses-card = { $side_num ->
    [pl] { $side } lose { revolution-card }: nobody holds it now.
   *[other] { $side } loses { revolution-card }: nobody holds it now.
    }
revolution-log-cards = { $n ->
    [one] { $n } card changes hands.
   *[other] { $n } cards change hands.
    }
revolution-log-cards-none = No card changes hands.
revolution-log-bishopric = The bishopric of { $province } is { revolution-status } now.
revolution-log-university-founded = A Reformed university is founded in { $place }.
revolution-log-university-abolished = The university of { $place } is abolished.
revolution-log-university-reformed = The university of { $place } becomes Reformed.
revolution-log-university-catholic = The university of { $place } becomes Catholic.
revolution-log-scores = { $side_num ->
    [pl] { $n ->
        [one] { $side } have { $n } victory point.
       *[other] { $side } have { $n } victory points.
        }
   *[other] { $n ->
        [one] { $side } has { $n } victory point.
       *[other] { $side } has { $n } victory points.
        }
    }
revolution-log-lays-first = { $side_num ->
    [pl] { $side } lay the first card.
   *[other] { $side } lays the first card.
    }
revolution-log-lays-before = { $side_num ->
    [pl] { $side } go before { $whose }.
   *[other] { $side } goes before { $whose }.
    }
revolution-log-lays-last = { $side_num ->
    [pl] { $side } go last.
   *[other] { $side } goes last.
    }
revolution-log-order = Order of play for the next turn: { $sides_short }.
revolution-log-wins = { $seats_num ->
    [pl] { $n ->
        [one] { $seats_who } win with { $n } victory point.
       *[other] { $seats_who } win with { $n } victory points.
        }
   *[other] { $n ->
        [one] { $seats_who } wins with { $n } victory point.
       *[other] { $seats_who } wins with { $n } victory points.
        }
    }
revolution-log-shared = A tie at { $n } victory points: { $seats_who } win together.

# Why not.
revolution-refuse-not-orange = An army begins on an orange space: none is empty ({ $region_bare }).
revolution-refuse-box-empty = { $side_num ->
    [pl] { $side } have no counter in this box: { $box_bare }.
   *[other] { $side } has no counter in this box: { $box_bare }.
    }
revolution-refuse-box-not-to = Counters of the box { $box_bare } may not go to { $to }. Possible: { $provinces_short }.
revolution-refuse-map-only = This space leads to the map only: { $box_bare }.
revolution-refuse-treasury-only = This space leads to the treasury only: { $box_bare }.
revolution-refuse-box-number = { $n ->
    [one] In the box { $box_bare } only { $n } counter can do this.
   *[other] In the box { $box_bare } only { $n } counters can do this.
    }
revolution-refuse-treasure-named = The number named for the Spanish Treasury stands for this turn.
revolution-refuse-whole-over = This answer is over before “{ $action }”: others answer first, or nothing more can be done.
revolution-refuse-whole-more = Something is still to be decided here: the whole answer says nothing of it.
revolution-refuse-intercept-number = One interception for each Huguenot counter: { $n } at most.
revolution-refuse-rate = One rate from 1 to 3 for all own cities, not { $n }.
revolution-refuse-no-army-here = { $side_num ->
    [pl] { $side } have no army that can do this in { $region }.
   *[other] { $side } has no army that can do this in { $region }.
    }
revolution-refuse-keep-price = { $side_num ->
    [pl] { $side } pay { revolution-coins } for each army kept; { $left } left of { $coins }.
   *[other] { $side } pays { revolution-coins } for each army kept; { $left } left of { $coins }.
    }
revolution-refuse-disband-price = Disbanding an army costs { revolution-coins }; { $left } left.
revolution-refuse-not-town = Only a town can be sacked: not { $at }.
revolution-refuse-sack-whose = A town is sacked without naming a faction: { $at }.
revolution-refuse-not-region = Not in this region ({ $region_bare }): { $at }.
revolution-refuse-no-counter = { $whose_num ->
    [pl] { $whose } have no counter { revolution-where }.
   *[other] { $whose } has no counter { revolution-where }.
    }
revolution-refuse-no-neutral-there = No neutral counter is { revolution-where }.
revolution-refuse-replace-neutral = An abandoned army replaces a counter of a faction, not a neutral one: { $at }.
revolution-refuse-not-in-city = Not in a city: { $at }.
revolution-refuse-no-army-left = No army of { $side } is left in its supply.
revolution-refuse-three-armies = A faction raises 3 armies a turn at most.
revolution-refuse-raise-price = { $side_num ->
    [pl] The next army costs { revolution-coins }; { $side } have { $coins }.
   *[other] The next army costs { revolution-coins }; { $side } has { $coins }.
    }
revolution-refuse-section-full = No army space is empty in this section: { $region_bare }.
revolution-refuse-no-presence = No army and no counter of { $side } stands in this region: { $region_bare }.
revolution-refuse-siege-own = { $side_num ->
    [pl] A city of one’s own or of an ally can’t be besieged: { $side } hold { $place }.
   *[other] A city of one’s own or of an ally can’t be besieged: { $side } holds { $place }.
    }
revolution-refuse-siege-only-own = Only own counters stand in { $place }: there is nothing to besiege.
revolution-refuse-siege-town = Towns can’t be besieged: { $place }.
revolution-refuse-siege-stand-off = An army in a stand-off can’t besiege: { $region_bare }.
revolution-refuse-siege-taken = { $place } is besieged already: one siege a city.
revolution-refuse-besieged = No counter enters or leaves a besieged city: { $place }.
revolution-refuse-beggars-price = { $side_num ->
    [pl] A Water Beggar costs 2 coins; { $side } have { $coins }.
   *[other] A Water Beggar costs 2 coins; { $side } has { $coins }.
    }
revolution-refuse-beggars-number = There are 3 Water Beggars: { $n } can’t be hired.
revolution-refuse-beggars-region = { $region } is not for Water Beggars.
revolution-refuse-beggars-left = { $n ->
    [0] No Water Beggar is free here: { $region_bare }.
    [one] Only { revolution-ships } is free here: { $region_bare }.
   *[other] Only { revolution-ships } are free here: { $region_bare }.
    }
revolution-refuse-destroy-more = To destroy an army takes more Water Beggars than armies: { $n } against { $armies }.
revolution-refuse-destroy-whose = Water Beggars attack only armies of the Catholics, the Habsburgs and the Nobility.
revolution-refuse-destroy-besieger = The most Catholic army must be destroyed: none of { $whose } besieges { $place }.
revolution-refuse-destroy-section = The army of { $whose } besieges a city: drag the Water Beggars onto that city.
revolution-refuse-relieve-equal = To relieve takes as many Water Beggars as armies: { $n } against { $armies }.
revolution-refuse-relieve-none = To relieve takes a besieged city: { $region_bare }.
revolution-refuse-no-siege = No army besieges { $place }.
revolution-refuse-sack-armies = Water Beggars sack and besiege only where no army stands: { $armies } here.
revolution-refuse-blockade-two = To besiege a city takes 2 Water Beggars: { $n } here.
revolution-refuse-no-arrow = No white arrow leads from { $region } to { $to }.
revolution-refuse-army-done = Each army moves once a turn: this one has moved, was stopped or besieges.
revolution-refuse-influence-done = Each army uses its influence once a turn: this one has used it, was stopped or besieges.
revolution-refuse-influence-beside = An army with another faction’s in its section can’t use influence: { $whose_bare }.
revolution-refuse-influence-own = Influence replaces counters of others: { $at }.
revolution-refuse-supply-empty = { $side_num ->
    [pl] { $side } have no counter left in supply.
   *[other] { $side } has no counter left in supply.
    }
revolution-refuse-not-present = { $side_num ->
    [pl] { $side } have no counter in { $to }: new ones go where some are.
   *[other] { $side } has no counter in { $to }: new ones go where some are.
    }
revolution-refuse-not-destination = Counters can’t go there: { $to }.
revolution-refuse-as-many = Without its card, at most as many as are there: { $n } in { $to }.
revolution-refuse-twice = At most twice as many as are there: { $n } in { $to }.
revolution-refuse-units-left = { $n ->
    [one] Only { $n } new counter is left to place.
   *[other] Only { $n } new counters are left to place.
    }
revolution-refuse-box-not-own = This box doesn’t serve { $side }: { $box_bare }.
revolution-refuse-box-full = No free space is left in this box: { $box_bare }.
revolution-refuse-huguenots = The Huguenots serve one faction at a time: { revolution-counters } of { $whose }.
revolution-refuse-neutral-full = { $to } needs no neutral counter, or has had its share.
revolution-refuse-no-surplus = { $n ->
    [0] Only a surplus moves: there is none in { $province }.
   *[other] Only a surplus moves: { $n } left in { $province }.
    }
revolution-refuse-not-reached = { $to } is neither next to { $province } nor on a river with it.
revolution-refuse-river-barred = { $whose_num ->
    [pl] { $whose } hold { $place }: the river is closed here.
   *[other] { $whose } holds { $place }: the river is closed here.
    }
revolution-refuse-no-room = { $to } is full and holds no neutral counter.
revolution-refuse-room = { $n ->
    [one] { $to } has room for { $n } more counter.
   *[other] { $to } has room for { $n } more counters.
    }
revolution-refuse-propose-absent = { $side_num ->
    [pl] { $side } have no counter outside besieged cities in { $province }.
   *[other] { $side } has no counter outside besieged cities in { $province }.
    }
revolution-refuse-proposed = Movement in { $province } is proposed already.
revolution-refuse-propose-nothing = { $province } has no town and no open city: nothing can move there.
revolution-refuse-not-province = { $place } lies outside { $province }.
revolution-refuse-at-rest = Counters on the map wait for “{ $step }”.
revolution-refuse-not-proposed = No movement is proposed in { $province }, or all have acted there.
revolution-refuse-not-to-act = { $side_num ->
    [pl] { $side } have no counter to move in { $province }, or have acted there.
   *[other] { $side } has no counter to move in { $province }, or has acted there.
    }
revolution-refuse-larger-first = { $whose_num ->
    [pl] { $whose } act first in { $province }.
   *[other] { $whose } acts first in { $province }.
    }
revolution-refuse-town-one = A town holds one counter: { $place }.
revolution-refuse-set-number = { $side_num ->
    [pl] { $side } have only { revolution-counters } to set here.
   *[other] { $side } has only { revolution-counters } to set here.
    }
revolution-refuse-set-others = { $n ->
    [one] Only { revolution-counters } is loose in the countryside: first take some out of { $places }.
   *[other] Only { revolution-counters } are loose in the countryside: first take some out of { $places }.
    }
revolution-refuse-set-same = { $side_num ->
    [pl] { $side } have { $n } in { $place } already.
   *[other] { $side } has { $n } in { $place } already.
    }
revolution-refuse-set-twice = Each place is set once: { $place } is.
revolution-refuse-taken = { $whose_num ->
    [pl] { $whose } have acted and hold { $place }.
   *[other] { $whose } has acted and holds { $place }.
    }
revolution-refuse-out-acted = { $whose_num ->
    [pl] Only factions still to act and neutrals are pushed out: { $whose } have acted.
   *[other] Only factions still to act and neutrals are pushed out: { $whose } has acted.
    }
revolution-refuse-out-number = Not so many there: { revolution-some } in { $place }.
revolution-refuse-out-own = Own counters are not pushed out: set how many stand there.
revolution-refuse-out-twice = Counters of { $whose } have been pushed out of { $place } already.
revolution-refuse-no-own-siege = { $side_num ->
    [pl] { $side } besiege no such city: { $place }.
   *[other] { $side } besieges no such city: { $place }.
    }
revolution-refuse-convert-number = { revolution-counters } must be converted in { $place }.
revolution-refuse-convert-own = Only counters of others are converted in { $place }.
revolution-refuse-only-treasury = Only coins of the treasury: { $coins } there.
revolution-refuse-not-city = Allegiance is that of cities: not { $place }.
revolution-refuse-not-laid = { $whose_num ->
    [pl] { $whose } have not laid the card yet.
   *[other] { $whose } has not laid the card yet.
    }

# What the inspector tells.
revolution-fact-holder = { $side_num ->
    [pl] { $side } hold its card
   *[other] { $side } holds its card
    }
revolution-fact-no-holder = Nobody holds its card
revolution-fact-needs = { $side_bare }: { $n } more for the card
revolution-fact-counts = { $side_bare }: { $n }
revolution-fact-limit = Limit { $limit }, counted { $n }
revolution-fact-surplus = { $n } over the limit
revolution-fact-room = Room for { $n } more
revolution-fact-worth = { $n } victory points
revolution-fact-tax = Tax { $n }
revolution-fact-minor = Counts only after turn 5
revolution-fact-neighbours = Next to: { $provinces_short }
revolution-fact-rivers = By river: { $provinces_short }
revolution-fact-replaces = { $n ->
    [one] { $n } neutral counter is replaced in { $province }
   *[other] { $n } neutral counters are replaced in { $province }
    }
revolution-fact-region = Region: { $region_bare }
revolution-fact-may-place = { $side_bare }: may place { $n } here now
revolution-fact-pays = Its card also pays for { $places_short }
revolution-fact-allegiance = Allegiance: space { $space } of 7
revolution-fact-effect-none = This space has no effect
revolution-fact-effect-remove-catholic = This space removes a Catholic unit
revolution-fact-effect-remove-anti = This space removes an anti-Catholic unit
revolution-fact-effect-swap-catholic = This space removes an anti-Catholic unit and adds a Catholic one
revolution-fact-effect-swap-anti = This space removes a Catholic unit and adds an anti-Catholic one
revolution-fact-besieged-by = Besieged by { $side }
revolution-fact-besieged-beggars = Besieged by Water Beggars
revolution-fact-free-city = Nobody’s city
revolution-fact-trading = Trading town: 1 victory point to the Burghers
revolution-fact-town-held = { $side_num ->
    [pl] { $side } stand here
   *[other] { $side } stands here
    }
revolution-fact-town-neutral = A neutral counter stands here
revolution-fact-town-empty = No counter stands here
revolution-fact-university-catholic = Catholic university
revolution-fact-university-reformed = Reformed university
revolution-fact-university-none = A university may be founded here
revolution-fact-bishopric = Bishopric: { revolution-status }
revolution-fact-supply = Supply: { revolution-counters }
revolution-fact-treasury = Treasury: { revolution-coins }
revolution-fact-armies-left = { revolution-armies } in supply
revolution-fact-boxes = { revolution-counters } in support boxes
revolution-fact-new-units = New counters next time: { $n }
revolution-fact-new-cities = For cities: { $n }
revolution-fact-new-towns = For towns: { $n }
revolution-fact-new-countryside = For { $count } in the countryside: { $n }
revolution-fact-new-boxes = For support boxes: { $n }
revolution-fact-new-least = At least { $n }
revolution-fact-new-supply = No more than the supply: { $n }
revolution-fact-points = Points if the turn ended now: { $n }
revolution-fact-points-cities = Cities: { $n }
revolution-fact-points-provinces = Provinces: { $n }
revolution-fact-points-goal = Faction goal: { $n }
revolution-fact-points-minor = Minor provinces, at the end: { $n }
revolution-fact-armies = { $side_bare }: { revolution-armies }
revolution-fact-no-armies = No army
revolution-fact-stand-off = 2 armies stand off
revolution-fact-ships = { revolution-ships }
revolution-fact-arrows = Ways out: { $regions_short }
revolution-fact-spaces = Army spaces: { $n }, empty { $free }
revolution-fact-beggars-open = Open to Water Beggars
revolution-fact-box-serves = Serves { $sides }
revolution-fact-box-leads = Leads to: { $provinces_short }
revolution-fact-space-plain = Plain spaces, to the map only: { $n }
revolution-fact-space-coloured = Coloured spaces, to the treasury only: { $n }
revolution-fact-space-diagonal = Halved spaces, either: { $n }
revolution-fact-box-held = { $side_bare }: { revolution-counters }
revolution-fact-box-exclusive = One faction at a time
revolution-fact-box-intercepts = Intercepts coins of the Spanish Treasury
revolution-fact-reconstructed = { $figures ->
    [limit-points-tax] Reconstructed: limit, victory points and tax
    [limit-points] Reconstructed: limit and victory points
    [slots-orange-arrows] Reconstructed: army spaces, orange spaces and arrows
    [slots-arrows] Reconstructed: army spaces and arrows
    [provinces-spaces] Reconstructed: provinces and spaces
    [name] Reconstructed: that this town is on the board
    [trading] Reconstructed: that this is a trading town
    [name-trading] Reconstructed: that this town is on the board, and a trading town
   *[other] Reconstructed in part
    }
revolution-fact-order = { $sides_short }

# The sheet at the end: the score by source.
revolution-sheet-cities = Cities
revolution-sheet-provinces = Provinces
revolution-sheet-goal = Faction goal
revolution-sheet-minor = Minor provinces
revolution-sheet-total = Victory points
revolution-sheet-pair = Both together
revolution-nearest-card-held = { $at }: { $side_bare }, { revolution-counters } ahead; worth { $points }
revolution-nearest-card-missed = { $at }: { $side_bare }, { revolution-counters } short of the card; worth { $points }
revolution-nearest-goal-held = { $side_bare }, faction goal: one point less with { revolution-counters } fewer
revolution-nearest-goal-missed = { $side_bare }, faction goal: one point more with { revolution-counters } more

# Coins that change hands (R-30).
revolution-act-pay = Offer { $whose } { revolution-coins }
revolution-act-take = Take the coins of { $whose }
revolution-log-offers-coins = { $side_num ->
    [pl] { $side } offer { $whose } { revolution-coins }.
   *[other] { $side } offers { $whose } { revolution-coins }.
    }
revolution-log-paid = { $side_num ->
    [pl] { $side } pay { $whose } { revolution-coins }.
   *[other] { $side } pays { $whose } { revolution-coins }.
    }
revolution-refuse-no-payments = Coins change hands only with the option for payments.
revolution-refuse-pay-phase = Coins are offered in one’s own phase.
revolution-refuse-pay-other = { $side } can’t pay itself: another faction is wanted.
revolution-refuse-pay-coins = Coins in the treasury of { $side }: { $n }.
revolution-refuse-pay-supply = Counters in the supply of { $side }, to become coins: { $n }.
revolution-refuse-nothing-offered = No coins of { $whose } are offered to you.
revolution-refuse-offer-over = The offer of { $whose } is over: its phase has ended, or its coins are gone.

# In the list of games.
bot-revolution-steady-line = Takes majorities and its own goal, looks one action ahead, watches the leader
