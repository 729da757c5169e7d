import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Passo {n} di {of}',
    next: 'Avanti',
    again: 'Ancora',
    show: 'Mostrami dove',
    onward: 'Prossima lezione: {lesson}',
    by_mouse: 'Fai clic su una casella che brilla; un altro clic per girare; poi Posa, o doppio clic.',
    by_touch: 'Tocca una casella che brilla; tocca ancora per girare; poi Posa.',
    leave: 'Lascia la lezione; si ricorda dove sei',
    you: 'Tu (blu)',
    opponent: 'Avversario (rosso)',
  },
  lessons: {
    base: {
      title: 'Il gioco base',
      steps: {
        lay: {
          title: 'La tua prima tessera',
          tasks: [
            'Ogni lato di una tessera deve combaciare con il vicino. **Posa la tessera in modo che continui la strada.** {how}',
            'Ora puoi piazzare una figura sulla tessera che hai appena posato. **Piazza un meeple sulla strada.**',
          ],
          hint: 'La strada esce dalla prima tessera a sinistra e a destra. Posa lì la tua tessera, con la strada in linea.',
          done: 'Ora la strada è tua. Dà punti quando entrambe le estremità sono chiuse.',
        },
        road: {
          title: 'Completa una strada',
          tasks: [
            'Il tuo meeple sta su una strada ancora aperta a destra. **Chiudila con l’incrocio.**',
            'La strada darà punti dopo questo passo. Puoi piazzare un altro meeple sulla nuova tessera, o andare avanti senza.',
          ],
          hint: 'L’estremità sinistra è già chiusa dal monastero. L’incrocio va a quella destra.',
          done: 'Quattro tessere: {n} punti, e il tuo meeple torna a casa.',
        },
        city: {
          title: 'Completa una città',
          tasks: [
            'Una città dà 2 punti per tessera e 2 per stemma. **Chiudi la tua città con questa tessera.**',
            'Chiusa! Piazza un contadino sul prato, o vai avanti senza.',
          ],
          hint: 'Lo spazio vuoto è in alto. Gira la tessera finché le sue mura non sono rivolte verso il basso.',
          done: 'Tre tessere e uno stemma: {n} punti.',
        },
        monastery: {
          title: 'Un monastero',
          tasks: [
            'Un monastero vale 9 punti quando otto tessere lo circondano. **Posalo dove ha più vicine**, fra le due curve.',
            '**Piazza un meeple nel monastero.**',
          ],
          hint: 'C’è uno spazio vuoto al centro della riga in basso. Cinque delle sue otto vicine ci sono già.',
          done: 'Altre tre tessere ed è completo. Chiunque può posarle, i punti sono tuoi.',
        },
        join: {
          title: 'Mettersi in mezzo',
          tasks: [
            'La città in basso è del Rosso, quindi lì non puoi piazzare un meeple. Ma il tuo pezzo di città è vicino. **Unisci le due.**',
            'Ora siete entrambi nella città. Vai avanti, con o senza contadino.',
          ],
          hint: 'La tessera deve incontrare la città del Rosso in basso e la tua a destra.',
          done: 'Un meeple a testa: parità, ed entrambi ricevete tutti i {n} punti. Con due meeple li avresti avuti solo tu.',
        },
        field: {
          title: 'L’ultima tessera',
          tasks: [
            'Questa è l’ultima tessera della partita. Nel punteggio finale un prato dà 3 punti per ogni città completa che lo tocca. **Continua la strada a una delle due estremità.**',
            '**Piazza un contadino sul prato sotto la strada.** Arriva a entrambe le città complete.',
          ],
          hint: 'Posa la tessera a un’estremità della strada; poi piazza il meeple sul prato nel lato inferiore.',
          done: 'Due città complete toccano il tuo prato: {n} punti. Questo è il gioco base!',
        },
      },
    },
    maps: {
      title: 'Mappe e gettoni',
      steps: {
        border: {
          title: 'Oltre il confine',
          tasks: [
            'Su una mappa le tessere vanno solo sulle caselle stampate. A sinistra entra una strada dalla Francia. **Uniscila alla strada del monastero.**',
            'Il confine chiude la strada. **Piazzaci un meeple.**',
          ],
          hint: 'Posa la tessera sulla casella al confine francese, fra il raccordo e il monastero.',
          done: 'Due tessere, il raccordo conta come terza, e il suo stemma dà 2: {n} punti.',
        },
        ferry: {
          title: 'In traghetto',
          tasks: [
            'La tua strada sale sul traghetto per Sylt. Poiché a un’estremità c’è una tessera, si può usare la casella all’altra. **Posa la tessera sull’isola in modo che la sua strada incontri il traghetto.**',
            '**Piazza un meeple nel monastero** sull’isola. Anche la strada darà punti.',
          ],
          hint: 'Segui la linea tratteggiata sul mare. La strada della tessera deve essere rivolta a sinistra.',
          done: 'Tre tessere, il traghetto come quarta, uno stemma: {n} punti.',
        },
        berlin: {
          title: 'Una grande città',
          tasks: [
            'Berlino è stampata sulla mappa. La tua tessera a sinistra l’ha raggiunta, quindi si possono usare tutte le caselle intorno a Berlino. **Posa la tessera di città a un altro lato aperto di Berlino.**',
          ],
          hint: 'Berlino è aperta in alto a sinistra, e in basso e a destra della sua metà destra.',
          done: 'Il tuo cavaliere tiene Berlino: due caselle e quattro stemmi. Varrà molto quando si chiuderà l’ultimo lato aperto.',
        },
        hannover: {
          title: 'Chiudila',
          tasks: [
            'Hannover è aperta solo a nord e a sud. **Chiudila.**',
            'Chiusa. Piazza un contadino, o vai avanti senza.',
          ],
          hint: 'Il lato aperto è a sud, sotto la casella stampata.',
          done: 'Le tue due tessere, la casella stampata e il suo stemma: {n} punti.',
        },
        coast: {
          title: 'Sul bordo',
          tasks: [
            'Sul bordo della mappa a un monastero servono solo le caselle che esistono, e le grandi città contano come vicine. **Completa il monastero.**',
            'Completo. Piazza una figura, o vai avanti senza.',
          ],
          hint: 'Una casella accanto a Monaco è ancora vuota: in alto a destra del monastero.',
          done: 'Il monastero stesso, quattro tessere e Monaco: {n} punti.',
        },
        chip: {
          title: 'Gettoni',
          tasks: [
            'Tu e il Rosso condividete questa città. Sulla casella aperta c’è un gettone: chi lo copre riceve il suo numero in punti. **Chiudi la città con una tessera sul gettone.**',
            'Un 2! Con i tuoi due gettoni da uno puoi pagare 4. In Germania questo fa valere doppio un meeple. **Scegli Potenzia e paga.**',
            'Ora il tuo cavaliere ha forza 2. **Vai avanti senza un’altra figura** e guarda chi prende la città.',
          ],
          hint: 'Prima la tessera sul gettone sopra il tuo meeple, poi la carta Potenzia, poi Nessuna figura.',
          done: '{n} punti: 2 per il gettone e 8 per la città, tutti per te. I gettoni fanno qualcosa di diverso su ogni mappa: vedi le regole.',
        },
      },
    },
    postman: {
      title: 'Il postino',
      steps: {
        strength: {
          title: 'Più forte di un meeple',
          tasks: ['Hai un postino. Ha forza 2 e può stare ovunque possa stare un meeple, tranne sui prati. **Scegli il postino e piazzalo sulla nuova tessera.**'],
          hint: 'Scegli la carta Postino, poi tocca una sagoma.',
          done: 'Su una strada o in una città batte un meeple.',
        },
        send: {
          title: 'Mandalo',
          tasks: [
            'La tua tessera ha un ufficio postale: da lì il tuo postino arriva alle otto tessere intorno, anche su ciò che è occupato. Il Rosso ha una bella città. **Posa la tessera accanto al centro della città.**',
            '**Manda il tuo postino nella città del Rosso.**',
          ],
          hint: 'Posa la tessera a sinistra o a destra della tessera centrale della città. Poi scegli Manda il mio e tocca la città.',
          done: 'Forza 2 contro 1: se la città si completa ora, tutti i punti sono tuoi.',
        },
        hold: {
          title: 'Trattienili',
          tasks: [
            'Il tuo postino e un meeple rosso condividono questa città. **Chiudila.**',
            'È completa. Vai avanti, con o senza contadino.',
            'Hai ricevuto i punti. Ora il tuo postino può restare, e allora **tutti lì sono trattenuti**. **Fallo restare.**',
          ],
          hint: 'Chiudi la città in alto; poi scegli Resta.',
          done: '{n} punti, e il Rosso non può usare quel meeple finché un postino non lascia la città.',
        },
        release: {
          title: 'Lasciali andare',
          tasks: ['Qualche turno dopo: anche un tuo meeple è bloccato lì, e ti serve. **Riprendi il tuo postino.** Allora tutti sono liberi.'],
          hint: 'Scegli la carta Riprendi il mio, poi portalo a casa.',
          done: 'Tutte le figure sono di nuovo a casa. Niente si conta una seconda volta.',
        },
        back: {
          title: 'Un bravo impiegato',
          tasks: [
            'Il tuo postino lavora in un ufficio postale. Nel tuo turno, invece di piazzare una figura, puoi riprenderlo per ciò che l’ufficio vale ora: 1 e 1 per ogni tessera intorno. **Prima fallo valere di più con questa tessera.**',
            'Sei vicine: 7 punti. **Riprendi il tuo postino.**',
          ],
          hint: 'Posa la tessera su una delle otto caselle intorno all’ufficio postale, poi scegli Riprendi il mio.',
          done: 'Subito {n} punti, e il postino è di nuovo pronto.',
        },
        off: {
          title: 'Via di qui',
          tasks: [
            'Su questa strada il postino del Rosso batte il tuo meeple. La tua tessera la chiude, e ha un ufficio postale. **Chiudi la strada.**',
            'Prima che dia punti: **togli il postino del Rosso.**',
          ],
          hint: 'Chiudi la strada all’estremità destra, poi scegli Togline uno e tocca il postino rosso.',
          done: 'Il postino è tornato a casa senza punti, e i {n} punti sono tuoi.',
        },
        here: {
          title: 'Vieni qui',
          tasks: [
            'La stessa cosa in una città, in un altro modo. **Chiudi la città** con questa tessera; anche questa ha un ufficio postale.',
            '**Chiama il postino del Rosso nell’ufficio postale**: lì non dà fastidio.',
          ],
          hint: 'Chiudi la città in alto, poi scegli Chiamane uno e tocca il postino rosso.',
          done: '{n} punti solo per te. Il postino del Rosso ora sta in un ufficio che vale poco. Conosci tutti i suoi trucchi!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
