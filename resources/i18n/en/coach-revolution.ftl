# What the coach warns of when a faction ends what is voluntary, and why.
coach-revolution-conflict = As it stands, conflict in { $province } removes { revolution-counters } of { $side }.
coach-revolution-overflow = As it stands, { revolution-counters } of { $side } must leave { $province }.
coach-revolution-home = { $n ->
    [one] { revolution-counters } of { $side } goes from { $province } to the supply.
   *[other] { revolution-counters } of { $side } go from { $province } to the supply.
    }
coach-revolution-room = Room within reach: { $provinces_bare }
coach-revolution-nowhere = No province in reach has room
coach-revolution-tips = { $side } can lose { revolution-card } to one counter more.
coach-revolution-lost = { $side_num ->
    [pl] As it stands, { $side } lose { revolution-card }.
   *[other] As it stands, { $side } loses { revolution-card }.
    }
coach-revolution-majority = { $side_bare }: { $n }, all others together: { $others }
coach-revolution-rivals = Who may still bring counters in: { $sides }
