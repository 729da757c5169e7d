import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Stap {n} van {of}',
    next: 'Verder',
    again: 'Nog een keer',
    show: 'Laat zien waar',
    onward: 'Volgende les: {lesson}',
    by_mouse: 'Klik op een oplichtend vak; klik nog eens om te draaien; dan Leggen, of dubbelklik.',
    by_touch: 'Tik op een oplichtend vak; tik nog eens om te draaien; dan Leggen.',
    leave: 'De les verlaten; je plek wordt onthouden',
    you: 'Jij (blauw)',
    opponent: 'Tegenstander (rood)',
  },
  lessons: {
    base: {
      title: 'Het basisspel',
      steps: {
        lay: {
          title: 'Je eerste tegel',
          tasks: [
            'Elke zijde van een tegel moet bij de buur passen. **Leg de tegel zo dat hij de weg voortzet.** {how}',
            'Nu mag je een figuur plaatsen op de tegel die je net legde. **Plaats een meeple op de weg.**',
          ],
          hint: 'De weg verlaat de eerste tegel naar links en naar rechts. Leg je tegel daar, met de weg in het verlengde.',
          done: 'De weg is nu van jou. Hij levert punten op als beide einden gesloten zijn.',
        },
        road: {
          title: 'Voltooi een weg',
          tasks: [
            'Je meeple staat op een weg die rechts nog open is. **Sluit hem met de kruising.**',
            'De weg wordt na deze stap geteld. Je mag nog een meeple op de nieuwe tegel plaatsen, of zo verdergaan.',
          ],
          hint: 'Het linkereind is al gesloten door het klooster. De kruising hoort aan het rechtereind.',
          done: 'Vier tegels: {n} punten, en je meeple komt thuis.',
        },
        city: {
          title: 'Voltooi een stad',
          tasks: [
            'Een stad levert 2 punten per tegel en 2 per wapenschild op. **Sluit je stad met deze tegel.**',
            'Gesloten! Plaats een boer in de weide, of ga zo verder.',
          ],
          hint: 'Het gat zit bovenaan. Draai de tegel tot de stadsmuur naar beneden wijst.',
          done: 'Drie tegels en een wapenschild: {n} punten.',
        },
        monastery: {
          title: 'Een klooster',
          tasks: [
            'Een klooster is 9 punten waard zodra er acht tegels omheen liggen. **Leg het waar het de meeste buren heeft**, tussen de twee bochten.',
            '**Plaats een meeple in het klooster.**',
          ],
          hint: 'Er zit een gat in het midden van de onderste rij. Vijf van de acht buren liggen er al.',
          done: 'Nog drie tegels en het is voltooid. Iedereen mag ze leggen, jij krijgt de punten.',
        },
        join: {
          title: 'Meedoen',
          tasks: [
            'De stad onderaan is van Rood, dus daar kun je geen meeple in plaatsen. Maar vlakbij ligt je eigen stuk stad. **Verbind ze.**',
            'Nu staan jullie allebei in de stad. Ga verder, met of zonder boer.',
          ],
          hint: 'De tegel moet onder aan de stad van Rood en rechts aan die van jou aansluiten.',
          done: 'Ieder één meeple: gelijke stand, en allebei krijgen jullie alle {n} punten. Met twee meeples had je ze alleen gehad.',
        },
        field: {
          title: 'De laatste tegel',
          tasks: [
            'Dit is de laatste tegel van het spel. In de eindtelling levert een weide 3 punten op voor elke voltooide stad die eraan grenst. **Zet de weg aan een van beide einden voort.**',
            '**Plaats een boer in de weide onder de weg.** Die raakt beide voltooide steden.',
          ],
          hint: 'Leg de tegel aan het eind van de weg; plaats dan de meeple in de weide aan de onderkant.',
          done: 'Twee voltooide steden grenzen aan je weide: {n} punten. Dat is het basisspel!',
        },
      },
    },
    maps: {
      title: 'Kaarten en fiches',
      steps: {
        border: {
          title: 'Over de grens',
          tasks: [
            'Op een kaart leg je tegels alleen op de gedrukte vakken. Links komt een weg binnen uit Frankrijk. **Verbind hem met de weg van het klooster.**',
            'De grens sluit de weg. **Plaats er een meeple op.**',
          ],
          hint: 'Leg de tegel op het vak aan de Franse grens, tussen de aansluiting en het klooster.',
          done: 'Twee tegels, de aansluiting telt als derde, en haar wapenschild levert 2 op: {n} punten.',
        },
        ferry: {
          title: 'Met de veerboot',
          tasks: [
            'Je weg leidt de veerboot naar Sylt op. Aan één eind ligt een tegel, dus het vak aan het andere eind mag gebruikt worden. **Leg de tegel zo op het eiland dat zijn weg op de veerboot aansluit.**',
            '**Plaats een meeple in het klooster** op het eiland. De weg wordt ook geteld.',
          ],
          hint: 'Volg de stippellijn over zee. De weg van de tegel moet naar links wijzen.',
          done: 'Drie tegels, de veerboot als vierde, één wapenschild: {n} punten.',
        },
        berlin: {
          title: 'Een grote stad',
          tasks: [
            'Berlijn is op de kaart gedrukt. Je tegel aan de linkerkant heeft de stad bereikt, dus alle vakken rond Berlijn mogen gebruikt worden. **Leg de stadstegel aan een andere open zijde van Berlijn.**',
          ],
          hint: 'Berlijn is linksboven open, en onder en rechts van de rechterhelft.',
          done: 'Je ridder heeft Berlijn in handen: twee vakken en vier wapenschilden. Dat wordt veel waard als de laatste open zijde gesloten is.',
        },
        hannover: {
          title: 'Sluit de stad',
          tasks: [
            'Hannover is alleen in het noorden en in het zuiden open. **Sluit de stad.**',
            'Gesloten. Plaats een boer, of ga zo verder.',
          ],
          hint: 'De open zijde ligt in het zuiden, onder het gedrukte vak.',
          done: 'Je twee tegels, het gedrukte vak en zijn wapenschild: {n} punten.',
        },
        coast: {
          title: 'Aan de rand',
          tasks: [
            'Aan de rand van de kaart heeft een klooster alleen de vakken nodig die er zijn, en grote steden tellen als buren. **Voltooi het klooster.**',
            'Voltooid. Plaats een figuur, of ga zo verder.',
          ],
          hint: 'Eén vak naast München is nog leeg: rechtsboven van het klooster.',
          done: 'Het klooster zelf, vier tegels en München: {n} punten.',
        },
        chip: {
          title: 'Fiches',
          tasks: [
            'Jij en Rood delen deze stad. Op het open vak ligt een fiche: wie hem bedekt, krijgt zijn getal in punten. **Sluit de stad met een tegel op de fiche.**',
            'Een 2! Met je twee enen kun je 4 betalen. In Duitsland laat dat een meeple dubbel tellen. **Kies Versterken en betaal.**',
            'Je ridder heeft nu sterkte 2. **Ga verder zonder nog een figuur** en zie wie de stad krijgt.',
          ],
          hint: 'Eerst de tegel op de fiche boven je meeple, dan de kaart Versterken, dan Geen figuur.',
          done: '{n} punten: 2 voor de fiche en 8 voor de stad, allemaal voor jou. Op elke kaart doen fiches iets anders: zie de regels.',
        },
      },
    },
    postman: {
      title: 'De postbode',
      steps: {
        strength: {
          title: 'Sterker dan een meeple',
          tasks: ['Je hebt één postbode. Hij heeft sterkte 2 en mag overal staan waar een meeple mag, behalve in weiden. **Kies de postbode en plaats hem op de nieuwe tegel.**'],
          hint: 'Kies de kaart Postbode en tik dan op een schim.',
          done: 'Op een weg of in een stad wint hij van een meeple.',
        },
        send: {
          title: 'Stuur hem',
          tasks: [
            'Je tegel heeft een postkantoor: vandaar bereikt je postbode de acht tegels eromheen, zelfs wat bezet is. Rood heeft een mooie stad. **Leg de tegel naast het midden van de stad.**',
            '**Stuur je postbode naar de stad van Rood.**',
          ],
          hint: 'Leg de tegel links of rechts van de middelste stadstegel. Kies dan De mijne sturen en tik op de stad.',
          done: 'Sterkte 2 tegen 1: wordt de stad nu voltooid, dan zijn alle punten voor jou.',
        },
        hold: {
          title: 'Houd ze vast',
          tasks: [
            'Je postbode en een rode meeple delen deze stad. **Sluit de stad.**',
            'De stad is voltooid. Ga verder, met of zonder boer.',
            'Jij kreeg de punten. Nu mag je postbode blijven, en dan **wordt iedereen daar vastgehouden**. **Laat hem blijven.**',
          ],
          hint: 'Sluit de stad bovenaan; kies dan Blijven.',
          done: '{n} punten, en Rood kan die meeple niet gebruiken tot er een postbode uit de stad vertrekt.',
        },
        release: {
          title: 'Laat ze gaan',
          tasks: ['Een paar beurten later: je eigen meeple zit er ook vast, en je hebt hem nodig. **Haal je postbode terug.** Dan is iedereen vrij.'],
          hint: 'Kies de kaart De mijne terug, en haal hem dan naar huis.',
          done: 'Alle figuren zijn weer thuis. Er wordt niets een tweede keer geteld.',
        },
        back: {
          title: 'Een goede beambte',
          tasks: [
            'Je postbode werkt in een postkantoor. In je beurt mag je hem, in plaats van een figuur te plaatsen, terughalen voor wat het nu waard is: 1 en 1 voor elke tegel eromheen. **Maak het eerst meer waard met deze tegel.**',
            'Zes buren: 7 punten. **Haal je postbode terug.**',
          ],
          hint: 'Leg de tegel op een van de acht vakken om het postkantoor, en kies dan De mijne terug.',
          done: 'Meteen {n} punten, en de postbode staat weer klaar.',
        },
        off: {
          title: 'Wegwezen',
          tasks: [
            'Op deze weg is de postbode van Rood sterker dan je meeple. Je tegel sluit de weg, en hij heeft een postkantoor. **Sluit de weg.**',
            'Voordat er geteld wordt: **neem de postbode van Rood weg.**',
          ],
          hint: 'Sluit de weg aan het rechtereind, kies dan Eén wegnemen en tik op de rode postbode.',
          done: 'De postbode ging zonder punten naar huis, en de {n} punten zijn voor jou.',
        },
        here: {
          title: 'Kom hier',
          tasks: [
            'Hetzelfde in een stad, maar anders. **Sluit de stad** met deze tegel; ook die heeft een postkantoor.',
            '**Roep de postbode van Rood naar het postkantoor**: daar loopt hij niet in de weg.',
          ],
          hint: 'Sluit de stad bovenaan, kies dan Eén hier roepen en tik op de rode postbode.',
          done: '{n} punten voor jou alleen. De postbode van Rood zit nu in een postkantoor dat weinig waard is. Je kent al zijn kunstjes!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
