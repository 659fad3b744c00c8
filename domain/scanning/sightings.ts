/**
 * What became of the wish for a camera; inside LINE it says whether LINE's own scanner can be asked. `noReader`: there is a camera, and
 * what reads codes in its picture could not be fetched.
 */
export type CameraStart =
  | { readonly kind: 'ready'; readonly hasTorch: boolean }
  | { readonly kind: 'refused' | 'missing' | 'noReader' }
  | { readonly kind: 'insideLine'; readonly lineScans: boolean };

/**
 * Milliseconds for which a code has to be out of the camera's view before it counts again. Reading fails for some frames while a
 * hand moves: less would count one piece twice. Two equal pieces need this pause between them, or a tap on "+".
 */
export const outOfViewMs = 1000;

/** When each code was last in view. */
export type Sightings = ReadonlyMap<string, number>;

/**
 * Says which of the codes in view are to be counted: those that were not in view before. A code that stays in view counts once,
 * however long; different codes at once all count.
 */
export function seeCodes(
  seen: Sightings,
  codes: readonly string[],
  at: number,
): { readonly counted: readonly string[]; readonly seen: Sightings } {
  const inView = [...new Set(codes)];
  const recent = [...seen].filter(([, lastAt]) => at - lastAt < outOfViewMs);
  const known = new Map(recent);
  return {
    counted: inView.filter((code) => !known.has(code)),
    seen: new Map([...recent, ...inView.map((code) => [code, at] as const)]),
  };
}
