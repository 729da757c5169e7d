// Zasady dodatków według tematów; napisane jak w help.ts.
import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Dodatki',
    also: 'karczmy katedry kupcy budowniczowie opat rzeka tylko kafelki włączyć łączyć razem rozszerzenia',
    text: `
      Każdą zasadę dodatku włącza się osobno, przygotowując grę. Wszystkie można łączyć, także z mapami, żetonami i listonoszem.
      - **Karczmy i Katedry**: [duży podwładny](large_meeple), [karczmy](inns) i [katedry](cathedrals)
      - **Kupcy i Budowniczowie**: [budowniczy](builder), [świnia](pig) i [towary](trade_goods)
      - **Opat i ogrody**: [opat](abbot)
      - **Rzeka**: [rzeka](river), którą układa się najpierw
      Kafelki dodatku, którego zasady są wyłączone, to zwykłe kafelki: karczmy, katedry i towary na nich są ozdobą.
      ## Kilka figurek
      Nadal stawiasz **jedną figurkę na turę**. Strona pokazuje w każdym miejscu figurkę, która może tam stać; jeśli wolisz inną, najpierw ją wybierz. Budowniczy i świnia nie mają własnej siły: idą tam, gdzie stoi już twój podwładny.
      ## Razem z listonoszem
      Budowniczy na [zatrzymanej](holding) budowli też jest zatrzymany. Jeśli listonosz był tam twoją ostatnią figurką i odchodzi, budowniczy wraca do domu.
    `,
  },
  large_meeple: {
    title: 'Duży podwładny',
    also: 'wielki meeple podwójna siła dwa przewaga karczmy',
    text: `
      Każdy gracz ma jednego dużego podwładnego. Stawia się go i zabiera jak każdego innego, także na łąkach, ale ma **siłę 2** wszędzie, gdzie liczy się [przewaga](scoring).
      ! large
      Za żetony [awansować](upgrades) mogą tylko zwykli podwładni.
    `,
  },
  inns: {
    title: 'Karczmy',
    also: 'karczma gospoda jezioro droga dwa punkty kafelek ryzyko zero nieukończona',
    text: `
      Droga z co najmniej jedną karczmą jest po ukończeniu warta **2 punkty za każdy kafelek**. Jeśli na koniec gry jest jeszcze otwarta, nie jest warta **nic**.
      ! inn
      Karczma należy do drogi, przy której jest wydrukowana; druga karczma przy tej samej drodze nic nie zmienia. Herby przy drogach (mapy) nadal liczą się po 2, a premia za [miasteczko](towns) też 2.
    `,
  },
  cathedrals: {
    title: 'Katedry',
    also: 'katedra miasto trzy punkty kafelek ryzyko zero nieukończone',
    text: `
      Miasto z co najmniej jedną katedrą jest po ukończeniu warte **3 punkty za każdy kafelek i 3 za każdy herb**. Jeśli na koniec jest jeszcze otwarte, nie jest warte **nic**.
      ! cathedral
      Dla [łąki](fields) to miasto jak każde inne. Na mapie katedra działa też w [dużym mieście](large_cities).
    `,
  },
  builder: {
    title: 'Budowniczy',
    also: 'podwójna tura drugi kafelek powiększyć młotek kupcy',
    text: `
      Każdy gracz ma jednego budowniczego. Postaw go, jako swoją figurkę, na nieukończonej **drodze albo w mieście właśnie położonego kafelka, gdzie masz podwładnego**: zwykłego, dużego albo swojego listonosza.
      Jeśli w **późniejszej** turze twój kafelek powiększy albo ukończy tę drogę lub miasto, po punktacji bierzesz **drugi kafelek** i rozgrywasz go w pełni, z własną figurką i własną punktacją. Drugi kafelek nigdy nie daje trzeciego.
      ! second_tile
      Budowniczy nie ma siły. Wraca do domu, gdy droga lub miasto punktuje.
      Razem z [dodatkowym kafelkiem](towns) za miasteczko: najpierw kafelek budowniczego, a budzi go tylko pierwszy kafelek tury.
    `,
  },
  pig: {
    title: 'Świnia',
    also: 'łąka chłop cztery punkty stado prosię kupcy',
    text: `
      Każdy gracz ma jedną świnię. Postaw ją, jako swoją figurkę, na **łące właśnie położonego kafelka, gdzie masz chłopa**. Zostaje do końca.
      Jeśli masz na tej łące przewagę, choćby wspólną, dostajesz **4 punkty zamiast 3** za każde ukończone miasto. Kto dzieli ją z tobą, dostaje 3, chyba że ma własną świnię.
      ! pig
      Świnia nie ma siły, a kilka świń się nie sumuje.
    `,
  },
  trade_goods: {
    title: 'Towary',
    also: 'wino zboże sukno znacznik beczka snop miasto ukończone dziesięć punktów kupcy handel',
    text: `
      Na niektórych kafelkach miasta widać wino, zboże albo sukno. **Kto ukończy miasto, zabiera jego towary**, po jednym za każdy znak, bez względu na to, czyje jest miasto i czy ktokolwiek w nim stoi.
      ! goods
      Na koniec gry za każdy z trzech rodzajów **10 punktów** dostaje ten, kto ma najwięcej towarów; przy remisie każdy z prowadzących dostaje wszystkie.
    `,
  },
  abbot: {
    title: 'Opat i ogrody',
    also: 'ogród klasztor odwołać do domu dziewięć punktów kwiaty',
    text: `
      Z opatem gra podstawowa ma osiem kafelków z ogrodami, a liczą się też ogrody z innych zestawów. Ogród liczy się jak [klasztor](monasteries): **9 punktów**, gdy jest otoczony, na koniec **1 i po 1 za każdy kafelek wokół**.
      Każdy gracz ma jednego opata o sile 1. Stoi **tylko w klasztorach i ogrodach**, a w ogrodach może stać tylko on.
      **Zabierz go wcześniej do domu.** Zamiast stawiać figurkę, możesz odwołać opata z nieukończonego klasztoru lub ogrodu: dostajesz tyle, ile jest teraz wart.
      ! abbot
    `,
  },
  river: {
    title: 'Rzeka',
    also: 'woda źródło jezioro rozwidlenie most wolny stół mapa początek',
    text: `
      Gra może zacząć się od rzeki, na wolnym stole i na mapach. Najpierw leży **źródło**; potem wszyscy dobierają kafelki rzeki, aż zamknie ją **jezioro**. Dopiero potem przychodzi kolej na pozostałe kafelki, wśród nich kafelek startowy gry podstawowej.
      Kafelek rzeki musi **prowadzić rzekę dalej**, a rzeka nie może zawracać: w trzech kolumnach lub rzędach na wprost jej otwartego końca nie może leżeć żaden kafelek.
      ! river
      Figurki stawia się jak zwykle na drogach, w miastach i na łąkach kafelków rzeki, nigdy na samej rzece. **Rzeka dzieli łąki.** Jeśli rzeka jest jeszcze otwarta, gdy jej kafelki się skończą, na jej końcu nie kładzie się kafelka.
      **Na mapie** źródło leży na pierwszym używanym polu startowym, obrócone tak, by rzeka płynęła na pole. Pozostałe pola startowe czekają puste, aż rzeka będzie ułożona; potem dostają swoje kafelki. Kafelek rzeki, który nigdzie nie pasuje, wychodzi z gry.
      Z obiema rzekami jest jedno źródło i jedno jezioro; rozwidlenie przychodzi wcześnie i daje rzece dwie odnogi.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Duży podwładny przeciw podwładnemu, 2 do 1: wszystkie {p0} punktów dla Niebieskiego, nic dla Czerwonego.',
  inn: 'Ukończona droga z karczmą: {tiles} kafelki dają Niebieskiemu {p0} punktów zamiast {tiles}.',
  cathedral: 'Katedra jest zamknięta ze wszystkich stron: {tiles} kafelków, {p0} punktów.',
  second_tile: 'Niebieski przedłuża drogę z budowniczym i może od razu położyć drugi kafelek: ten w prawym górnym rogu.',
  pig: 'Punktacja końcowa: {cities} ukończone miasta przy łące Niebieskiego. Ze świnią są warte {p0} punktów.',
  goods: 'Niebieski zamyka miasto Czerwonego. Czerwony dostaje {p1} punktów; Niebieski zabiera {tokens} towary, beczkę wina i snop zboża.',
  abbot: 'Wokół ogrodu leży pięć kafelków. Niebieski zabiera opata do domu i dostaje teraz {p0} punktów.',
  river: 'Następny kafelek rzeki skręca. Można go położyć tam, gdzie zaznaczono, obrócony tak, by rzeka płynęła dalej.',
};
