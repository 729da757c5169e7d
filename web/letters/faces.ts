// What `look/fonts.css` says of its faces.
export interface Face {
  rule: string;
  family: string;
  style: string;
  file: string;
  range: string; // its letters: "U+0000-00FF, U+0131"
}

export function faces(css: string): Face[] {
  const rules = css.match(/@font-face \{.*?\}/gs) ?? [];
  const said = (rule: string, pattern: RegExp): string | undefined => pattern.exec(rule)?.[1];
  return rules.map((rule) => ({
    rule,
    family: said(rule, /font-family: '(.*?)'/)!,
    style: said(rule, /font-style: (\w+)/) ?? 'normal',
    file: said(rule, /url\('(.*?)'\)/)!,
    range: said(rule, /unicode-range: (.*?);/)!,
  }));
}

export function letters({ range }: Face): string {
  return [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .map(([, first, last]) => [parseInt(first!, 16), parseInt(last ?? first!, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join('');
}
