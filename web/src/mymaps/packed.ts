// A map as a word of an address: its text, compressed, in letters that need no escaping.
export const MOST_LETTERS = 16_000; // of a link; longer ones are cut by some who hand them on
export const MOST_BYTES = 256 << 10; // of a map's text, which a link may not outgrow when it is unpacked

export class PackFault extends Error {
  constructor(readonly why: 'damaged' | 'large') {
    super(`a map in a link that is ${why}`);
  }
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

// No more than so many bytes are ever held.
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value!.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw new PackFault('large');
    }
    pieces.push(value!);
  }
  const all = new Uint8Array(size);
  pieces.reduce((at, piece) => (all.set(piece, at), at + piece.length), 0);
  return all;
}

const PIECE = 0x8000; // bytes that are turned into letters at once
function letters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function bytes_of(word: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]+$/.test(word)) throw new PackFault('damaged');
  if (word.length > MOST_LETTERS) throw new PackFault('large');
  try {
    return Uint8Array.from(atob(word.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  } catch {
    throw new PackFault('damaged'); // cut short
  }
}

export async function pack(text: string): Promise<string> {
  return letters(await gathered(through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')), Infinity));
}

// Throws a PackFault.
export async function unpack(word: string): Promise<string> {
  const bytes = bytes_of(word);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await gathered(through(bytes, new DecompressionStream('deflate-raw')), MOST_BYTES));
  } catch (error) {
    throw error instanceof PackFault ? error : new PackFault('damaged');
  }
}
