// The position after an action, from the one before and what is told of it: so that each can be shown though only the latest is asked for.
// A test compares it with the rules' program. Whom a postman holds is seen when the latest has come.
import { same } from '../board/geometry';
import { wine } from '../decide/wine';
import type { Chip, FigureKind, GameEvent, TableEvent, View } from '../protocol/types';

export type Played = Extract<TableEvent, { type: 'played' }>;
type Told = Pick<Played, 'events' | 'decision' | 'scores' | 'over'>;

export function advance(before: View, { events, decision, scores, over }: Told): View {
  const view: View = { ...before, board: [...before.board], figures: [...before.figures], chips: [...before.chips], discarded: [...before.discarded], players: before.players.map((player) => ({ ...player })) };
  for (const event of events) hear(view, event);
  view.decision = decision;
  if (decision && !view.turn.number) view.turn = { ...view.turn, player: decision.player }; // chips are laid
  view.over = over;
  scores.forEach((score, seat) => (view.players[seat]!.score = score));
  return view;
}

function hear(view: View, event: GameEvent): void {
  switch (event.type) {
    case 'placed':
      if (view.board.some((laid) => same(laid, event))) return;
      view.board.push({ tile: event.tile, x: event.x, y: event.y, rot: event.rot, player: event.player });
      if (event.player !== null) view.tile = null;
      if (view.starts) view.starts = view.starts.filter((start) => !same(start, event));
      return;
    case 'drawn':
      view.tile = event.tile;
      view.stack = Math.max(0, view.stack - 1);
      return seen(view, event.tile);
    case 'discarded':
      view.discarded.push(event.tile);
      view.tile = null;
      return;
    case 'taken':
      view.tile = event.tile;
      pay(view, event.player, { colour: event.island });
      return stack(view, event, null, 0);
    case 'turned_up':
      stack(view, event, event.tile, -1);
      return seen(view, event.tile);
    case 'figure':
      view.figures.push({ player: event.player, figure: event.figure, x: event.x, y: event.y, on: event.on, upgraded: false, held: false });
      return supply(view, event.player, event.figure, -1);
    case 'returned':
      return home(view, event.player, event.figure, (figure) => same(figure, event) && figure.on === event.on);
    case 'postman':
      return send(view, event);
    case 'upgrade':
      view.figures = view.figures.map((figure) => (figure.player === event.player && figure.figure === 'meeple' && same(figure, event) && figure.on === event.on ? { ...figure, upgraded: true } : figure));
      for (const value of event.pay) pay(view, event.player, { value });
      return;
    case 'chip':
      view.chips = view.chips.filter((chip) => !same(chip, event));
      view.players[event.player]!.chips = [...view.players[event.player]!.chips, { colour: event.colour, value: event.value }];
      return;
    case 'chip_laid':
      view.chips.push({ x: event.x, y: event.y, face: 'down', colour: null, value: null });
      return;
    case 'treat':
      view.chips = view.chips.filter((chip) => !same(chip, event));
      if (event.points !== undefined) return; // it was covered
      view.chips.push({ x: event.x, y: event.y, face: 'up', colour: event.colour, value: event.value });
      return pay(view, event.player, event);
    case 'sell':
      for (const paid of wine(view.players[event.player]!.chips, event.colour)) pay(view, event.player, paid);
      return;
    case 'redeem':
      for (const paid of event.chips) pay(view, event.player, paid);
      view.players[event.player]!.isle -= event.meeples;
      return supply(view, event.player, 'meeple', event.meeples);
    case 'isle':
      view.players[event.player]!.isle = event.meeples;
      return supply(view, event.player, 'meeple', -1);
    case 'goods': {
      const player = view.players[event.player]!;
      player.goods = { ...player.goods, [event.goods]: player.goods[event.goods] + event.tokens };
      return;
    }
    case 'turn':
      view.turn = { player: event.player, number: event.number };
      delete view.part;
      return;
  }
}

function supply(view: View, seat: number, figure: FigureKind, by: number): void {
  const player = view.players[seat]!;
  player.stash = { ...player.stash, [figure]: Math.max(0, (player.stash[figure] ?? 0) + by) };
}

function home(view: View, seat: number, kind: FigureKind, there: (figure: View['figures'][number]) => boolean): void {
  const at = view.figures.findIndex((figure) => figure.player === seat && figure.figure === kind && there(figure));
  if (at < 0) return;
  view.figures.splice(at, 1);
  supply(view, seat, kind, 1);
}

function send(view: View, { owner, action, x, y, on }: Extract<GameEvent, { type: 'postman' }>): void {
  home(view, owner, 'postman', () => true);
  if (action === 'postman_off' || action === 'postman_back') return;
  view.figures.push({ player: owner, figure: 'postman', x, y, on, upgraded: false, held: false });
  supply(view, owner, 'postman', -1);
}

// One chip with this colour, this value or both.
function pay(view: View, seat: number, { colour, value }: Partial<Chip>): void {
  const player = view.players[seat]!;
  const paid = player.chips.find((chip) => chip.colour === (colour ?? chip.colour) && chip.value === (value ?? chip.value));
  player.chips = player.chips.filter((chip) => chip !== paid);
}

function stack(view: View, { island, stack }: { island: keyof View['islands']; stack: number }, top: string | null, by: number): void {
  view.islands = { ...view.islands, [island]: view.islands[island]?.map((each, i) => (i === stack ? { top, left: each.left + by } : each)) };
}

function seen(view: View, tile: string): void {
  const { [tile]: n = 0, ...rest } = view.remaining;
  view.remaining = n > 1 ? { ...rest, [tile]: n - 1 } : rest;
}
