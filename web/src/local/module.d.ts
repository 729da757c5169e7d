// The program for the browser, from the page's folder; null where the page was built without it.
declare const MODULE: { script: string; binary: string } | null;
