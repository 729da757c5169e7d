import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Come si gioca',
    lead: 'Gioca una lezione in pochi minuti, o leggi le regole per argomento. Ogni esempio è stato giocato dal gioco stesso, quindi i punti sono giusti.',
    contents: 'Indice',
    search: 'Cerca nelle regole',
    found: 'Trovato',
    hits: 'Argomenti trovati: {n}',
    nothing: 'Nessun risultato. Prova una parola più corta: strada, traghetto, gettone, postino …',
    next: 'Avanti: {topic}',
    all: 'Tutte le regole in una pagina, da stampare',
    all_topics: 'Tutte le regole',
  },
  lessons: {
    base: { title: 'Il gioco base', about: 'Sei brevi compiti per chi comincia' },
    maps: { title: 'Mappe e gettoni', about: 'Confini, traghetti, grandi città, gettoni' },
    postman: { title: 'Il postino', about: 'Tutto quello che sa fare' },
    expansions: { title: 'Espansioni', about: 'Meeple grande, locande, costruttore, merci, abate, maiale' },
  },
  groups: {
    basics: 'Il gioco base',
    maps: 'Mappe',
    chips: 'Gettoni',
    postman: 'Il postino',
    expansions: 'Espansioni',
    here: 'In questa pagina',
  },
  topics: {
    turn: {
      title: 'Un turno',
      also: 'sequenza ordine inizio preparazione giocatori vincere vincitore riassunto',
      text: `
        Da due a sei giocatori costruiscono un paesaggio di tessere. Nel tuo turno:
        - **Posa una tessera.** Ne peschi una e la [posi](tiles) dove combacia.
        - **Piazza una figura**, se vuoi, su una strada, in una città, in un monastero o su un prato di [quella tessera](figures).
        - **Conta i punti.** Ciò che la tessera ha completato [si conta](scoring) subito, e le figure lì tornano a casa.
        Poi tocca al giocatore successivo, in senso orario. Quando non ci sono più tessere la partita finisce, e ciò che è incompleto [vale ancora qualcosa](end). Vince chi ha più punti; in caso di parità si condivide la vittoria.
        Cominci con **7 meeple**, o con **9** su una mappa. Si può preparare una partita con un altro numero, da 1 a 20.
        ## Quando succedono molte cose insieme
        Con mappe, gettoni e postino un turno ha più passi. Vengono sempre in quest’ordine:
        - punti per un [gettone](chips) o una [leccornia](treats) che la tessera copre e per gli stemmi di una casella d’isola; il prezzo di una [cittadina](towns)
        - consegnare un [tris](isle_of_man), posare una [leccornia](treats)
        - figure: piazzarne una, riportare a casa l’[abate](abbot), usare il [postino](special_actions), [potenziare](upgrades) i meeple
        - punteggio: prima le strade, poi le città, poi monasteri, uffici postali e giardini
        - i postini [restano o tornano a casa](holding)
        - vendere [vino](wine)
        - la seconda tessera del [costruttore](builder)
        - la tessera extra per una [cittadina](towns)
        - comprare [un altro turno](isle_of_man)
      `,
    },
    tiles: {
      title: 'Posare le tessere',
      also: 'piazzare combaciare pescare girare ruotare scartare pila espansione locande cattedrali',
      text: `
        La tessera deve toccare con un lato una tessera già posata, e **ogni lato deve combaciare** con il vicino: strada con strada, città con città, prato con prato. Puoi girarla come vuoi.
        ! fit
        Una tessera che non combacia da nessuna parte esce dal gioco, tutti la vedono, e tu ne peschi un’altra.
        Su una mappa le tessere vanno solo sulle caselle stampate: vedi [Mappe](maps).
        Si possono mescolare le tessere di Locande e Cattedrali e di Mercanti e Costruttori. Le loro locande, cattedrali e merci sono allora decorazione, a meno che si giochi anche con le loro [regole](expansions).
      `,
    },
    figures: {
      title: 'Piazzare le figure',
      also: 'meeple seguace cavaliere ladro brigante monaco contadino riserva occupato proprio',
      text: `
        Dopo aver posato la tessera puoi piazzarci **una** figura dalla tua riserva: su una strada, in una città, in un monastero o su un prato di **quella tessera**.
        L’intera costruzione deve essere libera. Se in un punto qualsiasi della strada, città o prato collegato c’è già una figura, anche tua, non puoi aggiungerne un’altra.
        ! spots
        Eppure più giocatori possono trovarsi insieme: quando una tessera unisce due strade o due città che hanno già un padrone. Allora decide la [maggioranza](scoring).
        Una figura resta finché la sua costruzione non è completa e dà punti. Su un [prato](fields) resta fino alla fine della partita.
      `,
    },
    roads: {
      title: 'Strade',
      also: 'via ladro brigante incrocio bivio anello completa',
      text: `
        Una strada è **completa** quando entrambe le estremità sono chiuse: a un incrocio, una città, un monastero o un altro edificio. Anche un anello chiuso è completo.
        Una strada completa vale **1 punto per tessera**. Una tessera conta una volta, anche se la strada ci passa due volte.
        ! road
        Sulle mappe le strade finiscono anche ai [confini](borders) e viaggiano in [traghetto](ferries); entrambi hanno stemmi che contano.
      `,
    },
    cities: {
      title: 'Città',
      also: 'mura cavaliere stemma scudo completa',
      text: `
        Una città è **completa** quando le sue mura sono chiuse tutt’intorno e dentro non c’è nessun buco.
        Una città completa vale **2 punti per tessera e 2 per stemma**. Anche la più piccola, di due tessere, conta così: 4 punti.
        ! city
        Alla fine della partita una città incompleta vale la metà: [La fine](end).
      `,
    },
    monasteries: {
      title: 'Monasteri',
      also: 'monastero chiostro abbazia monaco nove circondato vicini',
      text: `
        Un monastero è **completo** quando su tutte le otto caselle intorno c’è una tessera. Vale **9 punti**: uno per sé e uno per ogni vicina.
        ! monastery
        Sulle mappe possono bastare meno vicine: dove non c’è casella non serve nulla. Vedi [Confini e raccordi](borders).
        Gli [uffici postali](post_offices) contano allo stesso modo.
      `,
    },
    fields: {
      title: 'Prati',
      also: 'campo fattoria contadino erba pascolo fine',
      text: `
        Una figura può sdraiarsi su un prato come contadino. I prati non si completano mai, quindi **resta lì fino alla fine** della partita.
        Nel punteggio finale un prato vale **3 punti per ogni città completa che lo tocca**. Una città conta una volta per prato, per quanto si tocchino. Strade, mura e confini dividono i prati.
        ! field
        Con più contadini su un prato, la [maggioranza](scoring) prende tutti i punti. Il postino non si sdraia mai su un prato.
        Si può giocare anche senza prati.
      `,
    },
    scoring: {
      title: 'Punteggio e maggioranza',
      also: 'punti parità condividere più forza tornare',
      text: `
        Ciò che la tessera completa dà subito punti, chiunque l’abbia posata. Chi lì ha **più forza** prende tutti i punti. In caso di parità, ciascuno di quelli in testa prende **tutti** i punti.
        ! majority
        - Un meeple ha forza 1.
        - Un [postino](postman), un [meeple grande](large_meeple) e un meeple [potenziato](upgrades) hanno forza 2; [costruttore](builder) e [maiale](pig) non ne hanno.
        - Senza figure non ci sono punti.
        Poi tutte le figure lì tornano nella riserva dei loro padroni, anche quelle di chi non ha preso nulla, a meno che un [postino le trattenga](holding).
        ## A colpo d’occhio
        - Strada: 1 per tessera
        - Città: 2 per tessera, 2 per stemma
        - Monastero, ufficio postale, giardino: 9
        - Stemma su una strada (mappe): 2
      `,
    },
    end: {
      title: 'La fine della partita',
      also: 'punteggio finale incompleto ultima tessera vincitore',
      text: `
        La partita finisce quando è posata l’ultima tessera; su una mappa anche quando tutte le caselle sono coperte. Allora si conta tutto ciò che ha ancora figure, a maggioranza come sempre:
        - strada incompleta: **1** per tessera
        - città incompleta: **1** per tessera e **1** per stemma
        - monastero, ufficio postale o giardino incompleto: **1**, e 1 per ogni tessera intorno
        - prato: **3** per ogni città completa che lo tocca
        ! end
        Gli stemmi su una strada incompleta contano 1. I gettoni avanzati non contano nulla.
      `,
    },
    maps: {
      title: 'Mappe',
      also: 'paese caselle partenza scegliere griglia miscela germania francia benelux gran bretagna penisola iberica meeple consigliato',
      text: `
        Su una mappa le tessere si posano **solo sulle caselle stampate**. Puoi usare una casella che sia
        - accanto a una tessera, come sempre;
        - accanto a una [grande città](large_cities) già raggiunta;
        - all’altra estremità di un [traghetto](ferries) già raggiunto.
        Tutti hanno **9 meeple**. La partita comincia in due o tre punti insieme: la tessera iniziale e altre, pescate a caso, stanno sulle **caselle di partenza** (tre in Gran Bretagna e nella Penisola iberica, due altrove). Potete scegliere quali e quante, almeno due, e su quale sta la tessera iniziale; altrimenti le caselle sono scelte a caso. Le caselle di partenza non usate sono normali [cittadine](towns).
        Ogni mappa consiglia un numero di tessere: da 110 a 120; in Gran Bretagna, che è più piccola, da 90 a 100. Se non scegliete tessere, si gioca con il **mix consigliato**: il gioco base e, per quanto serve, tessere di Locande e Cattedrali e di Mercanti e Costruttori. Le tessere del postino sono comprese nel conto; se così diventano troppe, alcune restano fuori a caso.
        Senza i suoi gettoni una mappa si gioca come se uva, segni dei gettoni, righe colorate e stemmi delle caselle d’isola non fossero stampati.
      `,
    },
    borders: {
      title: 'Confini e raccordi',
      also: 'bordo confine estero raccordo costa stemma monastero chiuso',
      text: `
        Dove una casella non ha vicine, la mappa ha un confine. **Tutto ciò che tocca un confine lì è chiuso**: una strada finisce, una città ha le mura, un prato si ferma. Qualunque lato di una tessera va bene.
        Alcuni confini mostrano il raccordo di una **strada o città che viene dall’estero**. Lì la tessera deve mostrare la stessa cosa. Il raccordo chiude la strada o la città, **conta come una tessera** in più e aggiunge i suoi **stemmi**: 2 punti ciascuno, anche sulle strade; 1 ciascuno se alla fine è incompleta.
        ! border
        ## Monasteri sul bordo
        A un monastero o a un ufficio postale servono solo le caselle che esistono. Vale 1, più 1 per ogni tessera e ogni casella di una grande città intorno. Raccordi e traghetti non contano.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grandi città',
      also: 'città stampata berlino parigi londra madrid amsterdam capitale collegare',
      text: `
        Le grandi città, come Berlino, sono stampate sulla mappa. Sopra non si posano tessere.
        Una grande città è **raggiunta** appena c’è una tessera accanto a una delle sue caselle. Da allora tutti possono posare tessere accanto a **tutte** le sue caselle, anche dall’altra parte.
        I suoi lati aperti sono città, quelli chiusi sono prato; una tessera accanto deve combaciare. La città è completa quando ogni lato aperto è coperto e il resto ha le mura. **Ognuna delle sue caselle conta come una tessera**, e i suoi stemmi contano: 2 punti ciascuno, 1 se alla fine è incompleta.
        ! large_city
      `,
    },
    ferries: {
      title: 'Traghetti e isole',
      also: 'traghetto nave barca mare isola porto linea',
      text: `
        Un traghetto è un tratto di strada fra due caselle. È **raggiunto** appena c’è una tessera a un’estremità; allora tutti possono usare la casella **all’altra estremità**.
        Entrambe le estremità vogliono una strada. Il traghetto **conta come una tessera** di quella strada e aggiunge i suoi **stemmi**: 2 punti ciascuno. Finché a un’estremità manca la tessera, la strada è aperta.
        ! ferry
        Le isole si raggiungono solo in traghetto; per il resto sono caselle normali. Le due estremità di un traghetto non sono vicine: monasteri e postino non arrivano oltre il mare.
      `,
    },
    towns: {
      title: 'Cittadine',
      also: 'cittadina paese variante tessera extra costo pedaggio bonus caselle di partenza coprire',
      text: `
        Le cittadine sono caselle normali con un nome, come anche le caselle di partenza non usate. Tre varianti le rendono speciali; ognuna si attiva a parte quando si prepara la partita. Due valgono quando si copre una cittadina, una per le strade che le passano accanto.
        - **Tessera extra.** Chi copre una cittadina prende una seconda tessera dopo il punteggio e la gioca per intero. Una cittadina coperta da quella tessera extra non dà nulla.
        - **Pedaggio.** Coprire una cittadina costa 2 punti. I tuoi punti non scendono mai sotto 0.
        - **Bonus strada.** Una strada che dà punti ne rende 2 in più per ogni cittadina non coperta accanto a una delle sue tessere, anche alla fine della partita. Una cittadina conta una volta per strada.
        ! town_road
      `,
    },
    chips: {
      title: 'Gettoni',
      also: 'gettoni della mappa viola azzurro blu arancione coperti valore segnalino posare a mano distribuire altra mappa',
      text: `
        Ogni mappa ha 30 gettoni, dieci per colore: viola, azzurro e arancione; in ogni colore sei mostrano 1 e quattro mostrano 2. Prima della partita si posano **coperti**, uno per casella:
        - non su cittadine, caselle di partenza o grandi città, né sulle isole Baleari;
        - non uno accanto all’altro;
        - non accanto a una casella di partenza in uso, né a un lato aperto di una grande città.
        Il programma li distribuisce in modo uniforme sulla mappa. Se la partita è preparata così, li posano invece i giocatori **a mano**: a turno, uno ciascuno, prima della prima tessera. In Gran Bretagna le caselle dei gettoni sono stampate.
        **Posa una tessera su un gettone** e lo prendi: ricevi subito il suo numero in punti, e il gettone resta scoperto davanti a te.
        ! chip
        A che cosa servono i gettoni cambia da mappa a mappa:
        - Francia: [vino](wine)
        - Benelux: [tessere dalle isole](islands), con 20 gettoni
        - Gran Bretagna: [l’Isola di Man](isle_of_man)
        - Penisola iberica: [leccornie](treats)
        - Germania: [potenziamenti](upgrades)
        Le regole dei gettoni di una mappa si possono giocare su un’altra, se ha ciò che serve: per il vino un raccordo di confine con uno stemma o una cittadina con l’uva, per le tessere dalle isole le isole con le loro pile, per le leccornie dodici righe. L’Isola di Man e i potenziamenti vanno con ogni mappa.
        I gettoni coperti sono segreti per tutti; solo con l’Isola di Man se ne conosce il colore. I gettoni che avanzano alla fine non contano nulla.
      `,
    },
    wine: {
      title: 'Francia: vino',
      also: 'vendere vendita uva estero cittadina vigna',
      text: `
        Un **vino** sono gettoni di un solo colore che insieme fanno esattamente 2: due gettoni da uno, o uno da due. Puoi vendere **un vino per turno**, dopo figure e punteggio. I gettoni escono dal gioco.
        - **In una cittadina: 9 punti.** La tessera che hai posato in questo turno copre una cittadina, e il vino ha il colore dell’uva della cittadina.
        - **All’estero: 5 punti.** La tessera che hai posato in questo turno si unisce a un raccordo di confine con almeno uno stemma. Va bene qualsiasi colore.
        ! wine_town
        ! wine_abroad
        Un gettone preso con la stessa tessera si può vendere subito.
      `,
    },
    islands: {
      title: 'Benelux: tessere dalle isole',
      also: 'pila prendere comprare pescare scoperta texel vlieland terschelling onde',
      text: `
        Su tre isole, viola, azzurra e arancione, ci sono due pile per isola, di cinque tessere ciascuna. La tessera in cima a ogni pila è scoperta.
        Prima di pescare puoi invece **pagare un gettone e prendere una tessera scoperta** dall’isola del colore del gettone. Il numero sul gettone non importa. Il gettone esce dal gioco; la tessera seguente di quella pila si scopre alla fine del tuo turno.
        ! islands
        Si può prendere solo una tessera che si possa posare. Chi ha pescato non può più scegliere.
        Si posano solo 20 dei gettoni. Le caselle con le onde restano vuote: contano come confine. La partita finisce con l’ultima tessera della pila normale; le tessere rimaste sulle isole non importano.
      `,
    },
    isle_of_man: {
      title: 'Gran Bretagna: l’Isola di Man',
      also: 'comprare turno tris tre gettoni consegnare doppio meeple',
      text: `
        Dopo il tuo turno puoi mandare **un meeple dalla tua riserva sull’Isola di Man** e giocare subito **un altro turno**, ma uno solo di questi per giro. Sull’Isola un meeple non serve ad altro.
        **Un tris riporta a casa tutti i tuoi meeple.** Un tris sono esattamente tre gettoni: tre con lo stesso numero, o uno per colore. Quando il gettone appena preso completa un tris devi consegnarlo subito, anche senza nessuno sull’Isola; con più tris scegli quale. I gettoni escono dal gioco, e i meeple tornano in tempo per la figura di questo turno.
        ! isle
        Qui i colori sono noti: in Gran Bretagna l’azzurro sta in Scozia, l’arancione in Irlanda, il viola in Inghilterra e Galles, e si usano tutte e tre le caselle di partenza.
      `,
    },
    treats: {
      title: 'Penisola iberica: leccornie',
      also: 'posare di nuovo righe doppio isola baleari stemma ghiottoneria',
      text: `
        Il gettone che hai preso **si posa di nuovo, scoperto, come leccornia**. Scegli una casella libera senza tessera, gettone o grande città nelle righe del suo colore: arancione nelle righe da 1 a 4, azzurro da 5 a 8, viola da 9 a 12, contando dall’alto. Cittadine e isole sono permesse. Se non c’è una casella libera, il gettone esce dal gioco.
        Chi posa una tessera su una leccornia riceve **il doppio del suo numero** in punti. Poi il gettone esce dal gioco.
        ! treat
        Le caselle delle isole Baleari mostrano stemmi: **2 punti ciascuno**, subito, a chi vi posa una tessera.
      `,
    },
    upgrades: {
      title: 'Germania: potenziamenti',
      also: 'pagare quattro doppio forza meeple gettone sotto migliorare',
      text: `
        Prima o dopo aver piazzato la tua figura puoi pagare gettoni per un valore di **esattamente 4** (1+1+1+1, 1+1+2 o 2+2) e potenziare uno dei tuoi meeple sul tabellone, anche quello appena piazzato. Un gettone va sotto di lui, gli altri escono dal gioco. Puoi farlo tutte le volte che i gettoni lo permettono.
        Un meeple potenziato ha **forza 2** in ogni punteggio, anche sui prati. Quando lascia il tabellone, il suo gettone esce dal gioco.
        ! upgrade
        Un meeple porta al massimo un gettone. Si potenziano solo i meeple normali, e nessuno di quelli che un postino [trattiene](holding).
      `,
    },
    postman: {
      title: 'Il postino',
      also: 'forza due figura cartero posta espansione',
      text: `
        Ogni giocatore ha un postino oltre ai meeple, e si aggiungono dodici tessere con un [ufficio postale](post_offices).
        Il postino ha **forza 2**. Puoi piazzarlo come un meeple, su una strada, in una città, in un monastero o in un ufficio postale libero della tessera appena posata, ma **mai su un prato e mai in un giardino**.
        Che cosa lo rende speciale:
        - può essere mandato, chiamato e ripreso con gli [uffici postali](special_actions);
        - su una costruzione completa può [restare e trattenere tutti](holding).
        Nel passo della figura fai una cosa sola: piazzare una figura, o usare un postino, o niente.
      `,
    },
    post_offices: {
      title: 'Uffici postali',
      also: 'ufficio cliente impiegato nove punti riprendere',
      text: `
        Un ufficio postale conta come un [monastero](monasteries): completo con tessere tutt’intorno, **9 punti** (su una mappa secondo le caselle che esistono), a maggioranza. Lì un meeple è cliente, un postino è impiegato.
        **Riprendi prima il tuo postino.** Finché l’ufficio è incompleto puoi, nel tuo turno e invece di piazzare una figura, riprendere da lì il tuo postino: tu solo ricevi ciò che vale ora, **1 e 1 per ogni tessera intorno**, chiunque altro ci sia. La tessera che hai posato non deve per forza avere un ufficio.
        ! post_office
        Alla fine della partita un ufficio incompleto vale lo stesso, a maggioranza.
      `,
    },
    special_actions: {
      title: 'Le quattro azioni speciali',
      also: 'mandare spostare chiamare togliere avversario vicini portata otto riprendere',
      text: `
        Se la tessera che hai posato ha un **ufficio postale**, il passo della figura offre di più. Invece di piazzare una figura puoi fare una di queste cose:
        - **Manda il tuo postino** su una strada, in una città, in un monastero o in un ufficio postale incompleto su una delle otto tessere intorno, **occupato o no**. Viene dalla tua riserva o da qualsiasi punto del tabellone.
        - **Togli il postino di un avversario** dal tabellone: torna al suo padrone, senza punti.
        - **Chiama un postino qualsiasi**, tuo o altrui, da qualsiasi punto del tabellone in questo ufficio postale, senza punti.
        ! send
        E in ogni tuo turno, con o senza ufficio, e sempre invece di piazzare una figura:
        - **Riprendi il tuo postino** da un [ufficio postale](post_offices) incompleto, con i suoi punti; o da una costruzione completa dove [trattiene](holding) altri, senza punti.
        Quando un postino viene spostato da un ufficio non si conta nulla. Ciò che la tessera ha appena completato è completo: lì non si può mandare nessun postino.
      `,
    },
    holding: {
      title: 'Trattenere',
      also: 'tenere liberare restare casa prigioniero chiudere sigillo',
      text: `
        Una costruzione completa con un postino dà punti come sempre. Poi **decide ogni padrone di un postino lì**, a cominciare dal giocatore di turno: resta o torna a casa?
        - Se qualcuno riporta a casa un postino, tutte le figure tornano come sempre.
        - Se restano tutti, **ogni figura lì è trattenuta**, anche quelle degli altri giocatori. Un sigillo le segna.
        ! hold
        Le figure trattenute sono libere appena un postino lascia la costruzione, in qualunque modo: ripreso, mandato altrove, chiamato o tolto. Non si conta nulla una seconda volta.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Giocare sul server',
      also: 'orologio tempo annullare ritirare assente abbandonare computer sostituire connessione spettatore chat corretto rivincita',
      text: `
        - **Orologio.** Un tavolo può averne uno: un tempo fisso per ogni turno, o per tutta la partita con qualcosa in più dopo ogni turno. Corre per chi deve decidere, anche per un postino nel turno di un altro. A zero decide in fretta il computer, oppure prende il posto, se il tavolo lo prevede.
        - **Ritirare.** Puoi chiedere di tornare a prima della tua ultima azione. Tutti gli altri che giocano devono essere d’accordo; i computer lo sono sempre. La pila resta com’è.
        - **Connessione.** Se si interrompe, la pagina si ricollega da sola; non si perde nulla. Puoi chiudere la pagina e tornare, anche su un altro dispositivo con il link del tuo posto.
        - **Ritmo.** Ciò che fanno gli altri si vede un’azione dopo l’altra; un tocco o un tasto salta alla fine. Il menu offre un ritmo calmo, uno svelto, o tutto subito. Se torni a un tavolo ti si racconta che cosa è successo nel frattempo, e puoi rivederlo.
        - **Assenza.** Se qualcuno manca da 30 secondi, gli altri possono mettere un computer al suo posto. Chi torna può riprendere a giocare in ogni momento.
        - **Abbandono.** In due ha vinto l’altro. Se siete di più, un computer continua al tuo posto ma non può vincere.
        - **Gioco leale.** Il server mescola e tiene il suo segreto fino alla fine della partita. I computer non vedono più di te.
        - **Attesa.** Un tavolo la cui partita dopo un giorno non è iniziata si chiude, e così una partita che aspetta una mossa da 60 giorni.
      `,
    },
    controls: {
      title: 'Mouse, tocco e tasti',
      also: 'tastiera scorciatoie gesti zoom spostare rotellina telefono accessibilità',
      text: `
        ## Mouse
        - Le caselle dove la tessera combacia brillano. Fai clic su una per provarla lì; un altro clic, la rotellina sopra di essa o il tasto destro girano la tessera; un doppio clic o **Posa** è definitivo.
        - Fai clic su qualsiasi altra casella per vedere perché lì la tessera non combacia.
        - Fai clic su una sagoma sulla tessera per piazzarci una figura; se ne hai di più tipi, scegli prima l’altro.
        - Trascina per spostare la vista, usa la rotellina per lo zoom.
        - Punta una strada, una città, un monastero o un prato per vederlo intero, con il padrone e quanto vale.
        ## Tocco
        - Tocca una casella per provare la tessera, toccala ancora o usa i pulsanti rotondi per girarla, poi **Posa**. Dove non combacia vedi perché.
        - Tocca una sagoma e conferma, o toccala due volte; nel frattempo puoi scegliere un’altra figura per quel posto.
        - Un dito sposta la vista, due dita fanno lo zoom.
        - Tocca o tieni premuti una strada, una città, un monastero o un prato per vedere quanto valgono.
        ## Tasti
        - **Frecce** o **Tab** scelgono una casella o un posto, **R** gira la tessera (Maiusc R al contrario), **Invio** conferma.
        - **Esc** riprende ciò che hai scelto, va dal tabellone alla barra, e poi passa.
        - **G** mostra tutti i prati insieme, con i padroni e quanto valgono.
        - I tasti da **1** a **9** scelgono una carta; **P** il postino, **U** un potenziamento.
        - **D** pesca, **K** fa restare il postino, **S** vende, **B** compra un turno.
        - **+** e **−** fanno lo zoom, **F** mostra tutto il tabellone.
        - **I** guarda strade, città e prati: le frecce vanno allora dall’uno all’altro.
      `,
    },
  },
  examples: {
    fit: 'La tessera in alto a destra va su ogni casella segnata, girata nel modo giusto.',
    spots: 'Il Blu può piazzare un meeple dove sono le sagome: nella città o su uno dei prati. La strada è già del Rosso.',
    road: 'La nuova tessera chiude la strada a un incrocio. {tiles} tessere: il Blu riceve {p0} punti.',
    city: 'La città è chiusa: {tiles} tessere e {coats} stemma danno al Blu {p0} punti.',
    monastery: 'L’ultimo spazio è riempito: {p0} punti per il Blu.',
    field: 'Alla fine della partita {cities} città complete toccano il prato del Blu: {p0} punti. La terza città è incompleta e non conta.',
    majority: 'Un meeple a testa: Blu e Rosso ricevono entrambi tutti i {p0} punti.',
    end: 'Punteggio finale. Blu: 3 punti per la città incompleta (due tessere, uno stemma) e 4 per il monastero con tre vicine, {p0} in tutto. Rosso: {p1} per la strada.',
    border: 'Due tessere e il raccordo fanno {tiles} tessere, e il raccordo ha {coats} stemma: {p0} punti.',
    ferry: 'Due tessere e il traghetto fanno {tiles} tessere, e il traghetto ha {coats} stemma: {p0} punti.',
    large_city: 'Hannover è chiusa a nord e a sud: {tiles} tessere con la sua casella, {coats} stemma, {p0} punti.',
    coast: 'Questo monastero ha solo cinque vicine: quattro tessere e Monaco. Con sé stesso fa {p0} punti.',
    town_road: 'Bonus strada: {tiles} tessere, e Kassel, che nessuno ha ancora coperto, è accanto alla strada: {p0} punti.',
    chip: 'Il Blu posa la prossima tessera sul gettone a destra, che risulta essere un {value}: subito {p0} punti.',
    wine_town: 'Il Blu posa una tessera su Digione e vende due gettoni arancioni da uno, il colore della sua uva: {p0} punti.',
    wine_abroad: 'Ora la strada porta in Italia. Il Blu vende un gettone azzurro da due all’estero: {p0} punti.',
    islands: 'Con un gettone azzurro puoi prendere una delle due tessere scoperte dell’isola azzurra.',
    isle: 'Il Blu ha un gettone azzurro e uno viola. Il gettone arancione sulla costa completa il tris: {p0} punto per il gettone, ed entrambi i meeple tornano a casa dall’Isola di Man.',
    treat: 'Una leccornia da {value}: chi posa qui una tessera riceve {p0} punti.',
    upgrade: 'Il Blu paga 2+2. Il meeple potenziato batte quello del Rosso: tutti i {p0} punti al Blu, nessuno al Rosso.',
    post_office: 'Ci sono cinque tessere intorno all’ufficio. Il Blu riprende il postino e riceve ora {p0} punti.',
    send: 'L’ufficio postale è stato appena posato. Il postino del Blu può andare su ogni sagoma a portata, perfino nella città del Rosso: lì avrebbe la maggioranza.',
    hold: 'Il postino del Blu e i due meeple del Rosso avevano forza 2 ciascuno; entrambi hanno ricevuto {p0} punti. Ora il postino resta, e i meeple del Rosso sono bloccati.',
    ...expansion_examples,
  },
};
