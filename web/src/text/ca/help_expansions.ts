import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Expansions',
    also: 'posades catedrals constructors comerciants abat riu només llosetes interruptor combinar juntes',
    text: `
      Cada regla d’una expansió s’activa per separat quan es prepara una partida. Totes es poden combinar, també amb els mapes, les fitxes i el carter.
      - **Posades i catedrals**: el [seguidor gran](large_meeple), les [posades](inns) i les [catedrals](cathedrals)
      - **Constructors i comerciants**: el [constructor](builder), el [porc](pig) i les [mercaderies](trade_goods)
      - **Abat i jardins**: l’[abat](abbot)
      - **El riu**: un [riu](river) que es col·loca primer
      Les llosetes d’una expansió amb regles que no es juguen són llosetes normals: les posades, les catedrals i les mercaderies només fan bonic.
      ## Diverses figures
      Continues posant **una figura per torn**. A cada lloc la pàgina mostra una figura que hi pot ser; si en prefereixes una altra, tria-la abans. El constructor i el porc no tenen força pròpia: van on ja hi ha un seguidor teu.
      ## Amb el carter
      Un constructor en una obra [retinguda](holding) també hi queda retingut. Si un carter era la teva última figura allà i se’n va, el teu constructor torna a casa.
    `,
  },
  large_meeple: {
    title: 'El seguidor gran',
    also: 'gran doble força dos majoria posades',
    text: `
      Cada jugador té un seguidor gran. Es posa i torna com qualsevol altre, també als camps, però té **força 2** sempre que compta la [majoria](scoring).
      ! large
      Només els seguidors normals es poden [millorar](upgrades) amb fitxes.
    `,
  },
  inns: {
    title: 'Posades',
    also: 'posada hostal llac camí dos punts lloseta risc zero inacabat',
    text: `
      Un camí amb almenys una posada val **2 punts per lloseta** quan s’acaba. Si al final de la partida encara és obert, no val **res**.
      ! inn
      Una posada pertany al camí que té al costat; una segona posada al mateix camí no canvia res. Els escuts als camins (mapes) continuen valent 2, i la bonificació per un [poble](towns) 2.
    `,
  },
  cathedrals: {
    title: 'Catedrals',
    also: 'catedral ciutat tres punts lloseta risc zero inacabada',
    text: `
      Una ciutat amb almenys una catedral val **3 punts per lloseta i 3 per escut** quan s’acaba. Si al final encara és oberta, no val **res**.
      ! cathedral
      Per a un [camp](fields) és una ciutat com les altres. En un mapa una catedral també actua en una [gran ciutat](large_cities).
    `,
  },
  builder: {
    title: 'El constructor',
    also: 'torn doble segona lloseta allargar martell comerciants',
    text: `
      Cada jugador té un constructor. Posa’l, com a figura del teu torn, en **un camí o una ciutat inacabats de la lloseta que acabes de col·locar, on tinguis un seguidor**: un de normal, el gran o el teu carter.
      Si en un torn **posterior** la teva lloseta allarga o acaba aquest camí o aquesta ciutat, agafes una **segona lloseta** després de puntuar i la jugues sencera, amb la seva figura i la seva puntuació. La segona lloseta no en dona mai una tercera.
      ! second_tile
      El constructor no té força. Torna a casa quan es puntua el camí o la ciutat.
      Amb la [lloseta de més](towns) d’un poble: primer va la del constructor, i només la primera lloseta d’un torn el desperta.
    `,
  },
  pig: {
    title: 'El porc',
    also: 'camp pagès quatre punts ramat comerciants',
    text: `
      Cada jugador té un porc. Posa’l, com a figura del teu torn, en un **camp de la lloseta que acabes de col·locar, on tinguis un pagès**. S’hi queda fins al final.
      Si tens la majoria d’aquest camp, encara que sigui compartida, guanyes **4 punts en lloc de 3** per cada ciutat acabada. Els qui la comparteixen en guanyen 3, si no tenen el seu propi porc.
      ! pig
      Un porc no té força, i diversos porcs no se sumen.
    `,
  },
  trade_goods: {
    title: 'Mercaderies',
    also: 'vi blat tela comerç bóta garba ciutat acabada deu punts comerciants',
    text: `
      Algunes llosetes de ciutat mostren vi, blat o tela. **Qui acaba una ciutat se n’emporta les mercaderies**, una per cada senyal, sigui de qui sigui la ciutat i hi hagi algú o no.
      ! goods
      Al final de la partida, per cadascun dels tres tipus, guanya **10 punts** qui en té més; en cas d’empat els guanya sencers cadascun dels que van al davant.
    `,
  },
  abbot: {
    title: 'L’abat i els jardins',
    also: 'jardí monestir recuperar casa nou punts flors',
    text: `
      Amb l’abat, el joc bàsic té vuit llosetes amb jardí, i els jardins d’altres conjunts també compten. Un jardí puntua com un [monestir](monasteries): **9 punts** quan queda envoltat, i al final **1 i 1 per cada lloseta del voltant**.
      Cada jugador té un abat de força 1. S’està **només en monestirs i jardins**, i als jardins només hi pot ser ell.
      **Porta’l abans a casa.** En lloc de posar una figura pots recuperar el teu abat d’un monestir o un jardí inacabat: guanyes el que val ara.
      ! abbot
    `,
  },
  river: {
    title: 'El riu',
    also: 'aigua font llac bifurcació naixement pont taula lliure mapa començament',
    text: `
      La partida pot començar amb un riu, a la taula lliure i als mapes. Primer es posa la **font**; després tothom roba llosetes de riu fins que el **llac** l’acaba. Només llavors venen les altres llosetes, i entre elles la lloseta inicial del joc bàsic.
      Una lloseta de riu ha de **continuar el riu**, i el riu no pot tornar sobre si mateix: no hi pot haver cap lloseta a les tres columnes o files que té just davant del seu extrem obert.
      ! river
      Les figures es posen com sempre als camins, les ciutats i els camps de les llosetes de riu, mai al riu mateix. **El riu separa els camps.** Si el riu encara és obert quan s’acaben les seves llosetes, no es col·loca cap lloseta al seu extrem.
      **En un mapa** la font és a la primera casella de sortida que es fa servir, girada de manera que el riu porti a una casella. Les altres caselles de sortida queden buides fins que el riu està col·locat; llavors reben les seves llosetes. Una lloseta de riu que no encaixa enlloc surt del joc.
      Amb tots dos rius hi ha una font i un llac; una bifurcació surt aviat i dona dos braços al riu.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Seguidor gran contra seguidor, 2 a 1: els {p0} punts per a Blau, cap per a Vermell.',
  inn: 'Un camí amb posada, acabat: {tiles} llosetes donen a Blau {p0} punts en lloc de {tiles}.',
  cathedral: 'La catedral queda tancada per tots els costats: {tiles} llosetes, {p0} punts.',
  second_tile: 'Blau ha allargat el camí del constructor i pot col·locar de seguida una segona lloseta: la de dalt a la dreta.',
  pig: 'Puntuació final: {cities} ciutats acabades toquen el camp de Blau. Amb el porc valen {p0} punts.',
  goods: 'Blau tanca la ciutat de Vermell. Vermell guanya {p1} punts; Blau s’emporta les {tokens} mercaderies, una bóta de vi i una garba de blat.',
  abbot: 'Hi ha cinc llosetes al voltant del jardí. Blau porta l’abat a casa i guanya ara {p0} punts.',
  river: 'La pròxima lloseta de riu fa un revolt. Es pot col·locar on està marcat, girada de manera que el riu continuï.',
};
