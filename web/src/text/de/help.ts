import type { help as english } from '../en/help';
import { expansion_examples, expansion_topics } from './help_expansions';

export const help: typeof english = {
  words: {
    title: 'So wird gespielt',
    lead: 'Spiel in wenigen Minuten eine Lektion durch oder lies die Regeln nach Themen. Jedes Beispiel hat das Spiel selbst gespielt; die Punkte stimmen also.',
    contents: 'Inhalt',
    search: 'In den Regeln suchen',
    found: 'Gefunden',
    hits: 'Gefundene Themen: {n}',
    nothing: 'Nichts gefunden. Versuch es mit einem kürzeren Wort: Straße, Fähre, Chip, Postbote …',
    next: 'Weiter: {topic}',
    all: 'Alle Regeln auf einer Seite, zum Drucken',
    all_topics: 'Alle Regeln',
  },
  lessons: {
    base: { title: 'Das Grundspiel', about: 'Sechs kleine Aufgaben für den Einstieg' },
    maps: { title: 'Karten und Chips', about: 'Grenzen, Fähren, Großstädte, Chips' },
    postman: { title: 'Der Postbote', about: 'Alles, was er kann' },
    expansions: { title: 'Erweiterungen', about: 'Großer Meeple, Wirtshäuser, Baumeister, Waren, Abt, Schwein' },
  },
  groups: {
    basics: 'Das Grundspiel',
    maps: 'Karten',
    chips: 'Chips',
    postman: 'Der Postbote',
    expansions: 'Erweiterungen',
    here: 'Auf dieser Seite',
  },
  topics: {
    turn: {
      title: 'Ein Zug',
      also: 'Ablauf Reihenfolge Anfang Aufbau Spieler Sieger gewinnen Überblick',
      text: `
        Zwei bis sechs Spieler bauen gemeinsam eine Landschaft. Bist du am Zug:
        - **Leg ein Plättchen.** Du ziehst eins und [legst es passend an](tiles).
        - **Setz eine Figur ein**, wenn du magst: auf einer Straße, in einer Stadt, in einem Kloster oder auf einer Wiese [dieses Plättchens](figures).
        - **Werte.** Was das Plättchen abgeschlossen hat, wird sofort [gewertet](scoring); die Figuren darauf kommen zurück.
        Dann ist im Uhrzeigersinn der Nächste dran. Ist kein Plättchen mehr da, endet das Spiel, und auch was nicht abgeschlossen ist, [zählt noch etwas](end). Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.
        Du hast **7 Meeple**, auf einer Karte **9**. Beim Einrichten lässt sich die Zahl ändern, von 1 bis 20.
        ## Wenn viel auf einmal geschieht
        Mit Karten, Chips und Postboten hat ein Zug mehr Schritte. Sie kommen immer in dieser Reihenfolge:
        - Punkte für einen [Chip](chips) oder [Leckerbissen](treats), den das Plättchen überbaut, und für Wappen eines Inselfelds; der Preis einer [Kleinstadt](towns)
        - einen [Satz](isle_of_man) abgeben, einen [Leckerbissen](treats) legen
        - Figuren: eine einsetzen, den [Abt](abbot) heimholen, den [Postboten](special_actions) nutzen, Meeple [aufwerten](upgrades)
        - Wertung: erst Straßen, dann Städte, dann Klöster, Postämter und Gärten
        - Postboten [bleiben oder gehen heim](holding)
        - [Wein](wine) verkaufen
        - das zweite Plättchen des [Baumeisters](builder)
        - das Zusatzplättchen für eine [Kleinstadt](towns)
        - [noch einen Zug](isle_of_man) kaufen
      `,
    },
    tiles: {
      title: 'Plättchen legen',
      also: 'anlegen passen ziehen drehen abwerfen Stapel Erweiterung Wirtshäuser Kathedralen',
      text: `
        Das Plättchen muss mit einer Seite an ein liegendes grenzen, und **jede Seite muss zum Nachbarn passen**: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Drehen darfst du es beliebig.
        ! fit
        Ein Plättchen, das nirgends passt, kommt aus dem Spiel; alle sehen es, und du ziehst ein neues.
        Auf einer Karte wird nur auf die gedruckten Felder gelegt: siehe [Karten](maps).
        Die Plättchen von „Wirtshäuser und Kathedralen“ und „Händler und Baumeister“ können mitspielen. Wirtshäuser, Kathedralen und Waren sind dann nur Schmuck, außer wenn auch ihre [Regeln](expansions) gespielt werden.
      `,
    },
    figures: {
      title: 'Figuren einsetzen',
      also: 'stellen setzen Meeple Gefolgsmann Ritter Wegelagerer Mönch Bauer Vorrat besetzt eigene',
      text: `
        Nach dem Legen darfst du **eine** Figur aus deinem Vorrat einsetzen: auf einer Straße, in einer Stadt, in einem Kloster oder auf einer Wiese **dieses Plättchens**.
        Das ganze Bauwerk muss frei sein. Steht irgendwo auf der verbundenen Straße, Stadt oder Wiese schon eine Figur, auch eine eigene, darfst du dort keine einsetzen.
        ! spots
        Trotzdem können mehrere zusammenkommen: wenn ein Plättchen zwei Straßen oder Städte verbindet, die schon jemandem gehören. Dann entscheidet die [Mehrheit](scoring).
        Eine Figur bleibt, bis ihr Bauwerk abgeschlossen und gewertet ist; auf einer [Wiese](fields) bis zum Ende des Spiels.
      `,
    },
    roads: {
      title: 'Straßen',
      also: 'Weg Wegelagerer Kreuzung Schleife fertig abschließen',
      text: `
        Eine Straße ist **abgeschlossen**, wenn beide Enden geschlossen sind: an einer Kreuzung, einer Stadt, einem Kloster oder einem anderen Gebäude. Auch ein Rundweg ist abgeschlossen.
        Eine abgeschlossene Straße bringt **1 Punkt je Plättchen**. Ein Plättchen zählt einmal, auch wenn die Straße zweimal darüberführt.
        ! road
        Auf Karten enden Straßen auch an [Grenzen](borders) und fahren mit [Fähren](ferries); beide haben Wappen, die zählen.
      `,
    },
    cities: {
      title: 'Städte',
      also: 'Mauer Ritter Wappen Schild fertig abschließen',
      text: `
        Eine Stadt ist **abgeschlossen**, wenn ihre Mauer ringsum geschlossen ist und innen keine Lücke bleibt.
        Eine abgeschlossene Stadt bringt **2 Punkte je Plättchen und 2 je Wappen**. Auch die kleinste Stadt aus zwei Plättchen zählt so: 4 Punkte.
        ! city
        Am Ende des Spiels ist eine nicht abgeschlossene Stadt die Hälfte wert: [Spielende](end).
      `,
    },
    monasteries: {
      title: 'Klöster',
      also: 'Mönch neun umgeben Nachbarn Abtei',
      text: `
        Ein Kloster ist **abgeschlossen**, wenn auf allen acht Feldern ringsum Plättchen liegen. Es bringt **9 Punkte**: einen für sich und einen für jeden Nachbarn.
        ! monastery
        Auf Karten können weniger Nachbarn genügen: Wo kein Feld ist, braucht es nichts. Siehe [Grenzen und Anschlüsse](borders).
        [Postämter](post_offices) zählen genauso.
      `,
    },
    fields: {
      title: 'Wiesen',
      also: 'Bauer Feld Gras Ende Wiesenwertung',
      text: `
        Ein Meeple kann sich als Bauer auf eine Wiese legen. Wiesen werden nie abgeschlossen; er **bleibt dort bis zum Ende** des Spiels.
        In der Schlusswertung bringt eine Wiese **3 Punkte für jede abgeschlossene Stadt, die an sie grenzt**. Eine Stadt zählt je Wiese einmal, so oft sie sich auch berühren. Straßen, Mauern und Grenzen trennen Wiesen.
        ! field
        Liegen mehrere Bauern auf einer Wiese, bekommt die [Mehrheit](scoring) alle Punkte. Der Postbote legt sich nie auf eine Wiese.
        Man kann auch ohne Wiesen spielen.
      `,
    },
    scoring: {
      title: 'Wertung und Mehrheit',
      also: 'Punkte Gleichstand teilen meiste Stärke zurück',
      text: `
        Was das Plättchen abschließt, wird sofort gewertet, ganz gleich, wer es gelegt hat. Wer dort die **größte Stärke** hat, bekommt alle Punkte. Bei Gleichstand bekommen die Führenden jeweils **alle** Punkte.
        ! majority
        - Ein Meeple hat Stärke 1.
        - Ein [Postbote](postman), ein [großer](large_meeple) und ein [aufgewerteter](upgrades) Meeple haben Stärke 2; [Baumeister](builder) und [Schwein](pig) haben keine.
        - Ohne Figur gibt es keine Punkte.
        Danach gehen alle Figuren in den Vorrat ihrer Besitzer zurück, auch die der Leerausgegangenen, wenn sie kein [Postbote festhält](holding).
        ## Auf einen Blick
        - Straße: 1 je Plättchen
        - Stadt: 2 je Plättchen, 2 je Wappen
        - Kloster, Postamt, Garten: 9
        - Wappen an einer Straße (Karten): 2
      `,
    },
    end: {
      title: 'Spielende',
      also: 'Schlusswertung unfertig nicht abgeschlossen letztes Plättchen Sieger',
      text: `
        Das Spiel endet, wenn das letzte Plättchen gelegt ist, auf einer Karte auch, wenn alle Felder belegt sind. Dann wird gewertet, wo noch Figuren stehen, wie immer nach Mehrheit:
        - nicht abgeschlossene Straße: **1** je Plättchen
        - nicht abgeschlossene Stadt: **1** je Plättchen und **1** je Wappen
        - nicht abgeschlossenes Kloster, Postamt oder Garten: **1**, dazu 1 für jedes Plättchen ringsum
        - Wiese: **3** für jede abgeschlossene Stadt, die an sie grenzt
        ! end
        Wappen an einer nicht abgeschlossenen Straße zählen 1. Übrige Chips zählen nichts.
      `,
    },
    maps: {
      title: 'Karten',
      also: 'Land Felder Start wählen Mischung Deutschland Frankreich Benelux Großbritannien Iberische Halbinsel Meeple empfohlen',
      text: `
        Auf einer Karte wird **nur auf die gedruckten Felder** gelegt. Ein Feld ist frei zum Legen, wenn es
        - wie immer neben einem Plättchen liegt;
        - neben einer [Großstadt](large_cities) liegt, die erreicht ist;
        - am anderen Ende einer [Fähre](ferries) liegt, die erreicht ist.
        Jeder hat **9 Meeple**. Das Spiel beginnt an zwei oder drei Stellen zugleich: Das Startplättchen und weitere, zufällig gezogene, liegen auf **Startfeldern** (drei in Großbritannien und auf der Iberischen Halbinsel, sonst zwei). Ihr dürft selbst wählen, welche und wie viele, mindestens zwei, und auf welchem das Startplättchen liegt; sonst wählt der Zufall die Felder. Unbenutzte Startfelder sind gewöhnliche [Kleinstädte](towns).
        Jede Karte empfiehlt eine Zahl von Plättchen: 110 bis 120, im kleineren Großbritannien 90 bis 100. Wählt ihr keine Plättchen aus, spielt ihr mit der **empfohlenen Mischung**: dem Grundspiel und, soweit nötig, Plättchen von „Wirtshäuser und Kathedralen“ und „Händler und Baumeister“. Die Plättchen des Postboten zählen mit; sind es zu viele, bleiben einige zufällig draußen.
        Ohne ihre Chips wird eine Karte gespielt, als wären Trauben, Chipzeichen, farbige Reihen und Wappen von Inselfeldern nicht gedruckt.
      `,
    },
    borders: {
      title: 'Grenzen und Anschlüsse',
      also: 'Rand Grenze Ausland Stumpf Küste Wappen Kloster geschlossen',
      text: `
        Wo ein Feld keinen Nachbarn hat, ist Grenze. **Was an die Grenze stößt, ist dort geschlossen**: Straßen enden, Städte haben ihre Mauer, Wiesen hören auf. Jede Seite passt.
        An manchen Grenzen kommt **eine Straße oder Stadt aus dem Ausland**. Dort muss das Plättchen dasselbe zeigen. Der Anschluss schließt die Straße oder Stadt, **zählt als ein Plättchen** davon und bringt seine **Wappen** mit: je 2 Punkte, auch an Straßen; je 1, wenn am Ende nicht abgeschlossen.
        ! border
        ## Klöster am Rand
        Ein Kloster oder Postamt braucht nur die Felder, die es gibt. Es ist 1 wert, dazu 1 für jedes Plättchen und jedes Feld einer Großstadt ringsum. Anschlüsse und Fähren zählen nicht.
        ! coast
      `,
    },
    large_cities: {
      title: 'Großstädte',
      also: 'gedruckte Stadt Berlin Paris London Madrid Amsterdam verbinden',
      text: `
        Großstädte wie Berlin sind auf die Karte gedruckt. Auf sie wird nie ein Plättchen gelegt.
        Eine Großstadt ist **erreicht**, sobald neben einem ihrer Felder ein Plättchen liegt. Von da an darf jeder neben **alle** ihre Felder legen, auch auf der anderen Seite.
        Ihre offenen Seiten sind Stadt, die geschlossenen Wiese; was daneben liegt, muss passen. Abgeschlossen ist sie, wenn alle offenen Seiten bedeckt sind und der Rest ummauert ist. **Jedes ihrer Felder zählt als Plättchen**, ihre Wappen je 2 Punkte, am Ende ohne Abschluss je 1.
        ! large_city
      `,
    },
    ferries: {
      title: 'Fähren und Inseln',
      also: 'Schiff Boot Meer Insel Hafen Linie',
      text: `
        Eine Fähre ist ein Stück Straße zwischen zwei Feldern. Sie ist **erreicht**, sobald an einem Ende ein Plättchen liegt; dann darf jeder das Feld **am anderen Ende** benutzen.
        Beide Enden verlangen eine Straße. Die Fähre **zählt als ein Plättchen** der Straße und bringt ihre **Wappen** mit: je 2 Punkte. Solange an einem Ende kein Plättchen liegt, ist die Straße offen.
        ! ferry
        Inseln erreicht man nur mit der Fähre; sonst sind sie Felder wie alle anderen. Die Enden einer Fähre sind keine Nachbarn: Klöster und Postboten reichen nicht übers Wasser.
      `,
    },
    towns: {
      title: 'Kleinstädte',
      also: 'Ort Orte Variante Zusatzplättchen Kosten Zoll Bonus Startfelder überbauen',
      text: `
        Kleinstädte sind gewöhnliche Felder mit einem Namen, ebenso Startfelder, die nicht benutzt wurden. Drei Varianten machen sie besonders; jede lässt sich beim Einrichten einzeln einschalten. Zwei gelten beim Überbauen, eine für Straßen, die daran vorbeiführen.
        - **Zusatzplättchen.** Wer eine Kleinstadt überbaut, nimmt nach der Wertung ein zweites Plättchen und spielt es ganz aus. Überbaut dieses wieder eine Kleinstadt, bringt das nichts mehr.
        - **Zoll.** Eine Kleinstadt zu überbauen kostet 2 Punkte. Unter 0 fällt niemand.
        - **Straßenbonus.** Eine gewertete Straße bringt 2 Punkte mehr für jede noch freie Kleinstadt neben einem ihrer Plättchen, auch am Ende des Spiels. Eine Kleinstadt zählt je Straße einmal.
        ! town_road
      `,
    },
    chips: {
      title: 'Chips',
      also: 'Kartenchips lila hellblau blau orange verdeckt Wert Marker auslegen von Hand verteilen andere Karte',
      text: `
        Jede Karte hat 30 Chips, je zehn in Lila, Hellblau und Orange; von jeder Farbe zeigen sechs eine 1 und vier eine 2. Vor dem Spiel werden sie **verdeckt** ausgelegt, je einer auf ein Feld:
        - nicht auf Kleinstädte, Startfelder oder Großstädte, auch nicht auf die Balearen;
        - nicht direkt nebeneinander;
        - nicht neben ein benutztes Startfeld oder eine offene Seite einer Großstadt.
        Das Programm verteilt sie gleichmäßig über die Karte. Auf Wunsch legt ihr sie **von Hand** aus: reihum je einen, vor dem ersten Plättchen. In Großbritannien sind die Felder der Chips aufgedruckt.
        **Leg ein Plättchen auf einen Chip**, und du bekommst ihn: seine Zahl sofort als Punkte, und der Chip liegt offen vor dir.
        ! chip
        Wozu Chips gut sind, ist auf jeder Karte anders:
        - Frankreich: [Wein](wine)
        - Benelux: [Plättchen von Inseln](islands), mit 20 Chips
        - Großbritannien: [die Isle of Man](isle_of_man)
        - Iberische Halbinsel: [Leckerbissen](treats)
        - Deutschland: [Aufwerten](upgrades)
        Die Chipregeln einer Karte lassen sich auch auf einer anderen spielen, wenn sie hat, was es braucht: für Wein einen Grenzanschluss mit Wappen oder eine Kleinstadt mit Trauben, für Plättchen von Inseln die Inseln mit ihren Stapeln, für Leckerbissen zwölf Reihen. Isle of Man und Aufwerten gehen auf jeder Karte.
        Verdeckte Chips kennt niemand; nur mit der Isle of Man sieht man ihre Farbe. Übrige Chips zählen am Ende nichts.
      `,
    },
    wine: {
      title: 'Frankreich: Wein',
      also: 'verkaufen Verkauf Traube Ausland Kleinstadt Ort Weinberg',
      text: `
        Ein **Wein** sind Chips einer Farbe mit der Summe genau 2: zwei Einsen oder eine Zwei. Du darfst **einen Wein je Zug** verkaufen, nach Figuren und Wertung. Die Chips kommen aus dem Spiel.
        - **In einer Kleinstadt: 9 Punkte.** Dein Plättchen dieses Zuges liegt auf einer Kleinstadt, und der Wein hat die Farbe ihrer Trauben.
        - **Ins Ausland: 5 Punkte.** Dein Plättchen dieses Zuges schließt an einen Grenzanschluss mit mindestens einem Wappen an. Jede Farbe gilt.
        ! wine_town
        ! wine_abroad
        Ein Chip, den du mit demselben Plättchen bekommen hast, gilt schon.
      `,
    },
    islands: {
      title: 'Benelux: Plättchen von Inseln',
      also: 'Stapel nehmen kaufen ziehen offen Texel Vlieland Terschelling Wellen',
      text: `
        Auf drei Inseln, lila, hellblau und orange, liegen je zwei Stapel mit fünf Plättchen. Das oberste liegt offen.
        Bevor du ziehst, darfst du stattdessen **einen Chip zahlen und ein aufgedecktes Plättchen nehmen**, von der Insel in der Farbe des Chips. Welche Zahl der Chip zeigt, ist egal. Er kommt aus dem Spiel; das nächste Plättchen dieses Stapels wird am Ende deines Zuges aufgedeckt.
        ! islands
        Nehmen darf man nur, was sich legen lässt. Wer gezogen hat, kann nicht mehr wählen.
        Nur 20 der Chips werden ausgelegt. Felder mit Wellen bleiben leer; sie gelten als Grenze. Das Spiel endet mit dem letzten Plättchen des gewöhnlichen Stapels, gleich was auf den Inseln übrig ist.
      `,
    },
    isle_of_man: {
      title: 'Großbritannien: die Isle of Man',
      also: 'Zug kaufen Satz drei Chips abgeben Doppelzug Insel Man Meeple',
      text: `
        Nach deinem Zug darfst du **einen Meeple aus dem Vorrat auf die Isle of Man** schicken und sofort **noch einen Zug** machen, aber nur einen solchen Zug je Runde. Auf der Insel nützt ein Meeple sonst nichts.
        **Ein Satz holt alle deine Meeple heim.** Ein Satz sind genau drei Chips: drei mit derselben Zahl oder einer in jeder Farbe. Ergibt der eben genommene Chip einen Satz, musst du ihn sofort abgeben, auch wenn niemand auf der Insel steht; bei mehreren Sätzen wählst du. Die Chips kommen aus dem Spiel, die Meeple sind noch in diesem Zug wieder da.
        ! isle
        Die Farben sind hier bekannt: In Großbritannien liegt Hellblau in Schottland, Orange in Irland, Lila in England und Wales, und alle drei Startfelder werden benutzt.
      `,
    },
    treats: {
      title: 'Iberische Halbinsel: Leckerbissen',
      also: 'wieder legen Reihen doppelt Insel Balearen Wappen',
      text: `
        Der gefundene Chip wird **offen als Leckerbissen wieder ausgelegt**. Du wählst ein freies Feld ohne Plättchen, Chip oder Großstadt in den Reihen seiner Farbe: Orange in Reihe 1 bis 4, Hellblau in 5 bis 8, Lila in 9 bis 12, von oben gezählt. Kleinstädte und Inseln sind erlaubt. Ist kein Feld frei, kommt der Chip aus dem Spiel.
        Wer ein Plättchen auf einen Leckerbissen legt, bekommt **das Doppelte seiner Zahl**. Danach kommt der Chip aus dem Spiel.
        ! treat
        Die Felder der Balearen zeigen Wappen: **je 2 Punkte** sofort für den, der dort ein Plättchen legt.
      `,
    },
    upgrades: {
      title: 'Deutschland: Aufwerten',
      also: 'zahlen vier doppelt Stärke Meeple Chip darunter',
      text: `
        Vor oder nach dem Einsetzen deiner Figur darfst du Chips im Wert von **genau 4** zahlen (1+1+1+1, 1+1+2 oder 2+2) und einen deiner Meeple auf dem Brett aufwerten, auch den eben eingesetzten. Ein Chip kommt unter ihn, die anderen aus dem Spiel. Du darfst das so oft tun, wie deine Chips reichen.
        Ein aufgewerteter Meeple hat in jeder Wertung **Stärke 2**, auch auf Wiesen. Verlässt er das Brett, kommt sein Chip aus dem Spiel.
        ! upgrade
        Ein Meeple trägt höchstens einen Chip. Aufwerten lassen sich nur gewöhnliche Meeple, und keine, die ein Postbote [festhält](holding).
      `,
    },
    postman: {
      title: 'Der Postbote',
      also: 'Stärke zwei Figur Cartero Post Briefträger Erweiterung',
      text: `
        Jeder hat neben seinen Meeple einen Postboten, und zwölf Plättchen mit [Postamt](post_offices) kommen dazu.
        Der Postbote hat **Stärke 2**. Du setzt ihn wie einen Meeple ein: auf einer freien Straße, in einer freien Stadt, einem freien Kloster oder Postamt des gelegten Plättchens, **nie auf einer Wiese und nie in einem Garten**.
        Das Besondere an ihm:
        - mit [Postämtern](special_actions) lässt er sich schicken, rufen und zurückholen;
        - auf einem abgeschlossenen Bauwerk darf er [bleiben und alle festhalten](holding).
        Im Figurenschritt tust du eins davon: eine Figur einsetzen, einen Postboten nutzen oder nichts.
      `,
    },
    post_offices: {
      title: 'Postämter',
      also: 'Amt Kunde Beamter neun Punkte zurückholen',
      text: `
        Ein Postamt zählt wie ein [Kloster](monasteries): ringsum Plättchen, **9 Punkte** (auf Karten nach den vorhandenen Feldern), nach Mehrheit. Ein Meeple darin ist Kunde, ein Postbote Beamter.
        **Hol deinen Postboten vorzeitig zurück.** Solange das Amt nicht abgeschlossen ist, darfst du in deinem Zug, statt eine Figur einzusetzen, deinen eigenen Postboten von dort zurückholen: Du allein bekommst, was es jetzt wert ist, **1 und 1 für jedes Plättchen ringsum**, wer auch sonst noch dort steht. Das gelegte Plättchen braucht dazu kein Postamt.
        ! post_office
        Am Ende des Spiels ist ein nicht abgeschlossenes Amt genauso viel wert, nach Mehrheit.
      `,
    },
    special_actions: {
      title: 'Die vier Sonderaktionen',
      also: 'schicken rufen wegnehmen Gegner Nachbarn Reichweite acht zurückholen',
      text: `
        Hat dein Plättchen ein **Postamt**, kannst du mehr. Statt eine Figur einzusetzen, darfst du eins davon tun:
        - **Schick deinen Postboten** auf eine nicht abgeschlossene Straße oder Stadt, ein nicht abgeschlossenes Kloster oder Postamt auf einem der acht Plättchen ringsum, **besetzt oder nicht**. Er kommt aus dem Vorrat oder von irgendwo auf dem Brett.
        - **Nimm einen gegnerischen Postboten** vom Brett; er geht ohne Punkte an seinen Besitzer.
        - **Ruf irgendeinen Postboten**, deinen oder einen fremden, von irgendwo auf dem Brett in dieses Postamt, ohne Punkte.
        ! send
        Und in jedem deiner Züge, auch ohne Postamt, ebenfalls statt eine Figur einzusetzen:
        - **Hol deinen Postboten zurück**: aus einem nicht abgeschlossenen [Postamt](post_offices) mit dessen Punkten, oder von einem abgeschlossenen Bauwerk, wo er andere [festhält](holding), ohne Punkte.
        Wird ein Postbote aus einem Amt weggeschickt oder weggerufen, wird nichts gewertet. Was das Plättchen eben abgeschlossen hat, ist abgeschlossen: Dorthin kann niemand mehr geschickt werden.
      `,
    },
    holding: {
      title: 'Festhalten',
      also: 'bleiben heimgehen freilassen gefangen Siegel Schloss behalten',
      text: `
        Ein abgeschlossenes Bauwerk mit Postbote wird gewertet wie immer. Dann **entscheidet jeder, dessen Postbote dort steht**, beginnend mit dem Spieler am Zug: Bleibt der Postbote, oder geht er heim?
        - Nimmt jemand seinen Postboten heim, kehren wie immer alle Figuren zurück.
        - Bleiben alle, sind **alle Figuren dort festgehalten**, auch die der anderen. Ein Siegel zeigt es.
        ! hold
        Frei sind sie, sobald irgendein Postbote das Bauwerk verlässt: zurückgeholt, weggeschickt, weggerufen oder weggenommen. Gewertet wird dabei nicht noch einmal.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Spielen auf dem Server',
      also: 'Uhr Zeit rückgängig zurücknehmen abwesend aufgeben Computer ersetzen Verbindung Zuschauer Chat fair Revanche',
      text: `
        - **Uhr.** Ein Tisch kann eine haben: so viel Zeit für jeden Zug, oder für das ganze Spiel mit einem Zuschlag nach jedem Zug. Sie läuft für den, der entscheiden muss, auch beim Postboten im Zug eines anderen. Bei null entscheidet ein schneller Computerspieler oder übernimmt den Platz, wenn der Tisch es so vorsieht.
        - **Zurücknehmen.** Du kannst bitten, vor deine letzte Aktion zurückzugehen. Alle anderen, die selbst spielen, müssen zustimmen; Computerspieler tun es immer. Der Stapel bleibt, wie er ist.
        - **Verbindung.** Reißt sie ab, verbindet sich die Seite von selbst wieder; nichts geht verloren. Du kannst die Seite schließen und später weiterspielen, mit dem Link deines Platzes auch auf einem anderen Gerät.
        - **Tempo.** Was die anderen tun, wird eine Aktion nach der anderen gezeigt; ein Tipp oder eine Taste springt ans Ende. Im Menü wählst du ruhig, zügig oder sofort. Kommst du an einen Tisch zurück, erfährst du, was seitdem geschah, und kannst es noch einmal ansehen.
        - **Abwesend.** Ist jemand 30 Sekunden weg, dürfen die anderen einen Computerspieler auf den Platz setzen. Wer zurückkommt, spielt jederzeit selbst weiter.
        - **Aufgeben.** Zu zweit hat der andere gewonnen. Sonst spielt ein Computerspieler deinen Platz weiter, kann aber nicht gewinnen.
        - **Fair.** Der Server mischt und behält sein Geheimnis, bis das Spiel aus ist. Computerspieler sehen nicht mehr als du.
        - **Warten.** Ein Tisch, dessen Spiel nach einem Tag nicht begonnen hat, wird geschlossen, ebenso ein Spiel, das 60 Tage auf einen Zug wartet.
      `,
    },
    controls: {
      title: 'Maus, Finger und Tasten',
      also: 'Tastatur Kürzel Gesten Zoom verschieben Rad Handy Barrierefreiheit',
      text: `
        ## Maus
        - Felder, auf die das Plättchen passt, leuchten. Ein Klick probiert es dort aus; noch ein Klick, das Mausrad darüber oder die rechte Taste dreht es; ein Doppelklick oder **Legen** gilt.
        - Ein Klick auf ein anderes Feld zeigt, warum das Plättchen dort nicht passt.
        - Ein Klick auf eine blasse Figur setzt sie dort ein; hast du mehrere Arten, wähle vorher eine andere.
        - Ziehen verschiebt die Ansicht, das Mausrad zoomt.
        - Zeig auf eine Straße, Stadt, Wiese oder ein Kloster, und du siehst das Ganze, wem es gehört und was es wert ist.
        ## Finger
        - Tippe auf ein Feld, um das Plättchen dort auszuprobieren; noch einmal tippen oder die runden Knöpfe drehen es; dann **Legen**. Wo es nicht passt, siehst du, warum.
        - Tippe auf eine blasse Figur und bestätige, oder tippe zweimal; dazwischen kannst du für diese Stelle eine andere Figur wählen.
        - Ein Finger verschiebt die Ansicht, zwei zoomen.
        - Tippe oder drücke auf eine Straße, Stadt, Wiese oder ein Kloster, um zu sehen, was sie wert sind.
        ## Tasten
        - **Pfeile** oder **Tab** wählen ein Feld oder einen Platz, **R** dreht das Plättchen (Umschalt+R andersherum), **Enter** bestätigt.
        - **Esc** nimmt das Gewählte wieder auf, führt dann vom Spielbrett zur Leiste, danach verzichtet es.
        - **G** zeigt alle Wiesen zugleich, wem sie gehören und was sie wert sind.
        - **1** bis **9** wählen eine Möglichkeit; **P** den Postboten, **U** das Aufwerten.
        - **D** zieht, **K** lässt den Postboten bleiben, **S** verkauft, **B** kauft einen Zug.
        - **+** und **−** zoomen, **F** zeigt das ganze Brett.
        - **I** sieht Straßen, Städte und Wiesen an: Die Pfeile gehen dann von einer zur nächsten.
      `,
    },
  },
  examples: {
    fit: 'Das Plättchen oben rechts passt, richtig gedreht, auf jedes markierte Feld.',
    spots: 'Blau darf einen Meeple einsetzen, wo die blassen Figuren stehen: in der Stadt oder auf einer der Wiesen. Die Straße gehört schon Rot.',
    road: 'Das neue Plättchen schließt die Straße mit einer Kreuzung. {tiles} Plättchen: {p0} Punkte für Blau.',
    city: 'Die Stadt ist abgeschlossen: {tiles} Plättchen und {coats} Wappen bringen Blau {p0} Punkte.',
    monastery: 'Die letzte Lücke ist gefüllt: {p0} Punkte für Blau.',
    field: 'Am Spielende grenzen {cities} abgeschlossene Städte an die Wiese von Blau: {p0} Punkte. Die dritte Stadt ist nicht abgeschlossen und zählt nicht.',
    majority: 'Je ein Meeple: Blau und Rot bekommen beide alle {p0} Punkte.',
    end: 'Schlusswertung. Blau: 3 Punkte für die nicht abgeschlossene Stadt (zwei Plättchen, ein Wappen) und 4 für das Kloster mit drei Nachbarn, zusammen {p0}. Rot: {p1} für die Straße.',
    border: 'Zwei Plättchen und der Anschluss zählen als {tiles}, dazu {coats} Wappen: {p0} Punkte.',
    ferry: 'Zwei Plättchen und die Fähre zählen als {tiles}, dazu {coats} Wappen: {p0} Punkte.',
    large_city: 'Hannover ist im Norden und Süden geschlossen: mit dem eigenen Feld {tiles} Plättchen, {coats} Wappen, {p0} Punkte.',
    coast: 'Dieses Kloster hat nur fünf Nachbarn: vier Plättchen und München. Mit ihm selbst sind das {p0} Punkte.',
    town_road: 'Straßenbonus: {tiles} Plättchen, und neben der Straße liegt Kassel, das noch niemand überbaut hat: {p0} Punkte.',
    chip: 'Blau legt das nächste Plättchen auf den rechten Chip. Es ist eine {value}: sofort {p0} Punkte.',
    wine_town: 'Blau legt ein Plättchen auf Dijon und verkauft zwei orange Einsen, die Farbe der Trauben: {p0} Punkte.',
    wine_abroad: 'Die Straße führt nun nach Italien. Blau verkauft eine hellblaue Zwei ins Ausland: {p0} Punkte.',
    islands: 'Mit einem hellblauen Chip darfst du eins der beiden aufgedeckten Plättchen der hellblauen Insel nehmen.',
    isle: 'Blau hat einen hellblauen und einen lila Chip. Der orange an der Küste macht den Satz voll: {p0} Punkt für den Chip, und beide Meeple kommen von der Isle of Man heim.',
    treat: 'Ein Leckerbissen mit {value}: Wer hier ein Plättchen legt, bekommt {p0} Punkte.',
    upgrade: 'Blau zahlt 2+2. Der aufgewertete Meeple ist stärker als der rote: alle {p0} Punkte für Blau, keine für Rot.',
    post_office: 'Fünf Plättchen liegen um das Amt. Blau holt den Postboten zurück und bekommt jetzt {p0} Punkte.',
    send: 'Das Postamt wurde eben gelegt. Der blaue Postbote kann zu jeder blassen Figur in Reichweite, sogar in die Stadt von Rot: Dort hätte er die Mehrheit.',
    hold: 'Der blaue Postbote und die zwei roten Meeple hatten je Stärke 2; beide bekamen {p0} Punkte. Nun bleibt der Postbote, und die roten Meeple sitzen fest.',
    ...expansion_examples,
  },
};
