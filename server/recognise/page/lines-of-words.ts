import type { Cell } from '../recognised.ts';
import { boxAround } from './words.ts';
import type { Word } from './words.ts';

/** Texts nearer than this share of their height are one cell. */
const cellGap = 0.9;
/** Texts nearer than this share of their height are one word. */
const wordGap = 0.15;

type LeastSure = Pick<Cell, 'leastSure'>;

/** The words line by line from the top, each line from left to right. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: { middle: number; height: number; words: Word[] }[] = [];
  for (const word of [...words].sort((one, other) => middleOf(one) - middleOf(other))) {
    const line = lines.at(-1);
    const height = word.box[3];
    if (line !== undefined && Math.abs(middleOf(word) - line.middle) < Math.min(height, line.height) * 0.6) {
      line.words.push(word);
      line.middle += (middleOf(word) - line.middle) / line.words.length;
    } else lines.push({ middle: middleOf(word), height, words: [word] });
  }
  return lines.map((line) => line.words.sort((one, other) => one.box[0] - other.box[0]));
}

export function middleOf({ box: [, y, , height] }: Word): number {
  return y + height / 2;
}

/** The words of a line with those together that stand close, and no drawn line between them; in a cell of a table all do. */
export function joinNear(line: readonly Word[], aspect: number, isCell = false): Word[] {
  const joined: Word[] = [];
  for (const word of line) {
    const before = joined.at(-1);
    const gap = before === undefined ? Infinity : word.box[0] - (before.box[0] + before.box[2]);
    const height = word.box[3] / aspect;
    const isApart = gap > height * cellGap || before?.frame?.left !== word.frame?.left;
    if (before === undefined || (isApart && !isCell)) joined.push(word);
    else joined[joined.length - 1] = joinWords(before, word, gap > height * wordGap ? ' ' : '');
  }
  return joined;
}

/** Two texts as one. */
export function joinWords(one: Word, other: Word, between: string): Word {
  return {
    ...one,
    text: one.text + between + other.text,
    confidence: Math.min(one.confidence, other.confidence),
    ...leastSureOf(one, other),
    box: boxAround(one.box, other.box),
    ...(one.seen && other.seen ? { seen: boxAround(one.seen, other.seen) } : {}),
  };
}

/** How surely the least sure letter of two texts was read, where both tell. */
export function leastSureOf(one: LeastSure, other: LeastSure): LeastSure {
  if (one.leastSure === undefined || other.leastSure === undefined) return {};
  return { leastSure: Math.min(one.leastSure, other.leastSure) };
}
