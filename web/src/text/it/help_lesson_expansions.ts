import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Espansioni',
  steps: {
    large: {
      title: 'Il meeple grande',
      tasks: [
        'Questa città è del Rosso. La unirai a una città tua, e con la figura che vale doppio. **Posa la tessera sopra il monastero, con la città verso sinistra.**',
        '**Scegli il meeple grande e piazzalo nella tua nuova città.**',
      ],
      hint: 'La tessera va sopra il monastero, e la sua città deve essere rivolta verso la casella vuota a sinistra. Poi scegli la carta Meeple grande e tocca la città.',
      done: 'Si usa come ogni meeple, ma la sua forza è 2.',
    },
    majority: {
      title: 'Due contro uno',
      tasks: ['Il tuo prossimo turno. **Unisci le due città.**'],
      hint: 'La tessera va nello spazio vuoto: la città del Rosso è sotto, la tua a destra.',
      done: 'Il meeple grande conta 2, il meeple del Rosso 1: tutti i {n} punti sono tuoi, e il Rosso non ne riceve.',
    },
    inn: {
      title: 'Alla locanda',
      tasks: ['La strada sulla tua tessera ha una locanda vicino a un lago. Una strada con una locanda dà 2 punti per tessera, ma proprio nulla se è ancora aperta quando la partita finisce. **Chiudi la tua strada con la locanda.**'],
      hint: 'Manca una tessera fra la prima tessera e l’incrocio a destra.',
      done: 'Quattro tessere con una locanda: {n} punti invece di 4. Una cattedrale fa lo stesso per una città: 3 punti per tessera, o nulla.',
    },
    builder: {
      title: 'Il costruttore',
      tasks: [
        'Il costruttore va dove hai già un meeple: su una strada o in una città. **Allunga la tua strada.**',
        '**Scegli il costruttore e piazzalo sulla tua strada.**',
      ],
      hint: 'Posa la tessera all’estremità destra della strada. Poi scegli la carta Costruttore e tocca la strada.',
      done: 'Non ha forza propria, ma da ora lavora per te.',
    },
    second: {
      title: 'Un’altra tessera',
      tasks: [
        'Il tuo prossimo turno. Ogni volta che allunghi o completi la strada del costruttore, ricevi una seconda tessera. **Allunga la strada.**',
        'Ecco la tessera del costruttore, ancora nello stesso turno. **Chiudi la strada con l’incrocio.**',
      ],
      hint: 'Entrambe le tessere vanno all’estremità destra della strada, prima quella dritta, poi l’incrocio.',
      done: 'Due tessere in un turno, e {n} punti. Meeple e costruttore tornano a casa.',
    },
    goods: {
      title: 'Merci',
      tasks: ['La città è del Rosso, e vi sono conservati vino e grano. Le merci vanno a chi completa la città. **Chiudila.**'],
      hint: 'Lo spazio vuoto è in alto. Gira la tessera finché la sua città non è rivolta verso il basso.',
      done: 'I punti della città sono del Rosso, ma vino e grano sono tuoi. Chi alla fine ne ha di più di un tipo riceve 10 punti.',
    },
    garden: {
      title: 'Un giardino',
      tasks: [
        'Un giardino vale quanto un monastero, ma può starci solo l’abate. **Posalo dove ha più vicine**, fra le due curve.',
        '**Piazza l’abate nel giardino.**',
      ],
      hint: 'Lo spazio vuoto è al centro della riga in basso. Poi scegli la carta Abate e tocca il giardino.',
      done: 'Circondato da otto tessere dà 9 punti. Ma l’abate non deve aspettare tanto.',
    },
    home: {
      title: 'L’abate torna a casa',
      tasks: [
        'Invece di piazzare una figura puoi riportare a casa l’abate, per ciò che il suo giardino vale ora: 1 e 1 per ogni tessera intorno. **Prima fallo valere di più con questa tessera.**',
        'Sei vicine: 7 punti. **Riporta a casa l’abate.**',
      ],
      hint: 'Posa la tessera su una delle caselle vuote intorno al giardino, poi scegli la carta Abate a casa.',
      done: 'Subito {n} punti, e l’abate è libero per il prossimo giardino o monastero.',
    },
    pig: {
      title: 'Il maiale',
      tasks: [
        'L’ultima tessera della partita. Il tuo contadino è sdraiato sul prato sotto la strada, che tocca due città complete. **Continua la strada a una delle due estremità**, e il prato cresce con lei.',
        'Un maiale va dove hai un contadino: con lui ogni città vale 4 punti invece di 3. **Piazza il maiale sul prato sotto la strada.**',
      ],
      hint: 'Posa la tessera a un’estremità della strada. Poi scegli la carta Maiale e tocca il prato sul lato inferiore.',
      done: 'Due città da 4 punti ciascuna: {n}. Ora conosci tutte le nuove figure!',
    },
  },
};
