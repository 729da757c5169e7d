import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Erweiterungen',
  steps: {
    large: {
      title: 'Der große Meeple',
      tasks: [
        'Diese Stadt gehört Rot. Du verbindest sie gleich mit einer eigenen, und zwar mit der einen Figur, die doppelt zählt. **Leg das Plättchen über das Kloster, mit der Stadt nach links.**',
        '**Wähl den großen Meeple und setz ihn in deine neue Stadt.**',
      ],
      hint: 'Das Plättchen gehört über das Kloster, und seine Stadt muss zum leeren Feld links zeigen. Dann wähl „Großer Meeple“ und tippe auf die Stadt.',
      done: 'Er wird eingesetzt wie jeder Meeple, hat aber Stärke 2.',
    },
    majority: {
      title: 'Zwei gegen eins',
      tasks: ['Dein nächster Zug. **Verbinde die beiden Städte.**'],
      hint: 'Das Plättchen gehört in die Lücke: unten liegt die Stadt von Rot, rechts deine.',
      done: 'Der große Meeple zählt 2, der Meeple von Rot 1: Alle {n} Punkte gehören dir, Rot bekommt keine.',
    },
    inn: {
      title: 'Im Wirtshaus',
      tasks: ['An der Straße auf deinem Plättchen steht ein Wirtshaus am See. Mit einem Wirtshaus bringt eine Straße 2 Punkte je Plättchen, aber gar nichts, wenn sie am Ende des Spiels noch offen ist. **Schließ deine Straße mit dem Wirtshaus ab.**'],
      hint: 'Zwischen dem ersten Plättchen und der Kreuzung rechts fehlt noch eins.',
      done: 'Vier Plättchen mit Wirtshaus: {n} Punkte statt 4. Eine Kathedrale tut dasselbe für eine Stadt: 3 Punkte je Plättchen oder nichts.',
    },
    builder: {
      title: 'Der Baumeister',
      tasks: [
        'Der Baumeister kommt dorthin, wo schon ein Meeple von dir steht: auf eine Straße oder in eine Stadt. **Verlängere deine Straße.**',
        '**Wähl den Baumeister und setz ihn auf deine Straße.**',
      ],
      hint: 'Leg das Plättchen ans rechte Ende der Straße. Dann wähl „Baumeister“ und tippe auf die Straße.',
      done: 'Eigene Stärke hat er nicht, aber von nun an arbeitet er für dich.',
    },
    second: {
      title: 'Noch ein Plättchen',
      tasks: [
        'Dein nächster Zug. Immer wenn du die Straße des Baumeisters verlängerst oder abschließt, bekommst du ein zweites Plättchen. **Verlängere die Straße.**',
        'Das ist das Plättchen vom Baumeister, noch im selben Zug. **Schließ die Straße mit der Kreuzung ab.**',
      ],
      hint: 'Beide Plättchen gehören ans rechte Ende der Straße: erst das gerade, dann die Kreuzung.',
      done: 'Zwei Plättchen in einem Zug und {n} Punkte. Meeple und Baumeister kommen zurück.',
    },
    goods: {
      title: 'Waren',
      tasks: ['Die Stadt gehört Rot, und in ihr lagern Wein und Korn. Waren bekommt, wer die Stadt abschließt. **Schließ sie ab.**'],
      hint: 'Die Lücke ist oben. Dreh das Plättchen, bis seine Stadt nach unten zeigt.',
      done: 'Die Punkte der Stadt bekommt Rot, aber Wein und Korn gehören dir. Wer am Ende von einer Ware am meisten hat, bekommt 10 Punkte dafür.',
    },
    garden: {
      title: 'Ein Garten',
      tasks: [
        'Ein Garten ist so viel wert wie ein Kloster, aber nur der Abt darf darin stehen. **Leg ihn dorthin, wo er die meisten Nachbarn hat**: zwischen die zwei Kurven.',
        '**Setz den Abt in den Garten.**',
      ],
      hint: 'Die Lücke ist in der Mitte der unteren Reihe. Dann wähl „Abt“ und tippe auf den Garten.',
      done: 'Von acht Plättchen umgeben bringt er 9 Punkte. Aber so lange muss der Abt nicht warten.',
    },
    home: {
      title: 'Der Abt kehrt heim',
      tasks: [
        'Statt eine Figur einzusetzen, darfst du den Abt heimholen und bekommst, was sein Garten jetzt wert ist: 1 und 1 für jedes Plättchen ringsum. **Mach ihn mit diesem Plättchen erst wertvoller.**',
        'Sechs Nachbarn: 7 Punkte. **Hol den Abt heim.**',
      ],
      hint: 'Leg das Plättchen auf eins der leeren Felder um den Garten, dann wähl „Abt heim“.',
      done: '{n} Punkte sofort, und der Abt ist frei für den nächsten Garten oder das nächste Kloster.',
    },
    pig: {
      title: 'Das Schwein',
      tasks: [
        'Das letzte Plättchen des Spiels. Dein Bauer liegt auf der Wiese unter der Straße; sie grenzt an zwei abgeschlossene Städte. **Verlängere die Straße an einem Ende**, dann wächst die Wiese mit.',
        'Ein Schwein kommt dorthin, wo du einen Bauern hast: Mit ihm ist jede Stadt 4 Punkte wert statt 3. **Setz das Schwein auf die Wiese unter der Straße.**',
      ],
      hint: 'Leg das Plättchen an ein Ende der Straße. Dann wähl „Schwein“ und tippe auf die Wiese an seiner unteren Seite.',
      done: 'Zwei Städte zu je 4 Punkten: {n}. Jetzt kennst du alle neuen Figuren!',
    },
  },
};
