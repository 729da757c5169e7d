// The folder of its host in which the page lies, with a slash at either end.
export const BASE = typeof document === 'undefined' ? '/' : new URL('.', document.baseURI).pathname;

// The name of something that the browser keeps for all pages of a host, so that one in another folder has another.
export const own = (name: string): string => (BASE === '/' ? name : `${name} ${BASE}`);
