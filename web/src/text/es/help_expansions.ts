// Las reglas de las expansiones por temas; escritas como en help.ts.
import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Expansiones',
    also: 'posadas catedrales constructores comerciantes abad río solo losetas interruptor combinar juntas',
    text: `
      Cada regla de una expansión tiene su propio interruptor al preparar la partida. Todas se pueden combinar, también con mapas, fichas y el cartero.
      - **Posadas y catedrales**: el [seguidor grande](large_meeple), las [posadas](inns) y las [catedrales](cathedrals)
      - **Constructores y comerciantes**: el [constructor](builder), el [cerdo](pig) y las [mercancías](trade_goods)
      - **Abad y jardines**: el [abad](abbot)
      - **El río**: un [río](river) que se coloca primero
      Las losetas de una expansión cuyas reglas no se juegan son losetas normales: las posadas, catedrales y mercancías son adorno.
      ## Varias figuras
      Sigues poniendo **una figura por turno**. En cada sitio la página muestra una figura que puede ir allí; si prefieres otra, elígela antes. El constructor y el cerdo no tienen fuerza propia: van donde ya hay un seguidor tuyo.
      ## Con el cartero
      Un constructor en una obra [retenida](holding) queda retenido también. Si un cartero era tu última figura allí y se va, tu constructor vuelve a casa.
    `,
  },
  large_meeple: {
    title: 'El seguidor grande',
    also: 'grande doble fuerza dos mayoría posadas',
    text: `
      Cada jugador tiene un seguidor grande. Se pone y vuelve como cualquier otro, también en los campos, pero tiene **fuerza 2** siempre que cuenta la [mayoría](scoring).
      ! large
      Solo los seguidores normales se pueden [mejorar](upgrades) con fichas.
    `,
  },
  inns: {
    title: 'Posadas',
    also: 'posada lago camino dos puntos loseta riesgo cero sin terminar',
    text: `
      Un camino con al menos una posada vale **2 puntos por loseta** al terminarse. Si al final de la partida sigue abierto, no vale **nada**.
      ! inn
      Una posada pertenece al camino junto al que está dibujada; una segunda en el mismo camino no cambia nada. Los escudos en caminos (mapas) siguen contando 2, y la bonificación por un [pueblo](towns) 2.
    `,
  },
  cathedrals: {
    title: 'Catedrales',
    also: 'catedral ciudad tres puntos loseta riesgo cero sin terminar',
    text: `
      Una ciudad con al menos una catedral vale **3 puntos por loseta y 3 por escudo** al terminarse. Si al final sigue abierta, no vale **nada**.
      ! cathedral
      Para un [campo](fields) es una ciudad como las demás. En un mapa una catedral también actúa en una [gran ciudad](large_cities).
    `,
  },
  builder: {
    title: 'El constructor',
    also: 'turno doble segunda loseta ampliar martillo comerciantes',
    text: `
      Cada jugador tiene un constructor. Ponlo, como tu figura, en un **camino o ciudad sin terminar de la loseta recién colocada donde tengas un seguidor**: uno normal, el grande o tu cartero.
      Si en un turno **posterior** tu loseta amplía o termina ese camino o ciudad, tomas una **segunda loseta** tras puntuar y la juegas entera, con su figura y su puntuación. La segunda loseta nunca da una tercera.
      ! second_tile
      El constructor no tiene fuerza. Vuelve a casa cuando se puntúa el camino o la ciudad.
      Con la [loseta adicional](towns) de un pueblo: primero va la del constructor, y solo la primera loseta de un turno lo despierta.
    `,
  },
  pig: {
    title: 'El cerdo',
    also: 'campo granjero cuatro puntos piara comerciantes',
    text: `
      Cada jugador tiene un cerdo. Ponlo, como tu figura, en un **campo de la loseta recién colocada donde tengas un granjero**. Se queda hasta el final.
      Si tienes la mayoría de ese campo, aunque sea compartida, recibes **4 puntos en vez de 3** por cada ciudad terminada. Quien la comparte contigo recibe 3, salvo que tenga su propio cerdo.
      ! pig
      Un cerdo no tiene fuerza, y varios cerdos no se suman.
    `,
  },
  trade_goods: {
    title: 'Mercancías',
    also: 'vino trigo tela comercio barril gavilla ciudad terminada completa diez puntos comerciantes',
    text: `
      Algunas losetas de ciudad muestran vino, trigo o tela. **Quien termina una ciudad se lleva sus mercancías**, una por cada signo, sea de quien sea la ciudad y haya o no alguien en ella.
      ! goods
      Al final de la partida, por cada uno de los tres tipos, recibe **10 puntos** quien más tenga; si hay empate, cada empatado los recibe enteros.
    `,
  },
  abbot: {
    title: 'El abad y los jardines',
    also: 'jardín monasterio recuperar casa nueve puntos flores',
    text: `
      Con el abad, el juego básico tiene ocho losetas con jardín, y también cuentan los jardines de otros conjuntos. Un jardín cuenta como un [monasterio](monasteries): **9 puntos** al quedar rodeado, y al final **1 más 1 por cada loseta alrededor**.
      Cada jugador tiene un abad de fuerza 1. Va **solo en monasterios y jardines**, y en los jardines nadie más que él.
      **A casa antes de tiempo.** En lugar de poner una figura puedes recuperar a tu abad de un monasterio o jardín sin terminar: recibes lo que vale ahora.
      ! abbot
    `,
  },
  river: {
    title: 'El río',
    also: 'agua manantial lago bifurcación puente mesa libre mapa comienzo',
    text: `
      La partida puede empezar con un río, en la mesa libre y en los mapas. Primero se pone el **manantial**; luego todos roban losetas de río hasta que el **lago** lo termina. Solo después vienen las demás losetas, entre ellas la inicial del juego básico.
      Una loseta de río tiene que **continuar el río**, y el río no puede volver sobre sí mismo: no puede haber losetas en las tres columnas o filas que siguen en línea recta a su extremo abierto.
      ! river
      Las figuras van como siempre en los caminos, ciudades y campos de las losetas de río, nunca en el río mismo. **El río separa los campos.** Donde el río sigue abierto cuando se acaban sus losetas, no se coloca nada.
      **En un mapa** el manantial está en la primera casilla de salida usada, girado de modo que el río lleve a una casilla. Las demás casillas de salida quedan vacías hasta que el río está colocado; entonces reciben sus losetas. Una loseta de río que no encaja en ningún sitio sale del juego.
      Con los dos ríos hay un manantial y un lago; una bifurcación sale pronto y da al río dos brazos.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Seguidor grande contra seguidor, 2 a 1: los {p0} puntos para Azul, ninguno para Rojo.',
  inn: 'Un camino con posada, terminado: {tiles} losetas dan a Azul {p0} puntos en vez de {tiles}.',
  cathedral: 'La catedral queda cerrada por todos lados: {tiles} losetas, {p0} puntos.',
  second_tile: 'Azul ha alargado el camino con el constructor y puede colocar enseguida una segunda loseta: la de arriba a la derecha.',
  pig: 'Puntuación final: {cities} ciudades terminadas junto al campo de Azul. Con el cerdo valen {p0} puntos.',
  goods: 'Azul cierra la ciudad de Rojo. Rojo recibe {p1} puntos; Azul se lleva las {tokens} mercancías, un barril de vino y una gavilla de trigo.',
  abbot: 'Hay cinco losetas alrededor del jardín. Azul lleva al abad a casa y recibe ahora {p0} puntos.',
  river: 'La siguiente loseta de río hace una curva. Puede colocarse donde está marcado, girada de modo que el río continúe.',
};
