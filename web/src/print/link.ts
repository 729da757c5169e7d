// What is to be printed, as an address: a PDF of the server's, or this page's own sheets, which the browser prints.
import { BASE } from '../look/base';
import type { Language } from '../text/languages';
import { is_paper, LEAST_SQUARE, MOST_SQUARE, TILE, type Paper } from './paper';

export interface PrintWish {
  paper: Paper | 'one'; // one sheet as large as the map
  square: number; // millimetres
  chips: boolean;
}
export const first_wish = (): PrintWish => ({ paper: 'a4', square: TILE, chips: false });

const words = ({ paper, square, chips }: PrintWish): Record<string, string> => ({ paper, square: String(square), ...(chips && { chips: '1' }) });

export function pdf_of_map(id: string, wish: PrintWish, language: Language): string {
  return `${BASE}print/maps/${id}.pdf?${new URLSearchParams({ ...words(wish), language })}`;
}
export function pdf_of_tiles(set: string, { paper, square }: PrintWish): string {
  return `${BASE}print/tiles/${set}.pdf?${new URLSearchParams({ paper: paper === 'one' ? 'a4' : paper, square: String(square) })}`;
}
export const sheets_of_map = (id: string, wish: PrintWish): string => `#/print/${id}?${new URLSearchParams(words(wish))}`;

// What cannot be read is as it is at first.
export function read_wish(params: URLSearchParams): PrintWish & { paper: Paper } {
  const [paper, square] = [params.get('paper'), Number(params.get('square') ?? TILE)];
  return {
    paper: is_paper(paper) ? paper : 'a4',
    square: square >= LEAST_SQUARE && square <= MOST_SQUARE ? square : TILE,
    chips: params.get('chips') === '1',
  };
}
