import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Cómo se juega',
    lead: 'Juega una lección en pocos minutos o lee las reglas por temas. Cada ejemplo lo ha jugado el propio juego, así que los puntos son correctos.',
    contents: 'Contenido',
    search: 'Buscar en las reglas',
    found: 'Resultados',
    hits: 'Temas encontrados: {n}',
    nothing: 'No se ha encontrado nada. Prueba con una palabra más corta: camino, ferri, ficha, cartero …',
    next: 'Siguiente: {topic}',
    all: 'Todas las reglas en una página, para imprimir',
    all_topics: 'Todas las reglas',
  },
  lessons: {
    base: { title: 'El juego básico', about: 'Seis tareas cortas para empezar' },
    maps: { title: 'Mapas y fichas', about: 'Fronteras, ferris, grandes ciudades, fichas' },
    postman: { title: 'El cartero', about: 'Todo lo que sabe hacer' },
    expansions: { title: 'Expansiones', about: 'Seguidor grande, posadas, constructor, mercancías, abad, cerdo' },
  },
  groups: {
    basics: 'El juego básico',
    maps: 'Mapas',
    chips: 'Fichas',
    postman: 'El cartero',
    expansions: 'Expansiones',
    here: 'En esta página',
  },
  topics: {
    turn: {
      title: 'Un turno',
      also: 'secuencia orden inicio preparación jugadores ganar ganador resumen',
      text: `
        De dos a seis jugadores construyen un paisaje de losetas. En tu turno:
        - **Coloca una loseta.** Robas una y la [colocas](tiles) donde encaje.
        - **Pon una figura**, si quieres, en un camino, una ciudad, un monasterio o un campo de [esa loseta](figures).
        - **Puntúa.** Lo que la loseta ha terminado se [puntúa](scoring) al momento, y las figuras vuelven a casa.
        Después le toca al siguiente, en el sentido de las agujas del reloj. Cuando no quedan losetas la partida termina, y lo que queda sin terminar también [vale algo](end). Gana quien tiene más puntos; en caso de empate se comparte la victoria.
        Empiezas con **7 seguidores**, en un mapa con **9**. Al preparar la partida se puede elegir otro número, de 1 a 20.
        ## Cuando pasan muchas cosas a la vez
        Con mapas, fichas y el cartero un turno tiene más pasos, siempre en este orden:
        - puntos por una [ficha](chips) o un [manjar](treats) que la loseta cubre y por los escudos de una casilla de isla; el precio de un [pueblo](towns)
        - entregar un [trío](isle_of_man), dejar un [manjar](treats)
        - figuras: poner una, llevar el [abad](abbot) a casa, usar el [cartero](special_actions), [mejorar](upgrades) seguidores
        - puntuación: primero los caminos, luego las ciudades, luego los monasterios, las oficinas de correos y los jardines
        - los carteros [se quedan o vuelven a casa](holding)
        - vender [vino](wine)
        - la segunda loseta del [constructor](builder)
        - la loseta adicional por un [pueblo](towns)
        - comprar [otro turno](isle_of_man)
      `,
    },
    tiles: {
      title: 'Colocar losetas',
      also: 'poner encajar robar girar descartar montón expansión posadas catedrales',
      text: `
        La loseta debe tocar por un lado otra ya colocada, y **todos sus lados deben coincidir** con los vecinos: camino con camino, ciudad con ciudad, campo con campo. Puedes girarla como quieras.
        ! fit
        Una loseta que no encaja en ningún sitio sale del juego, todos la ven, y robas otra.
        En un mapa solo se colocan losetas en las casillas impresas: mira [Mapas](maps).
        Se pueden añadir las losetas de «Posadas y catedrales» y de «Constructores y comerciantes». Entonces sus posadas, catedrales y mercancías son solo decoración, salvo que se jueguen también sus [reglas](expansions).
      `,
    },
    figures: {
      title: 'Poner figuras',
      also: 'seguidor meeple caballero ladrón monje granjero reserva ocupado propio',
      text: `
        Después de colocar la loseta puedes poner en ella **una** figura de tu reserva: en un camino, una ciudad, un monasterio o un campo de **esa loseta**.
        Toda la obra debe estar libre. Si en algún lugar del camino, la ciudad o el campo conectado hay ya una figura, aunque sea tuya, no puedes añadir otra.
        ! spots
        Aun así pueden coincidir varios jugadores: cuando una loseta une dos caminos o dos ciudades que ya tenían dueño. Entonces decide la [mayoría](scoring).
        Una figura se queda hasta que su obra se termina y se puntúa. En un [campo](fields), hasta el final de la partida.
      `,
    },
    roads: {
      title: 'Caminos',
      also: 'carretera ladrón cruce bucle terminado',
      text: `
        Un camino está **terminado** cuando sus dos extremos están cerrados: en un cruce, una ciudad, un monasterio u otro edificio. También un circuito cerrado está terminado.
        Un camino terminado vale **1 punto por loseta**. Una loseta cuenta una vez, aunque el camino pase dos veces por ella.
        ! road
        En los mapas los caminos también acaban en [fronteras](borders) y viajan en [ferri](ferries); ambos tienen escudos que cuentan.
      `,
    },
    cities: {
      title: 'Ciudades',
      also: 'muralla caballero escudo terminada',
      text: `
        Una ciudad está **terminada** cuando su muralla está cerrada del todo y no queda ningún hueco dentro.
        Una ciudad terminada vale **2 puntos por loseta y 2 por escudo**. La más pequeña, de dos losetas, puntúa como las demás: 4 puntos.
        ! city
        Al final de la partida una ciudad sin terminar vale la mitad: [El final](end).
      `,
    },
    monasteries: {
      title: 'Monasterios',
      also: 'monje claustro abadía nueve rodeado vecinos',
      text: `
        Un monasterio está **terminado** cuando hay losetas en las ocho casillas que lo rodean. Vale **9 puntos**: uno por sí mismo y uno por cada vecina.
        ! monastery
        En los mapas pueden bastar menos vecinas: donde no hay casilla no hace falta nada. Mira [Fronteras y enlaces](borders).
        Las [oficinas de correos](post_offices) puntúan igual.
      `,
    },
    fields: {
      title: 'Campos',
      also: 'granja granjero pradera prado final',
      text: `
        Un seguidor puede tumbarse en un campo como granjero. Los campos nunca se terminan, así que **se queda hasta el final** de la partida.
        En la puntuación final un campo vale **3 puntos por cada ciudad terminada que lo toca**. Una ciudad cuenta una vez por campo, por mucho que se toquen. Los caminos, las murallas y las fronteras separan los campos.
        ! field
        Con varios granjeros en un campo, la [mayoría](scoring) se lleva todos los puntos. El cartero nunca va a un campo.
        También se puede jugar sin campos.
      `,
    },
    scoring: {
      title: 'Puntuación y mayoría',
      also: 'puntos empate compartir más fuerza volver',
      text: `
        Lo que la loseta termina se puntúa al momento, la haya colocado quien la haya colocado. Quien tiene **más fuerza** allí se lleva todos los puntos. Si hay empate, cada uno de los que van en cabeza se lleva **todos** los puntos.
        ! majority
        - Un seguidor tiene fuerza 1.
        - Un [cartero](postman), un seguidor [grande](large_meeple) y uno [mejorado](upgrades) tienen fuerza 2; el [constructor](builder) y el [cerdo](pig) no tienen.
        - Sin figuras no hay puntos.
        Después todas las figuras vuelven a la reserva de sus dueños, también las de quienes no han ganado nada, salvo que un [cartero las retenga](holding).
        ## De un vistazo
        - Camino: 1 por loseta
        - Ciudad: 2 por loseta, 2 por escudo
        - Monasterio, oficina de correos, jardín: 9
        - Escudo en un camino (mapas): 2
      `,
    },
    end: {
      title: 'El final de la partida',
      also: 'puntuación final inacabado sin terminar última loseta ganador',
      text: `
        La partida termina cuando se ha colocado la última loseta; en un mapa, también cuando todas las casillas están cubiertas. Entonces se puntúa todo lo que aún tiene figuras, por mayoría como siempre:
        - camino sin terminar: **1** por loseta
        - ciudad sin terminar: **1** por loseta y **1** por escudo
        - monasterio, oficina de correos o jardín sin terminar: **1**, más 1 por cada loseta alrededor
        - campo: **3** por cada ciudad terminada que lo toca
        ! end
        Los escudos de un camino sin terminar valen 1. Las fichas que sobran no valen nada.
      `,
    },
    maps: {
      title: 'Mapas',
      also: 'país casillas salida elegir mezcla alemania francia benelux gran bretaña península ibérica seguidores recomendado',
      text: `
        En un mapa las losetas se colocan **solo en las casillas impresas**. Puedes usar una casilla que esté
        - junto a una loseta, como siempre;
        - junto a una [gran ciudad](large_cities) ya alcanzada;
        - al otro extremo de un [ferri](ferries) ya alcanzado.
        Todos tienen **9 seguidores**. La partida empieza en dos o tres lugares a la vez: la loseta inicial y otras, robadas al azar, están en **casillas de salida** (tres en Gran Bretaña y en la Península ibérica, dos en los demás). Podéis elegir cuáles y cuántas, dos por lo menos, y en cuál está la loseta inicial; si no, el azar elige las casillas. Las casillas de salida que no se usan son [pueblos](towns) corrientes.
        Cada mapa recomienda un número de losetas: de 110 a 120; en Gran Bretaña, más pequeña, de 90 a 100. Si no elegís losetas, se juega con la **mezcla recomendada**: el juego básico y, mientras hagan falta, losetas de «Posadas y catedrales» y de «Constructores y comerciantes». Las del cartero también cuentan; si sobran, algunas quedan fuera al azar.
        Sin sus fichas, un mapa se juega como si las uvas, las marcas de ficha, las filas de color y los escudos de las casillas de isla no estuvieran impresos.
      `,
    },
    borders: {
      title: 'Fronteras y enlaces',
      also: 'borde frontera extranjero costa escudo monasterio cerrado',
      text: `
        Donde una casilla no tiene vecina, el mapa tiene un borde. **Todo lo que toca el borde queda cerrado allí**: el camino acaba, la ciudad tiene muralla, el campo termina. Cualquier lado encaja.
        En algunos bordes **entra un camino o una ciudad del extranjero**. Allí la loseta debe mostrar lo mismo. El enlace cierra el camino o la ciudad, **cuenta como una loseta** más y añade sus **escudos**: 2 puntos cada uno, también en los caminos; 1 si al final queda sin terminar.
        ! border
        ## Monasterios en el borde
        Un monasterio o una oficina de correos solo necesita las casillas que existen. Vale 1, más 1 por cada loseta y cada casilla de una gran ciudad alrededor. Los enlaces y los ferris no cuentan.
        ! coast
      `,
    },
    large_cities: {
      title: 'Grandes ciudades',
      also: 'ciudad impresa berlín parís londres madrid ámsterdam conectar',
      text: `
        Las grandes ciudades, como Madrid, están impresas en el mapa. Encima no se coloca ninguna loseta.
        Una gran ciudad queda **alcanzada** en cuanto hay una loseta junto a cualquiera de sus casillas. Desde entonces todos pueden colocar junto a **todas** sus casillas, también al otro lado.
        Sus lados abiertos son ciudad y los cerrados son campo; la loseta vecina debe encajar. Está terminada cuando todos los lados abiertos están cubiertos y el resto tiene muralla. **Cada una de sus casillas cuenta como una loseta**, y sus escudos valen 2 puntos cada uno, 1 si queda sin terminar al final.
        ! large_city
      `,
    },
    ferries: {
      title: 'Ferris e islas',
      also: 'barco mar isla puerto línea transbordador',
      text: `
        Un ferri es un tramo de camino entre dos casillas. Queda **alcanzado** en cuanto hay una loseta en un extremo; entonces todos pueden usar la casilla **del otro extremo**.
        Los dos extremos exigen un camino. El ferri **cuenta como una loseta** del camino y añade sus **escudos**: 2 puntos cada uno. Mientras falte la loseta de un extremo el camino está abierto.
        ! ferry
        A las islas solo se llega en ferri; por lo demás son casillas como las otras. Los extremos de un ferri no son vecinos: ni los monasterios ni el cartero llegan al otro lado.
      `,
    },
    towns: {
      title: 'Pueblos',
      also: 'variante loseta adicional coste peaje bonificación casillas de salida cubrir',
      text: `
        Los pueblos son casillas corrientes con nombre, igual que las casillas de salida que no se usaron. Tres variantes los hacen especiales; cada una se activa por separado al preparar la partida. Dos valen al cubrir un pueblo; una, para los caminos que pasan junto a él.
        - **Loseta adicional.** Quien cubre un pueblo toma una segunda loseta después de puntuar y la juega entera. Un pueblo cubierto con ella no da nada.
        - **Peaje.** Cubrir un pueblo cuesta 2 puntos. Nadie baja de 0.
        - **Bonificación de caminos.** Un camino que se puntúa da 2 puntos más por cada pueblo sin cubrir junto a una de sus losetas, también al final. Un pueblo cuenta una vez por camino.
        ! town_road
      `,
    },
    chips: {
      title: 'Fichas',
      also: 'ficha morada azul naranja boca abajo valor repartir a mano otro mapa',
      text: `
        Cada mapa tiene 30 fichas, diez moradas, diez azules y diez naranjas; en cada color seis muestran un 1 y cuatro un 2. Antes de la partida se dejan **boca abajo**, una por casilla:
        - no en pueblos, casillas de salida ni grandes ciudades, ni en las Baleares;
        - no una junto a otra;
        - no junto a una casilla de salida usada ni a un lado abierto de una gran ciudad.
        El programa las reparte por igual por el mapa. Si la partida se prepara así, las dejan los jugadores **a mano**: por turno, una cada uno, antes de la primera loseta. En Gran Bretaña las casillas de las fichas están impresas.
        **Coloca una loseta sobre una ficha** y te la quedas: ganas su número en puntos al momento, y la ficha queda boca arriba delante de ti.
        ! chip
        Para qué sirven depende del mapa:
        - Francia: [vino](wine)
        - Benelux: [losetas de las islas](islands), con 20 fichas
        - Gran Bretaña: [la isla de Man](isle_of_man)
        - Península ibérica: [manjares](treats)
        - Alemania: [mejoras](upgrades)
        Las reglas de las fichas de un mapa se pueden jugar en otro si tiene lo que necesitan: para el vino, un enlace de frontera con escudo o un pueblo con uvas; para las losetas de islas, las islas con sus montones; para los manjares, doce filas. La isla de Man y las mejoras valen en todos los mapas.
        Las fichas boca abajo son secretas para todos; solo con la isla de Man se conoce su color. Las que sobran al final no valen nada.
      `,
    },
    wine: {
      title: 'Francia: vino',
      also: 'vender venta uva extranjero pueblo viña',
      text: `
        Un **vino** son fichas de un color que suman exactamente 2: dos unos o un dos. Puedes vender **un vino por turno**, después de las figuras y la puntuación. Las fichas salen del juego.
        - **En un pueblo: 9 puntos.** La loseta que has colocado este turno cubre un pueblo, y el vino es del color de sus uvas.
        - **En el extranjero: 5 puntos.** La loseta que has colocado este turno llega a un enlace de frontera con al menos un escudo. Vale cualquier color.
        ! wine_town
        ! wine_abroad
        Una ficha que has tomado con la misma loseta ya se puede vender.
      `,
    },
    islands: {
      title: 'Benelux: losetas de las islas',
      also: 'montón tomar comprar robar abierta texel vlieland terschelling olas',
      text: `
        En tres islas, morada, azul y naranja, hay dos montones de cinco losetas cada una. La de arriba está boca arriba.
        Antes de robar puedes **pagar una ficha y tomar una loseta boca arriba** de la isla de ese color. El número de la ficha no importa. La ficha sale del juego; la siguiente loseta del montón se descubre al final de tu turno.
        ! islands
        Solo se puede tomar una loseta que se pueda colocar. Quien ha robado ya no elige.
        Solo se reparten 20 fichas. En las casillas con olas no se coloca nada: cuentan como borde. La partida termina con la última loseta del montón corriente; las que queden en las islas no importan.
      `,
    },
    isle_of_man: {
      title: 'Gran Bretaña: la isla de Man',
      also: 'comprar turno trío tres fichas entregar doble seguidores',
      text: `
        Después de tu turno puedes enviar **un seguidor de tu reserva a la isla de Man** y jugar **otro turno** enseguida; uno así por ronda. En la isla un seguidor no sirve para nada más.
        **Un trío trae a casa a todos tus seguidores.** Un trío son exactamente tres fichas: tres con el mismo número o una de cada color. Si la ficha que acabas de tomar completa un trío, debes entregarlo al momento, aunque no tengas a nadie en la isla; si hay varios, eliges. Las fichas salen del juego, y los seguidores llegan a tiempo para la figura de este turno.
        ! isle
        Aquí los colores se conocen: en Gran Bretaña, azul en Escocia, naranja en Irlanda, morado en Inglaterra y Gales, y se usan las tres casillas de salida.
      `,
    },
    treats: {
      title: 'Península ibérica: manjares',
      also: 'dejar otra vez filas doble isla baleares escudo',
      text: `
        La ficha que has tomado **se deja otra vez, boca arriba, como manjar**. Eliges una casilla libre, sin loseta, ficha ni gran ciudad, en las filas de su color: naranja en las filas 1 a 4, azul en las 5 a 8, morada en las 9 a 12, contando desde arriba. Valen los pueblos y las islas. Si no hay ninguna libre, la ficha sale del juego.
        Quien coloca una loseta sobre un manjar gana **el doble de su número**. Después la ficha sale del juego.
        ! treat
        Las casillas de las Baleares muestran escudos: **2 puntos por cada uno**, al momento, para quien coloca una loseta allí.
      `,
    },
    upgrades: {
      title: 'Alemania: mejoras',
      also: 'pagar cuatro doble fuerza seguidor ficha debajo mejorar',
      text: `
        Antes o después de poner tu figura puedes pagar fichas por valor de **exactamente 4** (1+1+1+1, 1+1+2 o 2+2) y mejorar uno de tus seguidores en el tablero, también el que acabas de poner. Una ficha va debajo de él, las demás salen del juego. Puedes hacerlo tantas veces como alcancen tus fichas.
        Un seguidor mejorado tiene **fuerza 2** en todas las puntuaciones, también en los campos. Cuando deja el tablero, su ficha sale del juego.
        ! upgrade
        Un seguidor lleva como mucho una ficha. Solo se mejoran los seguidores normales, y ninguno que un cartero [retenga](holding).
      `,
    },
    postman: {
      title: 'El cartero',
      also: 'fuerza dos figura correo expansión',
      text: `
        Cada jugador tiene un cartero además de sus seguidores, y se añaden doce losetas con [oficina de correos](post_offices).
        El cartero tiene **fuerza 2**. Se pone como un seguidor, en un camino, ciudad, monasterio u oficina libre de la loseta recién colocada, pero **nunca en un campo ni en un jardín**.
        Lo que lo hace especial:
        - con las [oficinas de correos](special_actions) se le puede enviar, llamar y recuperar;
        - en una obra terminada puede [quedarse y retener a todos](holding).
        En el paso de las figuras haces una sola cosa: poner una figura, usar un cartero o nada.
      `,
    },
    post_offices: {
      title: 'Oficinas de correos',
      also: 'oficina cliente empleado nueve puntos recuperar',
      text: `
        Una oficina de correos puntúa como un [monasterio](monasteries): con losetas todo alrededor, **9 puntos** (en un mapa, según las casillas que existen), por mayoría. Un seguidor en ella es un cliente; un cartero, un empleado.
        **Recupera antes a tu cartero.** Mientras la oficina no esté terminada puedes, en tu turno y en lugar de poner una figura, recuperar de ella a tu propio cartero: solo tú ganas lo que vale ahora, **1 y 1 por cada loseta alrededor**, esté quien esté allí. La loseta que colocas no necesita tener oficina.
        ! post_office
        Al final de la partida una oficina sin terminar vale lo mismo, por mayoría.
      `,
    },
    special_actions: {
      title: 'Las cuatro acciones especiales',
      also: 'enviar llamar quitar rival vecinas alcance ocho recuperar',
      text: `
        Si tu loseta tiene una **oficina de correos**, puedes hacer más. En lugar de poner una figura, elige una de estas acciones:
        - **Envía a tu cartero** a un camino, ciudad, monasterio u oficina sin terminar de una de las ocho losetas de alrededor, **ocupado o no**. Viene de tu reserva o de cualquier lugar del tablero.
        - **Quita del tablero el cartero de un rival**: vuelve a su dueño, sin puntos.
        - **Llama a cualquier cartero**, tuyo o ajeno, desde cualquier lugar del tablero a esta oficina, sin puntos.
        ! send
        Y en cada turno tuyo, aun sin oficina, también en lugar de poner una figura:
        - **Recupera a tu cartero** de una [oficina](post_offices) sin terminar, con sus puntos; o de una obra terminada donde [retiene](holding) a otros, sin puntos.
        Cuando un cartero sale de una oficina porque lo envían o lo llaman, no se puntúa nada. Lo que la loseta acaba de terminar está terminado: allí ya no se puede enviar a nadie.
      `,
    },
    holding: {
      title: 'Retener obras',
      also: 'quedarse volver soltar liberar cautivo sello candado',
      text: `
        Una obra terminada con un cartero se puntúa como siempre. Después **decide cada dueño de un cartero que está allí**, empezando por quien tiene el turno: ¿vuelve a casa?
        - Si alguien se lleva a su cartero, vuelven todas las figuras, como siempre.
        - Si todos se quedan, **todas las figuras quedan retenidas**, también las de los demás. Un sello lo indica.
        ! hold
        Quedan libres en cuanto un cartero deja la obra, sea como sea: recuperado, enviado, llamado o quitado. No se vuelve a puntuar nada.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Jugar en el servidor',
      also: 'reloj tiempo deshacer ausente abandonar ordenador sustituir reconectar espectador chat justo revancha',
      text: `
        - **Reloj.** Una mesa puede tener uno: un tiempo por turno, o para toda la partida con un añadido después de cada turno. Corre para quien tiene que decidir, también por un cartero en el turno de otro. A cero, un jugador rápido del ordenador toma la decisión, o el sitio si la mesa lo dice.
        - **Deshacer.** Puedes pedir volver a antes de tu última acción. Los demás que estén jugando deben aceptar; el ordenador siempre acepta. El montón queda como está.
        - **Conexión.** Si se corta, la página vuelve a conectarse sola; no se pierde nada. Puedes cerrarla y volver, también en otro dispositivo con el enlace de tu sitio.
        - **Ritmo.** Lo que hacen los demás se muestra acción por acción; un toque o una tecla salta al final. En el menú eliges con calma, rápido o al instante. Si vuelves a una mesa, sabrás qué ha pasado desde entonces y podrás verlo otra vez.
        - **Ausente.** Si alguien lleva 30 segundos fuera, los demás pueden darle su sitio al ordenador. Quien vuelve puede seguir jugando en cualquier momento.
        - **Abandonar.** Con dos jugadores ha ganado el otro. Con más, el ordenador sigue en tu sitio, pero no puede ganar.
        - **Juego limpio.** El servidor baraja y guarda su secreto hasta que la partida termina. El ordenador no ve más que tú.
        - **Espera.** Una mesa que espera un día su partida se cierra, y también una partida que espera 60 días una jugada.
      `,
    },
    controls: {
      title: 'Ratón, dedos y teclas',
      also: 'teclado atajos gestos zoom mover rueda móvil accesibilidad',
      text: `
        ## Ratón
        - Brillan las casillas donde encaja la loseta. Haz clic en una para probarla allí; otro clic, la rueda encima o el botón derecho la giran; un doble clic o **Colocar** la deja puesta.
        - Haz clic en otra casilla para ver por qué la loseta no encaja allí.
        - Haz clic en una silueta para poner allí la figura; si tienes varias clases, elige antes otra.
        - Arrastra para mover la vista; la rueda acerca y aleja.
        - Señala un camino, una ciudad, un monasterio o un campo para verlo entero, de quién es y cuánto vale.
        ## Dedos
        - Toca una casilla para probar la loseta, tócala otra vez o usa los botones redondos para girarla, y después **Colocar**. Donde no encaja, verás por qué.
        - Toca una silueta y confirma, o tócala dos veces; entretanto puedes elegir otra figura para ese sitio.
        - Un dedo mueve la vista, dos la acercan y alejan.
        - Toca o mantén pulsado un camino, una ciudad, un monasterio o un campo para ver cuánto vale.
        ## Teclas
        - Las **flechas** o **Tab** eligen casilla o lugar, **R** gira la loseta (Mayús+R al revés), **Intro** confirma.
        - **Esc** retira lo elegido, después lleva del tablero a la barra y, si no hay nada, pasa.
        - **G** muestra todos los campos a la vez, de quién son y cuánto valen.
        - **1** a **9** eligen una opción; **P** el cartero, **U** una mejora.
        - **D** roba, **K** deja al cartero donde está, **S** vende, **B** compra un turno.
        - **+** y **−** acercan y alejan, **F** muestra todo el tablero.
        - **I** mira caminos, ciudades y campos: las flechas pasan de uno a otro.
      `,
    },
  },
  examples: {
    fit: 'La loseta de arriba a la derecha encaja, bien girada, en todas las casillas marcadas.',
    spots: 'Azul puede poner un seguidor donde están las siluetas: en la ciudad o en uno de los campos. El camino ya es de Rojo.',
    road: 'La loseta nueva cierra el camino con un cruce. {tiles} losetas: {p0} puntos para Azul.',
    city: 'La ciudad está cerrada: {tiles} losetas y {coats} escudo dan a Azul {p0} puntos.',
    monastery: 'El último hueco está cubierto: {p0} puntos para Azul.',
    field: 'Al final de la partida {cities} ciudades terminadas tocan el campo de Azul: {p0} puntos. La tercera ciudad está sin terminar y no cuenta.',
    majority: 'Un seguidor cada uno: Azul y Rojo se llevan los dos los {p0} puntos.',
    end: 'Puntuación final. Azul: 3 puntos por la ciudad sin terminar (dos losetas, un escudo) y 4 por el monasterio con tres vecinas, {p0} en total. Rojo: {p1} por el camino.',
    border: 'Dos losetas y el enlace son {tiles} losetas, y el enlace tiene {coats} escudo: {p0} puntos.',
    ferry: 'Dos losetas y el ferri son {tiles} losetas, y el ferri tiene {coats} escudo: {p0} puntos.',
    large_city: 'Hannover está cerrada por el norte y por el sur: {tiles} losetas con su propia casilla, {coats} escudo, {p0} puntos.',
    coast: 'Este monasterio solo tiene cinco vecinas: cuatro losetas y Múnich. Con él mismo son {p0} puntos.',
    town_road: 'Bonificación de caminos: {tiles} losetas, y junto al camino está Kassel, que nadie ha cubierto todavía: {p0} puntos.',
    chip: 'Azul coloca la siguiente loseta sobre la ficha de la derecha, que resulta ser un {value}: {p0} puntos al momento.',
    wine_town: 'Azul coloca una loseta en Dijon y vende dos unos naranjas, del color de sus uvas: {p0} puntos.',
    wine_abroad: 'El camino lleva ahora a Italia. Azul vende un dos azul en el extranjero: {p0} puntos.',
    islands: 'Con una ficha azul puedes tomar una de las dos losetas boca arriba de la isla azul.',
    isle: 'Azul tiene una ficha azul y una morada. La naranja de la costa completa el trío: {p0} punto por la ficha, y los dos seguidores vuelven de la isla de Man.',
    treat: 'Un manjar de {value}: quien coloque aquí una loseta gana {p0} puntos.',
    upgrade: 'Azul paga 2+2. El seguidor mejorado puede más que el rojo: los {p0} puntos para Azul, ninguno para Rojo.',
    post_office: 'Hay cinco losetas alrededor de la oficina. Azul recupera al cartero y gana ahora {p0} puntos.',
    send: 'La oficina se acaba de colocar. El cartero azul puede ir a cualquier silueta a su alcance, incluso a la ciudad de Rojo: allí tendría la mayoría.',
    hold: 'El cartero azul y los dos seguidores rojos tenían fuerza 2; ambos ganaron {p0} puntos. Ahora el cartero se queda y los seguidores rojos no pueden salir.',
    ...expansion_examples,
  },
};
