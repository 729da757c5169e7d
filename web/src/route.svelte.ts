// Where the visitor is, as the address after # tells: "#/table/abc?invite=x".
export interface Route {
  page: string; // "" is the home page
  id: string;
  params: URLSearchParams;
}

export function parse(hash: string): Route {
  const text = hash.replace(/^#?\/?/, '');
  const mark = text.indexOf('?');
  const path = (mark < 0 ? text : text.slice(0, mark)).split('/');
  return {
    page: path[0] ?? '',
    id: decoded(path[1] ?? ''),
    params: new URLSearchParams(mark < 0 ? '' : text.slice(mark + 1)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // cut in the middle of a letter
  }
}

let wanted = $state.raw(parse(location.hash));
let current = $state.raw(wanted);
addEventListener('hashchange', () => {
  wanted = parse(location.hash);
});

export const route = {
  // Of the page that is shown: the one before, while the next is being loaded.
  get now(): Route {
    return current;
  },
  get wanted(): Route {
    return wanted;
  },
};

export function arrive(at: Route): void {
  current = at;
}

export function go(path: string): void {
  location.hash = path;
}
