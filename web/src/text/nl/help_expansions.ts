import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Uitbreidingen',
    also: 'herbergen kathedralen kooplieden bouwmeesters abt rivier alleen tegels schakelaar combineren samen',
    text: `
      Elke regel van een uitbreiding zet je bij het instellen apart aan. Je kunt ze allemaal combineren, ook met kaarten, fiches en de postbode.
      - **Herbergen & Kathedralen**: de [grote meeple](large_meeple), [herbergen](inns) en [kathedralen](cathedrals)
      - **Kooplieden & Bouwmeesters**: de [bouwmeester](builder), het [varken](pig) en [goederen](trade_goods)
      - **Abt & Tuinen**: de [abt](abbot)
      - **De Rivier**: een [rivier](river) die eerst gelegd wordt
      Tegels van een uitbreiding waarvan de regels uit staan, zijn gewone tegels: herbergen, kathedralen en goederen erop zijn versiering.
      ## Meer soorten figuren
      Je plaatst nog steeds **één figuur per beurt**. De pagina toont op elke plek de figuur die er mag staan; kies eerst een andere soort als je die liever plaatst. De bouwmeester en het varken hebben zelf geen sterkte: ze gaan waar al een meeple van jou staat.
      ## Samen met de postbode
      Een bouwmeester op een [vastgehouden](holding) bouwwerk wordt ook vastgehouden. Was een postbode daar je laatste figuur en gaat hij weg, dan gaat je bouwmeester naar huis.
    `,
  },
  large_meeple: {
    title: 'De grote meeple',
    also: 'dubbel sterkte twee meerderheid herbergen',
    text: `
      Elke speler heeft één grote meeple. Je plaatst hem en krijgt hem terug als elke andere, ook op weiden, maar hij heeft **sterkte 2** overal waar de [meerderheid](scoring) telt.
      ! large
      Alleen gewone meeples kun je met fiches [versterken](upgrades).
    `,
  },
  inns: {
    title: 'Herbergen',
    also: 'herberg meer weg twee punten tegel risico nul onvoltooid',
    text: `
      Een weg met minstens één herberg is **2 punten per tegel** waard als hij voltooid is. Is hij aan het eind van het spel nog open, dan is hij **niets** waard.
      ! inn
      Een herberg hoort bij de weg waarnaast hij gedrukt is; een tweede herberg aan dezelfde weg verandert niets. Wapenschilden aan wegen (kaarten) tellen nog steeds 2, en de bonus van een [stadje](towns) ook 2.
    `,
  },
  cathedrals: {
    title: 'Kathedralen',
    also: 'kathedraal stad drie punten tegel risico nul onvoltooid',
    text: `
      Een stad met minstens één kathedraal is **3 punten per tegel en 3 per wapenschild** waard als ze voltooid is. Is ze aan het eind nog open, dan is ze **niets** waard.
      ! cathedral
      Voor een [weide](fields) is het een stad als elke andere. Op een kaart werkt een kathedraal ook in een [grote stad](large_cities).
    `,
  },
  builder: {
    title: 'De bouwmeester',
    also: 'dubbele beurt tweede tegel uitbreiden hamer kooplieden',
    text: `
      Elke speler heeft één bouwmeester. Plaats hem, als je figuur, op een onvoltooide **weg of stad van de tegel die je net legde waar je een meeple hebt**: een gewone, de grote of je postbode.
      Als je tegel in een **latere** beurt die weg of stad uitbreidt of voltooit, neem je na de telling een **tweede tegel** en speel je die helemaal uit, met een eigen figuur en een eigen telling. De tweede tegel levert nooit een derde op.
      ! second_tile
      De bouwmeester heeft geen sterkte. Hij komt thuis als de weg of stad geteld wordt.
      Met de [extra tegel](towns) voor een stadje: de tegel van de bouwmeester komt eerst, en alleen de eerste tegel van een beurt zet hem aan het werk.
    `,
  },
  pig: {
    title: 'Het varken',
    also: 'weide boer vier punten kudde kooplieden',
    text: `
      Elke speler heeft één varken. Plaats het, als je figuur, op een **weide van de tegel die je net legde waar je een boer hebt**. Het blijft tot het eind.
      Heb of deel je de meerderheid op die weide, dan krijg je **4 punten in plaats van 3** voor elke voltooide stad. Anderen die meedelen, krijgen er 3, tenzij ze zelf een varken hebben.
      ! pig
      Een varken heeft geen sterkte, en meerdere varkens tellen niet op.
    `,
  },
  trade_goods: {
    title: 'Goederen',
    also: 'handelswaren wijn graan laken stof vat schoof stad voltooid tien punten kooplieden',
    text: `
      Sommige stadstegels tonen wijn, graan of laken. **Wie een stad voltooit, krijgt de goederen ervan**, één voor elk teken, van wie de stad ook is en of er nu iemand in staat of niet.
      ! goods
      Aan het eind van het spel gaan voor elk van de drie soorten **10 punten** naar wie er de meeste van heeft; bij gelijke stand krijgt iedereen die vooraan staat ze allemaal.
    `,
  },
  abbot: {
    title: 'De abt en tuinen',
    also: 'tuin klooster terughalen naar huis negen punten bloemen',
    text: `
      Met de abt heeft het basisspel acht tegels met een tuin, en tuinen van andere sets tellen ook. Een tuin telt als een [klooster](monasteries): **9 punten** als hij omringd is, aan het eind **1 en 1 voor elke tegel eromheen**.
      Elke speler heeft één abt met sterkte 1. Hij staat **alleen in kloosters en tuinen**, en in tuinen mag alleen hij staan.
      **Haal hem eerder naar huis.** In plaats van een figuur te plaatsen mag je je abt terughalen uit een onvoltooid klooster of een onvoltooide tuin: je krijgt wat die nu waard is.
      ! abbot
    `,
  },
  river: {
    title: 'De rivier',
    also: 'water bron meer splitsing brug vrije tafel kaart start',
    text: `
      Het spel kan met een rivier beginnen, op de vrije tafel en op kaarten. De **bron** ligt er eerst; dan trekt iedereen riviertegels tot het **meer** de rivier afsluit. Pas daarna komen de andere tegels, waaronder de starttegel van het basisspel.
      Een riviertegel moet **de rivier voortzetten**, en de rivier mag niet omkeren: in de drie kolommen of rijen recht voor het open eind mag geen tegel liggen.
      ! river
      Op wegen, steden en weiden van riviertegels mag je figuren plaatsen zoals altijd, nooit op de rivier zelf. **De rivier scheidt weiden.** Is de rivier nog open als de riviertegels op zijn, dan wordt aan het eind geen tegel gelegd.
      **Op een kaart** ligt de bron op het eerste startvak dat gebruikt wordt, zo gedraaid dat de rivier naar een vak leidt. De andere startvakken blijven leeg tot de rivier er ligt; dan krijgen ze hun tegels. Een riviertegel die nergens past, gaat uit het spel.
      Met beide rivieren is er één bron en één meer; al vroeg komt een splitsing, en de rivier krijgt twee armen.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Grote meeple tegen meeple, 2 tegen 1: alle {p0} punten voor Blauw, geen voor Rood.',
  inn: 'Een weg met een herberg, voltooid: {tiles} tegels leveren Blauw {p0} punten op in plaats van {tiles}.',
  cathedral: 'De kathedraal is aan alle kanten ingesloten: {tiles} tegels, {p0} punten.',
  second_tile: 'Blauw heeft de weg met de bouwmeester verlengd en mag meteen een tweede tegel leggen: die rechtsboven.',
  pig: 'Eindtelling: {cities} voltooide steden aan de weide van Blauw. Met het varken zijn ze {p0} punten waard.',
  goods: 'Blauw sluit de stad van Rood. Rood krijgt {p1} punten; Blauw krijgt de {tokens} goederen, een vat wijn en een schoof graan.',
  abbot: 'Er liggen vijf tegels om de tuin. Blauw haalt de abt naar huis en krijgt nu {p0} punten.',
  river: 'De volgende riviertegel maakt een bocht. Hij mag op de gemarkeerde vakken, zo gedraaid dat de rivier verder loopt.',
};
