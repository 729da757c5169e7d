// Co mówią lekcje: do każdego kroku tytuł, tekst do każdej decyzji, wskazówka i co to dało ({n} punktów).
import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Krok {n} z {of}',
    next: 'Dalej',
    again: 'Jeszcze raz',
    show: 'Pokaż mi gdzie',
    onward: 'Następna lekcja: {lesson}',
    by_mouse: 'Kliknij świecące pole; kolejny klik obraca kafelek; potem Połóż albo dwuklik.',
    by_touch: 'Dotknij świecącego pola; kolejne dotknięcie obraca kafelek; potem Połóż.',
    leave: 'Wyjdź z lekcji; zapamięta, gdzie jesteś',
    you: 'Ty (niebieski)',
    opponent: 'Przeciwnik (czerwony)',
  },
  lessons: {
    base: {
      title: 'Gra podstawowa',
      steps: {
        lay: {
          title: 'Twój pierwszy kafelek',
          tasks: [
            'Każdy bok kafelka musi pasować do sąsiada. **Połóż kafelek tak, by droga biegła dalej.** {how}',
            'Teraz możesz postawić figurkę na właśnie położonym kafelku. **Postaw podwładnego na drodze.**',
          ],
          hint: 'Droga wychodzi z pierwszego kafelka w lewo i w prawo. Połóż tam swój tak, by biegła dalej.',
          done: 'Droga jest teraz twoja. Da punkty, gdy oba jej końce będą zamknięte.',
        },
        road: {
          title: 'Ukończ drogę',
          tasks: [
            'Twój podwładny stoi na drodze, która z prawej jest jeszcze otwarta. **Zamknij ją skrzyżowaniem.**',
            'Po tym kroku droga da punkty. Możesz postawić na nowym kafelku jeszcze jednego podwładnego albo iść dalej bez niego.',
          ],
          hint: 'Lewy koniec zamyka już klasztor. Skrzyżowanie trzeba położyć na prawym końcu.',
          done: 'Cztery kafelki: {n} punkty, a twój podwładny wraca do domu.',
        },
        city: {
          title: 'Ukończ miasto',
          tasks: [
            'Miasto daje 2 punkty za każdy kafelek i 2 za każdy herb. **Zamknij swoje miasto tym kafelkiem.**',
            'Zamknięte! Postaw chłopa na łące albo idź dalej bez niego.',
          ],
          hint: 'Luka jest u góry. Obracaj kafelek, aż jego mur znajdzie się na dole.',
          done: 'Trzy kafelki i herb: {n} punktów.',
        },
        monastery: {
          title: 'Klasztor',
          tasks: [
            'Klasztor jest wart 9 punktów, gdy otacza go osiem kafelków. **Połóż go tam, gdzie ma najwięcej sąsiadów**, między dwoma zakrętami.',
            '**Postaw podwładnego w klasztorze.**',
          ],
          hint: 'Luka jest w środku dolnego rzędu. Pięciu z ośmiu sąsiadów już tam leży.',
          done: 'Jeszcze trzy kafelki i będzie ukończony. Położyć może je każdy, punkty dostaniesz ty.',
        },
        join: {
          title: 'Dołącz się',
          tasks: [
            'Miasto na dole należy do Czerwonego, więc nie wolno ci postawić tam podwładnego. Ale twój kawałek miasta jest tuż obok. **Połącz je.**',
            'Teraz w mieście stoicie oboje. Idź dalej, z chłopem albo bez.',
          ],
          hint: 'Kafelek musi stykać się na dole z miastem Czerwonego, a z prawej z twoim.',
          done: 'Po jednym podwładnym: remis, i oboje dostajecie wszystkie {n} punktów. Z dwoma podwładnymi byłyby tylko twoje.',
        },
        field: {
          title: 'Ostatni kafelek',
          tasks: [
            'To ostatni kafelek gry. W punktacji końcowej łąka daje 3 punkty za każde ukończone miasto, które jej dotyka. **Przedłuż drogę z któregoś końca.**',
            '**Postaw chłopa na łące pod drogą.** Sięga do obu ukończonych miast.',
          ],
          hint: 'Połóż kafelek na końcu drogi; potem postaw podwładnego na łące po jego dolnej stronie.',
          done: 'Twojej łąki dotykają dwa ukończone miasta: {n} punktów. Oto cała gra podstawowa!',
        },
      },
    },
    maps: {
      title: 'Mapy i żetony',
      steps: {
        border: {
          title: 'Przez granicę',
          tasks: [
            'Na mapie kafelki kładzie się tylko na wydrukowanych polach. Z lewej wchodzi droga z Francji. **Połącz ją z drogą klasztoru.**',
            'Granica zamyka drogę. **Postaw na niej podwładnego.**',
          ],
          hint: 'Połóż kafelek na polu przy granicy z Francją, między końcówką a klasztorem.',
          done: 'Dwa kafelki, końcówka liczy się jako trzeci, a jej herb daje 2: {n} punktów.',
        },
        ferry: {
          title: 'Promem',
          tasks: [
            'Twoja droga wchodzi na prom na Sylt. Na jednym końcu leży kafelek, więc wolno użyć pola na drugim. **Połóż kafelek na wyspie tak, by jego droga dochodziła do promu.**',
            '**Postaw podwładnego w klasztorze** na wyspie. Droga też da punkty.',
          ],
          hint: 'Idź za kreskowaną linią przez morze. Droga na kafelku musi biec w lewo.',
          done: 'Trzy kafelki, prom jako czwarty, jeden herb: {n} punktów.',
        },
        berlin: {
          title: 'Duże miasto',
          tasks: [
            'Berlin jest wydrukowany na mapie. Twój kafelek z lewej już go przyłączył, więc wolno użyć wszystkich pól wokół Berlina. **Połóż kafelek z miastem przy innym otwartym boku Berlina.**',
          ],
          hint: 'Berlin jest otwarty u góry z lewej, a w swojej prawej połowie na dole i z prawej.',
          done: 'Twój rycerz włada Berlinem: dwa pola i cztery herby. Będzie wiele wart, gdy zamknie się ostatni otwarty bok.',
        },
        hannover: {
          title: 'Zamknij miasto',
          tasks: [
            'Hanower jest otwarty tylko na północy i na południu. **Zamknij go.**',
            'Zamknięty. Postaw chłopa albo idź dalej bez niego.',
          ],
          hint: 'Otwarty bok jest na południu, pod wydrukowanym polem.',
          done: 'Twoje dwa kafelki, wydrukowane pole i jego herb: {n} punktów.',
        },
        coast: {
          title: 'Na skraju',
          tasks: [
            'Na skraju mapy klasztor potrzebuje tylko pól, które istnieją, a duże miasta liczą się jako sąsiedzi. **Ukończ klasztor.**',
            'Ukończony. Postaw figurkę albo idź dalej bez niej.',
          ],
          hint: 'Jedno pole obok Monachium jest jeszcze puste: na prawo w górę od klasztoru.',
          done: 'Sam klasztor, cztery kafelki i Monachium: {n} punktów.',
        },
        chip: {
          title: 'Żetony',
          tasks: [
            'Dzielisz to miasto z Czerwonym. Na otwartym polu leży żeton: kto go zakryje, dostaje tyle punktów, ile pokazuje. **Zamknij miasto kafelkiem na żetonie.**',
            'Jest 2! Z twoimi dwiema jedynkami możesz zapłacić 4. W Niemczech podwładny liczy się za to podwójnie. **Wybierz Awans i zapłać.**',
            'Twój rycerz ma teraz siłę 2. **Idź dalej bez kolejnej figurki** i zobacz, kto dostanie miasto.',
          ],
          hint: 'Najpierw kafelek na żetonie nad twoim podwładnym, potem karta Awans, potem Bez figurki.',
          done: '{n} punktów: 2 za żeton i 8 za miasto, wszystkie dla ciebie. Na każdej mapie żetony robią coś innego: zobacz zasady.',
        },
      },
    },
    postman: {
      title: 'Listonosz',
      steps: {
        strength: {
          title: 'Silniejszy niż podwładny',
          tasks: ['Masz jednego listonosza. Ma siłę 2 i może stać wszędzie tam, gdzie podwładny, tylko nie na łąkach. **Wybierz listonosza i postaw go na nowym kafelku.**'],
          hint: 'Wybierz kartę Listonosz, potem dotknij bladej figurki.',
          done: 'Na drodze i w mieście jest silniejszy od podwładnego.',
        },
        send: {
          title: 'Wyślij go',
          tasks: [
            'Twój kafelek ma pocztę: stamtąd twój listonosz sięga ośmiu kafelków wokół, nawet tam, gdzie ktoś już stoi. Czerwony ma piękne miasto. **Połóż kafelek obok środka miasta.**',
            '**Wyślij listonosza do miasta Czerwonego.**',
          ],
          hint: 'Połóż kafelek z lewej albo z prawej strony środkowego kafelka miasta. Potem wybierz Wyślij mojego i dotknij miasta.',
          done: 'Siła 2 przeciw 1: jeśli miasto zostanie teraz ukończone, wszystkie punkty są twoje.',
        },
        hold: {
          title: 'Zatrzymaj ich',
          tasks: [
            'Twój listonosz i czerwony podwładny dzielą to miasto. **Zamknij je.**',
            'Jest ukończone. Idź dalej, z chłopem albo bez.',
            'Punkty są twoje. Teraz listonosz może zostać, a wtedy **wszyscy tam są zatrzymani**. **Niech zostanie.**',
          ],
          hint: 'Zamknij miasto u góry; potem wybierz Zostań.',
          done: '{n} punktów, a Czerwony nie może użyć tego podwładnego, dopóki jakiś listonosz nie opuści miasta.',
        },
        release: {
          title: 'Wypuść ich',
          tasks: ['Kilka tur później: twój własny podwładny też tam utknął, a jest ci potrzebny. **Odwołaj swojego listonosza.** Wtedy wszyscy będą wolni.'],
          hint: 'Wybierz kartę Odwołaj mojego, potem zabierz go do domu.',
          done: 'Wszystkie figurki są znów w domu. Nic nie punktuje drugi raz.',
        },
        back: {
          title: 'Dobry urzędnik',
          tasks: [
            'Twój listonosz pracuje na poczcie. W swojej turze, zamiast stawiać figurkę, możesz go odwołać za tyle, ile poczta jest teraz warta: 1 i po 1 za każdy kafelek wokół. **Najpierw podnieś jej wartość tym kafelkiem.**',
            'Sześciu sąsiadów: 7 punktów. **Odwołaj swojego listonosza.**',
          ],
          hint: 'Połóż kafelek na jednym z ośmiu pól wokół poczty, potem wybierz Odwołaj mojego.',
          done: '{n} punktów od razu, a listonosz jest znów gotowy.',
        },
        off: {
          title: 'Zmykaj',
          tasks: [
            'Listonosz Czerwonego jest na tej drodze silniejszy od twojego podwładnego. Twój kafelek ją zamyka i ma pocztę. **Zamknij drogę.**',
            'Zanim droga da punkty: **zdejmij listonosza Czerwonego.**',
          ],
          hint: 'Zamknij drogę z prawego końca, potem wybierz Zdejmij cudzego i dotknij czerwonego listonosza.',
          done: 'Listonosz wrócił do domu bez punktów, a {n} punkty są twoje.',
        },
        here: {
          title: 'Chodź tu',
          tasks: [
            'To samo w mieście, tylko inaczej. **Zamknij miasto** tym kafelkiem; on też ma pocztę.',
            '**Wezwij listonosza Czerwonego na pocztę**: tam nie będzie przeszkadzał.',
          ],
          hint: 'Zamknij miasto u góry, potem wybierz Wezwij tutaj i dotknij czerwonego listonosza.',
          done: '{n} punktów tylko dla ciebie. Listonosz Czerwonego siedzi teraz na poczcie, która jest mało warta. Znasz już wszystkie jego sztuczki!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
