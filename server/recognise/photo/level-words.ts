import type { TextBox } from './boxes.ts';

/** A text, its height as letters have it, and where it stands. */
export interface Placed {
  readonly box: TextBox;
}

/** How far texts tell the slope of those above, below and beside them, as shares of the page. */
const reach = { across: 0.35, down: 0.12 };

/** The rows of a page, from the top, each from left to right: every text is followed by the next that its row's slope leads to. */
export function chainRows<T extends Placed>(texts: readonly T[], width: number, height: number): T[][] {
  let slopes = texts
    .filter(({ box }) => box.width > box.height * 2.5)
    .map(({ box }) => ({ x: box.x, y: box.y, slope: Math.tan(box.angle), weight: box.width }));
  let rows = chain(texts, (x, y) => slopeAt(slopes, x / width, y / height, width, height));
  // What stands in one row tells its slope better than each text by itself.
  const between = rows.flatMap((row) =>
    row.slice(1).flatMap(({ box }, at) => {
      const before = row[at]?.box ?? box;
      const [dx, dy] = [box.x - before.x, box.y - before.y];
      return dx < box.height * 2
        ? []
        : [{ x: (box.x + before.x) / 2, y: (box.y + before.y) / 2, slope: dy / dx, weight: dx }];
    }),
  );
  slopes = [...slopes, ...between];
  rows = chain(texts, (x, y) => slopeAt(slopes, x / width, y / height, width, height));
  const middle = width / 2;
  const level = (row: readonly T[]) =>
    row.reduce(
      (sum, { box }) =>
        sum +
        box.y +
        (middle - box.x) * slopeAt(slopes, (box.x + middle) / 2 / width, box.y / height, width, height),
      0,
    ) / row.length;
  return rows
    .map((row) => ({ row, at: level(row) }))
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

interface Slope {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

function slopeAt(slopes: readonly Slope[], x: number, y: number, width: number, height: number): number {
  let [sum, weights] = [0, 1e-9];
  for (const known of slopes) {
    const across = (known.x / width - x) / reach.across;
    const down = (known.y / height - y) / reach.down;
    const weight = known.weight * Math.exp(-(across * across + down * down) / 2);
    sum += known.slope * weight;
    weights += weight;
  }
  return sum / weights;
}

function chain<T extends Placed>(texts: readonly T[], slope: (x: number, y: number) => number): T[][] {
  const rows: T[][] = [];
  for (const text of [...texts].sort((one, other) => leftOf(one) - leftOf(other))) {
    const { box } = text;
    let [best, least] = [null as T[] | null, Infinity];
    for (const row of rows) {
      const last = row.at(-1)?.box;
      if (last === undefined) continue;
      const height = Math.min(last.height, box.height);
      const overlap = last.x + last.width / 2 - (box.x - box.width / 2);
      if (overlap > Math.max(height * 0.7, Math.min(last.width, box.width) * 0.3)) continue;
      const expected = last.y + (box.x - last.x) * slope((box.x + last.x) / 2, (box.y + last.y) / 2);
      const off = Math.abs(box.y - expected) / height;
      if (off < Math.min(0.55, least)) [best, least] = [row, off];
    }
    if (best === null) rows.push([text]);
    else best.push(text);
  }
  return rows;
}

function leftOf({ box }: Placed): number {
  return box.x - box.width / 2;
}

/**
 * How far columns lean: how much a text stands farther left for each pixel that it is lower, at the page's middle and at its sides.
 * Of all leanings it is the one at which most texts begin, end or have their middles in the same places.
 */
export function leaningOf(
  texts: readonly Placed[],
  width: number,
  height: number,
): (x: number, y: number) => number {
  const edges = texts.flatMap(({ box }) => [
    { x: box.x - box.width / 2, y: box.y, kind: 0 },
    { x: box.x, y: box.y, kind: 1 },
    { x: box.x + box.width / 2, y: box.y, kind: 2 },
  ]);
  const heights = texts.map(({ box }) => box.height).sort((one, other) => one - other);
  const bin = Math.max(2, (heights[Math.floor(heights.length / 2)] ?? 10) * 0.35);
  const lean = (a: number, b: number) => (x: number, y: number) =>
    (y - height / 2) * (a + b * (x / width - 0.5));
  let [best, most] = [lean(0, 0), 0];
  for (let a = -0.3; a <= 0.3001; a += 0.01) {
    for (let b = -0.4; b <= 0.4001; b += 0.05) {
      const shift = lean(a, b);
      const counts = new Map<number, number>();
      for (const { x, y, kind } of edges) {
        const at = (x + shift(x, y)) / bin;
        const [low, part] = [Math.floor(at), at - Math.floor(at)];
        const key = low * 3 + kind;
        counts.set(key, (counts.get(key) ?? 0) + 1 - part);
        counts.set(key + 3, (counts.get(key + 3) ?? 0) + part);
      }
      let score = 0;
      for (const count of counts.values()) score += count * count;
      score *= 1 - Math.abs(a) * 0.1 - Math.abs(b) * 0.05;
      if (score > most) [best, most] = [shift, score];
    }
  }
  return best;
}
