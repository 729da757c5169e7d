import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Uitbreidingen',
  steps: {
    large: {
      title: 'De grote meeple',
      tasks: [
        'Deze stad is van Rood. Jij gaat die verbinden met een eigen stad, en met de figuur die dubbel telt. **Leg de tegel boven het klooster, met de stad naar links.**',
        '**Kies de grote meeple en plaats hem in je nieuwe stad.**',
      ],
      hint: 'De tegel komt boven het klooster, en de stad erop moet naar het lege vak links wijzen. Kies dan de kaart Grote meeple en tik op de stad.',
      done: 'Je gebruikt hem als elke meeple, maar zijn sterkte is 2.',
    },
    majority: {
      title: 'Twee tegen één',
      tasks: ['Je volgende beurt. **Verbind de twee steden.**'],
      hint: 'De tegel hoort in het gat: de stad van Rood ligt eronder, die van jou rechts.',
      done: 'De grote meeple telt 2, de meeple van Rood 1: alle {n} punten zijn voor jou, en Rood krijgt niets.',
    },
    inn: {
      title: 'Bij de herberg',
      tasks: ['Aan de weg op je tegel ligt een herberg bij een meertje. Een weg met een herberg levert 2 punten per tegel op, maar helemaal niets als hij aan het eind van het spel nog open is. **Sluit je weg met de herberg.**'],
      hint: 'Er ontbreekt één tegel tussen de eerste tegel en de kruising rechts.',
      done: 'Vier tegels met een herberg: {n} punten in plaats van 4. Een kathedraal doet hetzelfde voor een stad: 3 punten per tegel, of niets.',
    },
    builder: {
      title: 'De bouwmeester',
      tasks: [
        'De bouwmeester gaat waar je al een meeple hebt: op een weg of in een stad. **Maak je weg langer.**',
        '**Kies de bouwmeester en plaats hem op je weg.**',
      ],
      hint: 'Leg de tegel aan het rechtereind van de weg. Kies dan de kaart Bouwmeester en tik op de weg.',
      done: 'Hij heeft zelf geen sterkte, maar werkt vanaf nu voor jou.',
    },
    second: {
      title: 'Nog een tegel',
      tasks: [
        'Je volgende beurt. Telkens als je de weg van de bouwmeester langer maakt of voltooit, krijg je een tweede tegel. **Maak de weg langer.**',
        'Hier is de tegel van de bouwmeester, nog in dezelfde beurt. **Sluit de weg met de kruising.**',
      ],
      hint: 'Beide tegels horen aan het rechtereind van de weg, eerst de rechte, dan de kruising.',
      done: 'Twee tegels in één beurt, en {n} punten. Meeple en bouwmeester komen thuis.',
    },
    goods: {
      title: 'Goederen',
      tasks: ['De stad is van Rood, en er liggen wijn en graan opgeslagen. Goederen gaan naar wie de stad voltooit. **Sluit de stad.**'],
      hint: 'Het gat zit bovenaan. Draai de tegel tot de stad erop naar beneden wijst.',
      done: 'De punten van de stad zijn voor Rood, maar wijn en graan zijn voor jou. Wie aan het eind de meeste van een soort heeft, krijgt er 10 punten voor.',
    },
    garden: {
      title: 'Een tuin',
      tasks: [
        'Een tuin is evenveel waard als een klooster, maar alleen de abt mag er staan. **Leg hem waar hij de meeste buren heeft**, tussen de twee bochten.',
        '**Plaats de abt in de tuin.**',
      ],
      hint: 'Het gat zit in het midden van de onderste rij. Kies dan de kaart Abt en tik op de tuin.',
      done: 'Omringd door acht tegels levert hij 9 punten op. Maar zo lang hoeft de abt niet te wachten.',
    },
    home: {
      title: 'De abt gaat naar huis',
      tasks: [
        'In plaats van een figuur te plaatsen mag je de abt naar huis halen, voor wat zijn tuin nu waard is: 1 en 1 voor elke tegel eromheen. **Maak de tuin eerst meer waard met deze tegel.**',
        'Zes buren: 7 punten. **Haal de abt naar huis.**',
      ],
      hint: 'Leg de tegel op een van de lege vakken om de tuin, en kies dan de kaart Abt naar huis.',
      done: 'Meteen {n} punten, en de abt is vrij voor de volgende tuin of het volgende klooster.',
    },
    pig: {
      title: 'Het varken',
      tasks: [
        'De laatste tegel van het spel. Je boer ligt in de weide onder de weg, en die grenst aan twee voltooide steden. **Zet de weg aan een van beide einden voort**, en de weide groeit mee.',
        'Een varken gaat waar je een boer hebt: met het varken is elke stad 4 punten waard in plaats van 3. **Plaats het varken in de weide onder de weg.**',
      ],
      hint: 'Leg de tegel aan een eind van de weg. Kies dan de kaart Varken en tik op de weide aan de onderkant.',
      done: 'Twee steden van 4 punten: {n}. Nu ken je alle nieuwe figuren!',
    },
  },
};
