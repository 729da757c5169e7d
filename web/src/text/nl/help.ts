import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Zo speel je',
    lead: 'Speel in een paar minuten een les, of lees de regels per onderwerp. Elk voorbeeld is door het spel zelf gespeeld, dus de punten kloppen.',
    contents: 'Inhoud',
    search: 'Zoeken in de regels',
    found: 'Gevonden',
    hits: 'Gevonden onderwerpen: {n}',
    nothing: 'Niets gevonden. Probeer een korter woord: weg, veerboot, fiche, postbode …',
    next: 'Volgende: {topic}',
    all: 'Alle regels op één pagina, om te printen',
    all_topics: 'Alle regels',
  },
  lessons: {
    base: { title: 'Het basisspel', about: 'Zes korte opdrachten voor nieuwkomers' },
    maps: { title: 'Kaarten en fiches', about: 'Grenzen, veerboten, grote steden, fiches' },
    postman: { title: 'De postbode', about: 'Alles wat hij kan' },
    expansions: { title: 'Uitbreidingen', about: 'Grote meeple, herbergen, bouwmeester, goederen, abt, varken' },
  },
  groups: {
    basics: 'Het basisspel',
    maps: 'Kaarten',
    chips: 'Fiches',
    postman: 'De postbode',
    expansions: 'Uitbreidingen',
    here: 'Op deze pagina',
  },
  topics: {
    turn: {
      title: 'Een beurt',
      also: 'verloop volgorde begin opzet spelers winnen winnaar overzicht zet',
      text: `
        Twee tot zes spelers bouwen samen een landschap van tegels. In je beurt:
        - **Leg een tegel.** Je trekt er een en [legt hem aan](tiles) waar hij past.
        - **Plaats een figuur**, als je wilt, op een weg, in een stad, in een klooster of op een weide van [die tegel](figures).
        - **Tel.** Wat de tegel heeft voltooid, wordt meteen [geteld](scoring), en de figuren daar komen thuis.
        Daarna is de volgende speler aan de beurt, met de klok mee. Als er geen tegel meer is, eindigt het spel en telt alles wat onvoltooid is [nog een beetje](end). Wie de meeste punten heeft, wint; bij gelijke stand deel je de overwinning.
        Je begint met **7 meeples**, op een kaart met **9**. Bij het instellen kun je een ander aantal kiezen, van 1 t/m 20.
        ## Als er veel tegelijk gebeurt
        Met kaarten, fiches en de postbode heeft een beurt meer stappen. Ze komen altijd in deze volgorde:
        - punten voor een [fiche](chips) of [lekkernij](treats) die de tegel bedekt en voor de wapenschilden van een eilandvak; de prijs van een [stadje](towns)
        - een [set](isle_of_man) inleveren, een [lekkernij](treats) neerleggen
        - figuren: er een plaatsen, de [abt](abbot) naar huis halen, de [postbode](special_actions) gebruiken, meeples [versterken](upgrades)
        - telling: eerst wegen, dan steden, dan kloosters, postkantoren en tuinen
        - postbodes [blijven of gaan naar huis](holding)
        - [wijn](wine) verkopen
        - de tweede tegel van de [bouwmeester](builder)
        - de extra tegel voor een [stadje](towns)
        - [nog een beurt](isle_of_man) kopen
      `,
    },
    tiles: {
      title: 'Tegels leggen',
      also: 'plaatsen passen trekken draaien wegleggen stapel uitbreiding herbergen kathedralen',
      text: `
        De tegel moet met een zijde aan een tegel liggen die er al ligt, en **elke zijde moet bij de buur passen**: weg aan weg, stad aan stad, weide aan weide. Je mag hem draaien zoals je wilt.
        ! fit
        Een tegel die nergens past, gaat uit het spel; iedereen ziet hem, en jij trekt een andere.
        Op een kaart leg je tegels alleen op de gedrukte vakken: zie [Kaarten](maps).
        Je kunt de tegels van Herbergen & Kathedralen en van Kooplieden & Bouwmeesters erbij mengen. Hun herbergen, kathedralen en goederen zijn dan versiering, tenzij je ook met hun [regels](expansions) speelt.
      `,
    },
    figures: {
      title: 'Figuren plaatsen',
      also: 'meeple horige ridder struikrover monnik boer voorraad bezet eigen',
      text: `
        Na het leggen van de tegel mag je er **één** figuur uit je voorraad op plaatsen: op een weg, in een stad, in een klooster of op een weide van **die tegel**.
        Het hele bouwwerk moet vrij zijn. Staat er ergens op de verbonden weg, stad of weide al een figuur, ook een van jou, dan mag je er geen bij plaatsen.
        ! spots
        Toch kunnen er meerdere spelers samenkomen: als een tegel twee wegen of twee steden verbindt die elk al een eigenaar hebben. Dan beslist de [meerderheid](scoring).
        Een figuur blijft staan tot zijn bouwwerk voltooid en geteld is. Op een [weide](fields) blijft hij tot het eind van het spel.
      `,
    },
    roads: {
      title: 'Wegen',
      also: 'straat struikrover kruising splitsing lus rondweg voltooid',
      text: `
        Een weg is **voltooid** als beide einden gesloten zijn: bij een kruising, een stad, een klooster of een ander gebouw. Ook een gesloten rondweg is voltooid.
        Een voltooide weg is **1 punt per tegel** waard. Een tegel telt één keer, ook als de weg er twee keer overheen loopt.
        ! road
        Op kaarten eindigen wegen ook bij [grenzen](borders) en gaan ze mee met [veerboten](ferries); beide hebben wapenschilden die meetellen.
      `,
    },
    cities: {
      title: 'Steden',
      also: 'muur ridder wapenschild wapen schild voltooid',
      text: `
        Een stad is **voltooid** als de muur rondom gesloten is en er binnenin geen gat meer zit.
        Een voltooide stad is **2 punten per tegel en 2 per wapenschild** waard. Ook de kleinste stad, van twee tegels, telt zo: 4 punten.
        ! city
        Aan het eind van het spel is een onvoltooide stad de helft waard: [Het eind](end).
      `,
    },
    monasteries: {
      title: 'Kloosters',
      also: 'klooster abdij monnik negen omringd buren',
      text: `
        Een klooster is **voltooid** als op alle acht vakken eromheen een tegel ligt. Het is **9 punten** waard: één voor zichzelf en één voor elke buur.
        ! monastery
        Op kaarten kunnen minder buren genoeg zijn: waar geen vak is, is niets nodig. Zie [Grenzen en aansluitingen](borders).
        [Postkantoren](post_offices) tellen net zo.
      `,
    },
    fields: {
      title: 'Weiden',
      also: 'boer boerderij veld gras akker eind',
      text: `
        Een figuur kan als boer in een weide gaan liggen. Weiden worden nooit voltooid, dus hij **blijft daar tot het eind** van het spel.
        In de eindtelling is een weide **3 punten waard voor elke voltooide stad die eraan grenst**. Een stad telt één keer per weide, hoe vaak ze elkaar ook raken. Wegen, muren en grenzen scheiden weiden.
        ! field
        Liggen er meerdere boeren in een weide, dan krijgt de [meerderheid](scoring) alle punten. De postbode ligt nooit in een weide.
        Je kunt ook zonder weiden spelen.
      `,
    },
    scoring: {
      title: 'Telling en meerderheid',
      also: 'punten gelijk gelijkspel delen meeste sterkte terug scoren',
      text: `
        Wat de tegel voltooit, wordt meteen geteld, wie hem ook heeft gelegd. Wie daar de **meeste sterkte** heeft, krijgt alle punten. Bij gelijke stand krijgt iedereen die vooraan staat **alle** punten.
        ! majority
        - Een meeple heeft sterkte 1.
        - Een [postbode](postman), een [grote meeple](large_meeple) en een [versterkte](upgrades) meeple hebben sterkte 2; [bouwmeester](builder) en [varken](pig) hebben er geen.
        - Zonder figuur levert iets geen punten op.
        Daarna gaan alle figuren daar terug naar de voorraad van hun eigenaar, ook die van spelers die niets kregen, tenzij een [postbode ze vasthoudt](holding).
        ## In één oogopslag
        - Weg: 1 per tegel
        - Stad: 2 per tegel, 2 per wapenschild
        - Klooster, postkantoor, tuin: 9
        - Wapenschild aan een weg (kaarten): 2
      `,
    },
    end: {
      title: 'Het eind van het spel',
      also: 'eindtelling onvoltooid niet af laatste tegel winnaar slot',
      text: `
        Het spel eindigt als de laatste tegel gelegd is; op een kaart ook als alle vakken bedekt zijn. Dan wordt alles geteld waar nog figuren staan, zoals altijd naar meerderheid:
        - onvoltooide weg: **1** per tegel
        - onvoltooide stad: **1** per tegel en **1** per wapenschild
        - onvoltooid klooster, postkantoor of tuin: **1**, en 1 voor elke tegel eromheen
        - weide: **3** voor elke voltooide stad die eraan grenst
        ! end
        Wapenschilden aan een onvoltooide weg tellen 1. Fiches die overblijven, tellen niet.
      `,
    },
    maps: {
      title: 'Kaarten',
      also: 'land vakken start kiezen rooster mix duitsland frankrijk benelux groot-brittannië iberisch schiereiland meeples aanbevolen',
      text: `
        Op een kaart leg je tegels **alleen op de gedrukte vakken**. Je mag een vak gebruiken dat
        - naast een tegel ligt, zoals altijd;
        - naast een [grote stad](large_cities) ligt die bereikt is;
        - aan het andere eind van een [veerboot](ferries) ligt die bereikt is.
        Iedereen heeft **9 meeples**. Het spel begint op twee of drie plaatsen tegelijk: de starttegel en nog meer tegels, willekeurig getrokken, liggen op **startvakken** (drie in Groot-Brittannië en op het Iberisch Schiereiland, elders twee). Je mag kiezen welke en hoeveel, minstens twee, en op welk vak de starttegel ligt; anders kiest het toeval de vakken. Startvakken die niet gebruikt worden, zijn gewone [stadjes](towns).
        Elke kaart beveelt een aantal tegels aan: 110 tot 120; in Groot-Brittannië, dat kleiner is, 90 tot 100. Kies je zelf geen tegels, dan speel je met de **aanbevolen mix**: het basisspel, en zo veel tegels van Herbergen & Kathedralen en van Kooplieden & Bouwmeesters als er nodig zijn. De tegels van de postbode tellen mee; worden het er dan te veel, dan vallen er willekeurig een paar af.
        Zonder fiches speel je een kaart alsof de druiven, fichetekens, gekleurde rijen en wapenschilden van eilandvakken er niet op staan.
      `,
    },
    borders: {
      title: 'Grenzen en aansluitingen',
      also: 'rand grens buitenland stomp kust wapenschild klooster gesloten',
      text: `
        Waar een vak geen buur heeft, heeft de kaart een grens. **Alles wat een grens raakt, is daar gesloten**: een weg eindigt, een stad krijgt een muur, een weide houdt op. Elke zijde van een tegel past.
        Bij sommige grenzen zie je de aansluiting van een **weg of stad uit het buitenland**. Daar moet de tegel hetzelfde tonen. De aansluiting sluit de weg of stad, **telt als één tegel** daarvan en voegt haar **wapenschilden** toe: elk 2 punten, ook aan wegen; elk 1 als het aan het eind onvoltooid is.
        ! border
        ## Kloosters aan de rand
        Een klooster of postkantoor heeft alleen de vakken nodig die er zijn. Het is 1 waard, plus 1 voor elke tegel en elk vak van een grote stad eromheen. Aansluitingen en veerboten tellen niet.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grote steden',
      also: 'gedrukte stad berlijn parijs londen madrid amsterdam hoofdstad verbinden',
      text: `
        Grote steden zoals Amsterdam zijn op de kaart gedrukt. Er wordt geen tegel op gelegd.
        Een grote stad is **bereikt** zodra er naast een van haar vakken een tegel ligt. Vanaf dat moment mag iedereen naast **al** haar vakken tegels leggen, ook aan de overkant.
        Haar open zijden zijn stad, haar gesloten zijden weide; een tegel ernaast moet passen. De stad is voltooid als elke open zijde bedekt is en de rest ommuurd is. **Elk van haar vakken telt als een tegel**, en haar wapenschilden tellen mee: elk 2 punten, 1 als ze aan het eind onvoltooid is.
        ! large_city
      `,
    },
    ferries: {
      title: 'Veerboten en eilanden',
      also: 'veer veerpont schip boot zee eiland haven lijn',
      text: `
        Een veerboot is een stuk weg tussen twee vakken. Hij is **bereikt** zodra er aan één eind een tegel ligt; dan mag iedereen het vak **aan het andere eind** gebruiken.
        Beide einden vragen om een weg. De veerboot **telt als één tegel** van die weg en voegt zijn **wapenschilden** toe: elk 2 punten. Zolang er aan één eind geen tegel ligt, is de weg open.
        ! ferry
        Eilanden bereik je alleen per veerboot; verder zijn het gewone vakken. De twee einden van een veerboot zijn geen buren: kloosters en de postbode reiken niet over het water.
      `,
    },
    towns: {
      title: 'Stadjes',
      also: 'stadje dorp plaats variant extra tegel kosten tol bonus startvakken bedekken',
      text: `
        Stadjes zijn gewone vakken met een naam, net als startvakken die niet gebruikt zijn. Drie varianten maken ze bijzonder; bij het instellen kun je elk apart aanzetten. Twee gaan over het bedekken van een stadje, één over wegen die erlangs lopen.
        - **Extra tegel.** Wie een stadje bedekt, neemt na de telling een tweede tegel en speelt die helemaal uit. Een stadje dat met die extra tegel bedekt wordt, levert niets op.
        - **Tol.** Een stadje bedekken kost 2 punten. Je score zakt nooit onder 0.
        - **Wegbonus.** Een weg die telt, levert 2 punten extra op voor elk onbedekt stadje naast een van zijn tegels, ook aan het eind van het spel. Een stadje telt één keer per weg.
        ! town_road
      `,
    },
    chips: {
      title: 'Fiches',
      also: 'kaartfiches chips paars lichtblauw blauw oranje gedekt waarde neerleggen zelf verspreiden andere kaart',
      text: `
        Elke kaart heeft 30 fiches, tien in elke kleur: paars, lichtblauw en oranje; in elke kleur tonen er zes een 1 en vier een 2. Vóór het spel worden ze **gedekt** neergelegd, één op een vak:
        - niet op stadjes, startvakken of grote steden, en ook niet op de Balearen;
        - niet naast elkaar;
        - niet naast een startvak dat gebruikt wordt, en niet aan een open zijde van een grote stad.
        Het programma verspreidt ze gelijkmatig over de kaart. Als het spel zo is ingesteld, leggen de spelers ze **zelf** neer: om de beurt één, vóór de eerste tegel. In Groot-Brittannië zijn de vakken van de fiches gedrukt.
        **Leg een tegel op een fiche** en hij is van jou: je krijgt meteen zijn getal in punten, en de fiche ligt open voor je.
        ! chip
        Waar fiches goed voor zijn, verschilt per kaart:
        - Frankrijk: [wijn](wine)
        - Benelux: [tegels van eilanden](islands), met 20 fiches
        - Groot-Brittannië: [het eiland Man](isle_of_man)
        - Iberisch Schiereiland: [lekkernijen](treats)
        - Duitsland: [versterken](upgrades)
        De ficheregels van de ene kaart kun je op een andere spelen als die heeft wat nodig is: voor wijn een grensaansluiting met een wapenschild of een stadje met druiven, voor tegels van eilanden de eilanden met hun stapels, voor lekkernijen twaalf rijen. Het eiland Man en versterken gaan op elke kaart.
        Gedekte fiches zijn voor iedereen geheim; alleen met het eiland Man is hun kleur bekend. Fiches die aan het eind overblijven, tellen niet.
      `,
    },
    wine: {
      title: 'Frankrijk: wijn',
      also: 'verkopen verkoop druif buitenland stadje wijngaard',
      text: `
        Een **wijn** bestaat uit fiches van één kleur met een som van precies 2: twee enen, of een twee. Je mag **één wijn per beurt** verkopen, na figuren en telling. De fiches gaan uit het spel.
        - **In een stadje: 9 punten.** De tegel die je deze beurt legde, bedekt een stadje, en de wijn heeft de kleur van de druiven van dat stadje.
        - **In het buitenland: 5 punten.** De tegel die je deze beurt legde, ligt aan een grensaansluiting met minstens één wapenschild. Elke kleur is goed.
        ! wine_town
        ! wine_abroad
        Een fiche die je met dezelfde tegel kreeg, mag je meteen verkopen.
      `,
    },
    islands: {
      title: 'Benelux: tegels van eilanden',
      also: 'stapel nemen kopen trekken open texel vlieland terschelling golven',
      text: `
        Op drie eilanden, paars, lichtblauw en oranje, liggen telkens twee stapels van vijf tegels. De bovenste tegel van elke stapel ligt open.
        Voordat je trekt, mag je in plaats daarvan **een fiche betalen en een open tegel nemen** van het eiland in de kleur van de fiche. Het getal op de fiche maakt niet uit. De fiche gaat uit het spel; de volgende tegel van die stapel wordt aan het eind van je beurt omgedraaid.
        ! islands
        Je mag alleen een tegel nemen die gelegd kan worden. Wie getrokken heeft, kan niet meer kiezen.
        Er worden maar 20 van de fiches neergelegd. Vakken met golven blijven leeg: ze gelden als grens. Het spel eindigt met de laatste tegel van de gewone stapel; tegels die op de eilanden liggen, doen er niet toe.
      `,
    },
    isle_of_man: {
      title: 'Groot-Brittannië: het eiland Man',
      also: 'beurt kopen set drie fiches inleveren dubbel isle of man meeples',
      text: `
        Na je beurt mag je **een meeple uit je voorraad naar het eiland Man** sturen en meteen **nog een beurt** nemen, maar slechts één zo’n beurt per ronde. Verder heb je op het eiland niets aan een meeple.
        **Een set haalt al je meeples naar huis.** Een set is precies drie fiches: drie met hetzelfde getal, of één van elke kleur. Maakt de fiche die je net kreeg een set compleet, dan moet je die meteen inleveren, ook als je niemand op het eiland hebt; bij meerdere sets kies je welke. De fiches gaan uit het spel, en de meeples zijn op tijd terug voor de figuur van deze beurt.
        ! isle
        Kleuren zijn hier bekend: in Groot-Brittannië ligt lichtblauw in Schotland, oranje in Ierland, paars in Engeland en Wales, en alle drie de startvakken worden gebruikt.
      `,
    },
    treats: {
      title: 'Iberisch Schiereiland: lekkernijen',
      also: 'opnieuw neerleggen rijen dubbel eiland balearen wapenschild traktatie',
      text: `
        De fiche die je kreeg, **leg je weer neer, open, als lekkernij**. Je kiest een vrij vak zonder tegel, fiche of grote stad in de rijen van zijn kleur: oranje in rij 1 t/m 4, lichtblauw in 5 t/m 8, paars in 9 t/m 12, van boven geteld. Stadjes en eilanden mogen ook. Is er geen vak vrij, dan gaat de fiche uit het spel.
        Wie een tegel op een lekkernij legt, krijgt **twee keer het getal** in punten. Daarna gaat de fiche uit het spel.
        ! treat
        De vakken van de Balearen tonen wapenschilden: **elk 2 punten**, meteen, voor wie daar een tegel legt.
      `,
    },
    upgrades: {
      title: 'Duitsland: versterken',
      also: 'betalen vier dubbel sterkte meeple fiche onder upgrade',
      text: `
        Voor of na het plaatsen van je figuur mag je fiches ter waarde van **precies 4** betalen (1+1+1+1, 1+1+2 of 2+2) en een van je meeples op het bord versterken, ook die je net plaatste. Eén fiche komt eronder, de andere gaan uit het spel. Je mag dat doen zo vaak je fiches het toelaten.
        Een versterkte meeple heeft **sterkte 2** bij elke telling, ook in weiden. Als hij het bord verlaat, gaat zijn fiche uit het spel.
        ! upgrade
        Een meeple draagt hoogstens één fiche. Alleen gewone meeples kun je versterken, en geen die een postbode [vasthoudt](holding).
      `,
    },
    postman: {
      title: 'De postbode',
      also: 'sterkte twee figuur cartero post uitbreiding',
      text: `
        Elke speler heeft naast de meeples één postbode, en er komen twaalf tegels met een [postkantoor](post_offices) bij.
        De postbode heeft **sterkte 2**. Je mag hem plaatsen als een meeple, op een vrije weg, in een vrije stad of in een vrij klooster of postkantoor van de tegel die je net legde, maar **nooit op een weide en nooit in een tuin**.
        Wat hem bijzonder maakt:
        - hij kan gestuurd, geroepen en teruggehaald worden met [postkantoren](special_actions);
        - op een voltooid bouwwerk mag hij [blijven en iedereen vasthouden](holding).
        In je figuurstap doe je één ding: een figuur plaatsen, of een postbode gebruiken, of niets.
      `,
    },
    post_offices: {
      title: 'Postkantoren',
      also: 'kantoor klant beambte negen punten terughalen',
      text: `
        Een postkantoor telt als een [klooster](monasteries): voltooid met tegels rondom, **9 punten** (op een kaart naar de vakken die er zijn), naar meerderheid. Een meeple is er klant, een postbode beambte.
        **Haal je postbode eerder terug.** Zolang het postkantoor onvoltooid is, mag je in je eigen beurt, in plaats van een figuur te plaatsen, je eigen postbode daar weghalen: jij alleen krijgt wat het nu waard is, **1 en 1 voor elke tegel eromheen**, wie er verder ook staat. De tegel die je legde, hoeft geen postkantoor te hebben.
        ! post_office
        Aan het eind van het spel is een onvoltooid postkantoor evenveel waard, naar meerderheid.
      `,
    },
    special_actions: {
      title: 'De vier speciale acties',
      also: 'sturen verplaatsen roepen wegnemen tegenstander buren bereik acht terughalen',
      text: `
        Heeft de tegel die je legde een **postkantoor**, dan kun je in je figuurstap meer. Je mag een van deze dingen doen in plaats van een figuur te plaatsen:
        - **Stuur je eigen postbode** naar een onvoltooide weg, stad, klooster of postkantoor op een van de acht tegels eromheen, **bezet of niet**. Hij komt uit je voorraad of van waar dan ook op het bord.
        - **Neem een postbode van een tegenstander** van het bord, terug naar zijn eigenaar, zonder punten.
        - **Roep een postbode naar keuze**, van jou of van een ander, van waar dan ook op het bord naar dit postkantoor, zonder punten.
        ! send
        En in elk van je beurten, met of zonder postkantoor, ook in plaats van een figuur te plaatsen:
        - **Haal je eigen postbode terug** uit een onvoltooid [postkantoor](post_offices), met de punten ervan; of van een voltooid bouwwerk waar hij anderen [vasthoudt](holding), zonder punten.
        Als een postbode uit een postkantoor wordt weggestuurd of weggeroepen, wordt er niets geteld. Wat de tegel net heeft voltooid, is voltooid: daar kan geen postbode meer heen.
      `,
    },
    holding: {
      title: 'Bouwwerken vasthouden',
      also: 'houden loslaten blijven naar huis gevangen slot zegel gevangene',
      text: `
        Een voltooid bouwwerk met een postbode wordt geteld zoals altijd. Dan **beslist elke eigenaar van een postbode daar**, te beginnen met wie aan de beurt is: blijft hij of gaat hij naar huis?
        - Haalt iemand zijn postbode naar huis, dan keren alle figuren terug zoals altijd.
        - Blijven ze allemaal, dan wordt **elke figuur daar vastgehouden**, ook die van andere spelers. Een zegel geeft dat aan.
        ! hold
        Vastgehouden figuren zijn vrij zodra er één postbode het bouwwerk verlaat, hoe dan ook: teruggehaald, weggestuurd, weggeroepen of weggenomen. Er wordt niets opnieuw geteld.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Spelen op de server',
      also: 'klok tijd ongedaan terugnemen afwezig opgeven computer vervangen verbinding kijkers chat eerlijk revanche',
      text: `
        - **Klok.** Een tafel kan er een hebben: een vaste tijd voor elke beurt, of voor het hele spel met iets erbij na elke beurt. Hij loopt voor wie moet beslissen, zelfs over een postbode in de beurt van een ander. Bij nul beslist een snelle computerspeler, of neemt die de plaats over als de tafel dat zo wil.
        - **Terugnemen.** Je mag vragen terug te gaan tot voor je laatste actie. Alle anderen die meespelen moeten het goedvinden; computerspelers doen dat altijd. De stapel blijft zoals hij is.
        - **Verbinding.** Valt die weg, dan maakt de pagina vanzelf weer verbinding; er gaat niets verloren. Je kunt de pagina sluiten en later terugkomen, met de link van je plaats ook op een ander apparaat.
        - **Tempo.** Wat anderen doen, zie je actie voor actie; een tik of een toets springt naar het eind. In het menu kies je rustig, vlot of meteen. Kom je terug aan een tafel, dan hoor je wat er intussen gebeurde en kun je het nog eens bekijken.
        - **Afwezig.** Is iemand 30 seconden weg, dan mogen de anderen een computerspeler op die plaats zetten. Wie terugkomt, kan op elk moment weer verder spelen.
        - **Opgeven.** Met twee spelers heeft de ander gewonnen. Met meer gaat een computerspeler op jouw plaats verder, maar die kan niet winnen.
        - **Eerlijk.** De server schudt en bewaart zijn geheim tot het spel voorbij is. Computerspelers zien niet meer dan jij.
        - **Wachten.** Een tafel waaraan na een dag nog niet gespeeld wordt, wordt gesloten, en ook een spel dat 60 dagen op een zet wacht.
      `,
    },
    controls: {
      title: 'Muis, vinger en toetsen',
      also: 'toetsenbord sneltoetsen gebaren zoomen verschuiven wiel telefoon toegankelijkheid',
      text: `
        ## Muis
        - Vakken waar de tegel past, lichten op. Klik er een aan om de tegel daar te proberen; klik nog eens, gebruik het muiswiel erboven of de rechterknop om hem te draaien; een dubbelklik of **Leggen** is definitief.
        - Klik op een ander vak om te zien waarom de tegel daar niet past.
        - Klik op een schim op de tegel om daar een figuur te plaatsen; kies eerst een andere soort figuur als je er meerdere hebt.
        - Sleep om het beeld te verschuiven, zoom met het muiswiel.
        - Wijs een weg, stad, klooster of weide aan om het geheel te zien, met de eigenaar en wat het waard is.
        ## Vinger
        - Tik op een vak om de tegel te proberen, tik nog eens of gebruik de ronde knoppen om hem te draaien, en dan **Leggen**. Waar hij niet past, zie je waarom.
        - Tik op een schim en bevestig, of tik twee keer; daartussen kun je voor die plek een andere figuur kiezen.
        - Eén vinger verschuift het beeld, twee vingers zoomen.
        - Tik op een weg, stad, klooster of weide, of houd die ingedrukt, om te zien wat hij waard is.
        ## Toetsen
        - **Pijltjes** of **Tab** kiezen een vak of plek, **R** draait de tegel (Shift R andersom), **Enter** bevestigt.
        - **Esc** pakt weer op wat je koos, gaat dan van het bord naar de balk, en past daarna.
        - **G** toont alle weiden tegelijk, met hun eigenaars en wat ze waard zijn.
        - **1** t/m **9** kiezen een mogelijkheid; **P** de postbode, **U** versterken.
        - **D** trekt, **K** laat de postbode daar blijven, **S** verkoopt, **B** koopt een beurt.
        - **+** en **−** zoomen, **F** toont het hele bord.
        - **I** bekijkt wegen, steden en weiden: de pijltjes gaan dan van de een naar de ander.
      `,
    },
  },
  examples: {
    fit: 'De tegel rechtsboven past op elk gemarkeerd vak, als je hem goed draait.',
    spots: 'Blauw mag een meeple plaatsen waar de schimmen staan: in de stad of in een van de weiden. De weg is al van Rood.',
    road: 'De nieuwe tegel sluit de weg met een kruising. {tiles} tegels: Blauw krijgt {p0} punten.',
    city: 'De stad is gesloten: {tiles} tegels en {coats} wapenschild leveren Blauw {p0} punten op.',
    monastery: 'Het laatste gat is gevuld: {p0} punten voor Blauw.',
    field: 'Aan het eind van het spel grenzen {cities} voltooide steden aan de weide van Blauw: {p0} punten. De derde stad is onvoltooid en telt niet.',
    majority: 'Ieder één meeple: Blauw en Rood krijgen allebei alle {p0} punten.',
    end: 'Eindtelling. Blauw: 3 punten voor de onvoltooide stad (twee tegels, één wapenschild) en 4 voor het klooster met drie buren, samen {p0}. Rood: {p1} voor de weg.',
    border: 'Twee tegels en de aansluiting zijn {tiles} tegels, en de aansluiting heeft {coats} wapenschild: {p0} punten.',
    ferry: 'Twee tegels en de veerboot zijn {tiles} tegels, en de veerboot heeft {coats} wapenschild: {p0} punten.',
    large_city: 'Hannover is in het noorden en het zuiden gesloten: {tiles} tegels met het eigen vak, {coats} wapenschild, {p0} punten.',
    coast: 'Dit klooster heeft maar vijf buren: vier tegels en München. Met zichzelf erbij zijn dat {p0} punten.',
    town_road: 'Wegbonus: {tiles} tegels, en Kassel, dat nog niemand heeft bedekt, ligt naast de weg: {p0} punten.',
    chip: 'Blauw legt de volgende tegel op de fiche rechts, en dat blijkt een {value}: meteen {p0} punten.',
    wine_town: 'Blauw legt een tegel op Dijon en verkoopt twee oranje enen, de kleur van de druiven daar: {p0} punten.',
    wine_abroad: 'De weg leidt nu naar Italië. Blauw verkoopt een lichtblauwe twee in het buitenland: {p0} punten.',
    islands: 'Met een lichtblauwe fiche mag je een van de twee open tegels van het lichtblauwe eiland nemen.',
    isle: 'Blauw heeft een lichtblauwe en een paarse fiche. De oranje fiche aan de kust maakt de set compleet: {p0} punt voor de fiche, en beide meeples komen thuis van het eiland Man.',
    treat: 'Een lekkernij van {value}: wie hier een tegel legt, krijgt {p0} punten.',
    upgrade: 'Blauw betaalt 2+2. De versterkte meeple wint van die van Rood: alle {p0} punten voor Blauw, geen voor Rood.',
    post_office: 'Er liggen vijf tegels om het postkantoor. Blauw haalt de postbode terug en krijgt nu {p0} punten.',
    send: 'Het postkantoor is net gelegd. De postbode van Blauw mag naar elke schim binnen bereik, zelfs naar de stad van Rood: daar zou hij de meerderheid hebben.',
    hold: 'De postbode van Blauw en de twee meeples van Rood hadden elk sterkte 2; beiden kregen {p0} punten. Nu blijft de postbode, en de meeples van Rood zitten vast.',
    ...expansion_examples,
  },
};
