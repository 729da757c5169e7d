// Lekcja o dodatkach; napisana jak w help_lessons.ts.
import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Dodatki',
  steps: {
    large: {
      title: 'Duży podwładny',
      tasks: [
        'To miasto należy do Czerwonego. Połączysz je z własnym, i to z figurką, która liczy się podwójnie. **Połóż kafelek nad klasztorem, miastem w lewo.**',
        '**Wybierz dużego podwładnego i postaw go w swoim nowym mieście.**',
      ],
      hint: 'Kafelek kładzie się nad klasztorem, a jego miasto musi być zwrócone ku pustemu polu z lewej. Potem wybierz kartę Duży podwładny i dotknij miasta.',
      done: 'Używa się go jak każdego podwładnego, ale ma siłę 2.',
    },
    majority: {
      title: 'Dwa przeciw jednemu',
      tasks: ['Twoja następna tura. **Połącz oba miasta.**'],
      hint: 'Kafelek pasuje w lukę: pod nią jest miasto Czerwonego, z prawej twoje.',
      done: 'Duży podwładny liczy się za 2, podwładny Czerwonego za 1: wszystkie {n} punktów są twoje, Czerwony nie dostaje nic.',
    },
    inn: {
      title: 'W karczmie',
      tasks: ['Przy drodze na twoim kafelku stoi karczma nad jeziorem. Droga z karczmą daje 2 punkty za każdy kafelek, ale zupełnie nic, jeśli na koniec gry jest otwarta. **Zamknij swoją drogę z karczmą.**'],
      hint: 'Brakuje jednego kafelka między pierwszym a skrzyżowaniem z prawej.',
      done: 'Cztery kafelki z karczmą: {n} punktów zamiast 4. To samo robi dla miasta katedra: 3 punkty za każdy kafelek albo nic.',
    },
    builder: {
      title: 'Budowniczy',
      tasks: [
        'Budowniczy idzie tam, gdzie masz już podwładnego: na drogę albo do miasta. **Przedłuż swoją drogę.**',
        '**Wybierz budowniczego i postaw go na swojej drodze.**',
      ],
      hint: 'Połóż kafelek z prawego końca drogi. Potem wybierz kartę Budowniczy i dotknij drogi.',
      done: 'Własnej siły nie ma, ale od teraz pracuje dla ciebie.',
    },
    second: {
      title: 'Jeszcze jeden kafelek',
      tasks: [
        'Twoja następna tura. Ilekroć przedłużysz albo ukończysz drogę budowniczego, dostajesz drugi kafelek. **Przedłuż drogę.**',
        'Oto kafelek budowniczego, wciąż w tej samej turze. **Zamknij drogę skrzyżowaniem.**',
      ],
      hint: 'Oba kafelki kładzie się na prawym końcu drogi, najpierw prosty, potem skrzyżowanie.',
      done: 'Dwa kafelki w jednej turze i {n} punktów. Podwładny i budowniczy wracają do domu.',
    },
    goods: {
      title: 'Towary',
      tasks: ['Miasto należy do Czerwonego, a leżą w nim wino i zboże. Towary dostaje ten, kto ukończy miasto. **Zamknij je.**'],
      hint: 'Luka jest u góry. Obracaj kafelek, aż jego miasto znajdzie się na dole.',
      done: 'Punkty za miasto dostaje Czerwony, ale wino i zboże są twoje. Kto ma na koniec najwięcej towarów jednego rodzaju, dostaje za to 10 punktów.',
    },
    garden: {
      title: 'Ogród',
      tasks: [
        'Ogród jest wart tyle co klasztor, ale stać w nim może tylko opat. **Połóż go tam, gdzie ma najwięcej sąsiadów**, między dwoma zakrętami.',
        '**Postaw opata w ogrodzie.**',
      ],
      hint: 'Luka jest w środku dolnego rzędu. Potem wybierz kartę Opat i dotknij ogrodu.',
      done: 'Otoczony ośmioma kafelkami daje 9 punktów. Ale opat nie musi czekać tak długo.',
    },
    home: {
      title: 'Opat wraca do domu',
      tasks: [
        'Zamiast stawiać figurkę, możesz zabrać opata do domu za tyle, ile jego ogród jest teraz wart: 1 i po 1 za każdy kafelek wokół. **Najpierw podnieś jego wartość tym kafelkiem.**',
        'Sześciu sąsiadów: 7 punktów. **Zabierz opata do domu.**',
      ],
      hint: 'Połóż kafelek na jednym z pustych pól wokół ogrodu, potem wybierz kartę Opat do domu.',
      done: '{n} punktów od razu, a opat jest wolny na następny ogród albo klasztor.',
    },
    pig: {
      title: 'Świnia',
      tasks: [
        'Ostatni kafelek gry. Twój chłop leży na łące pod drogą; łąka dotyka dwóch ukończonych miast. **Przedłuż drogę z któregoś końca**, a łąka urośnie razem z nią.',
        'Świnia idzie tam, gdzie masz chłopa: z nią każde miasto jest warte 4 punkty zamiast 3. **Postaw świnię na łące pod drogą.**',
      ],
      hint: 'Połóż kafelek na końcu drogi. Potem wybierz kartę Świnia i dotknij łąki po jego dolnej stronie.',
      done: 'Dwa miasta po 4 punkty: {n}. Teraz znasz wszystkie nowe figurki!',
    },
  },
};
