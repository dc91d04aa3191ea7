# The lessons of MARIA, advanced course. Keys: lesson-maria-<lesson>-<step>[-<reply>].

# course
lesson-course-maria-advanced = Maria: the advanced game
lesson-course-maria-advanced-line = Victory markers, politics, the imperial election and changes of alliance, on both maps.

# empty-reserve
lesson-maria-empty-reserve-title = The last marker
lesson-maria-empty-reserve-theme = In the advanced game both maps are in play, for 12 turns. Each major power has a reserve of victory markers and must bring them all out. France has 1 left. You lead France.
lesson-maria-empty-reserve-march = Moritz von Sachsen stands at Lille. Lead him through Tournai to Ath. Nobody protects Tournai, so it falls when he moves out of it, and the last marker goes there.
lesson-maria-empty-reserve-march-stands = On Tournai itself he conquers nothing: a fortress falls when a general moves out of it. Go on to Ath in the same move.
lesson-maria-empty-reserve-march-not-yet = The movement phase would be over, with 1 marker still in the reserve. Move Moritz first.
lesson-maria-empty-reserve-march-elsewhere = The rules allow that way, but it does not take Tournai and end at Ath.
lesson-maria-empty-reserve-over = Tournai bears the French marker and the reserve of France is empty. Has Louis XV won already?
lesson-maria-empty-reserve-over-choice-yes = Yes
lesson-maria-empty-reserve-over-choice-no = Not yet
lesson-maria-empty-reserve-over-stage = Nobody wins in the middle of a stage. The reserves are looked at when an action stage, a politics stage or the imperial election ends.
lesson-maria-empty-reserve-end = Right: there may still be fights, and a defeat brings markers back. Nobody is near Moritz now. End the movement phase.
lesson-maria-empty-reserve-end-won = The stage is over and the reserve still empty: Louis XV wins the game.
lesson-maria-empty-reserve-fight = The same day, one difference: Maillebois stands with 1 troop next to Traun with 8. At the start of the combat phase he must attack. Attack.
lesson-maria-empty-reserve-give-in = The score is −7 and you have no cards. Give in.
lesson-maria-empty-reserve-left = Maillebois is removed, which costs 1 victory point: a marker leaves the battle box. How many markers are in the reserve of France now?
lesson-maria-empty-reserve-left-lost = A victory point lost moves a marker from a battle box back to the reserve. France had 1 in its box.
lesson-maria-empty-reserve-sums = So the game goes on. If nobody wins before, the fourth winter decides: at each winter the markers in reserve were noted. Sums: Prussia 9, France 7, Pragmatic Army 8, Austria 7. Who wins?
lesson-maria-empty-reserve-sums-highest = Markers in the reserve are markers not brought out: the lowest sum wins.
lesson-maria-empty-reserve-sums-tie = France has 7, as Austria has. But Maria Theresa wins all ties, and Louis XV loses them.

# battle-boxes
lesson-maria-battle-boxes-title = Battle boxes and electors
lesson-maria-battle-boxes-attack = You lead France and Bavaria. Törring and Belle-Isle stand at Kufstein with 11 troops, Karl and Traun at Innsbruck with 10. Attack them.
lesson-maria-battle-boxes-points = Score +1; Austria plays nothing. It cannot retreat and loses all 10 troops and both generals. Victory is counted in threes of troops. How many victory points is that?
lesson-maria-battle-boxes-points-threes = One point for every 3 troops eliminated, not for each troop.
lesson-maria-battle-boxes-points-whole = Only whole threes count: the tenth troop brings nothing.
lesson-maria-battle-boxes-points-one = A removed general is worth 1 point only when fewer than 3 troops fell.
lesson-maria-battle-boxes-boxes = Törring is Bavarian; his points count for France, the major power. How many markers did France move to its battle boxes?
lesson-maria-battle-boxes-boxes-full = There are only 2 battle boxes for each major power. A point without a free box is ignored.
lesson-maria-battle-boxes-back = Austria loses 3 points. It had 1 marker in its battle boxes. How many markers returned to its reserve?
lesson-maria-battle-boxes-back-none-there = It can give back only what lies in its battle boxes. The rest of the loss is ignored.
lesson-maria-battle-boxes-small = Another fight: the loser loses 2 troops, his last ones, and his general is removed. How many victory points is that?
lesson-maria-battle-boxes-small-general = Two troops alone would bring nothing, but a general was removed as well.
lesson-maria-battle-boxes-hunger = An Austrian general is removed for want of supply. Austria loses 1 victory point. Who gains one?
lesson-maria-battle-boxes-hunger-choice-nobody = Nobody
lesson-maria-battle-boxes-hunger-no-gain = No one defeated him. Hunger costs a point, but gives none.
lesson-maria-battle-boxes-trier = Other boxes are filled on the map. Trier is one of four elector fortresses in the west. Lead Moritz through Trier to Bernkastel.
lesson-maria-battle-boxes-trier-leave = On Trier itself he conquers nothing. Lead him on to Bernkastel.
lesson-maria-battle-boxes-trier-elsewhere = The rules allow it, but this lesson wants Trier: end at Bernkastel.
lesson-maria-battle-boxes-electors = Of Mainz, Trier, Köln and Mannheim, some bear the French elector marker now. Click all of those, then Check.
lesson-maria-battle-boxes-electors-mainz = Mainz still bears the Austro-Pragmatic elector marker.
lesson-maria-battle-boxes-electors-box = Three of the four: France puts a marker into the box 3 Electors. It comes back at once if France falls below three.

