import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Paso {n} de {of}',
    next: 'Seguir',
    again: 'Otra vez',
    show: 'Muéstrame dónde',
    onward: 'Siguiente lección: {lesson}',
    by_mouse: 'Haz clic en una casilla iluminada; otro clic gira la loseta; después, Colocar o doble clic.',
    by_touch: 'Toca una casilla iluminada; otro toque gira la loseta; después, Colocar.',
    leave: 'Salir de la lección; recordará dónde estás',
    you: 'Tú (azul)',
    opponent: 'Rival (rojo)',
  },
  lessons: {
    base: {
      title: 'El juego básico',
      steps: {
        lay: {
          title: 'Tu primera loseta',
          tasks: [
            'Cada lado de una loseta debe coincidir con su vecino. **Colócala de modo que el camino continúe.** {how}',
            'Ahora puedes poner una figura en la loseta que has colocado. **Pon un seguidor en el camino.**',
          ],
          hint: 'El camino sale de la primera loseta por la izquierda y por la derecha. Coloca la tuya allí, de modo que el camino siga.',
          done: 'El camino ya es tuyo. Dará puntos cuando sus dos extremos estén cerrados.',
        },
        road: {
          title: 'Termina un camino',
          tasks: [
            'Tu seguidor está en un camino todavía abierto por la derecha. **Ciérralo con el cruce.**',
            'El camino se puntuará después de este paso. Puedes poner otro seguidor en la loseta nueva o seguir sin él.',
          ],
          hint: 'El extremo izquierdo ya lo cierra el monasterio. El cruce va en el derecho.',
          done: 'Cuatro losetas: {n} puntos, y tu seguidor vuelve a casa.',
        },
        city: {
          title: 'Termina una ciudad',
          tasks: [
            'Una ciudad da 2 puntos por loseta y 2 por escudo. **Cierra tu ciudad con esta loseta.**',
            '¡Cerrada! Pon un granjero en el campo o sigue sin él.',
          ],
          hint: 'El hueco está arriba. Gira la loseta hasta que su ciudad mire hacia abajo.',
          done: 'Tres losetas y un escudo: {n} puntos.',
        },
        monastery: {
          title: 'Un monasterio',
          tasks: [
            'Un monasterio vale 9 puntos cuando lo rodean ocho losetas. **Colócalo donde tenga más vecinas**: entre las dos curvas.',
            '**Pon un seguidor en el monasterio.**',
          ],
          hint: 'Hay un hueco en el centro de la fila de abajo. Cinco de las ocho vecinas ya están.',
          done: 'Tres losetas más y estará terminado. Puede colocarlas cualquiera; los puntos son tuyos.',
        },
        join: {
          title: 'Apuntarse',
          tasks: [
            'La ciudad de abajo es de Rojo, así que no puedes poner allí un seguidor. Pero tu propio trozo de ciudad está al lado. **Une los dos.**',
            'Ahora estáis los dos en la ciudad. Sigue, con o sin granjero.',
          ],
          hint: 'La loseta debe tocar la ciudad de Rojo por abajo y la tuya por la derecha.',
          done: 'Un seguidor cada uno: empate, y los dos os lleváis los {n} puntos. Con dos seguidores serían solo tuyos.',
        },
        field: {
          title: 'La última loseta',
          tasks: [
            'Es la última loseta de la partida. En la puntuación final un campo da 3 puntos por cada ciudad terminada que lo toca. **Alarga el camino por uno de sus extremos.**',
            '**Pon un granjero en el campo de debajo del camino.** Llega a las dos ciudades terminadas.',
          ],
          hint: 'Coloca la loseta al final del camino; después pon el seguidor en el campo de su lado inferior.',
          done: 'Dos ciudades terminadas tocan tu campo: {n} puntos. ¡Ese es el juego básico!',
        },
      },
    },
    maps: {
      title: 'Mapas y fichas',
      steps: {
        border: {
          title: 'Al otro lado de la frontera',
          tasks: [
            'En un mapa solo se colocan losetas en las casillas impresas. Por la izquierda entra un camino de Francia. **Únelo con el camino del monasterio.**',
            'La frontera cierra el camino. **Pon un seguidor en él.**',
          ],
          hint: 'Coloca la loseta en la casilla de la frontera francesa, entre el enlace y el monasterio.',
          done: 'Dos losetas, el enlace cuenta como la tercera y su escudo da 2: {n} puntos.',
        },
        ferry: {
          title: 'En ferri',
          tasks: [
            'Tu camino sube al ferri de Sylt. Como hay una loseta en un extremo, se puede usar la casilla del otro. **Coloca la loseta en la isla de modo que su camino llegue al ferri.**',
            '**Pon un seguidor en el monasterio** de la isla. El camino también se puntuará.',
          ],
          hint: 'Sigue la línea discontinua por el mar. El camino de la loseta debe mirar a la izquierda.',
          done: 'Tres losetas, el ferri como cuarta, un escudo: {n} puntos.',
        },
        berlin: {
          title: 'Una gran ciudad',
          tasks: [
            'Berlín está impresa en el mapa. Tu loseta de la izquierda ya llega hasta ella, así que se pueden usar todas las casillas de alrededor. **Coloca la loseta de ciudad en otro lado abierto de Berlín.**',
          ],
          hint: 'Berlín está abierta arriba a la izquierda, y abajo y a la derecha de su mitad derecha.',
          done: 'Tu caballero domina Berlín: dos casillas y cuatro escudos. Valdrá mucho cuando se cierre el último lado abierto.',
        },
        hannover: {
          title: 'Ciérrala',
          tasks: [
            'Hannover solo está abierta por el norte y por el sur. **Ciérrala.**',
            'Cerrada. Pon un granjero o sigue sin él.',
          ],
          hint: 'El lado abierto está al sur, debajo de la casilla impresa.',
          done: 'Tus dos losetas, la casilla impresa y su escudo: {n} puntos.',
        },
        coast: {
          title: 'En el borde',
          tasks: [
            'En el borde del mapa un monasterio solo necesita las casillas que existen, y las grandes ciudades cuentan como vecinas. **Termina el monasterio.**',
            'Terminado. Pon una figura o sigue sin ella.',
          ],
          hint: 'Queda vacía una casilla junto a Múnich: arriba a la derecha del monasterio.',
          done: 'El propio monasterio, cuatro losetas y Múnich: {n} puntos.',
        },
        chip: {
          title: 'Fichas',
          tasks: [
            'Compartes esta ciudad con Rojo. En la casilla abierta hay una ficha: quien la cubre gana los puntos que indica. **Cierra la ciudad con una loseta sobre la ficha.**',
            '¡Un 2! Con tus dos unos puedes pagar 4. En Alemania, con eso un seguidor vale el doble. **Elige Mejorar y paga.**',
            'Tu caballero tiene ahora fuerza 2. **Sigue sin poner otra figura** y mira quién se lleva la ciudad.',
          ],
          hint: 'Primero la loseta sobre la ficha, encima de tu seguidor; luego la carta Mejorar; luego Ninguna figura.',
          done: '{n} puntos: 2 por la ficha y 8 por la ciudad, todos para ti. En cada mapa las fichas sirven para otra cosa: mira las reglas.',
        },
      },
    },
    postman: {
      title: 'El cartero',
      steps: {
        strength: {
          title: 'Más fuerte que un seguidor',
          tasks: ['Tienes un cartero. Tiene fuerza 2 y puede ir donde va un seguidor, menos en los campos. **Elige al cartero y ponlo en la loseta nueva.**'],
          hint: 'Elige la carta Cartero y toca una silueta.',
          done: 'En un camino o en una ciudad puede más que un seguidor.',
        },
        send: {
          title: 'Envíalo',
          tasks: [
            'Tu loseta tiene una oficina de correos: desde ella tu cartero llega a las ocho losetas de alrededor, aunque ya haya alguien. Rojo tiene una buena ciudad. **Coloca la loseta junto al centro de la ciudad.**',
            '**Envía a tu cartero a la ciudad de Rojo.**',
          ],
          hint: 'Coloca la loseta a la izquierda o a la derecha de la loseta central de la ciudad. Después elige Enviar el mío y toca la ciudad.',
          done: 'Fuerza 2 contra 1: si la ciudad se termina ahora, todos los puntos son tuyos.',
        },
        hold: {
          title: 'Retenlos',
          tasks: [
            'Tu cartero y un seguidor rojo comparten esta ciudad. **Ciérrala.**',
            'Está terminada. Sigue, con o sin granjero.',
            'Los puntos son tuyos. Ahora tu cartero puede quedarse, y entonces **todos quedan retenidos**. **Deja que se quede.**',
          ],
          hint: 'Cierra la ciudad por arriba; después elige Quedarse.',
          done: '{n} puntos, y Rojo no podrá usar ese seguidor hasta que un cartero deje la ciudad.',
        },
        release: {
          title: 'Suéltalos',
          tasks: ['Unos turnos después: tu propio seguidor también está retenido, y lo necesitas. **Recupera a tu cartero.** Entonces todos quedan libres.'],
          hint: 'Elige la carta Recuperar el mío y tráelo a casa.',
          done: 'Todas las figuras están en casa. Nada se puntúa dos veces.',
        },
        back: {
          title: 'Un buen empleado',
          tasks: [
            'Tu cartero trabaja en una oficina de correos. En tu turno, en lugar de poner una figura, puedes recuperarlo y cobrar lo que vale ahora la oficina: 1 y 1 por cada loseta de alrededor. **Primero haz que valga más con esta loseta.**',
            'Seis vecinas: 7 puntos. **Recupera a tu cartero.**',
          ],
          hint: 'Coloca la loseta en una de las ocho casillas que rodean la oficina; después elige Recuperar el mío.',
          done: '{n} puntos al momento, y el cartero vuelve a estar disponible.',
        },
        off: {
          title: 'Fuera de aquí',
          tasks: [
            'El cartero rojo puede más que tu seguidor en este camino. Tu loseta lo cierra, y tiene una oficina. **Termina el camino.**',
            'Antes de que se puntúe: **quita al cartero rojo.**',
          ],
          hint: 'Cierra el camino por la derecha; después elige Quitar uno y toca el cartero rojo.',
          done: 'El cartero se fue a casa sin puntos, y los {n} puntos son tuyos.',
        },
        here: {
          title: 'Ven aquí',
          tasks: [
            'Lo mismo en una ciudad, de otra manera. **Cierra la ciudad** con esta loseta, que también tiene una oficina.',
            '**Llama al cartero rojo a la oficina**: allí no molesta.',
          ],
          hint: 'Cierra la ciudad por arriba; después elige Llamar uno aquí y toca el cartero rojo.',
          done: '{n} puntos solo para ti. El cartero rojo está ahora en una oficina que vale poco. ¡Ya conoces todos sus trucos!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
