// Several people at one device: each seat has a name of its own, remembered by the browser.
const PLACE = 'mappamundi names';
type Names = Record<string, Record<number, string>>; // by table and seat

function stored(): Names {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Names;
  } catch {
    return {};
  }
}

const names: Names = $state(stored());

export function own_name(table: string, seat: number): string {
  return names[table]?.[seat] ?? '';
}

export function rename(table: string, seat: number, name: string): void {
  names[table] = { ...names[table], [seat]: name.trim().slice(0, 32) };
  try {
    localStorage.setItem(PLACE, JSON.stringify(names));
  } catch {
    // they hold for this visit only
  }
}
