// The rules are written as plain text: paragraphs, "## headings", "- items", "! example"; **bold** and [words](topic).
export type Span = { text: string; bold?: boolean; topic?: string };
export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'heading'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'example'; name: string };

const INLINE = /\*\*(.+?)\*\*|\[(.+?)\]\((.+?)\)/g;

export function spans_of(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) spans.push({ text: text.slice(from, found.index) });
    spans.push(found[1] !== undefined ? { text: found[1], bold: true } : { text: found[2]!, topic: found[3]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ text: text.slice(from) });
  return spans;
}

export function blocks_of(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((each) => each.trim()).filter(Boolean)) {
    const rest = line.slice(2);
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', spans: spans_of(line.slice(3)) });
    else if (line.startsWith('! ')) blocks.push({ kind: 'example', name: rest });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'text', spans: spans_of(line) });
    else {
      const before = blocks.at(-1);
      if (before?.kind === 'list') before.items.push(spans_of(rest));
      else blocks.push({ kind: 'list', items: [spans_of(rest)] });
    }
  }
  return blocks;
}

// What is read, without marks; for the search.
export function plain(text: string): string {
  return blocks_of(text)
    .flatMap((block) => (block.kind === 'example' ? [] : block.kind === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join(' ');
}
