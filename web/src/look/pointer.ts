// Whether the visitor points with a finger: then it is "tap", not "click".
export function by_finger(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