# trump
lesson-maria-trump-title = Naming trump
lesson-maria-trump-theme = Each turn begins with politics. Two political cards lie open: Coup d’état, which pulls Russia towards Berlin, and Sardinia-Piedmont, which pulls Italy towards Vienna. You lead Prussia and the Pragmatic Army.
lesson-maria-trump-name = Frederick won the latest fight, so you name the political trump suit. Only cards of that suit will count. Prussia holds the 9 of hearts and the 2 of spades. Name the best suit for Prussia.
lesson-maria-trump-name-two = With spades Prussia would have only a 2. It holds something better.
lesson-maria-trump-name-low = Clubs would help the Pragmatic Army, with a 3. Prussia could reach 9 in another suit.
lesson-maria-trump-name-none = Prussia holds no card of that suit.
lesson-maria-trump-place = Now each major power may place 1 card face down, from left to right: Prussia first. Place the 9 of hearts.
lesson-maria-trump-place-later = The 2 of spades is not trump. As a bluff it is allowed, but it brings no influence; Prussia wants to choose first.
lesson-maria-trump-place-no-part = A power without a card in its box takes no part in the selection.
lesson-maria-trump-bluff = France has placed a card. Now the Pragmatic Army, which has no heart. It may place none, or bluff: the others see only the back. Place the 3 of clubs.
lesson-maria-trump-bluff-free = You may, but a bluff costs nothing here: a card that is not trump comes back to the hand. Try it.
lesson-maria-trump-back = All cards are turned up: Prussia 9 of hearts, France 4 of diamonds, Pragmatic Army 3 of clubs, Austria 7 of hearts. Trump is hearts. Whose cards go back to the hand?
lesson-maria-trump-back-choice-nobody = Nobody’s
lesson-maria-trump-back-choice-pragmatic-alone = The Pragmatic Army’s alone
lesson-maria-trump-back-choice-france-pragmatic = Those of France and the Pragmatic Army
lesson-maria-trump-back-bluffs = Newly placed cards that are not trump return to their owner’s hand.
lesson-maria-trump-back-diamonds = Look at France too: diamonds are not trump either.
lesson-maria-trump-turned-up = If nobody has won a fight yet, the draw deck decides. Turned up are a Reserve, then the 4 of spades. What happens?
lesson-maria-trump-turned-up-choice-reserve = The Reserve counts: there is no trump
lesson-maria-trump-turned-up-choice-spades = Spades are trump
lesson-maria-trump-turned-up-choice-hearts = One more card is turned up
lesson-maria-trump-turned-up-go-on = A Reserve has no suit: cards are turned up until one is no Reserve.
lesson-maria-trump-turned-up-first = The 4 of spades is no Reserve, so it ends the search.

