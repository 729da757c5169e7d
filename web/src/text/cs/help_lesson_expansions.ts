// Lekce o rozšířeních; psaná jako v help_lessons.ts.
import type { lesson_expansions as english } from '../en/help_lesson_expansions';

export const lesson_expansions: typeof english = {
  title: 'Rozšíření',
  steps: {
    large: {
      title: 'Velký družiník',
      tasks: [
        'Toto město patří Červenému. Spojíš ho s vlastním, a to s figurkou, která platí dvojnásob. **Polož kartičku nad klášter, městem doleva.**',
        '**Vyber velkého družiníka a umísti ho do svého nového města.**',
      ],
      hint: 'Kartička patří nad klášter a její město musí mířit k prázdnému políčku vlevo. Pak vyber kartu Velký družiník a ťukni na město.',
      done: 'Používá se jako každý družiník, ale má sílu 2.',
    },
    majority: {
      title: 'Dva proti jednomu',
      tasks: ['Tvůj další tah. **Spoj obě města.**'],
      hint: 'Kartička patří do mezery: pod ní je město Červeného, vpravo tvoje.',
      done: 'Velký družiník platí za 2, družiník Červeného za 1: všech {n} bodů je tvých, Červený nedostane nic.',
    },
    inn: {
      title: 'V hostinci',
      tasks: ['U cesty na tvé kartičce stojí hostinec u jezera. Cesta s hostincem přinese 2 body za každou kartičku, ale vůbec nic, je-li na konci hry otevřená. **Uzavři svou cestu s hostincem.**'],
      hint: 'Mezi první kartičkou a křižovatkou vpravo jedna chybí.',
      done: 'Čtyři kartičky s hostincem: {n} bodů místo 4. Katedrála dělá totéž s městem: 3 body za každou kartičku, nebo nic.',
    },
    builder: {
      title: 'Stavitel',
      tasks: [
        'Stavitel jde tam, kde už máš družiníka: na cestu nebo do města. **Prodluž svou cestu.**',
        '**Vyber stavitele a umísti ho na svou cestu.**',
      ],
      hint: 'Polož kartičku na pravý konec cesty. Pak vyber kartu Stavitel a ťukni na cestu.',
      done: 'Vlastní sílu nemá, ale od teď pracuje pro tebe.',
    },
    second: {
      title: 'Ještě kartička',
      tasks: [
        'Tvůj další tah. Kdykoli prodloužíš nebo dokončíš cestu se stavitelem, dostaneš druhou kartičku. **Prodluž cestu.**',
        'Tady je kartička od stavitele, pořád v témž tahu. **Uzavři cestu křižovatkou.**',
      ],
      hint: 'Obě kartičky patří na pravý konec cesty, nejdřív rovná, pak křižovatka.',
      done: 'Dvě kartičky v jednom tahu a {n} bodů. Družiník i stavitel se vracejí domů.',
    },
    goods: {
      title: 'Zboží',
      tasks: ['Město patří Červenému a je v něm uložené víno a obilí. Zboží dostane ten, kdo město dokončí. **Uzavři ho.**'],
      hint: 'Mezera je nahoře. Otáčej kartičku, dokud její město nebude dole.',
      done: 'Body za město dostal Červený, ale víno a obilí jsou tvoje. Kdo má na konci od některého druhu nejvíc, dostane za něj 10 bodů.',
    },
    garden: {
      title: 'Zahrada',
      tasks: [
        'Zahrada má stejnou cenu jako klášter, ale stát v ní smí jen opat. **Polož ji tam, kde má nejvíc sousedů**, mezi dvě zatáčky.',
        '**Umísti opata do zahrady.**',
      ],
      hint: 'Mezera je uprostřed dolní řady. Pak vyber kartu Opat a ťukni na zahradu.',
      done: 'Obklopená osmi kartičkami přinese 9 bodů. Tak dlouho ale opat čekat nemusí.',
    },
    home: {
      title: 'Opat jde domů',
      tasks: [
        'Místo umístění figurky smíš vzít opata domů za tolik bodů, kolik jeho zahrada teď vynáší: 1 a 1 za každou kartičku kolem. **Nejdřív zvyš její cenu touto kartičkou.**',
        'Šest sousedů: 7 bodů. **Vezmi opata domů.**',
      ],
      hint: 'Polož kartičku na jedno z prázdných políček kolem zahrady, pak vyber kartu Opat domů.',
      done: '{n} bodů hned a opat je volný pro další zahradu nebo klášter.',
    },
    pig: {
      title: 'Prase',
      tasks: [
        'Poslední kartička hry. Tvůj sedlák leží na louce pod cestou; louka se dotýká dvou dokončených měst. **Prodluž cestu na některém konci** a louka poroste s ní.',
        'Prase jde tam, kde máš sedláka: s ním je každé město za 4 body místo 3. **Umísti prase na louku pod cestou.**',
      ],
      hint: 'Polož kartičku na konec cesty. Pak vyber kartu Prase a ťukni na louku na její dolní straně.',
      done: 'Dvě města po 4 bodech: {n}. Teď znáš všechny nové figurky!',
    },
  },
};
