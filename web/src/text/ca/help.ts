import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Com s’hi juga',
    lead: 'Juga una lliçó en pocs minuts, o llegeix les regles per temes. Cada exemple l’ha jugat el mateix joc, de manera que els punts són correctes.',
    contents: 'Contingut',
    search: 'Cerca a les regles',
    found: 'Resultats',
    hits: 'Temes trobats: {n}',
    nothing: 'No s’ha trobat res. Prova una paraula més curta: camí, ferri, fitxa, carter…',
    next: 'Següent: {topic}',
    all: 'Totes les regles en una pàgina, per imprimir',
    all_topics: 'Totes les regles',
  },
  lessons: {
    base: { title: 'El joc bàsic', about: 'Sis tasques curtes per començar' },
    maps: { title: 'Mapes i fitxes', about: 'Fronteres, ferris, grans ciutats, fitxes' },
    postman: { title: 'El carter', about: 'Tot el que sap fer' },
    expansions: { title: 'Expansions', about: 'Seguidor gran, posades, constructor, mercaderies, abat, porc' },
  },
  groups: {
    basics: 'El joc bàsic',
    maps: 'Mapes',
    chips: 'Fitxes',
    postman: 'El carter',
    expansions: 'Expansions',
    here: 'En aquesta pàgina',
  },
  topics: {
    turn: {
      title: 'Un torn',
      also: 'seqüència ordre inici preparació jugadors guanyar guanyador resum',
      text: `
        De dos a sis jugadors construeixen un paisatge de llosetes. En el teu torn:
        - **Col·loca una lloseta.** En robes una i la [col·loques](tiles) on encaixi.
        - **Posa una figura**, si vols, en un camí, una ciutat, un monestir o un camp d’[aquesta lloseta](figures).
        - **Puntua.** El que la lloseta ha acabat es [puntua](scoring) de seguida, i les figures que hi havia tornen a casa.
        Després li toca al jugador següent, en el sentit de les agulles del rellotge. Quan no queden llosetes la partida s’acaba, i el que queda inacabat encara [val una mica](end). Guanya qui té més punts; en cas d’empat es comparteix la victòria.
        Comences amb **7 seguidors**, o amb **9** en un mapa. Una partida es pot preparar amb un altre nombre, d’1 a 20.
        ## Quan passen moltes coses alhora
        Amb mapes, fitxes i el carter un torn té més passos. Sempre venen en aquest ordre:
        - punts per una [fitxa](chips) o una [delícia](treats) que la lloseta cobreix i pels escuts d’una casella d’illa; el preu d’un [poble](towns)
        - lliurar un [trio](isle_of_man), deixar una [delícia](treats)
        - figures: posar-ne una, portar l’[abat](abbot) a casa, fer servir el [carter](special_actions), [millorar](upgrades) seguidors
        - puntuació: primer els camins, després les ciutats, després els monestirs, les oficines de correus i els jardins
        - els carters [es queden o tornen a casa](holding)
        - vendre [vi](wine)
        - la segona lloseta del [constructor](builder)
        - la lloseta de més per un [poble](towns)
        - comprar [un altre torn](isle_of_man)
      `,
    },
    tiles: {
      title: 'Col·locar llosetes',
      also: 'posar encaixar robar girar descartar pila expansió posades catedrals',
      text: `
        La lloseta ha de tocar per un costat una altra de ja col·locada, i **tots els costats han de coincidir** amb els veïns: camí amb camí, ciutat amb ciutat, camp amb camp. La pots girar com vulguis.
        ! fit
        Una lloseta que no encaixa enlloc surt del joc, tothom la veu, i en robes una altra.
        En un mapa les llosetes només van a les caselles impreses: mira [Mapes](maps).
        S’hi poden barrejar les llosetes de «Posades i catedrals» i de «Constructors i comerciants». Llavors les posades, les catedrals i les mercaderies només fan bonic, tret que jugueu també amb les seves [regles](expansions).
      `,
    },
    figures: {
      title: 'Posar figures',
      also: 'seguidor meeple cavaller lladre monjo pagès reserva ocupat propi',
      text: `
        Després de col·locar la lloseta hi pots posar **una** figura de la teva reserva: en un camí, una ciutat, un monestir o un camp **d’aquella lloseta**.
        Tota l’obra ha de ser lliure. Si en algun punt del camí, la ciutat o el camp connectat hi ha una figura, encara que sigui teva, no n’hi pots afegir cap.
        ! spots
        Tot i així s’hi poden trobar diversos jugadors: quan una lloseta uneix dos camins o dues ciutats que ja tenien amo. Llavors decideix la [majoria](scoring).
        Una figura s’hi queda fins que la seva obra s’acaba i es puntua. En un [camp](fields), fins al final de la partida.
      `,
    },
    roads: {
      title: 'Camins',
      also: 'carretera lladre cruïlla encreuament bucle acabat',
      text: `
        Un camí està **acabat** quan té els dos extrems tancats: en una cruïlla, una ciutat, un monestir o un altre edifici. Un circuit tancat també està acabat.
        Un camí acabat val **1 punt per lloseta**. Una lloseta compta un sol cop, encara que el camí hi passi dues vegades.
        ! road
        Als mapes els camins també s’acaben a les [fronteres](borders) i viatgen en [ferri](ferries); tots dos tenen escuts que compten.
      `,
    },
    cities: {
      title: 'Ciutats',
      also: 'muralla cavaller escut acabada',
      text: `
        Una ciutat està **acabada** quan la muralla està tancada tot al voltant i no queda cap forat a dins.
        Una ciutat acabada val **2 punts per lloseta i 2 per escut**. La més petita, de dues llosetes, puntua com les altres: 4 punts.
        ! city
        Al final de la partida una ciutat inacabada val la meitat: [El final](end).
      `,
    },
    monasteries: {
      title: 'Monestirs',
      also: 'monjo claustre abadia nou envoltat veïnes',
      text: `
        Un monestir està **acabat** quan hi ha llosetes a les vuit caselles que l’envolten. Val **9 punts**: un per ell mateix i un per cada veïna.
        ! monastery
        Als mapes poden bastar menys veïnes: on no hi ha casella no cal res. Mira [Fronteres i enllaços](borders).
        Les [oficines de correus](post_offices) puntuen igual.
      `,
    },
    fields: {
      title: 'Camps',
      also: 'granja pagès granger prat pastura herba final',
      text: `
        Una figura es pot ajeure en un camp com a pagès. Els camps no s’acaben mai, així que **s’hi queda fins al final** de la partida.
        A la puntuació final un camp val **3 punts per cada ciutat acabada que el toca**. Una ciutat compta un sol cop per camp, per molt que es toquin. Els camins, les muralles i les fronteres separen els camps.
        ! field
        Amb diversos pagesos en un camp, la [majoria](scoring) s’emporta tots els punts. El carter no va mai a un camp.
        També es pot jugar sense camps.
      `,
    },
    scoring: {
      title: 'Puntuació i majoria',
      also: 'punts empat compartir més força tornar',
      text: `
        El que la lloseta acaba es puntua de seguida, la col·loqui qui la col·loqui. Qui hi té **més força** té la majoria i s’emporta tots els punts. En cas d’empat, cadascun dels que van al davant s’emporta **tots** els punts.
        ! majority
        - Un seguidor té força 1.
        - Un [carter](postman), un [seguidor gran](large_meeple) i un seguidor [millorat](upgrades) tenen força 2; el [constructor](builder) i el [porc](pig) no en tenen.
        - Sense figures no hi ha punts.
        Després totes les figures tornen a la reserva dels seus amos, fins i tot les dels jugadors que no han guanyat res, si no és que un [carter les reté](holding).
        ## D’un cop d’ull
        - Camí: 1 per lloseta
        - Ciutat: 2 per lloseta, 2 per escut
        - Monestir, oficina de correus, jardí: 9
        - Escut en un camí (mapes): 2
      `,
    },
    end: {
      title: 'El final de la partida',
      also: 'puntuació final inacabat sense acabar última lloseta guanyador',
      text: `
        La partida s’acaba quan s’ha col·locat l’última lloseta; en un mapa, també quan totes les caselles estan cobertes. Llavors es puntua tot el que encara té figures, per majoria com sempre:
        - camí inacabat: **1** per lloseta
        - ciutat inacabada: **1** per lloseta i **1** per escut
        - monestir, oficina de correus o jardí inacabat: **1**, i 1 per cada lloseta del voltant
        - camp: **3** per cada ciutat acabada que el toca
        ! end
        Els escuts d’un camí inacabat valen 1. Les fitxes que sobren no valen res.
      `,
    },
    maps: {
      title: 'Mapes',
      also: 'país caselles sortida triar barreja alemanya frança benelux gran bretanya península ibèrica seguidors recomanat',
      text: `
        En un mapa les llosetes es col·loquen **només a les caselles impreses**. Pots fer servir una casella que sigui
        - al costat d’una lloseta, com sempre;
        - al costat d’una [gran ciutat](large_cities) on ja s’ha arribat;
        - a l’altre extrem d’un [ferri](ferries) on ja s’ha arribat.
        Tothom té **9 seguidors**. La partida comença en dos o tres llocs alhora: la lloseta inicial i unes altres, robades a l’atzar, són a les **caselles de sortida** (tres a la Gran Bretanya i a la Península Ibèrica, dues als altres mapes). Podeu triar quines i quantes, dues com a mínim, i en quina hi ha la lloseta inicial; si no, les tria l’atzar. Les caselles de sortida que no es fan servir són [pobles](towns) normals.
        Cada mapa recomana un nombre de llosetes: de 110 a 120; a la Gran Bretanya, més petita, de 90 a 100. Si no trieu llosetes, es juga amb la **barreja recomanada**: el joc bàsic i, mentre calguin, llosetes de «Posades i catedrals» i de «Constructors i comerciants». Les del carter també hi compten; si en surten massa, algunes queden fora a l’atzar.
        Sense les seves fitxes, un mapa es juga com si els raïms, les marques de fitxa, les files de color i els escuts de les caselles d’illa no hi fossin impresos.
      `,
    },
    borders: {
      title: 'Fronteres i enllaços',
      also: 'vora frontera estranger costa escut monestir tancat',
      text: `
        On una casella no té veïna, el mapa té una frontera. **Tot el que toca una frontera hi queda tancat**: un camí s’acaba, una ciutat té muralla, un camp no segueix. Hi encaixa qualsevol costat.
        En algunes fronteres hi ha l’enllaç d’**un camí o una ciutat que ve de l’estranger**. La lloseta hi ha de mostrar el mateix. L’enllaç tanca el camí o la ciutat, **compta com una lloseta** més i hi afegeix els seus **escuts**: 2 punts cadascun, també als camins; 1 cadascun si al final queda inacabat.
        ! border
        ## Monestirs a la vora
        Un monestir o una oficina de correus només necessita les caselles que existeixen. Val 1, més 1 per cada lloseta i cada casella d’una gran ciutat del voltant. Els enllaços i els ferris no compten.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grans ciutats',
      also: 'ciutat impresa berlín parís londres madrid amsterdam barcelona capital connectar',
      text: `
        Les grans ciutats, com Barcelona, estan impreses al mapa. No s’hi col·loca cap lloseta a sobre.
        A una gran ciutat **s’hi ha arribat** quan hi ha una lloseta al costat de qualsevol de les seves caselles. Des de llavors tothom pot col·locar llosetes al costat de **totes** les seves caselles, també a l’altra banda.
        Els seus costats oberts són ciutat i els tancats són camp; la lloseta del costat hi ha d’encaixar. La ciutat està acabada quan tots els costats oberts estan coberts i la resta té muralla. **Cadascuna de les seves caselles compta com una lloseta**, i els seus escuts també compten: 2 punts cadascun, 1 si queda inacabada al final.
        ! large_city
      `,
    },
    ferries: {
      title: 'Ferris i illes',
      also: 'ferri vaixell barca mar illa port línia',
      text: `
        Un ferri és un tros de camí entre dues caselles. **S’hi ha arribat** quan hi ha una lloseta en un extrem; llavors tothom pot fer servir la casella **de l’altre extrem**.
        Tots dos extrems demanen un camí. El ferri **compta com una lloseta** d’aquest camí i hi afegeix els seus **escuts**: 2 punts cadascun. Mentre en un extrem no hi hagi lloseta, el camí és obert.
        ! ferry
        A les illes només s’hi arriba en ferri; per la resta són caselles normals. Els dos extrems d’un ferri no són veïns: ni els monestirs ni el carter no arriben a l’altra banda.
      `,
    },
    towns: {
      title: 'Pobles',
      also: 'variant lloseta de més cost peatge bonificació caselles de sortida cobrir',
      text: `
        Els pobles són caselles normals amb nom, i també ho són les caselles de sortida que no s’han fet servir. Tres variants els fan especials; cadascuna s’activa per separat quan es prepara la partida. Dues valen quan es cobreix un poble; una, per als camins que hi passen pel costat.
        - **Lloseta de més.** Qui cobreix un poble agafa una segona lloseta després de puntuar i la juga sencera. Un poble cobert amb aquesta lloseta no dona res.
        - **Peatge.** Cobrir un poble costa 2 punts. Ningú no baixa de 0.
        - **Bonificació de camins.** Un camí que es puntua dona 2 punts més per cada poble sense cobrir al costat d’una de les seves llosetes, també al final de la partida. Un poble compta un sol cop per camí.
        ! town_road
      `,
    },
    chips: {
      title: 'Fitxes',
      also: 'fitxa lila blava taronja cara avall valor repartir a mà un altre mapa',
      text: `
        Cada mapa té 30 fitxes, deu de liles, deu de blaves i deu de taronges; de cada color sis mostren un 1 i quatre un 2. Abans de la partida es deixen **de cara avall**, una per casella:
        - no en pobles, caselles de sortida ni grans ciutats, ni a les Balears;
        - no l’una al costat de l’altra;
        - no al costat d’una casella de sortida que es fa servir ni d’un costat obert d’una gran ciutat.
        El programa les reparteix per igual pel mapa. Si la partida es prepara així, les deixen els jugadors **a mà**: per torns, una cadascun, abans de la primera lloseta. A la Gran Bretanya les caselles de les fitxes estan impreses.
        **Col·loca una lloseta sobre una fitxa** i te la quedes: guanyes de seguida els punts que indica, i la fitxa queda descoberta davant teu.
        ! chip
        Per a què serveixen depèn del mapa:
        - França: [vi](wine)
        - Benelux: [llosetes de les illes](islands), amb 20 fitxes
        - Gran Bretanya: [l’illa de Man](isle_of_man)
        - Península Ibèrica: [delícies](treats)
        - Alemanya: [millores](upgrades)
        Les regles de les fitxes d’un mapa es poden jugar en un altre si té el que cal: per al vi, un enllaç de frontera amb escut o un poble amb raïms; per a les llosetes de les illes, les illes amb les seves piles; per a les delícies, dotze files. L’illa de Man i les millores van bé amb tots els mapes.
        Les fitxes de cara avall són secretes per a tothom; només amb l’illa de Man se’n coneix el color. Les que sobren al final no valen res.
      `,
    },
    wine: {
      title: 'França: vi',
      also: 'vendre venda raïm estranger poble vinya',
      text: `
        Un **vi** són fitxes d’un color que sumen exactament 2: dos uns o un dos. Pots vendre **un vi per torn**, després de les figures i la puntuació. Les fitxes surten del joc.
        - **En un poble: 9 punts.** La lloseta que has col·locat aquest torn cobreix un poble, i el vi és del color dels seus raïms.
        - **A l’estranger: 5 punts.** La lloseta que has col·locat aquest torn arriba a un enllaç de frontera amb almenys un escut. Val qualsevol color.
        ! wine_town
        ! wine_abroad
        Una fitxa que has agafat amb la mateixa lloseta ja es pot vendre.
      `,
    },
    islands: {
      title: 'Benelux: llosetes de les illes',
      also: 'pila agafar comprar robar descoberta texel vlieland terschelling onades',
      text: `
        A cadascuna de les tres illes, la lila, la blava i la taronja, hi ha dues piles de cinc llosetes. La de dalt de cada pila està descoberta.
        Abans de robar pots **pagar una fitxa i agafar una lloseta descoberta** de l’illa del color de la fitxa. El número de la fitxa no importa. La fitxa surt del joc; la lloseta següent de la pila es descobreix al final del teu torn.
        ! islands
        Només es pot agafar una lloseta que es pugui col·locar. Qui ha robat ja no pot triar.
        Només es deixen 20 de les fitxes. Les caselles amb onades queden buides: compten com a frontera. La partida s’acaba amb l’última lloseta de la pila normal; les que quedin a les illes no importen.
      `,
    },
    isle_of_man: {
      title: 'Gran Bretanya: l’illa de Man',
      also: 'comprar torn trio tres fitxes lliurar doble seguidors',
      text: `
        Després del teu torn pots enviar **un seguidor de la teva reserva a l’illa de Man** i jugar **un altre torn** de seguida, però només un d’aquests per ronda. A l’illa un seguidor no serveix per a res més.
        **Un trio porta a casa tots els teus seguidors.** Un trio són exactament tres fitxes: tres amb el mateix número, o una de cada color. Si la fitxa que acabes d’agafar completa un trio, l’has de lliurar de seguida, encara que no tinguis ningú a l’illa; si n’hi ha diversos, tries quin. Les fitxes surten del joc, i els seguidors arriben a temps per a la figura d’aquest torn.
        ! isle
        Aquí els colors es coneixen: a la Gran Bretanya el blau és a Escòcia, el taronja a Irlanda, el lila a Anglaterra i Gal·les, i es fan servir les tres caselles de sortida.
      `,
    },
    treats: {
      title: 'Península Ibèrica: delícies',
      also: 'tornar a deixar files doble illa balears escut llaminadura',
      text: `
        La fitxa que has agafat **es torna a deixar, de cara amunt, com a delícia**. Tries una casella lliure, sense lloseta, fitxa ni gran ciutat, a les files del seu color: taronja a les files 1 a 4, blau a les 5 a 8, lila a les 9 a 12, comptant des de dalt. Hi valen els pobles i les illes. Si no n’hi ha cap de lliure, la fitxa surt del joc.
        Qui col·loca una lloseta sobre una delícia guanya **el doble del seu número** en punts. Després la fitxa surt del joc.
        ! treat
        Les caselles de les Balears mostren escuts: **2 punts per cadascun**, de seguida, per a qui hi col·loca una lloseta.
      `,
    },
    upgrades: {
      title: 'Alemanya: millores',
      also: 'pagar quatre doble força seguidor fitxa a sota millorar',
      text: `
        Abans o després de posar la teva figura pots pagar fitxes per valor de **4 exactes** (1+1+1+1, 1+1+2 o 2+2) i millorar un dels teus seguidors del tauler, també el que acabes de posar. Una fitxa va a sota, les altres surten del joc. Ho pots fer tantes vegades com et permetin les fitxes.
        Un seguidor millorat té **força 2** a totes les puntuacions, també als camps. Quan deixa el tauler, la seva fitxa surt del joc.
        ! upgrade
        Un seguidor porta com a màxim una fitxa. Només es milloren els seguidors normals, i cap dels que un carter [reté](holding).
      `,
    },
    postman: {
      title: 'El carter',
      also: 'força dos figura correu correus expansió',
      text: `
        Cada jugador té un carter a més dels seguidors, i s’hi afegeixen dotze llosetes amb una [oficina de correus](post_offices).
        El carter té **força 2**. Es posa com un seguidor, en un camí, una ciutat, un monestir o una oficina de correus lliure de la lloseta que acabes de col·locar, però **mai en un camp ni en un jardí**.
        El que el fa especial:
        - amb les [oficines de correus](special_actions) se’l pot enviar, cridar i recuperar;
        - en una obra acabada es pot [quedar i retenir tothom](holding).
        En el pas de les figures fas una sola cosa: posar una figura, fer servir un carter, o res.
      `,
    },
    post_offices: {
      title: 'Oficines de correus',
      also: 'oficina client empleat nou punts recuperar',
      text: `
        Una oficina de correus puntua com un [monestir](monasteries): acabada quan té llosetes tot al voltant, **9 punts** (en un mapa, segons les caselles que existeixen), per majoria. Un seguidor hi és un client; un carter, un empleat.
        **Recupera abans el teu carter.** Mentre l’oficina és inacabada pots, en el teu torn i en lloc de posar una figura, recuperar-ne el teu carter: només tu guanyes el que val ara, **1 i 1 per cada lloseta del voltant**, hi hagi qui hi hagi. No cal que la lloseta que has col·locat tingui una oficina.
        ! post_office
        Al final de la partida una oficina inacabada val el mateix, per majoria.
      `,
    },
    special_actions: {
      title: 'Les quatre accions especials',
      also: 'enviar cridar treure rival veïnes abast vuit recuperar',
      text: `
        Si la lloseta que has col·locat té una **oficina de correus**, el pas de les figures ofereix més coses. En lloc de posar una figura pots fer una d’aquestes accions:
        - **Envia el teu carter** a un camí, una ciutat, un monestir o una oficina de correus inacabats d’una de les vuit llosetes del voltant, **ocupats o no**. Ve de la teva reserva o de qualsevol lloc del tauler.
        - **Treu del tauler el carter d’un rival**: torna al seu amo, sense punts.
        - **Crida qualsevol carter**, teu o d’un altre, des de qualsevol lloc del tauler a aquesta oficina de correus, sense punts.
        ! send
        I en cadascun dels teus torns, amb oficina o sense, també en lloc de posar una figura:
        - **Recupera el teu carter** d’una [oficina de correus](post_offices) inacabada, amb els seus punts; o d’una obra acabada on [reté](holding) altres figures, sense punts.
        Quan un carter deixa una oficina perquè l’envien o el criden, no es puntua res. El que la lloseta acaba de tancar està acabat: ja no s’hi pot enviar cap carter.
      `,
    },
    holding: {
      title: 'Retenir obres',
      also: 'quedar-se tornar deixar anar alliberar captiu segell presoner',
      text: `
        Una obra acabada amb un carter es puntua com sempre. Després **decideix cada amo d’un carter que hi és**, començant pel jugador que té el torn: es queda o torna a casa?
        - Si algú s’emporta un carter a casa, totes les figures tornen com sempre.
        - Si tots es queden, **totes les figures hi queden retingudes**, també les dels altres jugadors. Un segell les marca.
        ! hold
        Les figures retingudes queden lliures quan un carter deixa l’obra, de la manera que sigui: recuperat, enviat, cridat o tret. No es torna a puntuar res.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Jugar al servidor',
      also: 'rellotge temps desfer absent abandonar ordinador substituir reconnectar espectador xat net revenja',
      text: `
        - **Rellotge.** Una taula en pot tenir: un temps per a cada torn, o per a tota la partida amb un afegit després de cada torn. Corre per a qui ha de decidir, també sobre un carter en el torn d’un altre. A zero, l’ordinador decideix de seguida, o pren el lloc si la taula ho preveu.
        - **Desfer.** Pots demanar de tornar a abans de la teva última acció. Tots els altres que juguen hi han d’estar d’acord; l’ordinador sempre hi està. La pila queda com és.
        - **Connexió.** Si es talla, la pàgina es torna a connectar sola; no es perd res. Pots tancar la pàgina i tornar, fins i tot en un altre dispositiu amb l’enllaç del teu lloc.
        - **Ritme.** El que fan els altres es mostra acció per acció; un toc o una tecla salta al final. Al menú tries amb calma, ràpid o tot de cop. Si tornes a una taula, saps què ha passat des de llavors i ho pots tornar a veure.
        - **Absent.** Si algú fa 30 segons que és fora, els altres poden donar el seu lloc a l’ordinador. Qui torna pot continuar jugant en qualsevol moment.
        - **Abandonar.** Amb dos jugadors ha guanyat l’altre. Amb més, l’ordinador continua al teu lloc, però no pot guanyar.
        - **Joc net.** El servidor barreja i guarda el secret fins que la partida s’acaba. L’ordinador no veu més que tu.
        - **Espera.** Una taula amb una partida que al cap d’un dia no ha començat es tanca, i també una partida que fa 60 dies que espera una jugada.
      `,
    },
    controls: {
      title: 'Ratolí, dits i tecles',
      also: 'teclat dreceres gestos zoom moure roda mòbil accessibilitat',
      text: `
        ## Ratolí
        - Brillen les caselles on encaixa la lloseta. Fes clic en una per provar-la-hi; un altre clic, la roda a sobre o el botó dret la giren; un doble clic o **Col·loca** la deixa posada.
        - Fes clic en qualsevol altra casella per veure per què la lloseta no hi encaixa.
        - Fes clic en una silueta de la lloseta per posar-hi una figura; si en tens de diversos tipus, tria abans l’altre.
        - Arrossega per moure la vista; amb la roda t’apropes i t’allunyes.
        - Assenyala un camí, una ciutat, un monestir o un camp per veure’l sencer, de qui és i quant val.
        ## Dits
        - Toca una casella per provar la lloseta, torna-hi a tocar o fes servir els botons rodons per girar-la, i després **Col·loca**. On no encaixa, veus per què.
        - Toca una silueta i confirma, o toca-la dues vegades; mentrestant pots triar una altra figura per a aquell lloc.
        - Un dit mou la vista, dos dits l’apropen i l’allunyen.
        - Toca o mantén premut un camí, una ciutat, un monestir o un camp per veure quant val.
        ## Tecles
        - Les **fletxes** o **Tab** trien una casella o un lloc, **R** gira la lloseta (Maj R a l’inrevés), **Retorn** confirma.
        - **Esc** torna a agafar el que has triat, va del tauler a la barra, i després passa.
        - **G** mostra tots els camps alhora, amb els seus amos i el que valen.
        - **1** a **9** trien una opció; **P** el carter, **U** una millora.
        - **D** roba, **K** deixa el carter on és, **S** ven, **B** compra un torn.
        - **+** i **−** apropen i allunyen, **F** mostra tot el tauler.
        - **I** mira camins, ciutats i camps: llavors les fletxes passen de l’un a l’altre.
      `,
    },
  },
  examples: {
    fit: 'La lloseta de dalt a la dreta encaixa, ben girada, a totes les caselles marcades.',
    spots: 'Blau pot posar un seguidor on hi ha les siluetes: a la ciutat o en un dels camps. El camí ja és de Vermell.',
    road: 'La lloseta nova tanca el camí en una cruïlla. {tiles} llosetes: Blau guanya {p0} punts.',
    city: 'La ciutat està tancada: {tiles} llosetes i {coats} escut donen a Blau {p0} punts.',
    monastery: 'L’últim forat està tapat: {p0} punts per a Blau.',
    field: 'Al final de la partida {cities} ciutats acabades toquen el camp de Blau: {p0} punts. La tercera ciutat és inacabada i no compta.',
    majority: 'Un seguidor cadascun: Blau i Vermell s’emporten tots dos els {p0} punts.',
    end: 'Puntuació final. Blau: 3 punts per la ciutat inacabada (dues llosetes, un escut) i 4 pel monestir amb tres veïnes, {p0} en total. Vermell: {p1} pel camí.',
    border: 'Dues llosetes i l’enllaç fan {tiles} llosetes, i l’enllaç té {coats} escut: {p0} punts.',
    ferry: 'Dues llosetes i el ferri fan {tiles} llosetes, i el ferri té {coats} escut: {p0} punts.',
    large_city: 'Hannover està tancada pel nord i pel sud: {tiles} llosetes amb la seva pròpia casella, {coats} escut, {p0} punts.',
    coast: 'Aquest monestir només té cinc veïnes: quatre llosetes i Munic. Amb ell mateix fan {p0} punts.',
    town_road: 'Bonificació de camins: {tiles} llosetes, i al costat del camí hi ha Kassel, que ningú no ha cobert encara: {p0} punts.',
    chip: 'Blau col·loca la lloseta següent sobre la fitxa de la dreta, que resulta ser un {value}: {p0} punts de seguida.',
    wine_town: 'Blau col·loca una lloseta a Dijon i ven dos uns de color taronja, el dels seus raïms: {p0} punts.',
    wine_abroad: 'El camí porta ara a Itàlia. Blau ven un dos blau a l’estranger: {p0} punts.',
    islands: 'Amb una fitxa blava pots agafar una de les dues llosetes descobertes de l’illa blava.',
    isle: 'Blau té una fitxa blava i una de lila. La taronja de la costa completa el trio: {p0} punt per la fitxa, i els dos seguidors tornen de l’illa de Man.',
    treat: 'Una delícia de {value}: qui col·loqui aquí una lloseta guanya {p0} punts.',
    upgrade: 'Blau paga 2+2. El seguidor millorat pot més que el de Vermell: els {p0} punts per a Blau, cap per a Vermell.',
    post_office: 'Hi ha cinc llosetes al voltant de l’oficina. Blau recupera el carter i guanya ara {p0} punts.',
    send: 'L’oficina de correus s’acaba de col·locar. El carter de Blau pot anar a qualsevol silueta al seu abast, fins i tot a la ciutat de Vermell: hi tindria la majoria.',
    hold: 'El carter de Blau i els dos seguidors de Vermell tenien força 2; tots dos van guanyar {p0} punts. Ara el carter es queda, i els seguidors de Vermell no poden sortir.',
    ...expansion_examples,
  },
};
