// Pravidla hry podle témat, psaná jako anglická.
import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'Jak se hraje',
    lead: 'Zahraj si za pár minut lekci, nebo si přečti pravidla podle témat. Každý příklad odehrála sama hra, takže body sedí.',
    contents: 'Obsah',
    search: 'Hledat v pravidlech',
    found: 'Nalezeno',
    hits: 'Nalezená témata: {n}',
    nothing: 'Nic se nenašlo. Zkus kratší slovo: cesta, trajekt, žeton, pošťák …',
    next: 'Dál: {topic}',
    all: 'Všechna pravidla na jedné stránce, k tisku',
    all_topics: 'Celá pravidla',
  },
  lessons: {
    base: { title: 'Základní hra', about: 'Šest krátkých úkolů na začátek' },
    maps: { title: 'Mapy a žetony', about: 'Hranice, trajekty, velká města, žetony' },
    postman: { title: 'Pošťák', about: 'Všechno, co umí' },
    expansions: { title: 'Rozšíření', about: 'Velký družiník, hostince, stavitel, zboží, opat, prase' },
  },
  groups: {
    basics: 'Základní hra',
    maps: 'Mapy',
    chips: 'Žetony',
    postman: 'Pošťák',
    expansions: 'Rozšíření',
    here: 'Na této stránce',
  },
  topics: {
    turn: {
      title: 'Tah',
      also: 'kolo pořadí průběh začátek příprava hráči výhra vítěz přehled',
      text: `
        Dva až šest hráčů staví krajinu z kartiček. Když jsi na tahu:
        - **Polož kartičku.** Lízneš si jednu a [položíš ji](tiles) tak, aby pasovala.
        - **Umísti figurku**, chceš-li, na cestu, do města, do kláštera nebo na louku [té kartičky](figures).
        - **Boduj.** Co kartička dokončila, se hned [spočítá](scoring) a figurky odtamtud se vrátí domů.
        Pak je po směru hodinových ručiček na tahu další hráč. Když dojdou kartičky, hra končí a i to, co není dokončené, ještě [trochu přidá](end). Vyhrává, kdo má nejvíc bodů; při shodě je vítězství společné.
        Začínáš se **7 družiníky**, na mapě s **9**. Při přípravě hry jde počet změnit, od 1 do 20.
        ## Když se toho stane hodně najednou
        S mapami, žetony a pošťákem má tah více kroků. Jdou vždy v tomto pořadí:
        - body za [žeton](chips) nebo [pamlsek](treats), který kartička zakryje, a za erby políčka na ostrově; cena [městečka](towns)
        - odevzdání [trojice](isle_of_man), položení [pamlsku](treats)
        - figurky: umístit jednu, vzít [opata](abbot) domů, použít [pošťáka](special_actions), [povýšit](upgrades) družiníky
        - bodování: nejdřív cesty, pak města, pak kláštery, pošty a zahrady
        - pošťáci [zůstanou, nebo jdou domů](holding)
        - prodej [vína](wine)
        - druhá kartička od [stavitele](builder)
        - kartička navíc za [městečko](towns)
        - nákup [dalšího tahu](isle_of_man)
      `,
    },
    tiles: {
      title: 'Pokládání kartiček',
      also: 'položit sedět pasovat líznout táhnout otočit odhodit hromádka rozšíření hostince katedrály',
      text: `
        Kartička se musí stranou dotýkat kartičky, která už leží, a **každá strana musí navazovat** na souseda: cesta na cestu, město na město, louka na louku. Otáčet ji můžeš, jak chceš.
        ! fit
        Kartička, která nikam nepasuje, odchází ze hry, všichni ji vidí a ty si lízneš jinou.
        Na mapě patří kartičky jen na natištěná políčka: viz [Mapy](maps).
        Přimíchat se dají kartičky z rozšíření Hostince a katedrály a Kupci a stavitelé. Jejich hostince, katedrály a zboží jsou pak ozdoba, pokud nehraješ i podle jejich [pravidel](expansions).
      `,
    },
    figures: {
      title: 'Umisťování figurek',
      also: 'meeple družiník panáček rytíř lupič zbojník mnich sedlák zásoba obsazeno vlastní',
      text: `
        Po položení kartičky na ni smíš umístit **jednu** figurku ze své zásoby: na cestu, do města, do kláštera nebo na louku **té kartičky**.
        Celek, ke kterému to patří, musí být volný. Stojí-li kdekoli na spojené cestě, ve městě nebo na louce nějaká figurka, třeba i tvoje, další přidat nesmíš.
        ! spots
        Přesto se může sejít víc hráčů: když kartička spojí dvě cesty nebo dvě města, která už někomu patří. Pak rozhoduje [převaha](scoring).
        Figurka zůstává, dokud to, na čem stojí, není dokončené a spočítané. Na [louce](fields) zůstává do konce hry.
      `,
    },
    roads: {
      title: 'Cesty',
      also: 'silnice ulice lupič zbojník křižovatka smyčka okruh dokončená',
      text: `
        Cesta je **dokončená**, když jsou oba konce uzavřené: křižovatkou, městem, klášterem nebo jinou budovou. Uzavřený okruh je také dokončený.
        Dokončená cesta přinese **1 bod za každou kartičku**. Kartička platí jednou, i když přes ni cesta vede dvakrát.
        ! road
        Na mapách cesty končí i na [hranicích](borders) a plují dál [trajekty](ferries); obojí má erby, které se počítají.
      `,
    },
    cities: {
      title: 'Města',
      also: 'hradby rytíř erb štít praporec dokončené hrad',
      text: `
        Město je **dokončené**, když jsou jeho hradby dokola uzavřené a uvnitř není mezera.
        Dokončené město přinese **2 body za každou kartičku a 2 za každý erb**. I nejmenší město ze dvou kartiček platí jako každé jiné: 4 body.
        ! city
        Na konci hry má nedokončené město poloviční cenu: [Konec hry](end).
      `,
    },
    monasteries: {
      title: 'Kláštery',
      also: 'klášter opatství mnich devět obklopený sousedé',
      text: `
        Klášter je **dokončený**, když na všech osmi políčkách kolem leží kartičky. Přinese **9 bodů**: jeden za sebe a jeden za každého souseda.
        ! monastery
        Na mapách může stačit méně sousedů: kde není políčko, není potřeba nic. Viz [Hranice a výběžky](borders).
        [Pošty](post_offices) se počítají stejně.
      `,
    },
    fields: {
      title: 'Louky',
      also: 'pole statek sedlák tráva pastvina konec',
      text: `
        Figurka si může lehnout na louku jako sedlák. Louky se nikdy nedokončí, a tak tam **zůstává do konce** hry.
        V závěrečném bodování přinese louka **3 body za každé dokončené město, které se jí dotýká**. Město platí pro jednu louku jednou, i kdyby se dotýkaly víckrát. Cesty, hradby a hranice louky dělí.
        ! field
        Více sedláků na jedné louce: všechny body dostane ten, kdo má [převahu](scoring). Pošťák si na louku nikdy nelehne.
        Hrát se dá i bez luk.
      `,
    },
    scoring: {
      title: 'Bodování a převaha',
      also: 'body shoda remíza většina dělení nejvíc síla návrat',
      text: `
        Co kartička dokončí, se spočítá hned, ať ji položil kdokoli. Kdo tam má **největší sílu**, dostane všechny body. Při shodě dostane každý z vedoucích **všechny** body.
        ! majority
        - Družiník má sílu 1.
        - [Pošťák](postman), [velký družiník](large_meeple) a [povýšený](upgrades) družiník mají sílu 2; [stavitel](builder) a [prase](pig) nemají žádnou.
        - Bez figurky nejsou body.
        Pak se všechny figurky vrátí do zásob svých majitelů, i těch, kdo nic nedostali, pokud je [nezadržuje pošťák](holding).
        ## Ve zkratce
        - Cesta: 1 za každou kartičku
        - Město: 2 za každou kartičku, 2 za každý erb
        - Klášter, pošta, zahrada: 9
        - Erb u cesty (mapy): 2
      `,
    },
    end: {
      title: 'Konec hry',
      also: 'závěrečné bodování nedokončené poslední kartička vítěz',
      text: `
        Hra končí, když je položena poslední kartička; na mapě také, když jsou všechna políčka zakrytá. Pak se spočítá všechno, na čem ještě stojí figurky, jako vždy podle převahy:
        - nedokončená cesta: **1** za každou kartičku
        - nedokončené město: **1** za každou kartičku a **1** za každý erb
        - nedokončený klášter, pošta nebo zahrada: **1** a k tomu 1 za každou kartičku kolem
        - louka: **3** za každé dokončené město, které se jí dotýká
        ! end
        Erby u nedokončené cesty platí po 1. Zbylé žetony nepřinesou nic.
      `,
    },
    maps: {
      title: 'Mapy',
      also: 'země políčka start výběr mřížka směs německo francie benelux velká británie pyrenejský poloostrov družiníci doporučené',
      text: `
        Na mapě se kartičky pokládají **jen na natištěná políčka**. Smíš použít políčko, které leží
        - vedle kartičky, jako vždy;
        - vedle [velkého města](large_cities), které už je připojené;
        - na druhém konci [trajektu](ferries), který už je připojený.
        Každý má **9 družiníků**. Hra začíná na dvou nebo třech místech najednou: startovní kartička a další, vylosované, leží na **startovních políčkách** (na třech ve Velké Británii a na Pyrenejském poloostrově, jinde na dvou). Můžete si vybrat, která a kolik, nejméně dvě, a na kterém z nich startovní kartička leží; jinak políčka vybere náhoda. Nepoužitá startovní políčka jsou obyčejná [městečka](towns).
        Každá mapa doporučuje počet kartiček: 110 až 120, v menší Velké Británii 90 až 100. Když žádné nevyberete, hraje se s **doporučenou směsí**: se základní hrou a podle potřeby s kartičkami z rozšíření Hostince a katedrály a Kupci a stavitelé. Kartičky pošťáka se započítají; je-li jich pak moc, některé se náhodně odloží.
        Bez svých žetonů se mapa hraje, jako by hrozny, značky žetonů, barevné řady a erby políček na ostrovech nebyly natištěné.
      `,
    },
    borders: {
      title: 'Hranice a výběžky',
      also: 'okraj hranice zahraničí cizina výběžek pobřeží erb klášter uzavřené',
      text: `
        Kde políčko nemá souseda, má mapa hranici. **Co se dotýká hranice, je tam uzavřené**: cesta končí, město má hradby, louka se zastaví. Každá strana kartičky tam pasuje.
        Na některých hranicích je vidět výběžek **cesty nebo města ze zahraničí**. Kartička tam musí ukazovat totéž. Výběžek cestu nebo město uzavírá, **platí jako jedna jejich kartička** a přidává své **erby**: po 2 bodech, i u cest; po 1, jsou-li na konci nedokončené.
        ! border
        ## Kláštery na okraji
        Klášter a pošta potřebují jen políčka, která existují. Přinesou 1 a k tomu 1 za každou kartičku a každé políčko velkého města kolem. Výběžky a trajekty se nepočítají.
        ! coast
      `,
    },
    large_cities: {
      title: 'Velká města',
      also: 'natištěné město berlín paříž londýn madrid amsterdam hlavní spojení',
      text: `
        Velká města jako Berlín jsou natištěná na mapě. Kartičky se na ně nepokládají.
        Velké město je **připojené**, jakmile vedle některého jeho políčka leží kartička. Od té chvíle smí každý pokládat kartičky ke **všem** jeho políčkům, i na druhé straně.
        Jeho otevřené strany jsou město, uzavřené strany louka; kartička vedle musí navazovat. Město je dokončené, když je každá otevřená strana zakrytá a zbytek obehnaný hradbami. **Každé jeho políčko platí jako kartička** a jeho erby se počítají: po 2 bodech, po 1, je-li na konci nedokončené.
        ! large_city
      `,
    },
    ferries: {
      title: 'Trajekty a ostrovy',
      also: 'trajekt přívoz loď člun moře ostrov přístav linka',
      text: `
        Trajekt je kus cesty mezi dvěma políčky. Je **připojený**, jakmile na jednom konci leží kartička; pak smí každý použít políčko **na druhém konci**.
        Oba konce vyžadují cestu. Trajekt **platí jako jedna kartička** té cesty a přidává své **erby**: po 2 bodech. Dokud na jednom konci kartička neleží, je cesta otevřená.
        ! ferry
        Na ostrovy se jde dostat jen trajektem; jinak jsou to obyčejná políčka. Oba konce trajektu nejsou sousedé: kláštery a pošťák přes moře nedosáhnou.
      `,
    },
    towns: {
      title: 'Městečka',
      also: 'varianta kartička navíc cena mýtné bonus startovní políčka zakrytí',
      text: `
        Městečka jsou obyčejná políčka se jménem, stejně jako nepoužitá startovní políčka. Tři varianty je dělají zvláštními; každou jde při přípravě hry zapnout zvlášť. Dvě se týkají zakrytí městečka, jedna cest, které vedou kolem.
        - **Kartička navíc.** Kdo zakryje městečko, vezme si po bodování druhou kartičku a celou ji zahraje. Městečko zakryté touto kartičkou navíc už nic nepřinese.
        - **Mýtné.** Zakrytí městečka stojí 2 body. Skóre nikdy neklesne pod 0.
        - **Bonus za cestu.** Bodovaná cesta přinese 2 body navíc za každé nezakryté městečko vedle některé její kartičky, i na konci hry. Městečko platí pro jednu cestu jednou.
        ! town_road
      `,
    },
    chips: {
      title: 'Žetony',
      also: 'žetony mapy fialový bleděmodrý modrý oranžový lícem dolů hodnota rozložit ručně jiná mapa',
      text: `
        Každá mapa má 30 žetonů, po deseti fialových, bleděmodrých a oranžových; v každé barvě jich šest ukazuje 1 a čtyři 2. Před hrou se rozloží **lícem dolů**, po jednom na políčko:
        - ne na městečka, startovní políčka a velká města ani na Baleáry;
        - ne vedle sebe;
        - ne vedle použitého startovního políčka ani k otevřené straně velkého města.
        Program je rozmístí rovnoměrně po mapě. Když to tak nastavíte, kladou je hráči **ručně**: postupně, po jednom, před první kartičkou. Ve Velké Británii jsou políčka žetonů natištěná.
        **Polož kartičku na žeton** a je tvůj: hned dostaneš tolik bodů, kolik ukazuje, a žeton leží před tebou odkrytý.
        ! chip
        Na každé mapě jsou žetony dobré k něčemu jinému:
        - Francie: [víno](wine)
        - Benelux: [kartičky z ostrovů](islands), s 20 žetony
        - Velká Británie: [ostrov Man](isle_of_man)
        - Pyrenejský poloostrov: [pamlsky](treats)
        - Německo: [povýšení](upgrades)
        Pravidla žetonů jedné mapy se dají hrát i na jiné, má-li, co je potřeba: pro víno výběžek na hranici s erbem nebo městečko s hrozny, pro kartičky z ostrovů ostrovy s hromádkami, pro pamlsky dvanáct řad. Ostrov Man a povýšení jdou na každé mapě.
        Žetony lícem dolů jsou tajemství pro všechny; jen s ostrovem Man je známá jejich barva. Žetony, které na konci zbydou, nepřinesou nic.
      `,
    },
    wine: {
      title: 'Francie: víno',
      also: 'prodat prodej hrozny zahraničí městečko vinice',
      text: `
        **Víno** jsou žetony jedné barvy se součtem přesně 2: dvě jedničky, nebo dvojka. Smíš prodat **jedno víno za tah**, po figurkách a bodování. Žetony odcházejí ze hry.
        - **V městečku: 9 bodů.** Kartička položená v tomto tahu zakrývá městečko a víno má barvu jeho hroznů.
        - **Za hranice: 5 bodů.** Kartička položená v tomto tahu navazuje na výběžek na hranici s alespoň jedním erbem. Barva je libovolná.
        ! wine_town
        ! wine_abroad
        Žeton získaný stejnou kartičkou se smí prodat hned.
      `,
    },
    islands: {
      title: 'Benelux: kartičky z ostrovů',
      also: 'hromádka vzít koupit líznout odkrytá texel vlieland terschelling vlny',
      text: `
        Na třech ostrovech, fialovém, bleděmodrém a oranžovém, leží po dvou hromádkách s pěti kartičkami. Vrchní kartička každé leží lícem nahoru.
        Než si lízneš, smíš místo toho **zaplatit žeton a vzít odkrytou kartičku** z ostrova v barvě žetonu. Na čísle žetonu nezáleží. Žeton odchází ze hry; další kartička té hromádky se odkryje na konci tvého tahu.
        ! islands
        Vzít se smí jen kartička, kterou jde položit. Kdo si už lízl, nemůže vybírat znovu.
        Rozloží se jen 20 žetonů. Políčka s vlnami zůstávají prázdná: platí jako hranice. Hra končí poslední kartičkou obyčejné hromádky; na kartičkách, které zbyly na ostrovech, nezáleží.
      `,
    },
    isle_of_man: {
      title: 'Velká Británie: ostrov Man',
      also: 'koupit tah trojice tři žetony výměna dvojitý odevzdat družiníci',
      text: `
        Po svém tahu smíš poslat **jednoho družiníka ze zásoby na ostrov Man** a hned hrát **ještě jeden tah**, ale jen jeden takový za kolo. Na ostrově družiník k ničemu jinému není.
        **Trojice přivede všechny tvé družiníky domů.** Trojice jsou přesně tři žetony: tři se stejným číslem, nebo po jednom od každé barvy. Když právě získaný žeton trojici doplní, musíš ji hned odevzdat, i když na ostrově nikoho nemáš; je-li trojic víc, vybereš si. Žetony odcházejí ze hry a družiníci jsou zpátky včas pro figurku tohoto tahu.
        ! isle
        Barvy jsou tu známé: ve Velké Británii leží bleděmodré ve Skotsku, oranžové v Irsku, fialové v Anglii a Walesu a použijí se všechna tři startovní políčka.
      `,
    },
    treats: {
      title: 'Pyrenejský poloostrov: pamlsky',
      also: 'položit znovu řady dvojnásobek ostrov baleáry erb dobroty',
      text: `
        Získaný žeton se **znovu položí, lícem nahoru, jako pamlsek**. Vybereš si volné políčko bez kartičky, žetonu a velkého města v řadách jeho barvy: oranžový v řadách 1 až 4, bleděmodrý v 5 až 8, fialový v 9 až 12, počítáno shora. Městečka a ostrovy jsou povolené. Není-li volné žádné políčko, odchází žeton ze hry.
        Kdo položí kartičku na pamlsek, dostane **dvojnásobek jeho čísla** v bodech. Pak žeton odchází ze hry.
        ! treat
        Políčka Baleár mají erby: **po 2 bodech** hned pro toho, kdo tam položí kartičku.
      `,
    },
    upgrades: {
      title: 'Německo: povýšení',
      also: 'zaplatit čtyři dvojnásob síla vylepšení družiník žeton pod',
      text: `
        Před umístěním figurky nebo po něm smíš zaplatit žetony v hodnotě **přesně 4** (1+1+1+1, 1+1+2 nebo 2+2) a povýšit jednoho ze svých družiníků na plánu, třeba i toho právě umístěného. Jeden žeton jde pod něj, ostatní odcházejí ze hry. Smíš to udělat tolikrát, na kolik ti stačí žetony.
        Povýšený družiník má v každém bodování **sílu 2**, i na loukách. Když odejde z plánu, odchází jeho žeton ze hry.
        ! upgrade
        Družiník nese nejvýš jeden žeton. Povýšit jde jen obyčejné družiníky, a ne ty, které pošťák [zadržuje](holding).
      `,
    },
    postman: {
      title: 'Pošťák',
      also: 'síla dvě figurka cartero listonoš pošta rozšíření',
      text: `
        Každý hráč má kromě družiníků jednoho pošťáka a ke kartičkám přibude dvanáct s [poštou](post_offices).
        Pošťák má **sílu 2**. Smíš ho umístit jako družiníka, na volnou cestu, do volného města nebo kláštera nebo na volnou poštu právě položené kartičky, ale **nikdy na louku a nikdy do zahrady**.
        Co je na něm zvláštní:
        - díky [poštám](special_actions) ho jde poslat, přivolat a vzít zpět;
        - na dokončené stavbě smí [zůstat a všechny zadržet](holding).
        V kroku figurek uděláš jedno: umístíš figurku, použiješ pošťáka, nebo neuděláš nic.
      `,
    },
    post_offices: {
      title: 'Pošty',
      also: 'poštovní úřad zákazník úředník devět bodů vzít zpět',
      text: `
        Pošta se počítá jako [klášter](monasteries): dokončená je s kartičkami kolem dokola, **9 bodů** (na mapě podle políček, která existují), podle převahy. Družiník na ní je zákazník, pošťák úředník.
        **Vezmi pošťáka zpět dřív.** Dokud je pošta nedokončená, smíš ve svém tahu místo umístění figurky vzít svého pošťáka zpět: jen ty dostaneš tolik bodů, kolik teď vynáší, **1 a 1 za každou kartičku kolem**, ať tam stojí kdokoli další. Kartička, kterou pokládáš, poštu mít nemusí.
        ! post_office
        Na konci hry má nedokončená pošta stejnou cenu, podle převahy.
      `,
    },
    special_actions: {
      title: 'Čtyři zvláštní akce',
      also: 'poslat přesunout přivolat odebrat soupeř sousedé dosah osm vzít zpět sem',
      text: `
        Má-li kartička, kterou pokládáš, **poštu**, nabízí krok figurek víc. Místo umístění figurky smíš udělat jednu z těchto věcí:
        - **Pošli svého pošťáka** na jednu z osmi kartiček kolem: na nedokončenou cestu, do nedokončeného města nebo kláštera nebo na nedokončenou poštu, **ať jsou obsazené, nebo ne**. Přijde ze zásoby nebo odkudkoli z plánu.
        - **Odeber soupeřova pošťáka** z plánu; vrátí se k majiteli, bez bodů.
        - **Přivolej kteréhokoli pošťáka**, svého nebo cizího, odkudkoli z plánu na tuto poštu, bez bodů.
        ! send
        A v každém svém tahu, s poštou i bez ní, také místo umístění figurky:
        - **Vezmi svého pošťáka zpět** z nedokončené [pošty](post_offices), s jejími body, nebo z dokončené stavby, kde ostatní [zadržuje](holding), bez bodů.
        Když se pošťák z pošty přesune, nic se neboduje. Co kartička právě dokončila, je dokončené: tam už pošťáka poslat nejde.
      `,
    },
    holding: {
      title: 'Zadržené stavby',
      also: 'zůstat propustit domů zajatec zámek pečeť vězeň zadržet',
      text: `
        Dokončená stavba s pošťákem se boduje jako obvykle. Pak **rozhodne každý, čí pošťák tam stojí**, počínaje hráčem na tahu: zůstane, nebo jde domů?
        - Vezme-li někdo pošťáka domů, všechny figurky se vrátí jako obvykle.
        - Zůstanou-li všichni, je **zadržená každá figurka, která tam stojí**, i cizí. Označuje je pečeť.
        ! hold
        Zadržené figurky jsou volné, jakmile stavbu opustí kterýkoli pošťák, ať jakkoli: vzatý zpět, poslaný jinam, přivolaný nebo odebraný. Nic se neboduje podruhé.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Hra na serveru',
      also: 'hodiny čas vrátit pryč vzdát počítač nahradit spojení divák chat poctivost odveta',
      text: `
        - **Hodiny.** Stůl je může mít: určený čas na každý tah, nebo na celou hru s přídavkem po každém tahu. Běží tomu, kdo má rozhodnout, i o pošťákovi v cizím tahu. Na nule rozhodne rychlý počítačový hráč, nebo převezme místo, je-li to tak u stolu nastaveno.
        - **Vrácení tahu.** Můžeš požádat o návrat před svou poslední akci. Všichni ostatní, kdo hrají, musí souhlasit; počítačoví hráči souhlasí vždy. Hromádka zůstává, jak je.
        - **Spojení.** Když se přeruší, stránka se sama připojí znovu; nic se neztratí. Stránku můžeš zavřít a vrátit se, s odkazem na své místo i na jiném zařízení.
        - **Tempo.** Co dělají ostatní, se ukazuje akci po akci; ťuknutí nebo klávesa přeskočí na konec. V nabídce je klidné tempo, rychlé, nebo všechno najednou. Když se vrátíš ke stolu, dozvíš se, co se mezitím stalo, a můžeš to vidět znovu.
        - **Pryč.** Je-li někdo pryč 30 sekund, smějí ostatní posadit na jeho místo počítačového hráče. Kdo se vrátí, může kdykoli hrát dál.
        - **Vzdání.** Ve dvou vyhrává ten druhý. Ve více lidech pokračuje na tvém místě počítačový hráč, ale vyhrát nemůže.
        - **Poctivost.** Server míchá a své tajemství střeží, dokud hra neskončí. Počítačoví hráči nevidí víc než ty.
        - **Čekání.** Stůl, jehož hra do dne nezačne, se zavře, a stejně tak hra, která čeká 60 dní na tah.
      `,
    },
    controls: {
      title: 'Myš, dotyk a klávesy',
      also: 'klávesnice zkratky gesta přiblížení posun kolečko telefon přístupnost',
      text: `
        ## Myš
        - Políčka, kam kartička pasuje, svítí. Klikni na jedno a vyzkoušíš ji tam; dalším klikem, kolečkem nad ní nebo pravým tlačítkem ji otočíš; dvojklik nebo **Položit** ji položí natrvalo.
        - Klikni na jiné políčko a uvidíš, proč tam kartička nepasuje.
        - Klikni na průsvitnou figurku na kartičce a umístíš ji tam; máš-li víc druhů, nejdřív vyber jiný.
        - Tažením posuneš pohled, kolečkem přiblížíš.
        - Ukaž na cestu, město, klášter nebo louku a uvidíš celek, majitele i cenu.
        ## Dotyk
        - Ťukni na políčko a kartičku tam vyzkoušíš; dalším ťuknutím nebo kulatými tlačítky ji otočíš; pak **Položit**. Kde nepasuje, uvidíš proč.
        - Ťukni na průsvitnou figurku a potvrď, nebo na ni ťukni dvakrát; mezitím můžeš pro to místo vybrat jinou figurku.
        - Jeden prst posouvá pohled, dva prsty přibližují.
        - Ťukni na cestu, město, klášter nebo louku, nebo je podrž, a uvidíš jejich cenu.
        ## Klávesy
        - **Šipky** nebo **Tab** vybírají políčko či místo, **R** otáčí kartičku (Shift R na druhou stranu), **Enter** potvrzuje.
        - **Esc** zase zvedne, co je vybrané, přejde z plánu na lištu a potom vynechá.
        - **G** ukáže všechny louky najednou, s majiteli a cenou.
        - **1** až **9** vybírají kartu; **P** pošťáka, **U** povýšení.
        - **D** lízne, **K** nechá pošťáka stát, **S** prodá, **B** koupí tah.
        - **+** a **−** přibližují a oddalují, **F** ukáže celý plán.
        - **I** prohlíží cesty, města a louky: šipky pak přecházejí od jedné k druhé.
      `,
    },
  },
  examples: {
    fit: 'Kartička vpravo nahoře pasuje, správně otočená, na každé vyznačené políčko.',
    spots: 'Modrý smí umístit družiníka tam, kde jsou průsvitné figurky: do města nebo na jednu z luk. Cesta už patří Červenému.',
    road: 'Nová kartička uzavírá cestu křižovatkou. {tiles} kartičky: Modrý dostane {p0} body.',
    city: 'Město je uzavřené: {tiles} kartičky a {coats} erb přinesou Modrému {p0} bodů.',
    monastery: 'Poslední mezera je zaplněná: {p0} bodů pro Modrého.',
    field: 'Na konci hry se louky Modrého dotýkají {cities} dokončená města: {p0} bodů. Třetí město je nedokončené a nepočítá se.',
    majority: 'Po jednom družiníkovi: Modrý i Červený dostanou všech {p0} bodů.',
    end: 'Závěrečné bodování. Modrý: 3 body za nedokončené město (dvě kartičky, jeden erb) a 4 za klášter se třemi sousedy, dohromady {p0}. Červený: {p1} za cestu.',
    border: 'Dvě kartičky a výběžek jsou {tiles} kartičky a výběžek má {coats} erb: {p0} bodů.',
    ferry: 'Dvě kartičky a trajekt jsou {tiles} kartičky a trajekt má {coats} erb: {p0} bodů.',
    large_city: 'Hannover je na severu a na jihu uzavřený: s vlastním políčkem {tiles} kartičky, {coats} erb, {p0} bodů.',
    coast: 'Tento klášter má jen pět sousedů: čtyři kartičky a Mnichov. I s ním to dělá {p0} bodů.',
    town_road: 'Bonus za cestu: {tiles} kartičky a vedle cesty leží Kassel, který ještě nikdo nezakryl: {p0} bodů.',
    chip: 'Modrý pokládá další kartičku na žeton vpravo. Je to {value}: hned {p0} body.',
    wine_town: 'Modrý pokládá kartičku na Dijon a prodává dvě oranžové jedničky, v barvě jeho hroznů: {p0} bodů.',
    wine_abroad: 'Cesta teď vede do Itálie. Modrý prodává bleděmodrou dvojku za hranice: {p0} bodů.',
    islands: 'Za bleděmodrý žeton smíš vzít jednu ze dvou odkrytých kartiček bleděmodrého ostrova.',
    isle: 'Modrý má bleděmodrý a fialový žeton. Oranžový na pobřeží trojici doplní: {p0} bod za žeton a oba družiníci se vracejí z ostrova Man domů.',
    treat: 'Pamlsek s hodnotou {value}: kdo sem položí kartičku, dostane {p0} body.',
    upgrade: 'Modrý platí 2+2. Povýšený družiník je silnější než červený: všech {p0} bodů pro Modrého, nic pro Červeného.',
    post_office: 'Kolem pošty leží pět kartiček. Modrý bere pošťáka zpět a dostane teď {p0} bodů.',
    send: 'Pošta byla právě položena. Pošťák Modrého smí k jakékoli průsvitné figurce v dosahu, i do města Červeného: měl by tam převahu.',
    hold: 'Pošťák Modrého a dva družiníci Červeného měli stejnou sílu 2; oba hráči dostali {p0} bodů. Teď pošťák zůstává a družiníci Červeného tu uvízli.',
    ...expansion_examples,
  },
};
