// What is said aloud to those who cannot see the board.
import { goods_words, square_word } from '../decide/words';
import { words_of } from '../panels/log_words';
import { score_words } from '../panels/score_words';
import { seat_name } from '../panels/seats';
import { ran_out, table_words } from '../panels/table_words';
import type { Table } from '../protocol/table.svelte';
import type { GameEvent, TableEvent } from '../protocol/types';
import { t } from '../text/text.svelte';

const TOLD = new Set(['figure', 'taken', 'redeem', 'treat', 'chip_laid', 'upgrade', 'postman', 'held', 'goods', 'sell', 'isle', 'discarded']);

export class Voice {
  said = $state(''); // politely, when the listener has time
  called = $state(''); // at once: scores, whose turn, the clock

  private before: TableEvent | undefined; // in the game

  constructor(private table: Table) {}

  say(words: string): void {
    this.said = words;
  }

  call(words: string): void {
    this.called = words;
  }

  hear(event: TableEvent): void {
    const words = table_words(event, this.before, this.name);
    if ('events' in event) this.before = event;
    if (words && ran_out(event)) this.called = words;
    else if (words) this.said = words;
    if (event.type !== 'played') return;
    const moves = event.events.map((each) => this.move(each)).filter(Boolean);
    const final = event.events.findIndex(({ type }) => type === 'final');
    const scores = event.events.map((each, i) => this.score(each, final >= 0 && i > final)).filter(Boolean);
    if (moves.length) this.said = moves.join(' ');
    if (scores.length) this.called = [words, ...scores].filter(Boolean).join(' ');
  }

  private name = (seat: number) => seat_name(this.table, seat);

  private move(event: GameEvent): string {
    if (event.type === 'placed') return event.player === null ? '' : t('said_placed', { name: this.name(event.player), square: square_word(this.table.map, event) });
    if (!TOLD.has(event.type)) return '';
    const words = words_of(event, { player: 'player' in event ? event.player : null, map: this.table.map, names: this.name });
    return words ? `${[words.text, words.goods && goods_words(words.goods)].filter(Boolean).join(' ')}.` : '';
  }

  private score(event: GameEvent, final: boolean): string {
    if (event.type !== 'score' || !event.points) return '';
    return t('said_score', { name: this.name(event.player), n: event.points, what: score_words(event, this.table.map, final) });
  }
}
