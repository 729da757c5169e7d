import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Pas {n} de {of}',
    next: 'Continua',
    again: 'Un altre cop',
    show: 'Mostra’m on',
    onward: 'Lliçó següent: {lesson}',
    by_mouse: 'Fes clic en una casella que brilla; un altre clic gira la lloseta; després, Col·loca o doble clic.',
    by_touch: 'Toca una casella que brilla; un altre toc gira la lloseta; després, Col·loca.',
    leave: 'Deixa la lliçó; recordarà on ets',
    you: 'Tu (blau)',
    opponent: 'Rival (vermell)',
  },
  lessons: {
    base: {
      title: 'El joc bàsic',
      steps: {
        lay: {
          title: 'La teva primera lloseta',
          tasks: [
            'Cada costat d’una lloseta ha de coincidir amb el veí. **Col·loca la lloseta de manera que el camí continuï.** {how}',
            'Ara pots posar una figura a la lloseta que acabes de col·locar. **Posa un seguidor al camí.**',
          ],
          hint: 'El camí surt de la primera lloseta per l’esquerra i per la dreta. Col·loca-hi la teva, de manera que el camí segueixi.',
          done: 'El camí ja és teu. Donarà punts quan tingui els dos extrems tancats.',
        },
        road: {
          title: 'Acaba un camí',
          tasks: [
            'El teu seguidor és en un camí encara obert per la dreta. **Tanca’l amb la cruïlla.**',
            'El camí es puntuarà després d’aquest pas. Pots posar un altre seguidor a la lloseta nova, o continuar sense.',
          ],
          hint: 'L’extrem esquerre ja el tanca el monestir. La cruïlla va a l’extrem dret.',
          done: 'Quatre llosetes: {n} punts, i el teu seguidor torna a casa.',
        },
        city: {
          title: 'Acaba una ciutat',
          tasks: [
            'Una ciutat dona 2 punts per lloseta i 2 per escut. **Tanca la teva ciutat amb aquesta lloseta.**',
            'Tancada! Posa un pagès al camp, o continua sense.',
          ],
          hint: 'El forat és a dalt. Gira la lloseta fins que la muralla miri cap avall.',
          done: 'Tres llosetes i un escut: {n} punts.',
        },
        monastery: {
          title: 'Un monestir',
          tasks: [
            'Un monestir val 9 punts quan l’envolten vuit llosetes. **Col·loca’l on tingui més veïnes**, entre els dos revolts.',
            '**Posa un seguidor al monestir.**',
          ],
          hint: 'Hi ha un forat al mig de la fila de baix. Cinc de les vuit veïnes ja hi són.',
          done: 'Tres llosetes més i estarà acabat. Les pot col·locar qualsevol; els punts són teus.',
        },
        join: {
          title: 'Afegeix-t’hi',
          tasks: [
            'La ciutat de sota és de Vermell, així que no hi pots posar cap seguidor. Però el teu tros de ciutat és al costat. **Uneix-los.**',
            'Ara sou tots dos a la ciutat. Continua, amb pagès o sense.',
          ],
          hint: 'La lloseta ha de tocar la ciutat de Vermell per sota i la teva per la dreta.',
          done: 'Un seguidor cadascun: empat, i tots dos us emporteu els {n} punts. Amb dos seguidors haurien estat només teus.',
        },
        field: {
          title: 'L’última lloseta',
          tasks: [
            'Aquesta és l’última lloseta de la partida. A la puntuació final un camp dona 3 punts per cada ciutat acabada que el toca. **Allarga el camí per un dels extrems.**',
            '**Posa un pagès al camp de sota el camí.** Arriba a les dues ciutats acabades.',
          ],
          hint: 'Col·loca la lloseta al final del camí; després posa el seguidor al camp del costat de baix.',
          done: 'Dues ciutats acabades toquen el teu camp: {n} punts. Aquest és el joc bàsic!',
        },
      },
    },
    maps: {
      title: 'Mapes i fitxes',
      steps: {
        border: {
          title: 'Travessa la frontera',
          tasks: [
            'En un mapa les llosetes només van a les caselles impreses. Per l’esquerra entra un camí de França. **Uneix-lo amb el camí del monestir.**',
            'La frontera tanca el camí. **Posa-hi un seguidor.**',
          ],
          hint: 'Col·loca la lloseta a la casella de la frontera francesa, entre l’enllaç i el monestir.',
          done: 'Dues llosetes, l’enllaç compta com la tercera, i el seu escut en dona 2: {n} punts.',
        },
        ferry: {
          title: 'En ferri',
          tasks: [
            'El teu camí puja al ferri de Sylt. Com que hi ha una lloseta en un extrem, es pot fer servir la casella de l’altre. **Col·loca la lloseta a l’illa de manera que el seu camí arribi al ferri.**',
            '**Posa un seguidor al monestir** de l’illa. El camí també es puntuarà.',
          ],
          hint: 'Segueix la línia discontínua pel mar. El camí de la lloseta ha de mirar cap a l’esquerra.',
          done: 'Tres llosetes, el ferri com a quarta, un escut: {n} punts.',
        },
        berlin: {
          title: 'Una gran ciutat',
          tasks: [
            'Berlín està impresa al mapa. La teva lloseta de l’esquerra hi ha arribat, així que es poden fer servir totes les caselles del voltant de Berlín. **Col·loca la lloseta de ciutat en un altre costat obert de Berlín.**',
          ],
          hint: 'Berlín és oberta a dalt a l’esquerra, i a baix i a la dreta de la seva meitat dreta.',
          done: 'El teu cavaller domina Berlín: dues caselles i quatre escuts. Valdrà molt quan es tanqui l’últim costat obert.',
        },
        hannover: {
          title: 'Tanca-la',
          tasks: [
            'Hannover només és oberta pel nord i pel sud. **Tanca-la.**',
            'Tancada. Posa un pagès, o continua sense.',
          ],
          hint: 'El costat obert és al sud, a sota de la casella impresa.',
          done: 'Les teves dues llosetes, la casella impresa i el seu escut: {n} punts.',
        },
        coast: {
          title: 'A la vora',
          tasks: [
            'A la vora del mapa un monestir només necessita les caselles que existeixen, i les grans ciutats compten com a veïnes. **Acaba el monestir.**',
            'Acabat. Posa una figura, o continua sense.',
          ],
          hint: 'Encara queda buida una casella al costat de Munic: a dalt a la dreta del monestir.',
          done: 'El mateix monestir, quatre llosetes i Munic: {n} punts.',
        },
        chip: {
          title: 'Fitxes',
          tasks: [
            'Tu i Vermell compartiu aquesta ciutat. A la casella oberta hi ha una fitxa: qui la cobreix guanya els punts que indica. **Tanca la ciutat amb una lloseta sobre la fitxa.**',
            'Un 2! Amb els teus dos uns pots pagar 4. A Alemanya això fa que un seguidor valgui el doble. **Tria Millora i paga.**',
            'El teu cavaller té ara força 2. **Continua sense posar cap altra figura** i mira qui s’emporta la ciutat.',
          ],
          hint: 'Primer la lloseta sobre la fitxa, a sobre del teu seguidor; després la carta Millora; després Cap figura.',
          done: '{n} punts: 2 per la fitxa i 8 per la ciutat, tots per a tu. A cada mapa les fitxes serveixen per a una altra cosa: mira les regles.',
        },
      },
    },
    postman: {
      title: 'El carter',
      steps: {
        strength: {
          title: 'Més fort que un seguidor',
          tasks: ['Tens un carter. Té força 2 i pot anar on va un seguidor, menys als camps. **Tria el carter i posa’l a la lloseta nova.**'],
          hint: 'Tria la carta Carter i toca una silueta.',
          done: 'En un camí o en una ciutat pot més que un seguidor.',
        },
        send: {
          title: 'Envia’l',
          tasks: [
            'La teva lloseta té una oficina de correus: des d’allà el teu carter arriba a les vuit llosetes del voltant, encara que ja hi hagi algú. Vermell té una bona ciutat. **Col·loca la lloseta al costat del mig de la ciutat.**',
            '**Envia el teu carter a la ciutat de Vermell.**',
          ],
          hint: 'Col·loca la lloseta a l’esquerra o a la dreta de la lloseta del mig de la ciutat. Després tria Envia el meu i toca la ciutat.',
          done: 'Força 2 contra 1: si la ciutat s’acaba ara, tots els punts són teus.',
        },
        hold: {
          title: 'Retén-los',
          tasks: [
            'El teu carter i un seguidor vermell comparteixen aquesta ciutat. **Tanca-la.**',
            'Està acabada. Continua, amb pagès o sense.',
            'Els punts són teus. Ara el teu carter es pot quedar, i llavors **tothom hi queda retingut**. **Fes que es quedi.**',
          ],
          hint: 'Tanca la ciutat per dalt; després tria Es queda.',
          done: '{n} punts, i Vermell no podrà fer servir aquest seguidor fins que un carter deixi la ciutat.',
        },
        release: {
          title: 'Deixa’ls anar',
          tasks: ['Uns quants torns després: el teu seguidor també hi està retingut, i el necessites. **Recupera el teu carter.** Llavors tothom queda lliure.'],
          hint: 'Tria la carta Recupera el meu i porta’l a casa.',
          done: 'Totes les figures són a casa. Res no es puntua dues vegades.',
        },
        back: {
          title: 'Un bon empleat',
          tasks: [
            'El teu carter treballa en una oficina de correus. En el teu torn, en lloc de posar una figura, el pots recuperar i cobrar el que val ara l’oficina: 1 i 1 per cada lloseta del voltant. **Primer fes que valgui més amb aquesta lloseta.**',
            'Sis veïnes: 7 punts. **Recupera el teu carter.**',
          ],
          hint: 'Col·loca la lloseta en una de les vuit caselles del voltant de l’oficina de correus; després tria Recupera el meu.',
          done: '{n} punts de seguida, i el carter torna a estar a punt.',
        },
        off: {
          title: 'Fora d’aquí',
          tasks: [
            'El carter de Vermell pot més que el teu seguidor en aquest camí. La teva lloseta el tanca, i té una oficina de correus. **Tanca el camí.**',
            'Abans que es puntuï: **treu el carter de Vermell.**',
          ],
          hint: 'Tanca el camí per la dreta; després tria Treu-ne un i toca el carter vermell.',
          done: 'El carter se n’ha anat a casa sense punts, i els {n} punts són teus.',
        },
        here: {
          title: 'Vine aquí',
          tasks: [
            'El mateix en una ciutat, d’una altra manera. **Tanca la ciutat** amb aquesta lloseta, que també té una oficina de correus.',
            '**Crida el carter de Vermell a l’oficina de correus**: allà no fa nosa.',
          ],
          hint: 'Tanca la ciutat per dalt; després tria Crida’n un i toca el carter vermell.',
          done: '{n} punts només per a tu. El carter de Vermell és ara en una oficina que val poc. Ja coneixes tots els seus trucs!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
