import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Espansioni',
    also: 'locande cattedrali mercanti costruttori abate fiume solo tessere attivare combinare insieme',
    text: `
      Ogni regola di un’espansione si attiva a parte quando si prepara la partita. Si possono combinare tutte, anche con mappe, gettoni e postino.
      - **Locande e Cattedrali**: il [meeple grande](large_meeple), le [locande](inns) e le [cattedrali](cathedrals)
      - **Mercanti e Costruttori**: il [costruttore](builder), il [maiale](pig) e le [merci](trade_goods)
      - **Abate e Giardini**: l’[abate](abbot)
      - **Il Fiume**: un [fiume](river) che si posa per primo
      Le tessere di un’espansione le cui regole sono disattivate sono tessere normali: locande, cattedrali e merci su di esse sono decorazione.
      ## Più figure
      Piazzi sempre **una figura per turno**. In ogni posto la pagina mostra una figura che può starci; se preferisci un altro tipo, scegli prima quello. Il costruttore e il maiale non hanno forza propria: vanno dove c’è già un tuo meeple.
      ## Insieme al postino
      Anche un costruttore su una costruzione [trattenuta](holding) è trattenuto. Se un postino era l’ultima delle tue figure lì e se ne va, il tuo costruttore torna a casa.
    `,
  },
  large_meeple: {
    title: 'Il meeple grande',
    also: 'doppio forza due maggioranza locande',
    text: `
      Ogni giocatore ha un meeple grande. Si piazza e si riprende come gli altri, anche sui prati, ma ha **forza 2** ovunque conti la [maggioranza](scoring).
      ! large
      Solo i meeple normali si possono [potenziare](upgrades) con i gettoni.
    `,
  },
  inns: {
    title: 'Locande',
    also: 'locanda lago strada due punti tessera rischio zero incompleta',
    text: `
      Una strada con almeno una locanda vale **2 punti per tessera** quando è completa. Se alla fine della partita è ancora aperta, non vale **nulla**.
      ! inn
      Una locanda appartiene alla strada accanto a cui è stampata; una seconda locanda sulla stessa strada non cambia nulla. Gli stemmi sulle strade (mappe) contano sempre 2, e il bonus di una [cittadina](towns) pure 2.
    `,
  },
  cathedrals: {
    title: 'Cattedrali',
    also: 'cattedrale città tre punti tessera rischio zero incompleta',
    text: `
      Una città con almeno una cattedrale vale **3 punti per tessera e 3 per stemma** quando è completa. Se alla fine è ancora aperta, non vale **nulla**.
      ! cathedral
      Per un [prato](fields) è una città come le altre. Su una mappa una cattedrale funziona anche in una [grande città](large_cities).
    `,
  },
  builder: {
    title: 'Il costruttore',
    also: 'doppio turno seconda tessera prolungare martello mercanti',
    text: `
      Ogni giocatore ha un costruttore. Piazzalo, come tua figura, su una **strada o città** incompleta **della tessera appena posata dove hai un meeple**: uno normale, quello grande o il tuo postino.
      Se in un turno **successivo** la tua tessera prolunga o completa quella strada o città, dopo il punteggio prendi una **seconda tessera** e la giochi per intero, con la sua figura e il suo punteggio. La seconda tessera non ne porta mai una terza.
      ! second_tile
      Il costruttore non ha forza. Torna a casa quando la strada o la città dà punti.
      Con la [tessera extra](towns) per una cittadina: prima viene la tessera del costruttore, e solo la prima tessera di un turno lo mette al lavoro.
    `,
  },
  pig: {
    title: 'Il maiale',
    also: 'prato contadino quattro punti mandria mercanti',
    text: `
      Ogni giocatore ha un maiale. Piazzalo, come tua figura, su un **prato della tessera appena posata dove hai un contadino**. Resta fino alla fine.
      Se hai la maggioranza su quel prato, o la condividi, ricevi **4 punti invece di 3** per ogni città completa. Gli altri che la condividono ne ricevono 3, a meno che abbiano un maiale loro.
      ! pig
      Un maiale non ha forza, e più maiali non si sommano.
    `,
  },
  trade_goods: {
    title: 'Merci',
    also: 'vino grano stoffa segnalino botte covone città completa dieci punti mercanti',
    text: `
      Alcune tessere di città mostrano vino, grano o stoffa. **Chi completa una città ne prende le merci**, una per ogni simbolo, di chiunque sia la città e che ci sia qualcuno o no.
      ! goods
      Alla fine della partita, per ognuno dei tre tipi, **10 punti** vanno a chi ne ha di più; in caso di parità, ciascuno di quelli in testa li riceve tutti.
    `,
  },
  abbot: {
    title: 'L’abate e i giardini',
    also: 'giardino monastero riprendere casa nove punti fiori',
    text: `
      Con l’abate il gioco base ha otto tessere con giardini, e contano anche i giardini di altre serie. Un giardino conta come un [monastero](monasteries): **9 punti** quando è circondato, alla fine **1 e 1 per ogni tessera intorno**.
      Ogni giocatore ha un abate con forza 1. Sta **solo nei monasteri e nei giardini**, e nei giardini può stare solo lui.
      **Riportalo a casa prima.** Invece di piazzare una figura puoi riprendere il tuo abate da un monastero o giardino incompleto: ricevi ciò che vale ora.
      ! abbot
    `,
  },
  river: {
    title: 'Il fiume',
    also: 'acqua sorgente lago biforcazione fonte ponte tavolo libero mappa partenza',
    text: `
      La partita può cominciare con un fiume, sul tavolo libero e sulle mappe. Per prima si posa la **sorgente**; poi tutti pescano tessere fiume finché il **lago** non lo conclude. Solo dopo vengono le altre tessere, fra cui la tessera iniziale del gioco base.
      Una tessera fiume deve **continuare il fiume**, e il fiume non può tornare indietro: nelle tre colonne o righe davanti alla sua estremità aperta non ci possono essere tessere.
      ! river
      Sulle strade, città e prati delle tessere fiume si possono piazzare figure come sempre, mai sul fiume stesso. **Il fiume divide i prati.** Se il fiume è ancora aperto quando le sue tessere sono finite, alla sua estremità non si posa nessuna tessera.
      **Su una mappa** la sorgente sta sulla prima casella di partenza in uso, girata in modo che il fiume porti su una casella. Le altre caselle di partenza restano vuote finché il fiume non è posato; poi ricevono le loro tessere. Una tessera fiume che non combacia da nessuna parte esce dal gioco.
      Con entrambi i fiumi ci sono una sola sorgente e un solo lago; presto arriva una biforcazione, e il fiume ha due bracci.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Meeple grande contro meeple, 2 a 1: tutti i {p0} punti al Blu, nessuno al Rosso.',
  inn: 'Una strada con locanda, completa: {tiles} tessere danno al Blu {p0} punti invece di {tiles}.',
  cathedral: 'La cattedrale è chiusa da tutti i lati: {tiles} tessere, {p0} punti.',
  second_tile: 'Il Blu ha allungato la strada con il costruttore, e può posare subito una seconda tessera: quella in alto a destra.',
  pig: 'Punteggio finale: {cities} città complete toccano il prato del Blu. Con il maiale valgono {p0} punti.',
  goods: 'Il Blu chiude la città del Rosso. Il Rosso riceve {p1} punti; il Blu prende le {tokens} merci, una botte di vino e un covone di grano.',
  abbot: 'Ci sono cinque tessere intorno al giardino. Il Blu riporta a casa l’abate e riceve ora {p0} punti.',
  river: 'La prossima tessera fiume fa una curva. Si può posare dove è segnato, girata in modo che il fiume continui.',
};
