import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Schritt {n} von {of}',
    next: 'Weiter',
    again: 'Noch einmal',
    show: 'Zeig mir, wo',
    onward: 'Nächste Lektion: {lesson}',
    by_mouse: 'Klick auf ein leuchtendes Feld; noch ein Klick dreht das Plättchen; dann „Legen“ oder Doppelklick.',
    by_touch: 'Tippe auf ein leuchtendes Feld; noch einmal Tippen dreht das Plättchen; dann „Legen“.',
    leave: 'Lektion verlassen; sie merkt sich die Stelle',
    you: 'Du (Blau)',
    opponent: 'Gegner (Rot)',
  },
  lessons: {
    base: {
      title: 'Das Grundspiel',
      steps: {
        lay: {
          title: 'Dein erstes Plättchen',
          tasks: [
            'Jede Seite eines Plättchens muss zum Nachbarn passen. **Leg es so an, dass die Straße weitergeht.** {how}',
            'Jetzt darfst du auf dem gelegten Plättchen eine Figur einsetzen. **Setz einen Meeple auf die Straße.**',
          ],
          hint: 'Die Straße verlässt das erste Plättchen links und rechts. Leg deins dorthin, sodass sie weitergeht.',
          done: 'Die Straße gehört jetzt dir. Punkte bringt sie, wenn beide Enden geschlossen sind.',
        },
        road: {
          title: 'Eine Straße abschließen',
          tasks: [
            'Dein Meeple steht auf einer Straße, die rechts noch offen ist. **Schließ sie mit der Kreuzung ab.**',
            'Nach diesem Schritt wird die Straße gewertet. Setz auf dem neuen Plättchen noch einen Meeple ein, oder mach ohne weiter.',
          ],
          hint: 'Das linke Ende schließt schon das Kloster. Die Kreuzung gehört ans rechte.',
          done: 'Vier Plättchen: {n} Punkte, und dein Meeple kommt zurück.',
        },
        city: {
          title: 'Eine Stadt abschließen',
          tasks: [
            'Eine Stadt bringt 2 Punkte je Plättchen und 2 je Wappen. **Schließ deine Stadt mit diesem Plättchen ab.**',
            'Abgeschlossen! Setz einen Bauern auf die Wiese, oder mach ohne weiter.',
          ],
          hint: 'Die Lücke ist oben. Dreh das Plättchen, bis seine Stadt nach unten zeigt.',
          done: 'Drei Plättchen und ein Wappen: {n} Punkte.',
        },
        monastery: {
          title: 'Ein Kloster',
          tasks: [
            'Ein Kloster bringt 9 Punkte, sobald acht Plättchen es umgeben. **Leg es dorthin, wo es die meisten Nachbarn hat**: zwischen die zwei Kurven.',
            '**Setz einen Meeple ins Kloster.**',
          ],
          hint: 'In der Mitte der unteren Reihe ist eine Lücke. Fünf der acht Nachbarn liegen schon.',
          done: 'Noch drei Plättchen, dann ist es abgeschlossen. Legen darf sie jeder; die Punkte bekommst du.',
        },
        join: {
          title: 'Mit hinein',
          tasks: [
            'Die Stadt unten gehört Rot, also darfst du dort keinen Meeple einsetzen. Aber dein eigenes Stück Stadt liegt gleich daneben. **Verbinde die beiden.**',
            'Jetzt steht ihr beide in der Stadt. Mach weiter, mit oder ohne Bauern.',
          ],
          hint: 'Das Plättchen muss unten an die Stadt von Rot und rechts an deine stoßen.',
          done: 'Je ein Meeple: Gleichstand, und beide bekommen alle {n} Punkte. Mit zwei Meeple hättest du sie allein.',
        },
        field: {
          title: 'Das letzte Plättchen',
          tasks: [
            'Dies ist das letzte Plättchen des Spiels. In der Schlusswertung bringt eine Wiese 3 Punkte für jede abgeschlossene Stadt, die an sie grenzt. **Verlängere die Straße an einem Ende.**',
            '**Setz einen Bauern auf die Wiese unter der Straße.** Sie reicht bis zu beiden abgeschlossenen Städten.',
          ],
          hint: 'Leg das Plättchen ans Ende der Straße, dann setz den Meeple auf die Wiese an seiner unteren Seite.',
          done: 'Zwei abgeschlossene Städte grenzen an deine Wiese: {n} Punkte. Das war das Grundspiel!',
        },
      },
    },
    maps: {
      title: 'Karten und Chips',
      steps: {
        border: {
          title: 'Über die Grenze',
          tasks: [
            'Auf einer Karte wird nur auf die gedruckten Felder gelegt. Links kommt eine Straße aus Frankreich. **Verbinde sie mit der Straße des Klosters.**',
            'Die Grenze schließt die Straße ab. **Setz einen Meeple darauf.**',
          ],
          hint: 'Leg das Plättchen auf das Feld an der französischen Grenze, zwischen Anschluss und Kloster.',
          done: 'Zwei Plättchen, der Anschluss zählt als drittes, sein Wappen bringt 2: {n} Punkte.',
        },
        ferry: {
          title: 'Mit der Fähre',
          tasks: [
            'Deine Straße führt auf die Fähre nach Sylt. Weil an einem Ende ein Plättchen liegt, darfst du nun auch auf das Feld am anderen legen. **Leg das Plättchen auf die Insel, mit der Straße an die Fähre.**',
            '**Setz einen Meeple ins Kloster** auf der Insel. Die Straße wird gleich mitgewertet.',
          ],
          hint: 'Folge der gestrichelten Linie übers Meer. Die Straße des Plättchens muss nach links zeigen.',
          done: 'Drei Plättchen, die Fähre als viertes, ein Wappen: {n} Punkte.',
        },
        berlin: {
          title: 'Eine Großstadt',
          tasks: [
            'Berlin ist auf die Karte gedruckt. Dein Plättchen links hat es erreicht, also darfst du auf alle Felder um Berlin legen. **Leg das Stadtplättchen an eine andere offene Seite Berlins.**',
          ],
          hint: 'Offen ist Berlin links oben sowie unten und rechts an seiner rechten Hälfte.',
          done: 'Dein Ritter hält Berlin: zwei Felder und vier Wappen. Das bringt viel, sobald die letzte offene Seite geschlossen ist.',
        },
        hannover: {
          title: 'Abschließen',
          tasks: [
            'Hannover ist nur im Norden und im Süden offen. **Schließ es ab.**',
            'Abgeschlossen. Setz einen Bauern ein, oder mach ohne weiter.',
          ],
          hint: 'Offen ist es noch im Süden, unter dem gedruckten Feld.',
          done: 'Deine zwei Plättchen, das gedruckte Feld und sein Wappen: {n} Punkte.',
        },
        coast: {
          title: 'Am Rand',
          tasks: [
            'Am Rand der Karte braucht ein Kloster nur die Felder, die es gibt, und Großstädte zählen als Nachbarn. **Schließ das Kloster ab.**',
            'Abgeschlossen. Setz eine Figur ein, oder mach ohne weiter.',
          ],
          hint: 'Ein Feld neben München ist noch leer: rechts über dem Kloster.',
          done: 'Das Kloster selbst, vier Plättchen und München: {n} Punkte.',
        },
        chip: {
          title: 'Chips',
          tasks: [
            'Du teilst dir diese Stadt mit Rot. Auf dem offenen Feld liegt ein Chip: Wer ihn überbaut, bekommt seine Zahl als Punkte. **Schließ die Stadt mit einem Plättchen auf dem Chip ab.**',
            'Eine 2! Mit deinen zwei Einsen kannst du 4 zahlen. In Deutschland zählt dafür ein Meeple doppelt. **Wähl „Aufwerten“ und zahl.**',
            'Dein Ritter hat jetzt Stärke 2. **Mach ohne weitere Figur weiter** und sieh, wer die Stadt bekommt.',
          ],
          hint: 'Erst das Plättchen auf den Chip über deinem Meeple, dann „Aufwerten“, dann „Keine Figur“.',
          done: '{n} Punkte: 2 für den Chip und 8 für die Stadt, alle für dich. Auf jeder Karte können Chips etwas anderes; mehr dazu in den Regeln.',
        },
      },
    },
    postman: {
      title: 'Der Postbote',
      steps: {
        strength: {
          title: 'Stärker als ein Meeple',
          tasks: ['Du hast einen Postboten. Er hat Stärke 2 und darf überall stehen, wo ein Meeple darf, nur nicht auf Wiesen. **Wähl den Postboten und setz ihn auf das neue Plättchen.**'],
          hint: 'Wähl „Postbote“, dann tippe auf eine blasse Figur.',
          done: 'Auf einer Straße oder in einer Stadt ist er stärker als ein Meeple.',
        },
        send: {
          title: 'Schick ihn los',
          tasks: [
            'Dein Plättchen hat ein Postamt: Von dort erreicht dein Postbote die acht Plättchen ringsum, auch wo schon jemand steht. Rot hat eine schöne Stadt. **Leg das Plättchen neben die Mitte der Stadt.**',
            '**Schick deinen Postboten in die Stadt von Rot.**',
          ],
          hint: 'Leg das Plättchen links oder rechts neben das mittlere Stadtplättchen. Dann wähl „Meinen schicken“ und tippe auf die Stadt.',
          done: 'Stärke 2 gegen 1: Wird die Stadt jetzt abgeschlossen, gehören dir alle Punkte.',
        },
        hold: {
          title: 'Festhalten',
          tasks: [
            'Dein Postbote und ein roter Meeple teilen sich diese Stadt. **Schließ sie ab.**',
            'Sie ist abgeschlossen. Mach weiter, mit oder ohne Bauern.',
            'Die Punkte hast du. Nun darf dein Postbote bleiben, und dann sind **alle dort festgehalten**. **Lass ihn bleiben.**',
          ],
          hint: 'Schließ die Stadt oben; dann wähl „Bleiben“.',
          done: '{n} Punkte, und Rot muss auf diesen Meeple verzichten, bis ein Postbote die Stadt verlässt.',
        },
        release: {
          title: 'Freilassen',
          tasks: ['Ein paar Züge später: Auch dein eigener Meeple sitzt dort fest, und du brauchst ihn. **Hol deinen Postboten zurück.** Dann sind alle frei.'],
          hint: 'Wähl „Meinen zurückholen“, dann „Heimholen“.',
          done: 'Alle Figuren sind wieder daheim. Gewertet wird nicht noch einmal.',
        },
        back: {
          title: 'Ein tüchtiger Beamter',
          tasks: [
            'Dein Postbote arbeitet in einem Postamt. Statt in deinem Zug eine Figur einzusetzen, darfst du ihn zurückholen und bekommst, was das Amt jetzt wert ist: 1 und 1 für jedes Plättchen ringsum. **Mach es mit diesem Plättchen erst wertvoller.**',
            'Sechs Nachbarn: 7 Punkte. **Hol deinen Postboten zurück.**',
          ],
          hint: 'Leg das Plättchen auf eins der acht Felder um das Postamt, dann wähl „Meinen zurückholen“.',
          done: '{n} Punkte sofort, und der Postbote ist wieder bereit.',
        },
        off: {
          title: 'Weg mit dir',
          tasks: [
            'Der rote Postbote ist auf dieser Straße stärker als dein Meeple. Dein Plättchen schließt sie, und es hat ein Postamt. **Schließ die Straße ab.**',
            'Bevor gewertet wird: **Nimm den roten Postboten weg.**',
          ],
          hint: 'Schließ die Straße am rechten Ende, dann wähl „Einen wegnehmen“ und tippe auf den roten Postboten.',
          done: 'Der Postbote ging ohne Punkte heim, und die {n} Punkte gehören dir.',
        },
        here: {
          title: 'Komm her',
          tasks: [
            'Dasselbe in einer Stadt, nur anders. **Schließ die Stadt** mit diesem Plättchen **ab**; auch darauf ist ein Postamt.',
            '**Ruf den roten Postboten ins Postamt**: Dort stört er nicht.',
          ],
          hint: 'Schließ die Stadt oben, dann wähl „Einen herrufen“ und tippe auf den roten Postboten.',
          done: '{n} Punkte für dich allein. Der rote Postbote sitzt nun in einem Amt, das wenig wert ist. Jetzt kennst du alle seine Tricks!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
