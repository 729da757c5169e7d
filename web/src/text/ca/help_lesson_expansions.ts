import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Expansions',
  steps: {
    large: {
      title: 'El seguidor gran',
      tasks: [
        'Aquesta ciutat és de Vermell. La uniràs amb una de teva, i amb l’única figura que val el doble. **Col·loca la lloseta a sobre del monestir, amb la ciutat cap a l’esquerra.**',
        '**Tria el seguidor gran i posa’l a la teva ciutat nova.**',
      ],
      hint: 'La lloseta va a sobre del monestir, i la seva ciutat ha de mirar cap a la casella buida de l’esquerra. Després tria la carta Seguidor gran i toca la ciutat.',
      done: 'Es fa servir com qualsevol seguidor, però té força 2.',
    },
    majority: {
      title: 'Dos contra un',
      tasks: ['El teu torn següent. **Uneix les dues ciutats.**'],
      hint: 'La lloseta va al forat: a sota hi ha la ciutat de Vermell i a la dreta la teva.',
      done: 'El seguidor gran val 2 i el seguidor de Vermell 1: els {n} punts són teus, i Vermell no en guanya cap.',
    },
    inn: {
      title: 'A la posada',
      tasks: ['Al camí de la teva lloseta hi ha una posada vora un llac. Un camí amb posada dona 2 punts per lloseta, però res de res si encara és obert quan s’acaba la partida. **Tanca el teu camí amb la posada.**'],
      hint: 'Falta una lloseta entre la primera i la cruïlla de la dreta.',
      done: 'Quatre llosetes amb posada: {n} punts en lloc de 4. Una catedral fa el mateix amb una ciutat: 3 punts per lloseta, o res.',
    },
    builder: {
      title: 'El constructor',
      tasks: [
        'El constructor va on ja tens un seguidor: en un camí o en una ciutat. **Allarga el teu camí.**',
        '**Tria el constructor i posa’l al teu camí.**',
      ],
      hint: 'Col·loca la lloseta a l’extrem dret del camí. Després tria la carta Constructor i toca el camí.',
      done: 'No té força pròpia, però a partir d’ara treballa per a tu.',
    },
    second: {
      title: 'Una lloseta més',
      tasks: [
        'El teu torn següent. Sempre que allargues o acabes el camí del constructor, tens una segona lloseta. **Allarga el camí.**',
        'Aquesta és la lloseta del constructor, encara en el mateix torn. **Tanca el camí amb la cruïlla.**',
      ],
      hint: 'Totes dues llosetes van a l’extrem dret del camí: primer la recta, després la cruïlla.',
      done: 'Dues llosetes en un torn, i {n} punts. El seguidor i el constructor tornen a casa.',
    },
    goods: {
      title: 'Mercaderies',
      tasks: ['La ciutat és de Vermell, i s’hi guarden vi i blat. Les mercaderies són de qui acaba la ciutat. **Tanca-la.**'],
      hint: 'El forat és a dalt. Gira la lloseta fins que la seva ciutat miri cap avall.',
      done: 'Els punts de la ciutat són de Vermell, però el vi i el blat són teus. Al final, qui té més mercaderies d’una mena guanya 10 punts.',
    },
    garden: {
      title: 'Un jardí',
      tasks: [
        'Un jardí val tant com un monestir, però només l’abat hi pot ser. **Col·loca’l on tingui més veïnes**, entre els dos revolts.',
        '**Posa l’abat al jardí.**',
      ],
      hint: 'El forat és al mig de la fila de baix. Després tria la carta Abat i toca el jardí.',
      done: 'Envoltat de vuit llosetes dona 9 punts. Però l’abat no cal que s’esperi tant.',
    },
    home: {
      title: 'L’abat torna a casa',
      tasks: [
        'En lloc de posar una figura pots portar l’abat a casa i cobrar el que val ara el seu jardí: 1 i 1 per cada lloseta del voltant. **Primer fes que valgui més amb aquesta lloseta.**',
        'Sis veïnes: 7 punts. **Porta l’abat a casa.**',
      ],
      hint: 'Col·loca la lloseta en una de les caselles buides del voltant del jardí; després tria la carta Abat a casa.',
      done: '{n} punts de seguida, i l’abat queda lliure per al pròxim jardí o monestir.',
    },
    pig: {
      title: 'El porc',
      tasks: [
        'L’última lloseta de la partida. El teu pagès és al camp de sota el camí; aquest camp toca dues ciutats acabades. **Allarga el camí per un dels extrems**, i el camp creixerà amb ell.',
        'Un porc va on tens un pagès: amb ell cada ciutat val 4 punts en lloc de 3. **Posa el porc al camp de sota el camí.**',
      ],
      hint: 'Col·loca la lloseta en un extrem del camí. Després tria la carta Porc i toca el camp del costat de baix.',
      done: 'Dues ciutats a 4 punts cadascuna: {n}. Ja coneixes totes les figures noves!',
    },
  },
};
