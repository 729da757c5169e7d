// The lesson on the expansions; written as in help_lessons.ts.
export const lesson_expansions = {
  title: 'Expansions',
  steps: {
    large: {
      title: 'The large meeple',
      tasks: [
        'Red owns this city. You will join it with a city of your own, and with the one figure that counts double. **Lay the tile above the monastery, its city to the left.**',
        '**Choose the large meeple and put it in your new city.**',
      ],
      hint: 'The tile goes above the monastery, and its city must point to the empty square at the left. Then choose the card Large meeple and tap the city.',
      done: 'It is used like any meeple, but its strength is 2.',
    },
    majority: {
      title: 'Two against one',
      tasks: ['Your next turn. **Join the two cities.**'],
      hint: 'The tile belongs in the gap: Red’s city is below it, yours at the right.',
      done: 'The large meeple counts 2, Red’s meeple 1: all {n} points are yours, and Red gets none.',
    },
    inn: {
      title: 'At the inn',
      tasks: ['The road on your tile has an inn by a lake. A road with an inn brings 2 points for each tile, but nothing at all if it is still open when the game ends. **Close your road with the inn.**'],
      hint: 'One tile is missing between the first tile and the crossing at the right.',
      done: 'Four tiles with an inn: {n} points instead of 4. A cathedral does the same for a city: 3 points for each tile, or nothing.',
    },
    builder: {
      title: 'The builder',
      tasks: [
        'The builder goes where you have a meeple already: on a road or in a city. **Make your road longer.**',
        '**Choose the builder and put him on your road.**',
      ],
      hint: 'Lay the tile at the right end of the road. Then choose the card Builder and tap the road.',
      done: 'He has no strength of his own, but he works for you from now on.',
    },
    second: {
      title: 'One more tile',
      tasks: [
        'Your next turn. Whenever you make the builder’s road longer or complete it, you get a second tile. **Make the road longer.**',
        'Here is the builder’s tile, still in the same turn. **Close the road with the crossing.**',
      ],
      hint: 'Both tiles belong at the right end of the road, first the straight one, then the crossing.',
      done: 'Two tiles in one turn, and {n} points. Meeple and builder come home.',
    },
    goods: {
      title: 'Goods',
      tasks: ['The city is Red’s, and wine and grain are stored there. Goods go to whoever completes the city. **Close it.**'],
      hint: 'The gap is at the top. Turn the tile until its city points down.',
      done: 'The points of the city are Red’s, but wine and grain are yours. Whoever has the most of a kind at the end gets 10 points for it.',
    },
    garden: {
      title: 'A garden',
      tasks: [
        'A garden is worth as much as a monastery, but only the abbot may stand there. **Lay it where it has the most neighbours**, between the two bends.',
        '**Put the abbot in the garden.**',
      ],
      hint: 'The gap is in the middle of the lower row. Then choose the card Abbot and tap the garden.',
      done: 'Surrounded by eight tiles it brings 9 points. But the abbot need not wait that long.',
    },
    home: {
      title: 'The abbot goes home',
      tasks: [
        'Instead of placing a figure you may take the abbot home, for what his garden is worth now: 1 and 1 for each tile around it. **First make it worth more with this tile.**',
        'Six neighbours: 7 points. **Take the abbot home.**',
      ],
      hint: 'Lay the tile on one of the empty squares around the garden, then choose the card Abbot home.',
      done: '{n} points at once, and the abbot is free for the next garden or monastery.',
    },
    pig: {
      title: 'The pig',
      tasks: [
        'The last tile of the game. Your farmer lies in the field below the road, which touches two complete cities. **Go on with the road at either end**, and the field grows along.',
        'A pig goes where you have a farmer: with it each city is worth 4 points instead of 3. **Put the pig in the field below the road.**',
      ],
      hint: 'Lay the tile at an end of the road. Then choose the card Pig and tap the field on its lower side.',
      done: 'Two cities at 4 points each: {n}. Now you know all the new figures!',
    },
  },
};
