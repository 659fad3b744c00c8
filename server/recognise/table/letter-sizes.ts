import { isWordedSize } from '../fields/size.ts';
import type { ReadRow } from '../recognised.ts';
import { doubted } from './withdrawn.ts';

/** Sizes in letters that tell what a figure among them is. */
const fewestLetters = 3;

/** Rows of pages, among whose sizes in letters a 5 is an S that was misread. */
export function withLetterSizes(rows: readonly ReadRow[]): ReadRow[] {
  const letters = rows.filter(({ size }) => isWordedSize(size)).length;
  const figures = rows.filter(({ size }) => /\d/.test(size) && !isWordedSize(size));
  const areMisread = letters >= fewestLetters && figures.every(({ size }) => size === '5');
  return rows.map((row) =>
    areMisread && row.size === '5' && 'page' in row.source ? doubted({ ...row, size: 'S' }) : row,
  );
}
