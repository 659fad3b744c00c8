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

/** Frames in a row that have to miss a code, too: a slow phone may read less than one in that time. */
const missedFrames = 3;

/** When each code was last in view, and how many frames have missed it since. */
export type Sightings = ReadonlyMap<string, { readonly at: number; readonly missed: number }>;

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
  const known = new Map(
    [...seen].filter(([, last]) => at - last.at < outOfViewMs || last.missed < missedFrames),
  );
  const missed = [...known].map(([code, last]) => [code, { ...last, missed: last.missed + 1 }] as const);
  return {
    counted: inView.filter((code) => !known.has(code)),
    seen: new Map([...missed, ...inView.map((code) => [code, { at, missed: 0 }] as const)]),
  };
}
