// Two soft notes: it is your turn.
let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const begin = context.currentTime;
    [523.25, 783.99].forEach((pitch, i) => {
      const tone = context!.createOscillator();
      const volume = context!.createGain();
      tone.frequency.value = pitch;
      tone.type = 'triangle';
      volume.gain.setValueAtTime(0, begin + i * 0.14);
      volume.gain.linearRampToValueAtTime(0.12, begin + i * 0.14 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + i * 0.14 + 0.5);
      tone.connect(volume).connect(context!.destination);
      tone.start(begin + i * 0.14);
      tone.stop(begin + i * 0.14 + 0.55);
    });
  } catch {
    // no sound here: it is never the only sign
  }
}
