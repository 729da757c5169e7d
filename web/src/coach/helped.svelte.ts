// A table at which the coach helps: hints when they are asked for, and at a training table a warning before a decision that costs a lot is sent.
import type { Game } from '../decide/decider.svelte';
import type { Table } from '../protocol/table.svelte';
import type { Action, HintLine, Judgement } from '../protocol/types';

interface Hinted {
  at: number; // of the table
  line: HintLine;
}
interface Warned extends Judgement {
  action: Action; // that waits
}

export class Helped implements Game {
  asking = $state(false); // for a hint
  private told: Hinted | null = $state.raw(null);
  private warned: Warned | null = $state.raw(null);
  private checking = $state(false);

  constructor(private table: Table) {}

  get view() {
    return this.table.view;
  }
  get legal() {
    return this.table.legal;
  }
  get deciding() {
    return this.table.deciding;
  }
  get map() {
    return this.table.map;
  }
  get busy(): boolean {
    return this.table.busy || this.checking;
  }

  // There is something to ask about.
  get offered(): boolean {
    return !!this.table.info?.coach && this.table.deciding !== null && !!this.table.legal && this.table.legal.decision?.kind !== 'chip'; // of which nobody knows anything
  }
  get looking(): boolean {
    return this.checking;
  }
  // Of this decision, until the game goes on.
  get hint(): HintLine | null {
    return this.offered && this.told?.at === this.table.at ? this.told.line : null;
  }
  get warning(): Warned | null {
    return this.offered ? this.warned : null;
  }

  // Shows the hint, or hides it.
  async toggle(): Promise<void> {
    if (this.hint) this.told = null;
    else if (this.offered && !this.asking) {
      const { at } = this.table;
      this.asking = true;
      const answer = await this.table.ask('hint', { at });
      this.asking = false;
      const line = answer?.lines[0];
      if (line) this.told = { at, line };
    }
  }

  async play(action: Action): Promise<boolean> {
    const { at, info, legal } = this.table;
    if (info?.coach === 'training' && this.offered && (legal?.actions.length ?? 0) > 1) {
      this.checking = true;
      const judged = await this.table.peek('warn', { at, action }); // a coach without an answer stops nobody
      this.checking = false;
      if (judged && (judged.mark === 'mistake' || judged.mark === 'blunder') && this.table.at === at) {
        this.warned = { ...judged, action };
        return false;
      }
    }
    return this.table.play(action);
  }

  anyway(): void {
    const { warned } = this;
    this.warned = null;
    if (warned) void this.table.play(warned.action);
  }
  again(): void {
    this.warned = null;
  }
}
