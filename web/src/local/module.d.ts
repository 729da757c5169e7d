// The program for the browser, from the page's folder; null where the page was built without it.
interface ProgramFiles {
  script: string;
  binary: string;
  maps: string;
}
declare const MODULE: ProgramFiles | null;
