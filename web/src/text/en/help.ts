// The rules of the game, by topic. How they are written: src/help/markup.ts; what {p0} and the like stand for: src/help/types.ts.
import { expansion_examples, expansion_topics } from './help_expansions';

export const help = {
  words: {
    title: 'How to play',
    lead: 'Play a lesson in a few minutes, or read the rules by topic. Every example was played by the game itself, so the points are right.',
    contents: 'Contents',
    search: 'Search the rules',
    found: 'Found',
    hits: 'Topics found: {n}',
    nothing: 'Nothing found. Try a shorter word: road, ferry, chip, postman …',
    next: 'Next: {topic}',
    all: 'All rules on one page, for printing',
    all_topics: 'All rules',
  },
  lessons: {
    base: { title: 'The base game', about: 'Six short tasks for newcomers' },
    maps: { title: 'Maps and chips', about: 'Borders, ferries, large cities, chips' },
    postman: { title: 'The postman', about: 'Everything he can do' },
    expansions: { title: 'Expansions', about: 'Large meeple, inns, builder, goods, abbot, pig' },
  },
  groups: {
    basics: 'The base game',
    maps: 'Maps',
    chips: 'Chips',
    postman: 'The postman',
    expansions: 'Expansions',
    here: 'On this page',
  },
  topics: {
    turn: {
      title: 'A turn',
      also: 'sequence order start setup players win winner overview',
      text: `
        Two to six players build a landscape of tiles. In your turn:
        - **Lay a tile.** You draw one and [place it](tiles) so that it fits.
        - **Place a figure**, if you like, on a road, city, monastery or field of [that tile](figures).
        - **Score.** Whatever the tile has completed is [counted](scoring) at once, and the figures there come home.
        Then it is the next player’s turn, clockwise. When no tile is left the game ends, and whatever is unfinished still [counts a little](end). Whoever has the most points wins; a tie is shared.
        You begin with **7 meeples**, or with **9** on a map. A game can be set up with another number, from 1 to 20.
        ## When a lot happens at once
        With maps, chips and the postman a turn has more steps. They always come in this order:
        - points for a [chip](chips) or [treat](treats) that the tile covers and for the arms of an island square; the price of a [town](towns)
        - handing in a [set](isle_of_man), laying a [treat](treats)
        - figures: place one, take the [abbot](abbot) home, use the [postman](special_actions), [upgrade](upgrades) meeples
        - scoring: roads first, then cities, then monasteries, post offices and gardens
        - postmen [stay or go home](holding)
        - selling [wine](wine)
        - the [builder](builder)’s second tile
        - the extra tile for a [town](towns)
        - buying [another turn](isle_of_man)
      `,
    },
    tiles: {
      title: 'Laying tiles',
      also: 'place fit draw rotate turn discard stack expansion inns cathedrals',
      text: `
        The tile must touch a tile that already lies there, side to side, and **every side must match** its neighbour: road to road, city to city, field to field. You may turn it as you like.
        ! fit
        A tile that fits nowhere leaves the game, everybody sees it, and you draw another.
        On a map tiles go only on the printed squares: see [Maps](maps).
        Tiles of Inns & Cathedrals and of Traders & Builders can be mixed in. Their inns, cathedrals and goods are then decoration, unless you play with their [rules](expansions), too.
      `,
    },
    figures: {
      title: 'Placing figures',
      also: 'meeple follower knight thief monk farmer stash occupied own',
      text: `
        After laying the tile you may place **one** figure from your stash on it: on a road, a city, a monastery or a field of **that tile**.
        The whole thing it belongs to must be free. If a figure, even your own, stands anywhere on the connected road, city or field, you may not add one.
        ! spots
        Still, several players can end up together: when a tile joins two roads or two cities that each have an owner. Then the [majority](scoring) decides.
        A figure stays until what it stands on is completed and scored. On a [field](fields) it stays until the end of the game.
      `,
    },
    roads: {
      title: 'Roads',
      also: 'street thief crossing junction loop complete',
      text: `
        A road is **complete** when both ends are closed: at a crossing, a city, a monastery or another building. A closed loop is complete, too.
        A complete road is worth **1 point for each tile**. A tile counts once, even if the road crosses it twice.
        ! road
        On maps roads also end at [borders](borders) and travel on [ferries](ferries), both with coats of arms that count.
      `,
    },
    cities: {
      title: 'Cities',
      also: 'town wall knight coat of arms shield pennant complete',
      text: `
        A city is **complete** when its wall is closed all round and there is no gap inside.
        A complete city is worth **2 points for each tile and 2 for each coat of arms**. The smallest city, of two tiles, counts like any other: 4 points.
        ! city
        At the end of the game an unfinished city is worth half: [The end](end).
      `,
    },
    monasteries: {
      title: 'Monasteries',
      also: 'monastery cloister abbey monk nine surrounded neighbours',
      text: `
        A monastery is **complete** when all eight squares around it hold a tile. It is worth **9 points**: one for itself and one for each neighbour.
        ! monastery
        On maps fewer neighbours can be enough: positions without a square need nothing. See [Borders and stubs](borders).
        [Post offices](post_offices) count in the same way.
      `,
    },
    fields: {
      title: 'Fields',
      also: 'farm farmer meadow grass pasture end',
      text: `
        A figure can lie down in a field as a farmer. Fields are never complete, so it **stays there until the end** of the game.
        In the final scoring a field is worth **3 points for each complete city that touches it**. A city counts once for a field, however often they touch. Roads, walls and borders divide fields.
        ! field
        Several farmers in one field: the [majority](scoring) gets all of the points. The postman never lies in a field.
        Games can be set up without fields.
      `,
    },
    scoring: {
      title: 'Scoring and majority',
      also: 'points tie share most strength return',
      text: `
        What the tile completes is scored at once, no matter who laid it. Whoever has the **most strength** there gets all of its points. In a tie everyone who is ahead gets **all** of the points.
        ! majority
        - A meeple has strength 1.
        - A [postman](postman), a [large meeple](large_meeple) and an [upgraded](upgrades) meeple have strength 2; [builder](builder) and [pig](pig) have none.
        - Without a figure a thing brings no points.
        Then all figures there go back to their owners’ stashes, even those of players who got nothing, unless a [postman holds](holding) them.
        ## At a glance
        - Road: 1 for each tile
        - City: 2 for each tile, 2 for each coat of arms
        - Monastery, post office, garden: 9
        - Coat of arms on a road (maps): 2
      `,
    },
    end: {
      title: 'The end of the game',
      also: 'final scoring incomplete unfinished last tile winner',
      text: `
        The game ends when the last tile has been laid; on a map also when every square is covered. Then whatever still holds figures is scored, by majority as always:
        - unfinished road: **1** for each tile
        - unfinished city: **1** for each tile and **1** for each coat of arms
        - unfinished monastery, post office or garden: **1**, and 1 for each tile around it
        - field: **3** for each complete city that touches it
        ! end
        Coats of arms on an unfinished road count 1. Chips that are left over count nothing.
      `,
    },
    maps: {
      title: 'Maps',
      also: 'country squares start choose grid mix germany france benelux britain iberia meeples recommended',
      text: `
        On a map tiles are laid **only on the printed squares**. You may use a square that is
        - beside a tile, as always;
        - beside a [large city](large_cities) that has been reached;
        - at the far end of a [ferry](ferries) that has been reached.
        Everyone has **9 meeples**. The game begins at two or three places at once: the start tile and further tiles, drawn at random, lie on **start squares** (three in Great Britain and Iberia, two elsewhere). You may choose which and how many, two at least, and on which of them the start tile lies; otherwise the squares are picked at random. Start squares that are not used are ordinary [towns](towns).
        Each map recommends a number of tiles: 110 to 120; in Great Britain, which is smaller, 90 to 100. If you choose no tiles, the **recommended mix** is played: the base game, and tiles of Inns & Cathedrals and of Traders & Builders as far as they are needed. The postman’s tiles are counted in; if that makes too many, some are left out at random.
        Without its chips a map is played as if grapes, chip marks, coloured rows and the arms of island squares were not printed.
      `,
    },
    borders: {
      title: 'Borders and stubs',
      also: 'edge border abroad stub coast coat of arms monastery closed',
      text: `
        Where a square has no neighbour the map has a border. **Whatever touches a border is closed there**: a road ends, a city is walled, a field stops. Any side of a tile fits.
        Some borders show the stub of a **road or city that comes from abroad**. There the tile must show the same. The stub closes the road or city, **counts as one tile** of it and adds its **coats of arms**: 2 points each, on roads as well; 1 each if it is unfinished at the end.
        ! border
        ## Monasteries at the edge
        A monastery or post office needs only the squares that exist. It is worth 1, plus 1 for each tile and each square of a large city around it. Stubs and ferries do not count.
        ! coast
      `,
    },
    large_cities: {
      title: 'Large cities',
      also: 'printed city berlin paris london madrid amsterdam capital connect',
      text: `
        Large cities such as Berlin are printed on the map. No tile is laid on them.
        A large city is **reached** as soon as a tile lies beside any of its squares. From then on everybody may lay tiles beside **all** of its squares, also on the far side.
        Its open sides are city, its closed sides are field; a tile beside it must fit. The city is complete when every open side is covered and the rest is walled in. **Each of its squares counts as a tile**, and its coats of arms count: 2 points each, 1 if it is unfinished at the end.
        ! large_city
      `,
    },
    ferries: {
      title: 'Ferries and islands',
      also: 'ferry ship boat sea island harbour line',
      text: `
        A ferry is a piece of road between two squares. It is **reached** as soon as a tile lies at one end; then everyone may use the square **at the other end**.
        Both ends demand a road. The ferry **counts as one tile** of that road and adds its **coats of arms**: 2 points each. As long as one end has no tile the road is open.
        ! ferry
        Islands can be reached by ferry only; apart from that they are ordinary squares. The two ends of a ferry are not neighbours: monasteries and the postman do not reach across.
      `,
    },
    towns: {
      title: 'Towns',
      also: 'variant extra tile cost bonus start squares covering',
      text: `
        Towns are ordinary squares with a name, and so are start squares that were not used. Three variants make them special; each can be switched on by itself when a game is set up. Two are about covering a town, one about roads that pass it.
        - **Extra tile.** Whoever covers a town takes a second tile after scoring and plays it in full. A town covered by that extra tile grants nothing.
        - **Toll.** Covering a town costs 2 points. Your score never falls below 0.
        - **Road bonus.** A road that is scored brings 2 more points for each uncovered town beside one of its tiles, also at the end of the game. A town counts once for a road.
        ! town_road
      `,
    },
    chips: {
      title: 'Chips',
      also: 'map chips purple blue orange face down value token lay by hand spread other map',
      text: `
        Each map has 30 chips, ten each in purple, blue and orange; in each colour six show 1 and four show 2. Before the game they are laid **face down**, one on a square:
        - not on towns, start squares or large cities, nor on the Balearic Islands;
        - not beside each other;
        - not beside a start square that is used, nor at an open side of a large city.
        The program spreads them evenly over the map. If the game is set up so, the players lay them **by hand** instead: in turn, one each, before the first tile. In Great Britain the squares of the chips are printed.
        **Lay a tile on a chip** and you take it: you get its number in points at once, and the chip lies open before you.
        ! chip
        What chips are good for differs from map to map:
        - France: [wine](wine)
        - Benelux: [tiles from islands](islands), with 20 chips
        - Great Britain: [the Isle of Man](isle_of_man)
        - Iberian Peninsula: [treats](treats)
        - Germany: [upgrades](upgrades)
        The chip rules of one map can be played on another if it has what they need: for wine a border stub with a coat of arms or a town with grapes, for tiles from islands the islands with their stacks, for treats twelve rows. The Isle of Man and upgrades go with every map.
        Chips face down are secret for everyone; only with the Isle of Man is their colour known. Chips left over at the end count nothing.
      `,
    },
    wine: {
      title: 'France: wine',
      also: 'sell sale grape abroad town vineyard',
      text: `
        A **wine** is chips of one colour with a sum of exactly 2: two ones, or a two. You may sell **one wine a turn**, after figures and scoring. The chips leave the game.
        - **In a town: 9 points.** The tile you laid this turn covers a town, and the wine has the colour of the town’s grapes.
        - **Abroad: 5 points.** The tile you laid this turn joins a border stub with at least one coat of arms. Any colour will do.
        ! wine_town
        ! wine_abroad
        A chip you took with the same tile may be sold at once.
      `,
    },
    islands: {
      title: 'Benelux: tiles from islands',
      also: 'stack take buy draw open texel vlieland terschelling waves',
      text: `
        On three islands, purple, blue and orange, lie two stacks of five tiles each. The top tile of each lies face up.
        Before you draw you may **pay a chip and take a face-up tile** from the island of the chip’s colour instead. The number on the chip does not matter. The chip leaves the game; the next tile of that stack is turned up at the end of your turn.
        ! islands
        Only a tile that can be laid may be taken. Whoever has drawn cannot choose again.
        Only 20 of the chips are laid. Squares with waves stay empty: they count as border. The game ends with the last tile of the ordinary stack; tiles left on the islands do not matter.
      `,
    },
    isle_of_man: {
      title: 'Great Britain: the Isle of Man',
      also: 'buy turn set three chips redeem double hand in meeples',
      text: `
        After your turn you may send **one meeple from your stash to the Isle of Man** and take **one more turn** at once, but only one such turn each round. On the Isle a meeple has no other use.
        **A set brings all of your meeples home.** A set is exactly three chips: three with the same number, or one of each colour. When the chip you just took completes a set you must hand it in at once, even with nobody on the Isle; with several sets you choose which. The chips leave the game, and the meeples are back in time for this turn’s figure.
        ! isle
        Colours are known here: in Great Britain blue lies in Scotland, orange in Ireland, purple in England and Wales, and all three start squares are used.
      `,
    },
    treats: {
      title: 'Iberian Peninsula: treats',
      also: 'lay again rows track double island balearic coat of arms',
      text: `
        The chip you have taken is **laid again, face up, as a treat**. You choose a free square without tile, chip or large city in the rows of its colour: orange in rows 1 to 4, blue in 5 to 8, purple in 9 to 12, counted from the top. Towns and islands are allowed. If no square is free the chip leaves the game.
        Whoever lays a tile on a treat gets **twice its number** in points. Then the chip leaves the game.
        ! treat
        The squares of the Balearic Islands show coats of arms: **2 points each** at once to whoever lays a tile there.
      `,
    },
    upgrades: {
      title: 'Germany: upgrades',
      also: 'pay four double strength meeple chip under',
      text: `
        Before or after placing your figure you may pay chips worth **exactly 4** (1+1+1+1, 1+1+2 or 2+2) and upgrade one of your meeples on the board, even the one just placed. One chip goes under it, the others leave the game. You may do this as often as your chips allow.
        An upgraded meeple has **strength 2** in every scoring, in fields as well. When it leaves the board its chip leaves the game.
        ! upgrade
        A meeple carries one chip at most. Only ordinary meeples are upgraded, and none that a postman [holds](holding).
      `,
    },
    postman: {
      title: 'The postman',
      also: 'strength two figure cartero mail expansion',
      text: `
        Each player has one postman besides the meeples, and twelve tiles with a [post office](post_offices) join the others.
        The postman has **strength 2**. You may place him like a meeple, on a free road, city, monastery or post office of the tile just laid, but **never on a field and never in a garden**.
        What makes him special:
        - he can be sent, called and taken back with [post offices](special_actions);
        - on a completed feature he may [stay and hold everyone](holding).
        In your figure step you do one thing: place a figure, or use a postman, or nothing.
      `,
    },
    post_offices: {
      title: 'Post offices',
      also: 'office customer clerk nine points take back',
      text: `
        A post office counts like a [monastery](monasteries): complete with tiles all around it, **9 points** (on a map by the squares that exist), by majority. A meeple in it is a customer, a postman a clerk.
        **Take your postman back early.** While the office is unfinished you may, in your own turn and instead of placing a figure, take your own postman back from it: you alone get what it is worth now, **1 and 1 for each tile around it**, whoever else stands there. The tile you laid need not have an office.
        ! post_office
        At the end of the game an unfinished office is worth the same, by majority.
      `,
    },
    special_actions: {
      title: 'The four special actions',
      also: 'send move call remove opponent neighbours reach eight take back off here',
      text: `
        If the tile you laid has a **post office**, your figure step offers more. You may do one of these instead of placing a figure:
        - **Send your own postman** to an unfinished road, city, monastery or post office on one of the eight tiles around, **occupied or not**. He comes from your stash or from anywhere on the board.
        - **Take an opponent’s postman off** the board, back to its owner, without points.
        - **Call any postman**, yours or another’s, from anywhere on the board to this post office, without points.
        ! send
        And in each of your turns, with or without an office, and also instead of placing a figure:
        - **Take your own postman back** from an unfinished [post office](post_offices), with its points; or from a completed feature where he [holds](holding) others, without points.
        When a postman is moved away from an office nothing is scored. What the tile has just completed is complete: no postman can be sent there.
      `,
    },
    holding: {
      title: 'Holding features',
      also: 'keep release stay go home captive lock seal prisoner',
      text: `
        A completed feature with a postman on it is scored as usual. Then **each owner of a postman there decides**, beginning with the player whose turn it is: does he stay or go home?
        - If anyone takes a postman home, all figures return as usual.
        - If all stay, **every figure there is held**, also those of other players. A seal marks them.
        ! hold
        Held figures are free as soon as one postman leaves the feature, in whatever way: taken back, sent elsewhere, called or taken off. Nothing is scored again.
      `,
    },
    ...expansion_topics,
    playing: {
      title: 'Playing on the server',
      also: 'clock time undo take back away resign computer replace reconnect spectator chat fair seed rematch',
      text: `
        - **Clock.** A table may have one: a set time for each turn, or for the whole game with some added after each turn. It runs for whoever has to decide, even about a postman in another’s turn. At zero a quick computer player makes the decision, or takes over the seat if the table says so.
        - **Taking back.** You may ask to go back to before your last action. Everyone else who is playing must agree; computer players always do. The stack stays as it is.
        - **Connection.** If it breaks the page connects again by itself; nothing is lost. You can close the page and come back, even on another device with the link to your seat.
        - **Pace.** What others do is shown one action after the other; a tap or a key skips to the end. The menu offers a calm pace, a quick one, or everything at once. If you come back to a table you are told what happened since and can see it again.
        - **Away.** If someone has been away for 30 seconds the others may let a computer player take the seat. Whoever comes back can play on at any time.
        - **Resigning.** With two players the other has won. With more, a computer player goes on with your seat but cannot win.
        - **Fair play.** The server shuffles and keeps its secret until the game is over. Computer players see no more than you do.
        - **Waiting.** A table whose game has not begun after a day is closed, and so is a game that waits 60 days for a move.
      `,
    },
    controls: {
      title: 'Mouse, touch and keys',
      also: 'keyboard shortcuts gestures zoom pan wheel phone accessibility',
      text: `
        ## Mouse
        - Squares where the tile fits glow. Click one to try it there; click again, use the wheel over it or the right button to turn the tile; a double click or **Place** lays it for good.
        - Click any other square to see why the tile does not fit there.
        - Click a ghost on the tile to place a figure there; choose another kind of figure first if you have several.
        - Drag to move the view, use the wheel to zoom.
        - Point at a road, city, monastery or field to see it whole, with its owner and what it is worth.
        ## Touch
        - Tap a square to try the tile, tap again or use the round buttons to turn it, then **Place**. Where it does not fit you see why.
        - Tap a ghost, then confirm, or tap it twice; in between you may choose another figure for that spot.
        - One finger moves the view, two fingers zoom.
        - Tap or hold a road, city, monastery or field to see what it is worth.
        ## Keys
        - **Arrows** or **Tab** choose a square or spot, **R** turns the tile (Shift R the other way), **Enter** confirms.
        - **Esc** picks up again what you chose, leaves the board for the bar, and then passes.
        - **G** shows all fields at once, with their owners and what they are worth.
        - **1** to **9** choose a card; **P** the postman, **U** an upgrade.
        - **D** draws, **K** keeps the postman there, **S** sells, **B** buys a turn.
        - **+** and **−** zoom, **F** shows the whole board.
        - **I** looks at roads, cities and fields: the arrows then go from one to the next.
      `,
    },
  },
  examples: {
    fit: 'The tile at the top right fits on every marked square, turned the right way.',
    spots: 'Blue may place a meeple where the ghosts are: in the city or in one of the fields. The road already belongs to Red.',
    road: 'The new tile closes the road at a crossing. {tiles} tiles: Blue gets {p0} points.',
    city: 'The city is closed: {tiles} tiles and {coats} coat of arms bring Blue {p0} points.',
    monastery: 'The last gap is filled: {p0} points for Blue.',
    field: 'At the end of the game {cities} complete cities touch Blue’s field: {p0} points. The third city is unfinished and does not count.',
    majority: 'One meeple each: Blue and Red both get all {p0} points.',
    end: 'Final scoring. Blue: 3 points for the unfinished city (two tiles, one coat of arms) and 4 for the monastery with three neighbours, {p0} together. Red: {p1} for the road.',
    border: 'Two tiles and the stub are {tiles} tiles, and the stub has {coats} coat of arms: {p0} points.',
    ferry: 'Two tiles and the ferry are {tiles} tiles, and the ferry has {coats} coat of arms: {p0} points.',
    large_city: 'Hanover is closed in the north and the south: {tiles} tiles with its own square, {coats} coat of arms, {p0} points.',
    coast: 'This monastery has only five neighbours: four tiles and Munich. With itself that makes {p0} points.',
    town_road: 'Road bonus: {tiles} tiles, and Kassel, which nobody has covered yet, lies beside the road: {p0} points.',
    chip: 'Blue lays the next tile on the chip at the right, which turns out to be a {value}: {p0} points at once.',
    wine_town: 'Blue lays a tile on Dijon and sells two orange ones, the colour of its grapes: {p0} points.',
    wine_abroad: 'The road now leads to Italy. Blue sells a blue two abroad: {p0} points.',
    islands: 'With a blue chip you may take one of the two face-up tiles of the blue island.',
    isle: 'Blue has a blue and a purple chip. The orange chip on the coast completes the set: {p0} point for the chip, and both meeples come home from the Isle of Man.',
    treat: 'A treat of {value}: whoever lays a tile here gets {p0} points.',
    upgrade: 'Blue pays 2+2. The upgraded meeple outweighs Red’s: all {p0} points for Blue, none for Red.',
    post_office: 'Five tiles lie around the office. Blue takes the postman back and gets {p0} points now.',
    send: 'The post office was just laid. Blue’s postman may go to any ghost in reach, even into Red’s city: he would have the majority there.',
    hold: 'Blue’s postman and Red’s two meeples had strength 2 each; both got {p0} points. Now the postman stays, and Red’s meeples are stuck.',
    ...expansion_examples,
  },
};
