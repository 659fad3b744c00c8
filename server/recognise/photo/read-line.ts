import type { TextBox } from './boxes.ts';
import { crop } from './crop.ts';
import { lineHeight } from './models.ts';
import type { Models } from './models.ts';
import type { Pixels } from './pixels.ts';

/** A sign of a line: how surely it is read, and where it stands, as a share of the line's width. */
export interface ReadSign {
  readonly sign: string;
  readonly confidence: number;
  readonly at: number;
}

/** A line is read up to this many pixels at once. */
const maxWidth = 2400;

/** The signs that the model reads in a box; what stands in it from a share of its width on is painted over. */
export async function readLine(
  models: Models,
  picture: Pixels,
  box: TextBox,
  until = 1,
): Promise<ReadSign[]> {
  const line = crop(picture, box, lineHeight);
  paintOver(line, Math.round(until * line.width));
  const width = Math.min(maxWidth, Math.ceil(line.width / 32) * 32);
  const input = new Float32Array(3 * lineHeight * width);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let y = 0; y < lineHeight; y += 1) {
      for (let x = 0; x < Math.min(width, line.width); x += 1) {
        const value = line.data[(y * line.width + x) * 3 + 2 - channel] ?? 0;
        input[(channel * lineHeight + y) * width + x] = value / 127.5 - 1;
      }
    }
  }
  const { scores, steps } = await models.read(input, width);
  return decodeSigns(scores, steps, models.signs, width / line.width);
}

/** Makes the right end of a line as bright as most of it is. */
function paintOver({ data, width, height }: Pixels, from: number): void {
  if (from >= width) return;
  const kept = data.filter((_, at) => Math.floor(at / 3) % width < from);
  const background = kept.sort()[Math.floor(kept.length * 0.6)] ?? 255;
  for (let y = 0; y < height; y += 1) data.fill(background, (y * width + from) * 3, (y + 1) * width * 3);
}

/** How surely signs are read, all in all. */
export function sureness(signs: readonly ReadSign[]): number {
  if (signs.length === 0) return 0;
  return signs.reduce((sum, { confidence }) => sum + confidence, 0) / signs.length;
}

/**
 * The signs of a line by the scores of its steps (CTC): one that goes on over several steps is one sign, and the first of all signs
 * is none. `stretch` is how much wider the scored picture is than the line.
 */
export function decodeSigns(
  scores: Float32Array,
  steps: number,
  signs: readonly string[],
  stretch: number,
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
        at: Math.min(1, ((step + 0.5) / steps) * stretch),
      });
    }
    before = best;
  }
  return read;
}
