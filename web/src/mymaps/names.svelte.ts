// What maps that people made are called, as far as this page has met them.
import type { FileName } from './made';

let names: Record<string, FileName> = $state.raw({});
const asked = new Set<string>();

export const made_names = {
  // Undefined: it is not known yet, and being looked for.
  of(id: string, find: (id: string) => Promise<{ name: FileName }>): FileName | undefined {
    if (!names[id] && !asked.has(id)) {
      asked.add(id);
      void find(id).then(
        ({ name }) => made_names.tell(id, name),
        () => {},
      );
    }
    return names[id];
  },
  tell(id: string, name: FileName): void {
    if (names[id] !== name) names = { ...names, [id]: name };
  },
};
