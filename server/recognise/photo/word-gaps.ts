import type { Pixels } from './pixels.ts';
import type { ReadSign } from './signs.ts';

/** A gap so wide, as a share of the line's height, and so many times as wide as between letters of the line is one between words. */
const wordGap = 0.17;
const timesLetterGap = 2;
/** The part of a line's height that its letters fill; rules may stand above and below them. */
const letters = [0.2, 0.8] as const;
/** A pixel is ink if it is so much of the way from the background to the darkest of a line. */
const inkShare = 0.35;

/**
 * The signs of a line with the spaces between Latin words that its picture shows and the model did not read. A code, which has no
 * small letters, is left as it is.
 */
export function withWordGaps(signs: readonly ReadSign[], line: Pixels): ReadSign[] {
  if (!signs.some(({ sign }) => /[a-z]/.test(sign))) return [...signs];
  const all = gapsIn(line);
  const least = leastWordGap(all, signs.length - 1, line);
  const gaps = all.filter(({ width }) => width >= least);
  return signs.flatMap((sign, at) => {
    const before = signs[at - 1];
    if (before === undefined || !canPart(before.sign, sign.sign)) return [sign];
    const gap = gaps.find(({ middle }) => middle > before.at && middle < sign.at);
    if (gap === undefined) return [sign];
    return [{ sign: ' ', confidence: Math.min(before.confidence, sign.confidence), at: gap.middle }, sign];
  });
}

function canPart(one: string, other: string): boolean {
  return (isLatin(one) && /[a-z\d(&]/i.test(other)) || (/[\d),.&]/.test(one) && isLatin(other));
}

function isLatin(sign: string): boolean {
  return /[a-z]/i.test(sign);
}

/** A gap between letters: pixels that it is wide, and its middle as a share of the line's width. */
interface Gap {
  readonly width: number;
  readonly middle: number;
}

/** Pixels from which on a gap is one between words, of a line with so many places for gaps; letters that touch have none between them. */
function leastWordGap(gaps: readonly Gap[], places: number, { height }: Pixels): number {
  const touching = Array.from({ length: Math.max(0, places - gaps.length) }, () => 0);
  const widths = [...touching, ...gaps.map(({ width }) => width)].sort((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  return Math.max(height * wordGap, usual * timesLetterGap);
}

/** The gaps between the letters of a line; none where its letters are brighter than their background. */
function gapsIn(line: Pixels): Gap[] {
  const { width, height } = line;
  const [top, bottom] = letters.map((share) => Math.round(share * height)) as [number, number];
  const grey = greyOf(line, top, bottom);
  const sorted = grey.slice().sort();
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 255;
  const [darkest, background, brightest] = [at(0.02), at(0.6), at(0.98)];
  if (brightest - background > background - darkest) return [];
  const ink = background - (background - darkest) * inkShare;
  const gaps: Gap[] = [];
  let from: number | null = null;
  for (let x = 0; x < width; x += 1) {
    let isEmpty = true;
    for (let y = 0; isEmpty && y < bottom - top; y += 1) isEmpty = (grey[y * width + x] ?? 255) > ink;
    if (isEmpty) continue;
    if (from !== null && x > from) gaps.push({ width: x - from, middle: (from + x) / 2 / width });
    from = x + 1;
  }
  return gaps;
}

/** How bright the rows of a line from `top` to `bottom` are. */
function greyOf({ data, width }: Pixels, top: number, bottom: number): Uint8Array {
  const grey = new Uint8Array(width * (bottom - top));
  for (let at = 0; at < grey.length; at += 1) {
    const pixel = (top * width + at) * 3;
    grey[at] = (data[pixel] ?? 0) * 0.3 + (data[pixel + 1] ?? 0) * 0.59 + (data[pixel + 2] ?? 0) * 0.11;
  }
  return grey;
}
