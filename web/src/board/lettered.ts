// Drawings with letters: a picture cannot see the page's fonts, so they are put into it.
import { faces_for, type Face } from './faces';

async function data_url(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

const faces = new Map<Face, Promise<string>>();
function font_face(face: Face): Promise<string> {
  const known = faces.get(face) ?? data_url(face.url).then((url) => `@font-face{font-family:Alegreya;font-weight:100 900;font-style:${face.style};src:url(${url});unicode-range:${face.range}}`);
  faces.set(face, known);
  return known;
}

const made = new Map<string, Promise<string>>();

// The address of the drawing with its letters in the right hand.
export function lettered(url: string): Promise<string> {
  let drawing = made.get(url);
  if (!drawing) {
    drawing = write(url);
    made.set(url, drawing);
    drawing.catch(() => made.delete(url));
  }
  return drawing;
}

async function write(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const svg = await answer.text();
  return svg.includes('<text') ? picture_of(svg) : url;
}

// The address of a drawing that is at hand. Whoever asks lets go of it when it is no longer seen.
export async function picture_of(svg: string): Promise<string> {
  const styles = svg.includes('<text') ? await Promise.all(faces_for(svg).map(font_face)) : [];
  const text = styles.length ? svg.replace('>', `><style>${styles.join('')}</style>`) : svg;
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
