// Co říkají lekce: ke každému kroku nadpis, text ke každému rozhodnutí, nápověda a co to přineslo ({n} bodů).
import type { lessons as english } from '../en/help_lessons';
import { lesson_expansions } from './help_lesson_expansions';

export const lessons: typeof english = {
  words: {
    step: 'Krok {n} z {of}',
    next: 'Dál',
    again: 'Ještě jednou',
    show: 'Ukaž mi kam',
    onward: 'Další lekce: {lesson}',
    by_mouse: 'Klikni na svítící políčko; dalším klikem kartičku otočíš; pak Položit nebo dvojklik.',
    by_touch: 'Ťukni na svítící políčko; dalším ťuknutím kartičku otočíš; pak Položit.',
    leave: 'Odejít z lekce; pamatuje si, kde jsi',
    you: 'Ty (modrý)',
    opponent: 'Soupeř (červený)',
  },
  lessons: {
    base: {
      title: 'Základní hra',
      steps: {
        lay: {
          title: 'Tvoje první kartička',
          tasks: [
            'Každá strana kartičky musí navazovat na souseda. **Polož kartičku tak, aby cesta pokračovala.** {how}',
            'Teď smíš na právě položenou kartičku umístit figurku. **Umísti družiníka na cestu.**',
          ],
          hint: 'Cesta vede z první kartičky doleva a doprava. Polož tam svou tak, aby pokračovala.',
          done: 'Cesta je teď tvoje. Body přinese, až budou oba její konce uzavřené.',
        },
        road: {
          title: 'Dokonči cestu',
          tasks: [
            'Tvůj družiník stojí na cestě, která je vpravo ještě otevřená. **Uzavři ji křižovatkou.**',
            'Po tomto kroku se cesta spočítá. Smíš na novou kartičku umístit dalšího družiníka, nebo jít dál bez něj.',
          ],
          hint: 'Levý konec už uzavírá klášter. Křižovatka patří k pravému konci.',
          done: 'Čtyři kartičky: {n} body a tvůj družiník se vrací domů.',
        },
        city: {
          title: 'Dokonči město',
          tasks: [
            'Město přinese 2 body za každou kartičku a 2 za každý erb. **Uzavři touto kartičkou své město.**',
            'Uzavřeno! Umísti na louku sedláka, nebo jdi dál bez něj.',
          ],
          hint: 'Mezera je nahoře. Otáčej kartičku, dokud její hradby nebudou dole.',
          done: 'Tři kartičky a erb: {n} bodů.',
        },
        monastery: {
          title: 'Klášter',
          tasks: [
            'Klášter přinese 9 bodů, jakmile ho obklopí osm kartiček. **Polož ho tam, kde má nejvíc sousedů**, mezi dvě zatáčky.',
            '**Umísti do kláštera družiníka.**',
          ],
          hint: 'Mezera je uprostřed dolní řady. Pět z osmi sousedů už tam leží.',
          done: 'Ještě tři kartičky a je dokončený. Položit je smí kdokoli, body dostaneš ty.',
        },
        join: {
          title: 'Přidej se',
          tasks: [
            'Město dole patří Červenému, a tak do něj družiníka umístit nesmíš. Tvůj vlastní kus města je ale hned vedle. **Spoj je.**',
            'Teď stojíte ve městě oba. Jdi dál, se sedlákem, nebo bez něj.',
          ],
          hint: 'Kartička musí dole navazovat na město Červeného a vpravo na tvoje.',
          done: 'Po jednom družiníkovi: shoda, a oba dostanete všech {n} bodů. Se dvěma družiníky by byly jen tvoje.',
        },
        field: {
          title: 'Poslední kartička',
          tasks: [
            'Tohle je poslední kartička hry. V závěrečném bodování přinese louka 3 body za každé dokončené město, které se jí dotýká. **Prodluž cestu na některém konci.**',
            '**Umísti sedláka na louku pod cestou.** Sahá k oběma dokončeným městům.',
          ],
          hint: 'Polož kartičku na konec cesty; pak umísti družiníka na louku na její dolní straně.',
          done: 'Tvé louky se dotýkají dvě dokončená města: {n} bodů. A to je celá základní hra!',
        },
      },
    },
    maps: {
      title: 'Mapy a žetony',
      steps: {
        border: {
          title: 'Přes hranici',
          tasks: [
            'Na mapě patří kartičky jen na natištěná políčka. Zleva přichází cesta z Francie. **Spoj ji s cestou kláštera.**',
            'Hranice cestu uzavírá. **Umísti na ni družiníka.**',
          ],
          hint: 'Polož kartičku na políčko u hranice s Francií, mezi výběžek a klášter.',
          done: 'Dvě kartičky, výběžek platí jako třetí a jeho erb přidá 2: {n} bodů.',
        },
        ferry: {
          title: 'Trajektem',
          tasks: [
            'Tvoje cesta vede na trajekt na Sylt. Na jednom konci leží kartička, a tak se smí použít políčko na druhém. **Polož kartičku na ostrov tak, aby její cesta navázala na trajekt.**',
            '**Umísti družiníka do kláštera** na ostrově. I cesta se spočítá.',
          ],
          hint: 'Jdi po čárkované čáře přes moře. Cesta na kartičce musí mířit doleva.',
          done: 'Tři kartičky, trajekt jako čtvrtá, jeden erb: {n} bodů.',
        },
        berlin: {
          title: 'Velké město',
          tasks: [
            'Berlín je natištěný na mapě. Tvoje kartička vlevo ho už připojila, a tak se smějí použít všechna políčka kolem Berlína. **Polož kartičku s městem k jiné otevřené straně Berlína.**',
          ],
          hint: 'Berlín je otevřený vlevo nahoře a na pravé polovině dole a vpravo.',
          done: 'Tvůj rytíř ovládá Berlín: dvě políčka a čtyři erby. Až se uzavře poslední otevřená strana, bude mít velkou cenu.',
        },
        hannover: {
          title: 'Uzavři ho',
          tasks: [
            'Hannover je otevřený jen na severu a na jihu. **Uzavři ho.**',
            'Uzavřeno. Umísti sedláka, nebo jdi dál bez něj.',
          ],
          hint: 'Otevřená strana je na jihu, pod natištěným políčkem.',
          done: 'Tvoje dvě kartičky, natištěné políčko a jeho erb: {n} bodů.',
        },
        coast: {
          title: 'Na okraji',
          tasks: [
            'Na okraji mapy potřebuje klášter jen políčka, která existují, a velká města platí jako sousedé. **Dokonči klášter.**',
            'Dokončeno. Umísti figurku, nebo jdi dál bez ní.',
          ],
          hint: 'Jedno políčko vedle Mnichova je ještě prázdné: vpravo nahoře od kláštera.',
          done: 'Klášter sám, čtyři kartičky a Mnichov: {n} bodů.',
        },
        chip: {
          title: 'Žetony',
          tasks: [
            'O toto město se dělíš s Červeným. Na otevřeném políčku leží žeton: kdo ho zakryje, dostane tolik bodů, kolik ukazuje. **Uzavři město kartičkou na žetonu.**',
            'Je to 2! Se svými dvěma jedničkami můžeš zaplatit 4. V Německu za to družiník platí dvojnásob. **Vyber Povýšit a zaplať.**',
            'Tvůj rytíř má teď sílu 2. **Jdi dál bez další figurky** a uvidíš, kdo město dostane.',
          ],
          hint: 'Nejdřív kartička na žeton nad tvým družiníkem, pak karta Povýšit, pak Bez figurky.',
          done: '{n} bodů: 2 za žeton a 8 za město, všechny pro tebe. Na každé mapě dělají žetony něco jiného: viz pravidla.',
        },
      },
    },
    postman: {
      title: 'Pošťák',
      steps: {
        strength: {
          title: 'Silnější než družiník',
          tasks: ['Máš jednoho pošťáka. Má sílu 2 a smí stát všude, kde družiník, jen ne na loukách. **Vyber pošťáka a umísti ho na novou kartičku.**'],
          hint: 'Vyber kartu Pošťák, pak ťukni na průsvitnou figurku.',
          done: 'Na cestě i ve městě je silnější než družiník.',
        },
        send: {
          title: 'Pošli ho',
          tasks: [
            'Tvoje kartička má poštu: odtud dosáhne tvůj pošťák na osm kartiček kolem, i tam, kde už někdo stojí. Červený má krásné město. **Polož kartičku vedle středu města.**',
            '**Pošli svého pošťáka do města Červeného.**',
          ],
          hint: 'Polož kartičku vlevo nebo vpravo od prostřední kartičky města. Pak vyber Poslat mého a ťukni na město.',
          done: 'Síla 2 proti 1: pokud se město teď dokončí, všechny body jsou tvoje.',
        },
        hold: {
          title: 'Zadrž je',
          tasks: [
            'Tvůj pošťák a červený družiník se dělí o toto město. **Uzavři ho.**',
            'Je dokončené. Jdi dál, se sedlákem, nebo bez něj.',
            'Body jsou tvoje. Teď smí tvůj pošťák zůstat, a pak jsou **zadržení všichni, kdo tam stojí**. **Nech ho zůstat.**',
          ],
          hint: 'Uzavři město nahoře; pak vyber Zůstat.',
          done: '{n} bodů a Červený nemůže toho družiníka použít, dokud město neopustí některý pošťák.',
        },
        release: {
          title: 'Propusť je',
          tasks: ['O pár tahů později: uvízl tam i tvůj vlastní družiník a ty ho potřebuješ. **Vezmi svého pošťáka zpět.** Pak budou všichni volní.'],
          hint: 'Vyber kartu Vzít mého zpět, pak ho vezmi domů.',
          done: 'Všechny figurky jsou zase doma. Nic se neboduje podruhé.',
        },
        back: {
          title: 'Dobrý úředník',
          tasks: [
            'Tvůj pošťák pracuje na poště. Ve svém tahu ho místo umístění figurky smíš vzít zpět za tolik bodů, kolik pošta teď vynáší: 1 a 1 za každou kartičku kolem. **Nejdřív zvyš její cenu touto kartičkou.**',
            'Šest sousedů: 7 bodů. **Vezmi svého pošťáka zpět.**',
          ],
          hint: 'Polož kartičku na jedno z osmi políček kolem pošty, pak vyber Vzít mého zpět.',
          done: '{n} bodů hned a pošťák je zase připravený.',
        },
        off: {
          title: 'Tak běž',
          tasks: [
            'Pošťák Červeného je na této cestě silnější než tvůj družiník. Tvoje kartička ji uzavírá a má poštu. **Uzavři cestu.**',
            'Než se spočítá: **odeber pošťáka Červeného.**',
          ],
          hint: 'Uzavři cestu na pravém konci, pak vyber Odebrat cizího a ťukni na červeného pošťáka.',
          done: 'Pošťák šel domů bez bodů a {n} body jsou tvoje.',
        },
        here: {
          title: 'Pojď sem',
          tasks: [
            'Totéž ve městě, jen jinak. **Uzavři město** touto kartičkou; i ona má poštu.',
            '**Přivolej pošťáka Červeného na poštu**: tam nebude překážet.',
          ],
          hint: 'Uzavři město nahoře, pak vyber Přivolat sem a ťukni na červeného pošťáka.',
          done: '{n} bodů jen pro tebe. Pošťák Červeného teď sedí na poště, která má malou cenu. Znáš všechny jeho kousky!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
