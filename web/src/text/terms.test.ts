// One word for each thing of the game, that of the printed rules: these are words we once used beside it, or say what is not so.
import { expect, test } from 'vitest';

const FOREIGN: Record<string, RegExp> = {
  en: /\b(printed|big|great) (city|cities)\b|\bunder (the )?tiles?\b|three of a kind|back at any time/i,
  de: /\bOrte?s?n?\b|\b([Uu]n)?[Ff]ertig(e[nrs]?|stell\w*|gestellt)\b|\bgestellt|\bGeist(er)?\b|\bdie Karte [A-Z]\w+ und tippe|\bunter (dem |den )?Plättchen|\b(blaue[nrs]?) (Chip|Insel|Eins|Zwei)|jederzeit zurückholen/,
  es: /transbordador|casillas? de inicio|ciudad(es)? impresas?|loseta extra|ciudad(es)? completas?|bajo (la|las) losetas?|inacabad|cuando quieras/i,
  fr: /(?<!\p{L})(carreaux?|monastères?|cloîtres?|pions?|partisans?|prairies?|champs?|cités?|villages?)(?!\p{L})|(ville|route|abbaye)s? complète/iu,
  nl: /kaartje|abdij|volgeling|akker|dorp(?!\p{L})|\p{L}+plaatje/iu,
  pt: /ladrilho|azulejo|abadia|seguidor|(?<!\p{L})(prados?|caminhos?|quadrados?|aldeias?)(?!\p{L})|(cidade|estrada)s? terminada/iu,
  ca: /rajol|\p{L} meeple|(?<!\p{L})(prats?|carreter\p{L}+|abadi\p{L}+|viles?|quadrats?)(?!\p{L})|(ciutat|camí|monestir) complet/iu,
  it: /tassell|piastrell|seguac|abbazi|villaggi|(?<!\p{L})(campi?|borg\p{L}+|caselle? di inizio)(?!\p{L})|(città|strada) finita/iu,
  pl: /płytk|\p{L} meeple|pion(ek|k)|kwadrat|(?<!\p{L})(wieś|wsi)(?!\p{L})|dokończon/iu,
  cs: /dílek|dílk|destičk|\p{L} meeple|panáč|vesnic|čtver|hotov\p{L} (měst|cest|klášt)/iu,
};

// Searching the rules may find other words, too.
const without_search = (text: string) => text.replace(/^\s*also: '.*',$/gm, '');

test.each(Object.keys(FOREIGN))('the words of the game are the same throughout in %s', (language) => {
  const files = import.meta.glob<string>('./*/*.ts', { eager: true, query: '?raw', import: 'default' });
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  expect(own.length).toBeGreaterThan(10);
  for (const [path, text] of own) for (const line of without_search(text).split('\n')) expect([path, FOREIGN[language]!.exec(line)?.[0]]).toEqual([path, undefined]);
});
