// Pravidla rozšíření podle témat; psaná jako v help.ts.
import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Rozšíření',
    also: 'hostince katedrály kupci stavitelé opat řeka jen kartičky zapnout kombinovat dohromady',
    text: `
      Každé pravidlo rozšíření se při přípravě hry zapíná zvlášť. Všechna se dají spojit, i s mapami, žetony a pošťákem.
      - **Hostince a katedrály**: [velký družiník](large_meeple), [hostince](inns) a [katedrály](cathedrals)
      - **Kupci a stavitelé**: [stavitel](builder), [prase](pig) a [zboží](trade_goods)
      - **Opat a zahrady**: [opat](abbot)
      - **Řeka**: [řeka](river), která se pokládá jako první
      Kartičky rozšíření, jehož pravidla jsou vypnutá, jsou obyčejné kartičky: hostince, katedrály a zboží na nich jsou ozdoba.
      ## Více figurek
      Pořád umisťuješ **jednu figurku za tah**. Stránka ukazuje na každém místě figurku, která tam smí stát; chceš-li raději jinou, nejdřív ji vyber. Stavitel a prase nemají vlastní sílu: jdou tam, kde už stojí tvůj družiník.
      ## Společně s pošťákem
      Stavitel na [zadržené](holding) stavbě je také zadržený. Byl-li tam pošťák tvou poslední figurkou a odejde, jde stavitel domů.
    `,
  },
  large_meeple: {
    title: 'Velký družiník',
    also: 'veliký meeple dvojnásobná síla dvě převaha hostince',
    text: `
      Každý hráč má jednoho velkého družiníka. Umisťuje se a vrací jako každý jiný, i na louky, ale má **sílu 2** všude, kde platí [převaha](scoring).
      ! large
      Pomocí žetonů jde [povýšit](upgrades) jen obyčejné družiníky.
    `,
  },
  inns: {
    title: 'Hostince',
    also: 'hostinec hospoda jezero cesta dva body kartička riziko nula nedokončená',
    text: `
      Cesta s alespoň jedním hostincem přinese po dokončení **2 body za každou kartičku**. Je-li na konci hry ještě otevřená, nepřinese **nic**.
      ! inn
      Hostinec patří k cestě, u které je natištěný; druhý hostinec u téže cesty nic nemění. Erby u cest (mapy) platí dál 2 a bonus za [městečko](towns) také 2.
    `,
  },
  cathedrals: {
    title: 'Katedrály',
    also: 'katedrála město tři body kartička riziko nula nedokončené',
    text: `
      Město s alespoň jednou katedrálou přinese po dokončení **3 body za každou kartičku a 3 za každý erb**. Je-li na konci ještě otevřené, nepřinese **nic**.
      ! cathedral
      Pro [louku](fields) je to město jako každé jiné. Na mapě působí katedrála i ve [velkém městě](large_cities).
    `,
  },
  builder: {
    title: 'Stavitel',
    also: 'dvojitý tah druhá kartička rozšířit kladivo kupci',
    text: `
      Každý hráč má jednoho stavitele. Umísti ho jako svou figurku na nedokončenou **cestu nebo do města právě položené kartičky, kde máš družiníka**: obyčejného, velkého nebo svého pošťáka.
      Když v některém **dalším** tahu tvoje kartička tu cestu nebo město rozšíří nebo dokončí, vezmeš si po bodování **druhou kartičku** a celou ji zahraješ, s vlastní figurkou a vlastním bodováním. Druhá kartička nikdy nepřinese třetí.
      ! second_tile
      Stavitel nemá sílu. Vrací se domů, když se cesta nebo město boduje.
      S [kartičkou navíc](towns) za městečko: nejdřív přijde kartička od stavitele a probudí ho jen první kartička tahu.
    `,
  },
  pig: {
    title: 'Prase',
    also: 'louka sedlák čtyři body stádo prasátko kupci',
    text: `
      Každý hráč má jedno prase. Umísti ho jako svou figurku na **louku právě položené kartičky, kde máš sedláka**. Zůstane do konce.
      Máš-li na té louce převahu, i společnou, dostaneš **4 body místo 3** za každé dokončené město. Kdo ji sdílí s tebou, dostane 3, ledaže má vlastní prase.
      ! pig
      Prase nemá sílu a více prasat se nesčítá.
    `,
  },
  trade_goods: {
    title: 'Zboží',
    also: 'víno obilí sukno látka žeton sud snop město dokončené deset bodů kupci obchod',
    text: `
      Některé kartičky s městem ukazují víno, obilí nebo sukno. **Kdo město dokončí, vezme si jeho zboží**, po jednom kusu za každý znak, ať město patří komukoli a ať v něm někdo stojí, nebo ne.
      ! goods
      Na konci hry dostane za každý ze tří druhů **10 bodů** ten, kdo od něj má nejvíc kusů; při shodě je dostane celé každý z vedoucích.
    `,
  },
  abbot: {
    title: 'Opat a zahrady',
    also: 'zahrada klášter vzít zpět domů devět bodů květiny',
    text: `
      S opatem má základní hra osm kartiček se zahradami a počítají se i zahrady z jiných sad. Zahrada se počítá jako [klášter](monasteries): **9 bodů**, když je obklopená, na konci **1 a 1 za každou kartičku kolem**.
      Každý hráč má jednoho opata se silou 1. Stojí **jen v klášterech a zahradách** a v zahradách smí stát jen on.
      **Vezmi ho domů dřív.** Místo umístění figurky smíš vzít opata zpět z nedokončeného kláštera nebo zahrady: dostaneš tolik, kolik teď vynášejí.
      ! abbot
    `,
  },
  river: {
    title: 'Řeka',
    also: 'voda pramen jezero rozvětvení most volný stůl mapa začátek',
    text: `
      Hra může začít řekou, na volném stole i na mapách. První leží **pramen**; pak si všichni lízají kartičky řeky, dokud ji neukončí **jezero**. Teprve potom přijdou ostatní kartičky, mezi nimi startovní kartička základní hry.
      Kartička řeky musí **v řece pokračovat** a řeka se nesmí stočit zpátky: ve třech sloupcích nebo řadách rovně před jejím otevřeným koncem nesmí ležet žádná kartička.
      ! river
      Figurky se umisťují jako obvykle na cesty, do měst a na louky kartiček řeky, nikdy na řeku samu. **Řeka dělí louky.** Je-li řeka ještě otevřená, když její kartičky dojdou, na její konec se žádná kartička nepokládá.
      **Na mapě** leží pramen na prvním použitém startovním políčku, otočený tak, aby řeka vedla na políčko. Ostatní startovní políčka zůstanou prázdná, dokud není řeka položená; pak dostanou své kartičky. Kartička řeky, která nikam nepasuje, odchází ze hry.
      S oběma řekami je jeden pramen a jedno jezero; rozvětvení přijde brzy a dá řece dvě ramena.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Velký družiník proti družiníkovi, 2 ku 1: všech {p0} bodů pro Modrého, nic pro Červeného.',
  inn: 'Dokončená cesta s hostincem: {tiles} kartičky přinesou Modrému {p0} bodů místo {tiles}.',
  cathedral: 'Katedrála je uzavřená ze všech stran: {tiles} kartiček, {p0} bodů.',
  second_tile: 'Modrý prodlužuje cestu se stavitelem a smí hned položit druhou kartičku: tu vpravo nahoře.',
  pig: 'Závěrečné bodování: {cities} dokončená města u louky Modrého. S prasetem přinesou {p0} bodů.',
  goods: 'Modrý uzavírá město Červeného. Červený dostane {p1} bodů; Modrý si bere {tokens} kusy zboží, sud vína a snop obilí.',
  abbot: 'Kolem zahrady leží pět kartiček. Modrý bere opata domů a dostane teď {p0} bodů.',
  river: 'Další kartička řeky zatáčí. Smí se položit tam, kde je vyznačeno, otočená tak, aby řeka tekla dál.',
};
