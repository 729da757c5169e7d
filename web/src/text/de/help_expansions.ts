// Die Regeln der Erweiterungen nach Themen; geschrieben wie in help.ts.
import type { expansion_examples as english_examples, expansion_topics as english_topics } from '../en/help_expansions';

export const expansion_topics: typeof english_topics = {
  expansions: {
    title: 'Erweiterungen',
    also: 'Wirtshäuser Kathedralen Händler Baumeister Abt Fluss nur Plättchen Schalter kombinieren zusammen',
    text: `
      Jede Regel einer Erweiterung ist beim Einrichten ein eigener Schalter. Alle lassen sich verbinden, auch mit Karten, Chips und Postboten.
      - **Wirtshäuser & Kathedralen**: der [große Meeple](large_meeple), [Wirtshäuser](inns) und [Kathedralen](cathedrals)
      - **Händler & Baumeister**: der [Baumeister](builder), das [Schwein](pig) und [Waren](trade_goods)
      - **Abt & Gärten**: der [Abt](abbot)
      - **Der Fluss**: ein [Fluss](river), der zuerst gelegt wird
      Plättchen einer Erweiterung, deren Regeln nicht gespielt werden, sind gewöhnliche Plättchen: Wirtshäuser, Kathedralen und Waren darauf sind Zierde.
      ## Mehrere Figuren
      Du setzt weiterhin **eine Figur je Zug** ein. Die Seite zeigt an jeder Stelle die Figur, die dort stehen darf; willst du lieber eine andere, wähle sie vorher. Baumeister und Schwein haben keine eigene Stärke: Sie kommen dorthin, wo schon ein Meeple von dir steht.
      ## Mit dem Postboten
      Ein Baumeister auf einem [festgehaltenen](holding) Bauwerk wird mit festgehalten. War ein Postbote deine letzte Figur dort und geht er weg, geht der Baumeister heim.
    `,
  },
  large_meeple: {
    title: 'Der große Meeple',
    also: 'groß doppelt Stärke zwei Mehrheit Wirtshäuser',
    text: `
      Jeder hat einen großen Meeple. Er wird eingesetzt und kommt zurück wie jeder andere, auch auf Wiesen, hat aber **Stärke 2**, wo immer die [Mehrheit](scoring) zählt.
      ! large
      Nur gewöhnliche Meeple lassen sich mit Chips [aufwerten](upgrades).
    `,
  },
  inns: {
    title: 'Wirtshäuser',
    also: 'Wirtshaus See Straße zwei Punkte Plättchen Risiko null nicht abgeschlossen',
    text: `
      Eine abgeschlossene Straße mit mindestens einem Wirtshaus bringt **2 Punkte je Plättchen**. Ist sie am Ende des Spiels noch offen, bringt sie **nichts**.
      ! inn
      Ein Wirtshaus gehört zu der Straße, neben der es gezeichnet ist; ein zweites an derselben Straße ändert nichts. Wappen an Straßen (auf Karten) zählen weiter 2, eine freie [Kleinstadt](towns) beim Straßenbonus auch 2.
    `,
  },
  cathedrals: {
    title: 'Kathedralen',
    also: 'Kathedrale Stadt drei Punkte Plättchen Risiko null nicht abgeschlossen',
    text: `
      Eine abgeschlossene Stadt mit mindestens einer Kathedrale bringt **3 Punkte je Plättchen und 3 je Wappen**. Ist sie am Ende noch offen, bringt sie **nichts**.
      ! cathedral
      Für eine [Wiese](fields) ist sie eine Stadt wie jede andere. Auf einer Karte wirkt eine Kathedrale auch in einer [Großstadt](large_cities).
    `,
  },
  builder: {
    title: 'Der Baumeister',
    also: 'Doppelzug zweites Plättchen verlängern Hammer Händler',
    text: `
      Jeder hat einen Baumeister. Setz ihn als deine Figur auf eine offene **Straße oder Stadt des eben gelegten Plättchens, wo du einen Meeple hast**: einen gewöhnlichen, den großen oder deinen Postboten.
      Wenn in einem **späteren** Zug dein Plättchen diese Straße oder Stadt vergrößert oder abschließt, nimmst du nach der Wertung ein **zweites Plättchen** und spielst es ganz, mit eigener Figur und eigener Wertung. Das zweite Plättchen bringt nie ein drittes.
      ! second_tile
      Der Baumeister hat keine Stärke. Er kommt zurück, wenn die Straße oder Stadt gewertet wird.
      Mit dem [Zusatzplättchen](towns) für eine Kleinstadt: Erst kommt das des Baumeisters, und nur das erste Plättchen eines Zuges weckt ihn.
    `,
  },
  pig: {
    title: 'Das Schwein',
    also: 'Wiese Bauer vier Punkte Herde Händler',
    text: `
      Jeder hat ein Schwein. Setz es als deine Figur auf eine **Wiese des eben gelegten Plättchens, wo du einen Bauern hast**. Es bleibt bis zum Ende.
      Hast du auf dieser Wiese die Mehrheit, auch gemeinsam mit anderen, bekommst du **4 Punkte statt 3** für jede abgeschlossene Stadt. Wer sie mit dir teilt, bekommt 3, außer mit eigenem Schwein.
      ! pig
      Ein Schwein hat keine Stärke, und mehrere Schweine zählen nicht zusammen.
    `,
  },
  trade_goods: {
    title: 'Waren',
    also: 'Wein Korn Tuch Handel Fass Garbe Stadt fertig zehn Punkte Händler',
    text: `
      Manche Stadtplättchen zeigen Wein, Korn oder Tuch. **Wer eine Stadt abschließt, nimmt ihre Waren**, für jedes Zeichen eine, gleich wem die Stadt gehört und ob überhaupt jemand darin steht.
      ! goods
      Am Ende des Spiels gehen für jede der drei Sorten **10 Punkte** an den, der die meisten davon hat; bei Gleichstand bekommt sie jeder, der vorn liegt, ganz.
    `,
  },
  abbot: {
    title: 'Der Abt und die Gärten',
    also: 'Garten Kloster zurückholen heim neun Punkte Blumen',
    text: `
      Mit dem Abt hat das Grundspiel acht Plättchen mit Gärten, und auch Gärten anderer Sätze zählen. Ein Garten zählt wie ein [Kloster](monasteries): **9 Punkte**, wenn er umbaut ist, am Ende **1 und 1 je Plättchen ringsum**.
      Jeder hat einen Abt mit Stärke 1. Er steht **nur in Klöstern und Gärten**, und in Gärten darf nur er stehen.
      **Früher heim.** Statt eine Figur einzusetzen, darfst du deinen Abt aus einem nicht abgeschlossenen Kloster oder Garten zurückholen: Du bekommst, was es jetzt wert ist.
      ! abbot
    `,
  },
  river: {
    title: 'Der Fluss',
    also: 'Wasser Quelle See Gabelung Brücke freier Tisch Karte Anfang',
    text: `
      Das Spiel kann mit einem Fluss beginnen, auf dem freien Tisch und auf Karten. Zuerst liegt die **Quelle**; dann ziehen alle Flussplättchen, bis der **See** ihn beendet. Erst danach kommen die anderen Plättchen, darunter das Startplättchen des Grundspiels.
      Ein Flussplättchen muss **den Fluss fortsetzen**, und der Fluss darf nicht umkehren: In den drei Spalten oder Reihen geradeaus vor seinem offenen Ende darf kein Plättchen liegen.
      ! river
      Figuren kommen wie immer auf Straßen, Städte und Wiesen der Flussplättchen, nie auf den Fluss selbst. **Der Fluss trennt Wiesen.** Ist der Fluss noch offen, wenn seine Plättchen aufgebraucht sind, wird an sein Ende nichts gelegt.
      **Auf einer Karte** liegt die Quelle auf dem ersten benutzten Startfeld, so gedreht, dass der Fluss auf ein Feld führt. Die anderen Startfelder bleiben leer, bis der Fluss liegt, und bekommen dann ihre Plättchen. Ein Flussplättchen, das nirgends passt, kommt aus dem Spiel.
      Mit beiden Flüssen gibt es eine Quelle und einen See; eine Gabelung kommt früh und gibt dem Fluss zwei Arme.
    `,
  },
};
export const expansion_examples: typeof english_examples = {
  large: 'Großer Meeple gegen Meeple, 2 zu 1: alle {p0} Punkte für Blau, keine für Rot.',
  inn: 'Eine abgeschlossene Straße mit Wirtshaus: {tiles} Plättchen bringen Blau {p0} Punkte statt {tiles}.',
  cathedral: 'Die Kathedrale ist ringsum geschlossen: {tiles} Plättchen, {p0} Punkte.',
  second_tile: 'Blau hat die Straße mit dem Baumeister verlängert und darf sofort ein zweites Plättchen legen: das oben rechts.',
  pig: 'Schlusswertung: {cities} abgeschlossene Städte an der Wiese von Blau. Mit dem Schwein sind sie {p0} Punkte wert.',
  goods: 'Blau schließt die Stadt von Rot. Rot bekommt {p1} Punkte; Blau nimmt die {tokens} Waren, ein Fass Wein und eine Garbe Korn.',
  abbot: 'Fünf Plättchen liegen um den Garten. Blau holt den Abt heim und bekommt jetzt {p0} Punkte.',
  river: 'Das nächste Flussplättchen macht eine Biegung. Es darf gelegt werden, wo es markiert ist, so gedreht, dass der Fluss weitergeht.',
};
