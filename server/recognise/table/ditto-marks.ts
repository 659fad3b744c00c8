import type { Cell, Grid } from '../recognised.ts';
import { readHead } from './columns.ts';
import type { ColumnHints } from './header-words.ts';

const mark = String.raw`(?:[-–—]\s*)?(?:〃|["“”″„]|''|,,)(?:\s*[-–—])?`;
const word = String.raw`同\s?上|上同|(?:[-–—]\s*)?ditto\.?(?:\s*[-–—])?|[-–—]?\s*do\s?\.|[-–—]\s*do\s*[-–—]|เหมือน(?:ข้าง|ด้าน)?บน|ตามข้างบน`;
const whole = new RegExp(`^(?:(?:${mark})(?:\\s*(?:${mark}))*|${word})$`, 'iu');
const first = new RegExp(`^(?:${mark}|同上|ditto\\.?)\\s+(?<own>\\p{L}.*)$`, 'iu');

/** How surely a text is known of which only the end is written, or nothing. */
const notSaid = 0.7;

/** The table with what stands above in place of marks that say so: `〃`, `同上`, `ditto`. A head is nothing to repeat. */
export function withoutDittoMarks(grid: Grid, hints: ColumnHints): Grid {
  const isMarked = grid.some((row) => row.some((cell) => cell !== null && isDitto(cell.text)));
  if (!isMarked) return grid;
  const above = new Map<number, Cell>();
  let head = '';
  return grid.map((row) => {
    if (readHead(row, hints) !== null) {
      const texts = row.map((cell) => cell?.text.trim()).join('|');
      // The same one stands on each page.
      if (texts !== head) above.clear();
      head = texts;
      return row;
    }
    const filled = row.map((cell, column) => (cell === null ? null : repeated(cell, above.get(column))));
    // What stands alone heads others.
    if (filled.filter((cell) => cell !== null).length > 1)
      for (const [column, cell] of filled.entries()) if (cell !== null) above.set(column, cell);
    return filled;
  });
}

function isDitto(text: string): boolean {
  return whole.test(text.trim()) || first.test(text.trim());
}

function repeated(cell: Cell, above: Cell | undefined): Cell {
  const text = cell.text.trim();
  if (!isDitto(text)) return cell;
  if (above === undefined) return { ...cell, confidence: Math.min(cell.confidence, notSaid) };
  const confidence = Math.min(cell.confidence, above.confidence);
  const own = first.exec(text)?.groups?.['own'];
  if (own === undefined) return { ...cell, text: above.text, confidence };
  return { ...cell, text: withEnd(above.text, own), confidence: Math.min(confidence, notSaid) };
}

/** A text that ends otherwise: as many of its last words are others. */
function withEnd(text: string, end: string): string {
  const words = text.trim().split(/\s+/u);
  const kept = Math.max(1, words.length - end.split(/\s+/u).length);
  return [...words.slice(0, kept), end].join(' ');
}
