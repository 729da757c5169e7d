// What the browser remembered, as far as it can be meant: whatever is missing, of another kind or refused is as it is at first.
export type Checks<T> = { [K in keyof T]?: (value: T[K]) => boolean };

export function as_meant<T extends object>(text: string | null, first: T, checks: Checks<T>): T {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return first; // spoiled: begin anew
  }
  const kept = { ...first };
  for (const key of Object.keys(first) as (keyof T)[]) {
    const value = Object.getOwnPropertyDescriptor(stored ?? {}, key)?.value as T[typeof key];
    if (typeof value === typeof first[key] && (checks[key]?.(value) ?? true)) kept[key] = value;
  }
  return kept;
}
