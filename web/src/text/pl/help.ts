// Zasady gry według tematów, napisane jak angielskie.
import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Jak grać',
    lead: 'Zagraj lekcję w kilka minut albo przeczytaj zasady według tematów. Każdy przykład rozegrała sama gra, więc punkty się zgadzają.',
    contents: 'Spis treści',
    search: 'Szukaj w zasadach',
    found: 'Znalezione',
    hits: 'Znalezione tematy: {n}',
    nothing: 'Nic nie znaleziono. Spróbuj krótszego słowa: droga, prom, żeton, listonosz …',
    next: 'Dalej: {topic}',
    all: 'Wszystkie zasady na jednej stronie, do druku',
    all_topics: 'Całe zasady',
  },
  lessons: {
    base: { title: 'Gra podstawowa', about: 'Sześć krótkich zadań na początek' },
    maps: { title: 'Mapy i żetony', about: 'Granice, promy, duże miasta, żetony' },
    postman: { title: 'Listonosz', about: 'Wszystko, co potrafi' },
    expansions: { title: 'Dodatki', about: 'Duży podwładny, karczmy, budowniczy, towary, opat, świnia' },
  },
  groups: {
    basics: 'Gra podstawowa',
    maps: 'Mapy',
    chips: 'Żetony',
    postman: 'Listonosz',
    expansions: 'Dodatki',
    here: 'Na tej stronie',
  },
  topics: {
    turn: {
      title: 'Tura',
      also: 'ruch kolejność przebieg początek przygotowanie gracze wygrana zwycięzca przegląd',
      text: `
        Od dwóch do sześciu graczy buduje krainę z kafelków. W swojej turze:
        - **Połóż kafelek.** Dobierasz jeden i [kładziesz go](tiles) tak, żeby pasował.
        - **Postaw figurkę**, jeśli chcesz, na drodze, w mieście, w klasztorze albo na łące [tego kafelka](figures).
        - **Policz punkty.** To, co kafelek ukończył, [punktuje](scoring) od razu, a figurki stamtąd wracają do domu.
        Potem kolej na następną osobę, zgodnie z ruchem wskazówek zegara. Gdy nie ma już kafelków, gra się kończy, a wszystko, co nieukończone, [daje jeszcze trochę punktów](end). Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
        Zaczynasz z **7 podwładnymi**, na mapie z **9**. Przygotowując grę, można wybrać inną liczbę, od 1 do 20.
        ## Gdy dzieje się dużo naraz
        Z mapami, żetonami i listonoszem tura ma więcej kroków. Zawsze idą w tej kolejności:
        - punkty za [żeton](chips) lub [smakołyk](treats), który kafelek zakrywa, i za herby na polu wyspy; cena [miasteczka](towns)
        - oddanie [kompletu](isle_of_man), położenie [smakołyku](treats)
        - figurki: postawienie jednej, zabranie [opata](abbot) do domu, użycie [listonosza](special_actions), [awans](upgrades) podwładnych
        - punktacja: najpierw drogi, potem miasta, potem klasztory, poczty i ogrody
        - listonosze [zostają albo wracają do domu](holding)
        - sprzedaż [wina](wine)
        - drugi kafelek [budowniczego](builder)
        - dodatkowy kafelek za [miasteczko](towns)
        - kupno [kolejnej tury](isle_of_man)
      `,
    },
    tiles: {
      title: 'Układanie kafelków',
      also: 'położyć pasować dobierać ciągnąć obracać odrzucić stos płytka dodatek karczmy katedry',
      text: `
        Kafelek musi przylegać bokiem do kafelka, który już leży, a **każdy bok musi pasować** do sąsiada: droga do drogi, miasto do miasta, łąka do łąki. Możesz go dowolnie obracać.
        ! fit
        Kafelek, który nigdzie nie pasuje, wychodzi z gry, wszyscy go widzą, a ty dobierasz następny.
        Na mapie kafelki kładzie się tylko na wydrukowanych polach: zobacz [Mapy](maps).
        Można domieszać kafelki z dodatków Karczmy i Katedry oraz Kupcy i Budowniczowie. Ich karczmy, katedry i towary są wtedy ozdobą, chyba że gra się też według ich [zasad](expansions).
      `,
    },
    figures: {
      title: 'Stawianie figurek',
      also: 'meeple podwładny pionek rycerz rozbójnik złodziej mnich chłop rolnik zapas zajęte własne',
      text: `
        Po położeniu kafelka możesz postawić na nim **jedną** figurkę ze swojego zapasu: na drodze, w mieście, w klasztorze albo na łące **tego kafelka**.
        Całość, do której to należy, musi być wolna. Jeśli gdziekolwiek na połączonej drodze, w mieście albo na łące stoi figurka, choćby twoja, nie możesz dostawić kolejnej.
        ! spots
        A jednak kilku graczy może się spotkać: gdy kafelek łączy dwie drogi albo dwa miasta, które już do kogoś należą. Wtedy decyduje [przewaga](scoring).
        Figurka zostaje, dopóki to, na czym stoi, nie zostanie ukończone i policzone. Na [łące](fields) zostaje do końca gry.
      `,
    },
    roads: {
      title: 'Drogi',
      also: 'szlak trakt rozbójnik złodziej skrzyżowanie pętla ukończona',
      text: `
        Droga jest **ukończona**, gdy oba jej końce są zamknięte: skrzyżowaniem, miastem, klasztorem albo innym budynkiem. Zamknięta pętla też jest ukończona.
        Ukończona droga jest warta **1 punkt za każdy kafelek**. Kafelek liczy się raz, nawet jeśli droga biegnie przez niego dwa razy.
        ! road
        Na mapach drogi kończą się też na [granicach](borders) i płyną dalej [promami](ferries); jedne i drugie mają herby, które się liczą.
      `,
    },
    cities: {
      title: 'Miasta',
      also: 'mur rycerz herb tarcza proporzec ukończone gród',
      text: `
        Miasto jest **ukończone**, gdy jego mur jest zamknięty dookoła, a w środku nie ma luki.
        Ukończone miasto jest warte **2 punkty za każdy kafelek i 2 za każdy herb**. Najmniejsze miasto, z dwóch kafelków, liczy się jak każde inne: 4 punkty.
        ! city
        Na koniec gry nieukończone miasto jest warte połowę: [Koniec gry](end).
      `,
    },
    monasteries: {
      title: 'Klasztory',
      also: 'klasztor opactwo mnich dziewięć otoczony sąsiedzi',
      text: `
        Klasztor jest **ukończony**, gdy na wszystkich ośmiu polach wokół niego leżą kafelki. Jest wart **9 punktów**: jeden za siebie i po jednym za każdego sąsiada.
        ! monastery
        Na mapach może wystarczyć mniej sąsiadów: tam, gdzie nie ma pola, nic nie jest potrzebne. Zobacz [Granice i końcówki](borders).
        [Poczty](post_offices) liczą się tak samo.
      `,
    },
    fields: {
      title: 'Łąki',
      also: 'pole farma chłop rolnik trawa pastwisko koniec',
      text: `
        Figurka może położyć się na łące jako chłop. Łąki nigdy nie są ukończone, więc **zostaje tam do końca** gry.
        W punktacji końcowej łąka jest warta **3 punkty za każde ukończone miasto, które jej dotyka**. Miasto liczy się dla jednej łąki raz, choćby stykały się wiele razy. Drogi, mury i granice dzielą łąki.
        ! field
        Kilku chłopów na jednej łące: wszystkie punkty dostaje ten, kto ma [przewagę](scoring). Listonosz nigdy nie kładzie się na łące.
        Grę można przygotować bez łąk.
      `,
    },
    scoring: {
      title: 'Punktacja i przewaga',
      also: 'punkty remis większość podział najwięcej siła powrót',
      text: `
        To, co kafelek ukończy, punktuje od razu, bez względu na to, kto go położył. Kto ma tam **największą siłę**, dostaje wszystkie punkty. Przy remisie każdy z prowadzących dostaje **wszystkie** punkty.
        ! majority
        - Podwładny ma siłę 1.
        - [Listonosz](postman), [duży podwładny](large_meeple) i podwładny po [awansie](upgrades) mają siłę 2; [budowniczy](builder) i [świnia](pig) nie mają żadnej.
        - Bez figurki nie ma punktów.
        Potem wszystkie figurki stamtąd wracają do zapasów właścicieli, także tych, którzy nic nie dostali, chyba że [zatrzymuje](holding) je listonosz.
        ## W skrócie
        - Droga: 1 za każdy kafelek
        - Miasto: 2 za każdy kafelek, 2 za każdy herb
        - Klasztor, poczta, ogród: 9
        - Herb przy drodze (mapy): 2
      `,
    },
    end: {
      title: 'Koniec gry',
      also: 'punktacja końcowa nieukończone niedokończone ostatni kafelek zwycięzca',
      text: `
        Gra kończy się, gdy zostanie położony ostatni kafelek; na mapie także wtedy, gdy zajęte są wszystkie pola. Wtedy punktuje wszystko, na czym jeszcze stoją figurki, jak zawsze według przewagi:
        - nieukończona droga: **1** za każdy kafelek
        - nieukończone miasto: **1** za każdy kafelek i **1** za każdy herb
        - nieukończony klasztor, poczta lub ogród: **1**, a do tego 1 za każdy kafelek wokół
        - łąka: **3** za każde ukończone miasto, które jej dotyka
        ! end
        Herby przy nieukończonej drodze liczą się po 1. Żetony, które zostały, nic nie dają.
      `,
    },
    maps: {
      title: 'Mapy',
      also: 'kraj pola start wybór siatka zestaw niemcy francja benelux wielka brytania półwysep iberyjski podwładni zalecane',
      text: `
        Na mapie kafelki kładzie się **tylko na wydrukowanych polach**. Możesz użyć pola, które leży
        - obok kafelka, jak zawsze;
        - obok [dużego miasta](large_cities), które jest już przyłączone;
        - na drugim końcu [promu](ferries), który jest już przyłączony.
        Każdy ma **9 podwładnych**. Gra zaczyna się w dwóch lub trzech miejscach naraz: kafelek startowy i następne, wylosowane, leżą na **polach startowych** (trzech w Wielkiej Brytanii i na Półwyspie Iberyjskim, gdzie indziej dwóch). Możecie wybrać, które i ile, co najmniej dwa, i na którym z nich leży kafelek startowy; w przeciwnym razie pola wybiera los. Nieużyte pola startowe są zwykłymi [miasteczkami](towns).
        Każda mapa zaleca liczbę kafelków: od 110 do 120; w mniejszej Wielkiej Brytanii od 90 do 100. Jeśli nie wybierzecie kafelków, gra toczy się z **zalecanym zestawem**: grą podstawową i kafelkami z dodatków Karczmy i Katedry oraz Kupcy i Budowniczowie, ile potrzeba. Kafelki listonosza są wliczone; jeśli jest ich przez to za dużo, los odkłada niektóre.
        Bez swoich żetonów mapa działa tak, jakby winogrona, znaki żetonów, kolorowe rzędy i herby na polach wysp nie były wydrukowane.
      `,
    },
    borders: {
      title: 'Granice i końcówki',
      also: 'brzeg krawędź granica zagranica końcówka wybrzeże herb klasztor zamknięte',
      text: `
        Gdzie pole nie ma sąsiada, tam mapa ma granicę. **Co dotyka granicy, jest tam zamknięte**: droga się kończy, miasto ma mur, łąka się urywa. Pasuje każdy bok kafelka.
        Na niektórych granicach widać końcówkę **drogi albo miasta z zagranicy**. Kafelek musi tam pokazywać to samo. Końcówka zamyka drogę lub miasto, **liczy się jako jeden kafelek** i dodaje swoje **herby**: po 2 punkty, także przy drogach; po 1, jeśli na koniec są nieukończone.
        ! border
        ## Klasztory na skraju
        Klasztor i poczta potrzebują tylko pól, które istnieją. Są warte 1, plus 1 za każdy kafelek i każde pole dużego miasta wokół. Końcówki i promy się nie liczą.
        ! coast
      `,
    },
    large_cities: {
      title: 'Duże miasta',
      also: 'wydrukowane miasto berlin paryż londyn madryt amsterdam stolica połączone',
      text: `
        Duże miasta, takie jak Berlin, są wydrukowane na mapie. Nie kładzie się na nich kafelków.
        Duże miasto jest **przyłączone**, gdy tylko obok któregoś z jego pól leży kafelek. Odtąd każdy może kłaść kafelki przy **wszystkich** jego polach, także po drugiej stronie.
        Jego otwarte boki to miasto, zamknięte to łąka; kafelek obok musi pasować. Miasto jest ukończone, gdy każdy otwarty bok jest zakryty, a reszta otoczona murem. **Każde jego pole liczy się jako kafelek**, a herby się liczą: po 2 punkty, po 1, jeśli na koniec jest nieukończone.
        ! large_city
      `,
    },
    ferries: {
      title: 'Promy i wyspy',
      also: 'prom statek łódź morze wyspa port linia',
      text: `
        Prom to kawałek drogi między dwoma polami. Jest **przyłączony**, gdy tylko na jednym końcu leży kafelek; wtedy każdy może użyć pola **na drugim końcu**.
        Oba końce wymagają drogi. Prom **liczy się jako jeden kafelek** tej drogi i dodaje swoje **herby**: po 2 punkty. Dopóki na jednym końcu nie ma kafelka, droga jest otwarta.
        ! ferry
        Na wyspy można dotrzeć tylko promem; poza tym to zwykłe pola. Dwa końce promu nie są sąsiadami: klasztory i listonosz nie sięgają przez morze.
      `,
    },
    towns: {
      title: 'Miasteczka',
      also: 'wariant dodatkowy kafelek koszt myto premia pola startowe zakrycie',
      text: `
        Miasteczka to zwykłe pola z nazwą, podobnie jak pola startowe, których nie użyto. Trzy warianty czynią je wyjątkowymi; każdy można włączyć osobno, przygotowując grę. Dwa dotyczą zakrycia miasteczka, jeden dróg, które obok niego biegną.
        - **Dodatkowy kafelek.** Kto zakryje miasteczko, po punktacji bierze drugi kafelek i rozgrywa go w pełni. Miasteczko zakryte tym dodatkowym kafelkiem nic już nie daje.
        - **Myto.** Zakrycie miasteczka kosztuje 2 punkty. Wynik nigdy nie spada poniżej 0.
        - **Premia za drogę.** Punktowana droga daje 2 punkty więcej za każde niezakryte miasteczko obok jednego z jej kafelków, także na koniec gry. Miasteczko liczy się dla jednej drogi raz.
        ! town_road
      `,
    },
    chips: {
      title: 'Żetony',
      also: 'żetony mapy fioletowy błękitny niebieski pomarańczowy zakryte wartość znacznik rozkładać ręcznie inna mapa',
      text: `
        Każda mapa ma 30 żetonów, po dziesięć fioletowych, błękitnych i pomarańczowych; w każdym kolorze sześć pokazuje 1, a cztery 2. Przed grą kładzie się je **zakryte**, po jednym na polu:
        - nie na miasteczkach, polach startowych ani dużych miastach, ani na Balearach;
        - nie obok siebie;
        - nie obok używanego pola startowego ani przy otwartym boku dużego miasta.
        Program rozkłada je równo po mapie. Jeśli tak ustawicie grę, gracze kładą je **ręcznie**: po kolei, po jednym, przed pierwszym kafelkiem. W Wielkiej Brytanii pola żetonów są wydrukowane.
        **Połóż kafelek na żetonie**, a będzie twój: od razu dostajesz tyle punktów, ile pokazuje, a żeton leży przed tobą odkryty.
        ! chip
        Do czego służą żetony, zależy od mapy:
        - Francja: [wino](wine)
        - Benelux: [kafelki z wysp](islands), z 20 żetonami
        - Wielka Brytania: [wyspa Man](isle_of_man)
        - Półwysep Iberyjski: [smakołyki](treats)
        - Niemcy: [awanse](upgrades)
        Zasady żetonów jednej mapy działają też na innej, jeśli ma ona to, czego potrzeba: do wina – końcówkę na granicy z herbem albo miasteczko z winogronami, do kafelków z wysp – wyspy ze stosami, do smakołyków – dwanaście rzędów. Wyspa Man i awanse pasują do każdej mapy.
        Zakryte żetony są tajemnicą dla wszystkich; tylko z wyspą Man znany jest ich kolor. Żetony, które zostaną na koniec, nic nie dają.
      `,
    },
    wine: {
      title: 'Francja: wino',
      also: 'sprzedać sprzedaż winogrona zagranica miasteczko winnica',
      text: `
        **Wino** to żetony jednego koloru o sumie dokładnie 2: dwie jedynki albo dwójka. Możesz sprzedać **jedno wino na turę**, po figurkach i punktacji. Żetony wychodzą z gry.
        - **W miasteczku: 9 punktów.** Kafelek położony w tej turze zakrywa miasteczko, a wino ma kolor jego winogron.
        - **Za granicę: 5 punktów.** Kafelek położony w tej turze łączy się z końcówką na granicy, która ma co najmniej jeden herb. Kolor dowolny.
        ! wine_town
        ! wine_abroad
        Żeton zabrany tym samym kafelkiem można sprzedać od razu.
      `,
    },
    islands: {
      title: 'Benelux: kafelki z wysp',
      also: 'stos wziąć kupić dobrać odkryty texel vlieland terschelling fale',
      text: `
        Na trzech wyspach, fioletowej, błękitnej i pomarańczowej, leżą po dwa stosy z pięcioma kafelkami. Górny kafelek każdego jest odkryty.
        Zanim dobierzesz, możesz zamiast tego **zapłacić żeton i wziąć odkryty kafelek** z wyspy w kolorze żetonu. Liczba na żetonie nie ma znaczenia. Żeton wychodzi z gry; następny kafelek tego stosu odkrywa się na końcu twojej tury.
        ! islands
        Wziąć można tylko kafelek, który da się położyć. Kto już dobrał, nie może wybrać inaczej.
        Kładzie się tylko 20 żetonów. Pola z falami zostają puste: liczą się jako granica. Gra kończy się z ostatnim kafelkiem zwykłego stosu; kafelki, które zostały na wyspach, nie mają znaczenia.
      `,
    },
    isle_of_man: {
      title: 'Wielka Brytania: wyspa Man',
      also: 'kupić turę komplet trzy żetony wymiana podwójny oddać podwładni',
      text: `
        Po swojej turze możesz wysłać **jednego podwładnego z zapasu na wyspę Man** i od razu rozegrać **jeszcze jedną turę**, ale tylko jedną taką na rundę. Na wyspie podwładny do niczego innego się nie przyda.
        **Komplet sprowadza wszystkich twoich podwładnych do domu.** Komplet to dokładnie trzy żetony: trzy z tą samą liczbą albo po jednym z każdego koloru. Gdy zabrany właśnie żeton tworzy komplet, musisz go od razu oddać, nawet jeśli na wyspie nikogo nie masz; gdy kompletów jest kilka, wybierasz który. Żetony wychodzą z gry, a podwładni wracają na czas, by stanąć jeszcze w tej turze.
        ! isle
        Kolory są tu znane: w Wielkiej Brytanii błękitne leżą w Szkocji, pomarańczowe w Irlandii, fioletowe w Anglii i Walii, a używa się wszystkich trzech pól startowych.
      `,
    },
    treats: {
      title: 'Półwysep Iberyjski: smakołyki',
      also: 'położyć znowu rzędy tor podwójnie wyspa baleary herb przysmak',
      text: `
        Zabrany żeton **kładzie się znowu, odkryty, jako smakołyk**. Wybierasz wolne pole bez kafelka, żetonu i dużego miasta w rzędach jego koloru: pomarańczowy w rzędach od 1 do 4, błękitny od 5 do 8, fioletowy od 9 do 12, licząc od góry. Miasteczka i wyspy są dozwolone. Jeśli żadne pole nie jest wolne, żeton wychodzi z gry.
        Kto położy kafelek na smakołyku, dostaje **dwa razy tyle punktów, ile pokazuje**. Potem żeton wychodzi z gry.
        ! treat
        Pola Balearów mają herby: **po 2 punkty** od razu dla tego, kto położy tam kafelek.
      `,
    },
    upgrades: {
      title: 'Niemcy: awanse',
      also: 'zapłacić cztery podwójnie siła ulepszenie podwładny żeton pod',
      text: `
        Przed postawieniem figurki albo po nim możesz zapłacić żetonami o wartości **dokładnie 4** (1+1+1+1, 1+1+2 albo 2+2) i awansować jednego ze swoich podwładnych na planszy, także tego właśnie postawionego. Jeden żeton kładzie się pod nim, pozostałe wychodzą z gry. Możesz to robić tyle razy, na ile starczy ci żetonów.
        Podwładny po awansie ma **siłę 2** w każdej punktacji, na łąkach też. Gdy schodzi z planszy, jego żeton wychodzi z gry.
        ! upgrade
        Podwładny niesie najwyżej jeden żeton. Awansować mogą tylko zwykli podwładni, i nie ci, których listonosz [zatrzymuje](holding).
      `,
    },
    postman: {
      title: 'Listonosz',
      also: 'siła dwa figurka cartero poczta dodatek',
      text: `
        Każdy gracz ma oprócz podwładnych jednego listonosza, a do kafelków dochodzi dwanaście z [pocztą](post_offices).
        Listonosz ma **siłę 2**. Możesz go postawić jak podwładnego, na wolnej drodze, w wolnym mieście lub klasztorze albo na wolnej poczcie właśnie położonego kafelka, ale **nigdy na łące i nigdy w ogrodzie**.
        Co w nim szczególnego:
        - dzięki [pocztom](special_actions) można go wysyłać, wzywać i odwoływać;
        - na ukończonej budowli może [zostać i zatrzymać wszystkich](holding).
        W kroku figurek robisz jedno: stawiasz figurkę, używasz listonosza albo nie robisz nic.
      `,
    },
    post_offices: {
      title: 'Poczty',
      also: 'urząd pocztowy klient urzędnik dziewięć punktów odwołać',
      text: `
        Poczta liczy się jak [klasztor](monasteries): jest ukończona, gdy wokół leżą kafelki, **9 punktów** (na mapie według istniejących pól), według przewagi. Podwładny na poczcie to klient, listonosz to urzędnik.
        **Odwołaj listonosza wcześniej.** Dopóki poczta jest nieukończona, możesz w swojej turze, zamiast stawiać figurkę, odwołać z niej własnego listonosza: tylko ty dostajesz tyle punktów, ile jest teraz warta, **1 i po 1 za każdy kafelek wokół**, ktokolwiek jeszcze tam stoi. Kafelek, który kładziesz, nie musi mieć poczty.
        ! post_office
        Na koniec gry nieukończona poczta jest warta tyle samo, według przewagi.
      `,
    },
    special_actions: {
      title: 'Cztery akcje specjalne',
      also: 'wysłać przesunąć wezwać zdjąć przeciwnik sąsiedzi zasięg osiem odwołać tutaj',
      text: `
        Jeśli kafelek, który kładziesz, ma **pocztę**, krok figurek daje więcej możliwości. Zamiast stawiać figurkę, możesz zrobić jedną z tych rzeczy:
        - **Wyślij swojego listonosza** na jeden z ośmiu kafelków wokół: na nieukończoną drogę, do nieukończonego miasta lub klasztoru albo na nieukończoną pocztę, **zajęte czy nie**. Przychodzi z zapasu albo skądkolwiek z planszy.
        - **Zdejmij listonosza przeciwnika** z planszy; wraca do właściciela, bez punktów.
        - **Wezwij dowolnego listonosza**, swojego albo cudzego, skądkolwiek z planszy na tę pocztę, bez punktów.
        ! send
        A w każdej swojej turze, z pocztą czy bez, też zamiast stawiania figurki:
        - **Odwołaj własnego listonosza** z nieukończonej [poczty](post_offices), z jej punktami, albo z ukończonej budowli, na której [zatrzymuje](holding) innych, bez punktów.
        Gdy listonosz zostaje przeniesiony z poczty, nic się nie punktuje. Co kafelek właśnie ukończył, jest ukończone: tam nie można już wysłać listonosza.
      `,
    },
    holding: {
      title: 'Zatrzymywanie',
      also: 'zostać wypuścić do domu więzień zamknąć pieczęć jeniec budowla',
      text: `
        Ukończona budowla z listonoszem punktuje jak zwykle. Potem **decyduje każdy, czyj listonosz tam stoi**, zaczynając od gracza, którego jest tura: zostaje czy wraca do domu?
        - Jeśli ktoś zabiera listonosza do domu, wszystkie figurki wracają jak zwykle.
        - Jeśli wszyscy zostają, **każda stojąca tam figurka jest zatrzymana**, także cudza. Oznacza je pieczęć.
        ! hold
        Zatrzymane figurki są wolne, gdy tylko jeden listonosz opuści budowlę, w jakikolwiek sposób: odwołany, wysłany gdzie indziej, wezwany albo zdjęty. Nic nie punktuje po raz drugi.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Gra na serwerze',
      also: 'zegar czas cofnąć nieobecny poddać komputer zastąpić połączenie widz czat uczciwość rewanż',
      text: `
        - **Zegar.** Stół może go mieć: tyle czasu na każdą turę albo na całą grę z dodatkiem po każdej turze. Idzie temu, kto ma zdecydować, także o listonoszu w cudzej turze. Gdy dojdzie do zera, decyzję podejmuje szybki gracz komputerowy albo przejmuje miejsce, jeśli tak ustawiono stół.
        - **Cofanie.** Możesz poprosić o powrót do chwili sprzed twojej ostatniej akcji. Wszyscy inni, którzy grają, muszą się zgodzić; gracze komputerowi zawsze się zgadzają. Stos zostaje, jaki był.
        - **Połączenie.** Jeśli się zerwie, strona sama łączy się ponownie; nic nie przepada. Możesz zamknąć stronę i wrócić, z linkiem do swojego miejsca także na innym urządzeniu.
        - **Tempo.** To, co robią inni, widać akcja po akcji; dotknięcie albo klawisz przeskakuje na koniec. W menu jest tempo spokojne, szybkie albo wszystko od razu. Gdy wracasz do stołu, dowiadujesz się, co się działo, i możesz to zobaczyć jeszcze raz.
        - **Nieobecność.** Jeśli kogoś nie ma przez 30 sekund, inni mogą posadzić na jego miejscu gracza komputerowego. Kto wróci, może w każdej chwili grać dalej.
        - **Poddanie.** We dwoje wygrywa druga osoba. W większym gronie twoje miejsce przejmuje gracz komputerowy, ale nie może wygrać.
        - **Uczciwość.** Serwer tasuje i do końca gry strzeże swojej tajemnicy. Gracze komputerowi nie widzą więcej niż ty.
        - **Czekanie.** Stół, przy którym gra nie zaczęła się przez dzień, zostaje zamknięty, podobnie jak gra, która czeka 60 dni na ruch.
      `,
    },
    controls: {
      title: 'Mysz, dotyk i klawisze',
      also: 'klawiatura skróty gesty przybliżanie przesuwanie kółko telefon dostępność',
      text: `
        ## Mysz
        - Pola, na które kafelek pasuje, świecą. Kliknij jedno, by go tam przymierzyć; kliknij jeszcze raz, użyj kółka nad nim albo prawego przycisku, by go obrócić; dwuklik albo **Połóż** kładzie go na stałe.
        - Kliknij inne pole, a zobaczysz, dlaczego kafelek tam nie pasuje.
        - Kliknij bladą figurkę na kafelku, by tam postawić swoją; jeśli masz kilka rodzajów, najpierw wybierz inny.
        - Przeciągnij, by przesunąć widok; kółko przybliża.
        - Wskaż drogę, miasto, klasztor albo łąkę, a zobaczysz całość, właściciela i wartość.
        ## Dotyk
        - Dotknij pola, by przymierzyć kafelek; dotknij jeszcze raz albo użyj okrągłych przycisków, by go obrócić; potem **Połóż**. Gdzie nie pasuje, zobaczysz dlaczego.
        - Dotknij bladej figurki i potwierdź albo dotknij jej dwa razy; w międzyczasie możesz wybrać na to miejsce inną figurkę.
        - Jeden palec przesuwa widok, dwa palce przybliżają.
        - Dotknij drogi, miasta, klasztoru albo łąki lub przytrzymaj na nich palec, by zobaczyć, ile są warte.
        ## Klawisze
        - **Strzałki** albo **Tab** wybierają pole lub miejsce, **R** obraca kafelek (Shift R w drugą stronę), **Enter** zatwierdza.
        - **Esc** podnosi z powrotem to, co wybrane, przechodzi z planszy do paska, a potem pasuje.
        - **G** pokazuje wszystkie łąki naraz, z właścicielami i wartością.
        - **1** do **9** wybierają kartę; **P** listonosza, **U** awans.
        - **D** dobiera, **K** zostawia listonosza, **S** sprzedaje, **B** kupuje turę.
        - **+** i **−** przybliżają i oddalają, **F** pokazuje całą planszę.
        - **I** ogląda drogi, miasta i łąki: strzałki przechodzą wtedy od jednej do drugiej.
      `,
    },
  },
  examples: {
    fit: 'Kafelek z prawego górnego rogu pasuje, odpowiednio obrócony, na każde zaznaczone pole.',
    spots: 'Niebieski może postawić podwładnego tam, gdzie są blade figurki: w mieście albo na jednej z łąk. Droga należy już do Czerwonego.',
    road: 'Nowy kafelek zamyka drogę skrzyżowaniem. {tiles} kafelki: Niebieski dostaje {p0} punkty.',
    city: 'Miasto jest zamknięte: {tiles} kafelki i {coats} herb dają Niebieskiemu {p0} punktów.',
    monastery: 'Ostatnia luka wypełniona: {p0} punktów dla Niebieskiego.',
    field: 'Na koniec gry łąki Niebieskiego dotykają {cities} ukończone miasta: {p0} punktów. Trzecie miasto jest nieukończone i się nie liczy.',
    majority: 'Po jednym podwładnym: i Niebieski, i Czerwony dostają wszystkie {p0} punktów.',
    end: 'Punktacja końcowa. Niebieski: 3 punkty za nieukończone miasto (dwa kafelki, jeden herb) i 4 za klasztor z trzema sąsiadami, razem {p0}. Czerwony: {p1} za drogę.',
    border: 'Dwa kafelki i końcówka to {tiles} kafelki, a końcówka ma {coats} herb: {p0} punktów.',
    ferry: 'Dwa kafelki i prom to {tiles} kafelki, a prom ma {coats} herb: {p0} punktów.',
    large_city: 'Hanower jest zamknięty na północy i na południu: z własnym polem {tiles} kafelki, {coats} herb, {p0} punktów.',
    coast: 'Ten klasztor ma tylko pięciu sąsiadów: cztery kafelki i Monachium. Z nim samym to {p0} punktów.',
    town_road: 'Premia za drogę: {tiles} kafelki, a obok drogi leży Kassel, którego nikt jeszcze nie zakrył: {p0} punktów.',
    chip: 'Niebieski kładzie następny kafelek na żetonie po prawej. To {value}: od razu {p0} punkty.',
    wine_town: 'Niebieski kładzie kafelek na Dijon i sprzedaje dwie pomarańczowe jedynki, w kolorze jego winogron: {p0} punktów.',
    wine_abroad: 'Droga prowadzi teraz do Włoch. Niebieski sprzedaje błękitną dwójkę za granicę: {p0} punktów.',
    islands: 'Za błękitny żeton możesz wziąć jeden z dwóch odkrytych kafelków błękitnej wyspy.',
    isle: 'Niebieski ma błękitny i fioletowy żeton. Pomarańczowy na wybrzeżu tworzy komplet: {p0} punkt za żeton, a obaj podwładni wracają z wyspy Man do domu.',
    treat: 'Smakołyk o wartości {value}: kto położy tu kafelek, dostaje {p0} punkty.',
    upgrade: 'Niebieski płaci 2+2. Podwładny po awansie jest silniejszy od czerwonego: wszystkie {p0} punktów dla Niebieskiego, nic dla Czerwonego.',
    post_office: 'Wokół poczty leży pięć kafelków. Niebieski odwołuje listonosza i dostaje teraz {p0} punktów.',
    send: 'Poczta została właśnie położona. Listonosz Niebieskiego może iść do każdej bladej figurki w zasięgu, nawet do miasta Czerwonego: miałby tam przewagę.',
    hold: 'Listonosz Niebieskiego i dwaj podwładni Czerwonego mieli tę samą siłę, 2; obaj gracze dostali po {p0} punktów. Teraz listonosz zostaje, a podwładni Czerwonego utknęli.',
    ...expansion_examples,
  },
};
