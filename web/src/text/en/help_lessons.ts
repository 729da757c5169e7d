// What the lessons say: for each step a title, one text for each decision, a hint, and what it brought ({n} points).
import { lesson_expansions } from './help_lesson_expansions';

export const lessons = {
  words: {
    step: 'Step {n} of {of}',
    next: 'Go on',
    again: 'Once more',
    show: 'Show me where',
    onward: 'Next lesson: {lesson}',
    by_mouse: 'Click a glowing square; click again to turn; then Place, or double-click.',
    by_touch: 'Tap a glowing square; tap again to turn; then Place.',
    leave: 'Leave the lesson; it remembers where you are',
    you: 'You (blue)',
    opponent: 'Opponent (red)',
  },
  lessons: {
    base: {
      title: 'The base game',
      steps: {
        lay: {
          title: 'Your first tile',
          tasks: [
            'Every side of a tile must match its neighbour. **Lay the tile so that it goes on with the road.** {how}',
            'Now you may place a figure on the tile you have just laid. **Put a meeple on the road.**',
          ],
          hint: 'The road leaves the first tile to the left and to the right. Lay your tile there, with its road in line.',
          done: 'The road is yours now. It brings points when both of its ends are closed.',
        },
        road: {
          title: 'Complete a road',
          tasks: [
            'Your meeple stands on a road that is still open at the right. **Close it with the crossing.**',
            'The road will be scored after this step. You may place another meeple on the new tile, or go on without one.',
          ],
          hint: 'The left end is closed by the monastery already. The crossing belongs at the right end.',
          done: 'Four tiles: {n} points, and your meeple comes home.',
        },
        city: {
          title: 'Complete a city',
          tasks: [
            'A city brings 2 points for each tile and 2 for each coat of arms. **Close your city with this tile.**',
            'Closed! Place a farmer in the field, or go on without one.',
          ],
          hint: 'The gap is at the top. Turn the tile until its wall points down.',
          done: 'Three tiles and a coat of arms: {n} points.',
        },
        monastery: {
          title: 'A monastery',
          tasks: [
            'A monastery is worth 9 points once eight tiles surround it. **Lay it where it has the most neighbours**, between the two bends.',
            '**Put a meeple in the monastery.**',
          ],
          hint: 'There is a gap in the middle of the lower row. Five of its eight neighbours lie there already.',
          done: 'Three more tiles and it is complete. Anybody may lay them, you get the points.',
        },
        join: {
          title: 'Joining in',
          tasks: [
            'Red owns the city below, so you may not put a meeple there. But your own piece of city is nearby. **Join the two.**',
            'Both of you stand in the city now. Go on, with or without a farmer.',
          ],
          hint: 'The tile must meet Red’s city below and yours at the right.',
          done: 'One meeple each: a tie, and both get all {n} points. With two meeples you would have had them alone.',
        },
        field: {
          title: 'The last tile',
          tasks: [
            'This is the last tile of the game. In the final scoring a field brings 3 points for each complete city that touches it. **Go on with the road at either end.**',
            '**Put a farmer in the field below the road.** It reaches both complete cities.',
          ],
          hint: 'Lay the tile at the end of the road; then put the meeple in the field on its lower side.',
          done: 'Two complete cities touch your field: {n} points. That is the base game!',
        },
      },
    },
    maps: {
      title: 'Maps and chips',
      steps: {
        border: {
          title: 'Across the border',
          tasks: [
            'On a map tiles go on the printed squares only. At the left a road comes in from France. **Join it with the road of the monastery.**',
            'The border closes the road. **Put a meeple on it.**',
          ],
          hint: 'Lay the tile on the square at the French border, between the stub and the monastery.',
          done: 'Two tiles, the stub counts as a third, and its coat of arms brings 2: {n} points.',
        },
        ferry: {
          title: 'By ferry',
          tasks: [
            'Your road leads aboard the ferry to Sylt. Since a tile lies at one end, the square at the other may be used. **Lay the tile on the island so that its road meets the ferry.**',
            '**Put a meeple in the monastery** on the island. The road will be scored, too.',
          ],
          hint: 'Follow the dashed line over the sea. The road of the tile must point to the left.',
          done: 'Three tiles, the ferry as a fourth, one coat of arms: {n} points.',
        },
        berlin: {
          title: 'A large city',
          tasks: [
            'Berlin is printed on the map. Your tile at its left has reached it, so all squares around Berlin may be used. **Lay the city tile at another open side of Berlin.**',
          ],
          hint: 'Berlin is open at the top left, and at the bottom and the right of its right half.',
          done: 'Your knight holds Berlin: two squares and four coats of arms. It will be worth a lot when the last open side is closed.',
        },
        hannover: {
          title: 'Close it',
          tasks: [
            'Hanover is open in the north and in the south only. **Close it.**',
            'Closed. Place a farmer, or go on without one.',
          ],
          hint: 'The open side is in the south, below the printed square.',
          done: 'Your two tiles, the printed square and its coat of arms: {n} points.',
        },
        coast: {
          title: 'At the edge',
          tasks: [
            'At the edge of the map a monastery needs only the squares that exist, and large cities count as neighbours. **Complete the monastery.**',
            'Complete. Place a figure, or go on without one.',
          ],
          hint: 'One square beside Munich is still empty: at the upper right of the monastery.',
          done: 'Itself, four tiles and Munich: {n} points.',
        },
        chip: {
          title: 'Chips',
          tasks: [
            'You and Red share this city. On the open square lies a chip: whoever covers it gets its number in points. **Close the city with a tile on the chip.**',
            'A 2! With your two ones you can pay 4. In Germany this makes a meeple count double. **Choose Upgrade and pay.**',
            'Your knight has strength 2 now. **Go on without another figure** and see who gets the city.',
          ],
          hint: 'First the tile on the chip above your meeple, then the card Upgrade, then No figure.',
          done: '{n} points: 2 for the chip and 8 for the city, all for you. Chips do something else on every map: see the rules.',
        },
      },
    },
    postman: {
      title: 'The postman',
      steps: {
        strength: {
          title: 'Stronger than a meeple',
          tasks: ['You have one postman. He has strength 2 and may stand wherever a meeple may, except in fields. **Choose the postman and put him on the new tile.**'],
          hint: 'Choose the card Postman, then tap a ghost.',
          done: 'On a road or in a city he outweighs a meeple.',
        },
        send: {
          title: 'Send him',
          tasks: [
            'Your tile has a post office: from there your postman reaches the eight tiles around, even on what is occupied. Red has a fine city. **Lay the tile beside the middle of the city.**',
            '**Send your postman into Red’s city.**',
          ],
          hint: 'Lay the tile left or right of the middle city tile. Then choose Send mine and tap the city.',
          done: 'Strength 2 against 1: if the city is completed now, all points are yours.',
        },
        hold: {
          title: 'Hold them',
          tasks: [
            'Your postman and a red meeple share this city. **Close it.**',
            'It is complete. Go on, with or without a farmer.',
            'You got the points. Now your postman may stay, and then **everyone there is held**. **Let him stay.**',
          ],
          hint: 'Close the city at the top; then choose Stay.',
          done: '{n} points, and Red cannot use that meeple until a postman leaves the city.',
        },
        release: {
          title: 'Let them go',
          tasks: ['Some turns later: your own meeple is stuck there, too, and you need it. **Take your postman back.** Then everybody is free.'],
          hint: 'Choose the card Take mine back, then bring him home.',
          done: 'All figures are home again. Nothing is scored a second time.',
        },
        back: {
          title: 'A good clerk',
          tasks: [
            'Your postman works in a post office. In your turn, instead of placing a figure, you may take him back for what it is worth now: 1 and 1 for each tile around it. **First make it worth more with this tile.**',
            'Six neighbours: 7 points. **Take your postman back.**',
          ],
          hint: 'Lay the tile on one of the eight squares around the post office, then choose Take mine back.',
          done: '{n} points at once, and the postman is ready again.',
        },
        off: {
          title: 'Off you go',
          tasks: [
            'Red’s postman outweighs your meeple on this road. Your tile closes it, and it has a post office. **Close the road.**',
            'Before it is scored: **take Red’s postman off.**',
          ],
          hint: 'Close the road at the right end, then choose Take one off and tap the red postman.',
          done: 'The postman went home without points, and the {n} points are yours.',
        },
        here: {
          title: 'Come here',
          tasks: [
            'The same in a city, in another way. **Close the city** with this tile; it has a post office, too.',
            '**Call Red’s postman to the post office**: there he is out of the way.',
          ],
          hint: 'Close the city at the top, then choose Call one here and tap the red postman.',
          done: '{n} points for you alone. Red’s postman now sits in an office that is worth little. You know all of his tricks!',
        },
      },
    },
    expansions: lesson_expansions,
  },
};
