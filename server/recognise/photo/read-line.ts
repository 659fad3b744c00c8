import { setImmediate as pause } from 'node:timers/promises';
import type { TextBox } from './boxes.ts';
import { crop } from './crop.ts';
import { lineHeight } from './models.ts';
import type { Models } from './models.ts';
import type { Pixels } from './pixels.ts';
import { decodeSigns } from './signs.ts';
import type { ReadSign } from './signs.ts';
import { withWordGaps } from './word-gaps.ts';

/** A text to read. */
export interface LineBox {
  readonly box: TextBox;
  /** The share of its width from which on what stands in it is painted over. */
  readonly until?: number | undefined;
}

/** Pixels of width that are read at once: of one line no more, and of several together. */
const maxWidth = 2400;

/** The signs that the model reads in boxes. Pictures of one width are read together, which takes less time. */
export async function readLines(
  models: Models,
  picture: Pixels,
  boxes: readonly LineBox[],
): Promise<ReadSign[][]> {
  const lines = boxes.map(({ box, until = 1 }, at) => {
    const line = crop(picture, box, lineHeight);
    paintOver(line, Math.round(until * line.width));
    return { at, line, width: Math.min(maxWidth, Math.ceil(line.width / 32) * 32) };
  });
  const read: ReadSign[][] = boxes.map(() => []);
  for (const width of new Set(lines.map((line) => line.width))) {
    const alike = lines.filter((line) => line.width === width);
    const atOnce = Math.floor(maxWidth / width);
    for (let first = 0; first < alike.length; first += atOnce) {
      const batch = alike.slice(first, first + atOnce);
      // The models leave no timer its turn, which says how much of the processor this had.
      await pause();
      const inputs = new Float32Array(batch.length * 3 * lineHeight * width);
      batch.forEach(({ line }, index) => fillInput(inputs, index, line, width));
      const { scores, steps } = await models.read(inputs, batch.length, width);
      const size = steps * models.signs.length;
      batch.forEach(({ at, line }, index) => {
        const own = scores.subarray(index * size, (index + 1) * size);
        read[at] = withWordGaps(decodeSigns(own, steps, models.signs, width / line.width), line);
      });
    }
  }
  return read;
}

function fillInput(inputs: Float32Array, index: number, line: Pixels, width: number): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = (index * 3 + channel) * lineHeight;
    for (let y = 0; y < lineHeight; y += 1) {
      for (let x = 0; x < Math.min(width, line.width); x += 1) {
        const value = line.data[(y * line.width + x) * 3 + 2 - channel] ?? 0;
        inputs[(plane + y) * width + x] = value / 127.5 - 1;
      }
    }
  }
}

/** Makes the right end of a line as bright as most of it is. */
function paintOver({ data, width, height }: Pixels, from: number): void {
  if (from >= width) return;
  const kept = data.filter((_, at) => Math.floor(at / 3) % width < from);
  const background = kept.sort()[Math.floor(kept.length * 0.6)] ?? 255;
  for (let y = 0; y < height; y += 1) data.fill(background, (y * width + from) * 3, (y + 1) * width * 3);
}
