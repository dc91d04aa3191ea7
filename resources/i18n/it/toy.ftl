# Il gioco di prova: due corrieri, quattro sigilli, dodici carte.
scenario-toy-short = tre round
scenario-toy-long = sei round
name-seat-north = Nord
name-seat-south = Sud
name-side-north = Nord
name-side-south = Sud
name-piece-north = il corriere di Nord
name-piece-south = il corriere di Sud
name-place-gate = Porta
name-place-inn = Locanda
name-place-abbey = Abbazia
name-place-bridge = Ponte
name-place-ford = Guado
name-place-well = Pozzo
name-place-mill = Mulino
step-weather = Tempo
step-bids = Offerte
step-riding = Cavalcata
step-taking = Sigillo
step-round = Fine del round
toy-act-bid = Gioca la carta { $card }
toy-act-bid-none = Non giocare carte
toy-act-ride = Cavalca: { $place }
toy-act-take-seal = Prendi il sigillo
toy-act-take-card = Pesca una carta
toy-act-toss = Scarta la carta { $card }
toy-prompt-bid = { $seat } può giocare una carta in segreto.
toy-round-bid = Entrambi offrono per cavalcare per primi.
toy-prompt-ride = { $seat } può cavalcare fino a { $n ->
    [one] { $n } città
   *[other] { $n } città
    }.
toy-prompt-take = { $seat } deve scegliere ({ $place }): il sigillo o una carta.
toy-log-mud = Round { $turn }: piove, le strade sono fangose.
toy-log-dry = Round { $turn }: le strade sono asciutte.
toy-log-bid = { $seat } fa un’offerta.
toy-log-bid-own = { $seat } offre { $card }.
toy-log-first = { $seat } cavalca per primo: Nord offre { $north }, Sud { $south }.
toy-log-ride = { $seat } cavalca: { $place }.
toy-log-seal = { $seat } prende un sigillo e ne ha { $n }.
toy-log-draw = { $seat } pesca { $n ->
    [one] { $n } carta
   *[other] { $n } carte
    }.
toy-log-draw-own = { $seat } pesca { $cards }.
toy-log-toss = { $seat } scarta la carta { $card }.
toy-log-end-arrival = { $seats } raggiunge la casa nemica e vince.
toy-log-end-seals = L’ultimo round è finito. Più sigilli: { $seats }.
toy-refuse-not-held = Una carta deve essere in mano: { $seat } non ha { $card }.
toy-refuse-not-yours = Un corriere si muove solo con il proprio posto.
toy-refuse-no-road = Un corriere cavalca lungo le strade: nessuna unisce { $a } e { $b }.
toy-refuse-blocked = Un corriere non può entrare nella città dell’altro: { $place }.
toy-refuse-twice = Una cavalcata non può toccare due volte una città.
toy-refuse-too-far = Un corriere ora cavalca al massimo { $n ->
    [one] { $n } città
   *[other] { $n } città
    }.
toy-refuse-deck-empty = Non restano carte da pescare.

# Nell’elenco dei giochi.
game-toy = Gioco di prova
