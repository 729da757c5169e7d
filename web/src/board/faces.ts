// The faces that a drawing needs: those for Polish and Czech are fetched only for letters of theirs.
import FACES from 'letters';

export type Face = (typeof FACES)[number];

const among = (range: string): RegExp => new RegExp(`[${range.replace(/U\+(\w+)(?:-(\w+))?(, )?/g, (_, first: string, last = first) => `\\u${first}-\\u${last}`)}]`);
const EACH = FACES.map((face) => ({ face, letters: among(face.range) }));

export const faces_for = (drawing: string): Face[] => EACH.filter(({ letters }) => letters.test(drawing)).map(({ face }) => face);
