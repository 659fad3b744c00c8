/** A sign of a line: how surely it is read, and where it stands, as a share of the line's width. */
export interface ReadSign {
  readonly sign: string;
  readonly confidence: number;
  readonly at: number;
}

/** How surely signs are read, all in all. */
export function sureness(signs: readonly ReadSign[]): number {
  if (signs.length === 0) return 0;
  return signs.reduce((sum, { confidence }) => sum + confidence, 0) / signs.length;
}

/**
 * The signs of a line by the scores of its steps (CTC): one that goes on over several steps is one sign, and the first of all signs
 * is none. `scale` is how much wider the scored picture is than the line.
 */
export function decodeSigns(
  scores: Float32Array,
  steps: number,
  signs: readonly string[],
  scale: number,
): ReadSign[] {
  const read: ReadSign[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    const start = step * signs.length;
    for (let sign = 1; sign < signs.length; sign += 1) {
      if ((scores[start + sign] ?? 0) > (scores[start + best] ?? 0)) best = sign;
    }
    if (best !== 0 && best !== before) {
      read.push({
        sign: signs[best] ?? '',
        confidence: scores[start + best] ?? 0,
        at: Math.min(1, ((step + 0.5) / steps) * scale),
      });
    }
    before = best;
  }
  return read;
}
