import type { Word } from '../page/words.ts';
import { boundsOf } from './boxes.ts';
import type { TextBox } from './boxes.ts';
import { chainRows, leaningOf } from './level-words.ts';
import type { Pixels } from './pixels.ts';

/** A text as it was read, and where. */
export interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly leastSure: number;
  readonly box: TextBox;
}

/** The words of a page, level and upright. */
export interface ReadPage {
  readonly words: readonly Word[];
  /** Width divided by height, of the page as its words stand. */
  readonly aspect: number;
}

/** How far a box stands out from its text on either side, as a share of its height. */
const margin = 0.25;

/** The texts as words of a level page; each says where it is seen in the picture as it is stored. */
export function levelPage(pieces: readonly Piece[], picture: Pixels, quarters: number): ReadPage {
  const { width, height } = picture;
  const rows = chainRows(pieces, width, height);
  const lean = leaningOf(pieces, width, height);
  const heights = pieces.map(({ box }) => box.height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const letters = (usual * (1 - 1.2 * margin)) / height;
  const words = rows.flatMap((row, line) =>
    row.map(({ text, confidence, leastSure, box }): Word => {
      const left = box.x - box.width / 2 + lean(box.x, box.y);
      return {
        text,
        confidence,
        leastSure,
        // A box stands out from its text by some of its height.
        box: [
          (left + box.height * margin) / width,
          line * letters * 2,
          (box.width - 2 * box.height * margin) / width,
          letters,
        ],
        seen: storedBox(box, picture, quarters),
      };
    }),
  );
  return { words, aspect: width / height };
}

/** Where a box of a turned picture is in the stored one, as shares of its sides. */
function storedBox(box: TextBox, { width, height }: Pixels, quarters: number): Word['box'] {
  const { left, top, width: across, height: down } = boundsOf(box);
  const [x, y, w, h] = [left / width, top / height, across / width, down / height];
  const turned = [
    [x, y, w, h],
    [y, 1 - x - w, h, w],
    [1 - x - w, 1 - y - h, w, h],
    [1 - y - h, x, h, w],
  ] as const;
  const [a, b, c, d] = turned[quarters % 4] ?? turned[0];
  const [l, t] = [Math.max(0, a), Math.max(0, b)];
  return [l, t, Math.min(1, a + c) - l, Math.min(1, b + d) - t];
}
