# The lessons of MARIA, introductory course. Keys: lesson-maria-<lesson>-<step>[-<reply>].
lesson-course-maria-introductory = Maria: the introductory game
lesson-course-maria-introductory-line = From the first march to the whole introductory game, on the map of Bohemia.

# 01 to-breslau
lesson-maria-to-breslau-title = To Breslau
lesson-maria-to-breslau-theme = December 1740. Maria Theresa has just inherited Austria, and her neighbours want their share. You lead Prussia. Friedrich stands at Freystadt, ready to march into Silesia.
lesson-maria-to-breslau-march = Drag Friedrich along the road to Breslau, or click him and then Breslau. That is 3 cities away: as far as a general gets in one move. On main roads alone he would get one city farther.
lesson-maria-to-breslau-march-liegnitz = Liegnitz bears the marker of Prussia already. To Breslau the main road leads on from Glogau through Steinau.
lesson-maria-to-breslau-march-elsewhere = Friedrich may be sent there by the rules, but this lesson goes to Breslau. Look for the thick road that runs from Freystadt to the south-east.
lesson-maria-to-breslau-march-schwerin = Schwerin may move too, later. First send Friedrich, who stands at Freystadt, to Breslau.
lesson-maria-to-breslau-march-not-yet = The movement phase would be over with this, and Friedrich has not moved. Send him to Breslau first.
lesson-maria-to-breslau-aim = Friedrich is at Breslau. Why there? Silesia is full of fortresses, and Prussia wins at once when it controls 12 fortresses in Austria and Silesia together.
lesson-maria-to-breslau-held = Outside its home country a power controls what bears its marker. Two fortresses of Silesia bear that of Prussia already. Click both of them, then Check.
lesson-maria-to-breslau-held-austrian = Look at the marker on it: one of those you clicked bears that of Austria. Two other fortresses in the north of Silesia bear the marker of Prussia.
lesson-maria-to-breslau-held-home = That one lies in the home country of Prussia, which needs no marker there. Here you look for markers in Silesia.
lesson-maria-to-breslau-held-look = Click exactly the two fortresses of Silesia that bear the marker of Prussia. A second click takes a mark away.
lesson-maria-to-breslau-held-two = Glogau and Liegnitz are Prussian from the start. The other five fortresses of Silesia still bear the marker of Austria.
lesson-maria-to-breslau-how-many = And how many fortresses in Austria and Silesia must Prussia control to win at once?
lesson-maria-to-breslau-how-many-french = With 9 fortresses in Austria France would win, led by Louis XV. Prussia needs more.
lesson-maria-to-breslau-how-many-lacking = That is how many are still lacking, beyond Glogau and Liegnitz. How many must they be in all?
lesson-maria-to-breslau-who = The introductory game lasts 9 turns. Nobody has reached the goal when turn 9 ends. Who wins?
lesson-maria-to-breslau-who-choice-nobody = Nobody
lesson-maria-to-breslau-who-nobody = There is no draw: whoever defends against all the others is rewarded for holding out.
lesson-maria-to-breslau-end = Maria Theresa wins by holding out, so time is on her side. Move other pieces now, if you like. Then end the movement phase with Done.
lesson-maria-to-breslau-next = Breslau itself has not fallen yet: a fortress falls when a general moves out of it, and nobody protects it. That is for the next lessons.
