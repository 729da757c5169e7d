// Small sounds of our own: wood on wood for tiles and figures, soft notes for the rest. Never the only sign.
import { settings } from '../settings.svelte';

export type Sound = 'turn' | 'tile' | 'figure' | 'score' | 'chat';

interface Note {
  pitch: number; // Hertz
  at?: number; // seconds
  long: number;
  loud: number;
  falls?: number; // to this part of its pitch, as struck wood does
  wave?: OscillatorType;
}
const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    { pitch: 523.25, long: 0.5, loud: 0.12, wave: 'triangle' },
    { pitch: 783.99, at: 0.14, long: 0.5, loud: 0.12, wave: 'triangle' },
  ],
  tile: [
    { pitch: 190, long: 0.09, loud: 0.26, falls: 0.45 },
    { pitch: 1150, long: 0.03, loud: 0.05, falls: 0.6, wave: 'triangle' },
  ],
  figure: [
    { pitch: 420, long: 0.06, loud: 0.18, falls: 0.6 },
    { pitch: 1700, long: 0.02, loud: 0.04, falls: 0.7, wave: 'triangle' },
  ],
  score: [
    { pitch: 659.25, long: 0.22, loud: 0.07, wave: 'triangle' },
    { pitch: 880, at: 0.07, long: 0.3, loud: 0.07, wave: 'triangle' },
  ],
  chat: [{ pitch: 587.33, long: 0.18, loud: 0.08, falls: 1.12 }],
};
const APART = 70; // milliseconds: several at once are one

let context: AudioContext | null = null;
const last = new Map<Sound, number>();

// If the visitor wants sounds.
export function sound(name: Sound): void {
  const now = performance.now();
  if (!settings.sound || now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  try {
    context ??= new AudioContext();
    for (const note of SOUNDS[name]) play(context, note);
  } catch {
    // no sound here
  }
}

function play(context: AudioContext, { pitch, at = 0, long, loud, falls = 1, wave = 'sine' }: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, begin);
  tone.frequency.exponentialRampToValueAtTime(pitch * falls, begin + long);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + Math.min(0.02, long / 10));
  volume.gain.exponentialRampToValueAtTime(0.001, begin + long);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + long + 0.05);
}
