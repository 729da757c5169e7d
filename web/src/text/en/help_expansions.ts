// The rules of the expansions, by topic; written like those in help.ts.
export const expansion_topics = {
  expansions: {
    title: 'Expansions',
    also: 'inns cathedrals traders builders abbot river tiles only switch combine together',
    text: `
      Every rule of an expansion is a switch of its own when a game is set up. All of them can be combined, and with maps, chips and the postman, too.
      - **Inns & Cathedrals**: the [large meeple](large_meeple), [inns](inns) and [cathedrals](cathedrals)
      - **Traders & Builders**: the [builder](builder), the [pig](pig) and [trade goods](trade_goods)
      - **Abbot & Gardens**: the [abbot](abbot)
      - **The River**: a [river](river) that is laid first
      Tiles of an expansion whose rules are off are ordinary tiles: inns, cathedrals and goods on them are decoration.
      ## Several figures
      You still place **one figure a turn**. At each spot the page shows a figure that may stand there; choose another kind first if you would rather place that. The builder and the pig have no strength of their own: they go where a meeple of yours already stands.
      ## Together with the postman
      A builder on a [held](holding) feature is held, too. If a postman was the last of your figures there and goes away, your builder goes home.
    `,
  },
  large_meeple: {
    title: 'The large meeple',
    also: 'big double strength two majority inns',
    text: `
      Each player has one large meeple. It is placed and taken back like any other, even on fields, but has **strength 2** wherever the [majority](scoring) counts.
      ! large
      Only ordinary meeples can be [upgraded](upgrades) with chips.
    `,
  },
  inns: {
    title: 'Inns',
    also: 'inn lake road two points tile risk zero unfinished',
    text: `
      A road with at least one inn is worth **2 points for each tile** when it is complete. If it is still open at the end of the game it is worth **nothing**.
      ! inn
      An inn belongs to the road beside which it is printed; a second inn on the same road changes nothing. Coats of arms on roads (maps) still count 2, and a [town](towns) bonus 2.
    `,
  },
  cathedrals: {
    title: 'Cathedrals',
    also: 'cathedral city three points tile risk zero unfinished',
    text: `
      A city with at least one cathedral is worth **3 points for each tile and 3 for each coat of arms** when it is complete. If it is still open at the end it is worth **nothing**.
      ! cathedral
      For a [field](fields) it is a city like any other. On a map a cathedral works in a [large city](large_cities), too.
    `,
  },
  builder: {
    title: 'The builder',
    also: 'double turn second tile extend hammer traders',
    text: `
      Each player has one builder. Place him, as your figure, on an unfinished **road or city of the tile just laid where you have a meeple**: a normal one, the large one or your postman.
      If in a **later** turn your tile extends or completes that road or city, you take a **second tile** after scoring and play it in full, with its own figure and its own scoring. The second tile never brings a third.
      ! second_tile
      The builder has no strength. He comes home when the road or city is scored.
      With the [extra tile](towns) for a town: the builder’s tile comes first, and only the first tile of a turn wakes him.
    `,
  },
  pig: {
    title: 'The pig',
    also: 'field farmer four points herd traders',
    text: `
      Each player has one pig. Place it, as your figure, on a **field of the tile just laid where you have a farmer**. It stays until the end.
      If you have the majority of that field, or share it, you get **4 points instead of 3** for each complete city. Others who share it get 3, unless they have a pig of their own.
      ! pig
      A pig has no strength, and several pigs do not add up.
    `,
  },
  trade_goods: {
    title: 'Trade goods',
    also: 'wine grain cloth token barrel sheaf city complete ten points traders',
    text: `
      Some city tiles show wine, grain or cloth. **Whoever completes a city takes its goods**, one token for each sign, no matter whose city it is or whether anybody stands in it.
      ! goods
      At the end of the game, for each of the three kinds, **10 points** go to whoever has the most tokens of it; in a tie everyone who is ahead gets all of them.
    `,
  },
  abbot: {
    title: 'The abbot and gardens',
    also: 'garden monastery take back home nine points flowers',
    text: `
      With the abbot the base game has eight tiles with gardens, and gardens of other sets count, too. A garden counts like a [monastery](monasteries): **9 points** when it is surrounded, at the end **1 and 1 for each tile around it**.
      Each player has one abbot with strength 1. He stands **only in monasteries and gardens**, and in gardens only he may stand.
      **Take him home early.** Instead of placing a figure you may take your abbot back from an unfinished monastery or garden: you get what it is worth now.
      ! abbot
    `,
  },
  river: {
    title: 'The river',
    also: 'water spring lake fork source bridge free table map start',
    text: `
      The game can begin with a river, on the free table and on maps. The **spring** lies first; then everyone draws river tiles until the **lake** ends it. Only after that do the other tiles come, among them the start tile of the base game.
      A river tile must **continue the river**, and the river must not turn back on itself: no tile may lie in the three columns or rows straight ahead of its open end.
      ! river
      Figures may be placed on roads, cities and fields of river tiles as usual, never on the river itself. **The river divides fields.** If the river is still open when its tiles are gone, no tile is laid at its end.
      **On a map** the spring lies on the first start square that is used, turned so that the river leads onto a square. The other start squares stay empty until the river is laid; then they get their tiles. A river tile that fits nowhere leaves the game.
      With both rivers there is one spring and one lake; a fork comes early and gives the river two arms.
    `,
  },
};
export const expansion_examples = {
  large: 'Large meeple against meeple, 2 to 1: all {p0} points for Blue, none for Red.',
  inn: 'A road with an inn, complete: {tiles} tiles bring Blue {p0} points instead of {tiles}.',
  cathedral: 'The cathedral is closed in on all sides: {tiles} tiles, {p0} points.',
  second_tile: 'Blue has made the road with the builder longer, and may lay a second tile at once: the one at the top right.',
  pig: 'Final scoring: {cities} complete cities at Blue’s field. With the pig they are worth {p0} points.',
  goods: 'Blue closes Red’s city. Red gets {p1} points; Blue takes the {tokens} goods, a barrel of wine and a sheaf of grain.',
  abbot: 'Five tiles lie around the garden. Blue takes the abbot home and gets {p0} points now.',
  river: 'The next river tile bends. It may be laid where it is marked, turned so that the river goes on.',
};