# influence
lesson-maria-influence-title = Influence
lesson-maria-influence-place = Trump is hearts. In Austria’s box lies a 6 of spades, kept from an earlier turn. Everything is open here and you play everybody. Place the Reserve for Prussia.
lesson-maria-influence-place-use = Without a card Prussia would take no part. The Reserve is strong here: place it.
lesson-maria-influence-prussia = France has placed the 7 of hearts, Austria the 9 of diamonds. In politics a Reserve is always trump. How much influence has Prussia?
lesson-maria-influence-prussia-politics = In a fight or as payment it is worth at most 8. On the political table it counts twice that.
lesson-maria-influence-austria = And Austria, with the kept 6 of spades and the 9 of diamonds just placed?
lesson-maria-influence-austria-diamonds = The 9 of diamonds was placed now and is not trump: it went back to the hand.
lesson-maria-influence-austria-other = The other way round: the 9 was placed now and went back, the 6 lay there already.
lesson-maria-influence-austria-kept = A card kept from an earlier turn stays, whatever its suit, and counts.
lesson-maria-influence-second = The highest influence chooses first: Prussia. Who is asked second?
lesson-maria-influence-second-first = Prussia, with 16, is asked first. Who comes after it?
lesson-maria-influence-second-six = Austria has 6. Another power has more.
lesson-maria-influence-second-nothing = The Pragmatic Army placed nothing: without cards in its box it takes no part.
lesson-maria-influence-tie = Another turn: all four powers have 5. Of equal powers, the one with the box further right comes first. The boxes: Prussia, France, Pragmatic Army, Austria. Who is asked first?
lesson-maria-influence-tie-right = Prussia places its card first, but its box is the one furthest left.
lesson-maria-influence-tie-order = Austria, then the Pragmatic Army, then France, then Prussia.

# select
lesson-maria-select-title = Select or keep
lesson-maria-select-choose = Influence: Prussia 9, Austria 3, France 3, Pragmatic Army 2, its card kept from earlier. You play everybody. The card Russia would hurt Prussia. Who selects a card may also discard it: select Russia.
lesson-maria-select-choose-coat = A power selects only cards that show its coat. Electoral Palatinate shows those of France and the Pragmatic Army.
lesson-maria-select-choose-austria-next = Then Austria would be asked next and could take Russia, with its arrows against Prussia. Take it yourself.
lesson-maria-select-discard = Prussia’s 9 is spent. Now execute the card or let it go without effect. Discard it.
lesson-maria-select-discard-worse = That would pull Russia to Vienna or Saxony away from Prussia. You took this card to prevent it.
lesson-maria-select-austria = Austria comes next, before France: its box is further right. Only Electoral Palatinate is left, without Austria’s coat. What happens with Austria’s card?
lesson-maria-select-austria-choice-keep = It stays on the table
lesson-maria-select-austria-choice-select = It pays for Electoral Palatinate
lesson-maria-select-austria-choice-hand = It goes back to the hand
lesson-maria-select-austria-coat = Without its coat on the card Austria cannot select it.
lesson-maria-select-austria-one-left = Cards go back to the hand only when both political cards have been selected. One is still open, and Austria was asked.
lesson-maria-select-france = Austria must keep its card, for later turns. Now France. Select Electoral Palatinate.
lesson-maria-select-france-good = Keeping saves influence for later, but this card gives France Mannheim, a card and 3 troops. Take it.
lesson-maria-select-carry-out = Electoral Palatinate brings Mannheim, 1 Tactical Card and 3 troops. Carry out its text.
lesson-maria-select-carry-out-waste = That discards the card without effect. France gains by its text.
lesson-maria-select-pragmatic = Mannheim is French, and France has given out its 3 troops. The Pragmatic Army was not asked. What happens to its kept card?
lesson-maria-select-pragmatic-choice-stays = It stays on the table
lesson-maria-select-pragmatic-choice-hand = It goes back to the hand
lesson-maria-select-pragmatic-choice-discarded = It is discarded
lesson-maria-select-pragmatic-both = Both political cards are gone. Who was not asked yet takes all cards back, kept ones too.
lesson-maria-select-pragmatic-not-selected = Only who selects a political card discards the cards in its box.
lesson-maria-select-variant = The same again, but now France saves its influence. Prussia has discarded Russia, Austria must keep. Keep France’s card as well.
lesson-maria-select-variant-keep-now = That was the first way it went. This time France keeps its card.
lesson-maria-select-gone = The Pragmatic Army keeps too. Nobody has selected Electoral Palatinate. What becomes of it?
lesson-maria-select-gone-choice-waits = It waits for the next turn
lesson-maria-select-gone-choice-discarded = It is discarded without effect
lesson-maria-select-gone-no-wait = A political card lies open for one turn only. The Tactical Cards of Austria, France and the Pragmatic Army stay.
