// A text as a QR code, for paper and for the camera of another device.
import { encode } from 'uqr';

export type Modules = boolean[][]; // rows from the top; true is dark

const MOST_BYTES = 213; // more makes modules that are too fine for a small picture

// Null if the text is too long.
export function qr_code(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.length > MOST_BYTES ? null : encode(bytes, { ecc: 'M', border: 0 }).data;
}
