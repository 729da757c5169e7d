import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Expansiones',
  steps: {
    large: {
      title: 'El seguidor grande',
      tasks: [
        'Esta ciudad es de Rojo. Vas a unirla con una tuya, y con la única figura que vale el doble. **Coloca la loseta encima del monasterio, con su ciudad a la izquierda.**',
        '**Elige el seguidor grande y ponlo en tu nueva ciudad.**',
      ],
      hint: 'La loseta va encima del monasterio, y su ciudad debe mirar al hueco de la izquierda. Después elige la carta Seguidor grande y toca la ciudad.',
      done: 'Se usa como cualquier seguidor, pero tiene fuerza 2.',
    },
    majority: {
      title: 'Dos contra uno',
      tasks: ['Tu siguiente turno. **Une las dos ciudades.**'],
      hint: 'La loseta va en el hueco: debajo está la ciudad de Rojo y a la derecha la tuya.',
      done: 'El seguidor grande vale 2 y el seguidor rojo 1: los {n} puntos son tuyos, y Rojo no recibe ninguno.',
    },
    inn: {
      title: 'En la posada',
      tasks: ['En el camino de tu loseta hay una posada junto a un lago. Con una posada un camino da 2 puntos por loseta, pero nada si al final de la partida sigue abierto. **Cierra tu camino con la posada.**'],
      hint: 'Falta una loseta entre la primera y el cruce de la derecha.',
      done: 'Cuatro losetas con posada: {n} puntos en vez de 4. Una catedral hace lo mismo con una ciudad: 3 puntos por loseta, o nada.',
    },
    builder: {
      title: 'El constructor',
      tasks: [
        'El constructor va donde ya tienes un seguidor: en un camino o en una ciudad. **Alarga tu camino.**',
        '**Elige al constructor y ponlo en tu camino.**',
      ],
      hint: 'Coloca la loseta en el extremo derecho del camino. Después elige la carta Constructor y toca el camino.',
      done: 'No tiene fuerza propia, pero desde ahora trabaja para ti.',
    },
    second: {
      title: 'Otra loseta',
      tasks: [
        'Tu siguiente turno. Siempre que alargas o terminas el camino del constructor, recibes una segunda loseta. **Alarga el camino.**',
        'Esta es la loseta del constructor, en el mismo turno. **Cierra el camino con el cruce.**',
      ],
      hint: 'Las dos losetas van en el extremo derecho del camino: primero la recta, luego el cruce.',
      done: 'Dos losetas en un turno y {n} puntos. El seguidor y el constructor vuelven a casa.',
    },
    goods: {
      title: 'Mercancías',
      tasks: ['La ciudad es de Rojo, y en ella se guardan vino y trigo. Las mercancías son de quien termina la ciudad. **Ciérrala.**'],
      hint: 'El hueco está arriba. Gira la loseta hasta que su ciudad mire hacia abajo.',
      done: 'Los puntos de la ciudad son de Rojo, pero el vino y el trigo son tuyos. Quien más tenga de una mercancía al final recibe 10 puntos por ella.',
    },
    garden: {
      title: 'Un jardín',
      tasks: [
        'Un jardín vale tanto como un monasterio, pero solo el abad puede estar en él. **Colócalo donde tenga más vecinas**: entre las dos curvas.',
        '**Pon al abad en el jardín.**',
      ],
      hint: 'El hueco está en el centro de la fila de abajo. Después elige la carta Abad y toca el jardín.',
      done: 'Rodeado de ocho losetas da 9 puntos. Pero el abad no tiene que esperar tanto.',
    },
    home: {
      title: 'El abad vuelve a casa',
      tasks: [
        'En vez de poner una figura puedes llevar al abad a casa y cobrar lo que vale ahora su jardín: 1 y 1 por cada loseta de alrededor. **Primero haz que valga más con esta loseta.**',
        'Seis vecinas: 7 puntos. **Lleva al abad a casa.**',
      ],
      hint: 'Coloca la loseta en una de las casillas vacías que rodean el jardín; después elige la carta Abad a casa.',
      done: '{n} puntos al momento, y el abad queda libre para el siguiente jardín o monasterio.',
    },
    pig: {
      title: 'El cerdo',
      tasks: [
        'La última loseta de la partida. Tu granjero está en el campo de debajo del camino, que toca dos ciudades terminadas. **Alarga el camino por uno de sus extremos**, y el campo crecerá con él.',
        'Un cerdo va donde tienes un granjero: con él cada ciudad vale 4 puntos en vez de 3. **Pon el cerdo en el campo de debajo del camino.**',
      ],
      hint: 'Coloca la loseta en un extremo del camino. Después elige la carta Cerdo y toca el campo de su lado inferior.',
      done: 'Dos ciudades a 4 puntos cada una: {n}. ¡Ya conoces todas las figuras nuevas!',
    },
  },
};
