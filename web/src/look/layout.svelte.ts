// Where the layouts change, for scripts and styles alike: styles ask the document for [data-narrow], [data-side] and so on.
const QUERIES = {
  narrow: '(max-width: 759px)', // one column
  medium: '(max-width: 899px)', // no room for two columns of cards
  tight: '(max-width: 1179px)', // no room for panels on both sides of the board
  upright: '(max-width: 1179px) and (orientation: portrait)', // pictures lie above words, not beside them
  side: '(max-height: 500px) and (min-width: 560px) and (max-width: 1179px)', // a phone that lies on its side
  touch: '(any-pointer: coarse)', // fingers need larger buttons
} as const;
type Name = keyof typeof QUERIES;

function watch(name: Name): () => boolean {
  const query = matchMedia(QUERIES[name]);
  let matches = $state(query.matches);
  const tell = () => {
    matches = query.matches;
    document.documentElement.toggleAttribute(`data-${name}`, matches);
  };
  query.addEventListener('change', tell);
  tell();
  return () => matches;
}

const [narrow, tight, side, touch] = [watch('narrow'), watch('tight'), watch('side'), watch('touch')];
for (const name of ['medium', 'upright'] as const) watch(name); // of styles alone

export const layout = {
  get phone(): boolean {
    return narrow() || side();
  },
  get side(): boolean {
    return side();
  },
  get wide(): boolean {
    return !tight();
  },
  get touch(): boolean {
    return touch();
  },
};
