// Drawings with letters: a picture cannot see the page's fonts, so they are put into it.
import serif from '@fontsource/alegreya/files/alegreya-latin-800-normal.woff2?url';
import italic from '@fontsource/alegreya/files/alegreya-latin-700-italic.woff2?url';

async function data_url(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

let faces: Promise<string> | null = null;
function font_faces(): Promise<string> {
  faces ??= Promise.all([data_url(serif), data_url(italic)]).then(
    ([upright, slanted]) =>
      `<style>@font-face{font-family:Alegreya;font-weight:100 900;src:url(${upright})}` +
      `@font-face{font-family:Alegreya;font-style:italic;font-weight:100 900;src:url(${slanted})}</style>`,
  );
  return faces;
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
  if (!svg.includes('<text')) return url;
  const text = svg.replace('>', `>${await font_faces()}`);
  return URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
}
