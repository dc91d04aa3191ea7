# The lessons of REVOLUTION: THE DUTCH REVOLT. Keys: lesson-revolution-<lesson>-<step>[-<reply>].
lesson-course-revolution-full = Revolution: la rivolta olandese
lesson-course-revolution-full-line = Da due province a tutte e cinque le fazioni, fase per fase.

# 01 two-provinces
lesson-revolution-two-provinces-title = Due province
lesson-revolution-two-provinces-theme = I Paesi Bassi, 1572. Cinque fazioni si contendono province e città; dopo il turno 5 vince chi ha più punti. Tu guidi i Borghesi, blu. A Utrecht la città è dei Cattolici, gialli.
lesson-revolution-two-provinces-place = Hai 7 nuove pedine. Trascinane 2 dal tuo campo a Utrecht. Di più non è possibile: senza la carta provincia ne entrano al massimo quante ne hai già lì.
lesson-revolution-two-provinces-place-one = Una è permessa, ma è poco. Piazzane 2 insieme: trascina e scegli il numero 2.
lesson-revolution-two-provinces-place-holland = L’Holland viene dopo. Prima 2 pedine a Utrecht, la provincia accesa.
lesson-revolution-two-provinces-place-boxes = Anche questo è permesso: a che cosa serve lo vedrai più avanti. Ora piazza 2 pedine a Utrecht.
lesson-revolution-two-provinces-rest = La carta dell’Holland è tua, quindi lì ne puoi piazzare quante vuoi. Metti lì le altre 5.
lesson-revolution-two-provinces-rest-full = Utrecht ha già ricevuto le sue 2. Senza la sua carta non ne entrano altre.
lesson-revolution-two-provinces-rest-all = Piazza in Holland tutte e 5 le pedine rimaste, in un colpo solo.
lesson-revolution-two-provinces-conflict = Questo era un conflitto. Utrecht aveva 7 pedine, ma il suo limite è 5. La fazione più piccola ha ceduto per prima, i Riformisti; poi i Cattolici. A 5 è finito e le tue 4 sono rimaste.
lesson-revolution-two-provinces-who = Ora le pedine possono entrare nelle cittadine e nelle città della loro provincia. A Utrecht tu ne hai 4, i Cattolici 1. Comincia la fazione più numerosa. Qual è?
lesson-revolution-two-provinces-who-order = I Cattolici sono primi nell’ordine di gioco, ma questo decide solo le parità. Dentro una provincia conta prima il numero.
lesson-revolution-two-provinces-propose = In una provincia nessuno muove se qualcuno non lo propone. Utrecht è già indicata. Premi il pulsante che propone il movimento.
lesson-revolution-two-provinces-propose-not-yet = Così a Utrecht nessuno muoverebbe e la città resterebbe cattolica. Proponi lì un movimento.
lesson-revolution-two-provinces-propose-button = Anche un clic indica la provincia. Qui è già indicata, quindi basta il pulsante principale.
lesson-revolution-two-provinces-propose-utrecht = È Utrecht che vuoi riordinare: proponi il movimento lì, e in nessun’altra provincia.
lesson-revolution-two-provinces-move = Scrivi i numeri: 2 per la città di Utrecht, 1 per la cittadina di Amersfoort. Il resto rimane in campagna. Poi premi il pulsante sotto.
lesson-revolution-two-provinces-move-sheet = Si può anche trascinare, un luogo dopo l’altro. Qui fai tutto insieme: scrivi i numeri, poi premi il loro pulsante.
lesson-revolution-two-provinces-move-stay = Così le tue pedine resterebbero in campagna e i Cattolici in città.
lesson-revolution-two-provinces-move-exactly = È permesso, ma qui servono esattamente 2 in città, 1 ad Amersfoort e 1 in campagna.
lesson-revolution-two-provinces-cards = I Cattolici sono rimasti. In città hai 2 pedine contro 1, perciò la carta è tua: più di tutti gli altri insieme. Clicca su tutte le città che possiedi ora, poi Verifica.
lesson-revolution-two-provinces-cards-town = Amersfoort è tua, ma è una cittadina: contiene una sola pedina e non ha carta. Le città sono i quadrati con le mura.
lesson-revolution-two-provinces-cards-empty = Lì non c’è nessuno. Una città si possiede solo con la maggioranza delle pedine al suo interno.
lesson-revolution-two-provinces-cards-look = Clicca esattamente sulle due città la cui carta è dei Borghesi. Un secondo clic toglie il segno.
lesson-revolution-two-provinces-cards-both = Utrecht e Haarlem: 1 punto ciascuna. Per la carta provincia contano solo cittadine e campagna: a Utrecht lì ne hai 2 contro nessuno.
lesson-revolution-two-provinces-next = Possiedi due province: l’Holland dà 1 punto, Utrecht 0,5. Piazzare, lottare, entrare, prendere la carta: ecco il cuore di ogni turno. La prossima lezione comincia una partita intera.
