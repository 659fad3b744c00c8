import { joinNear, joinWords, linesOf, middleOf } from './lines-of-words.ts';
import type { Frame, Word } from './words.ts';
import { gapBetween } from './wrapped-lines.ts';

/** A text of a line of a page. */
export interface PageText extends Word {
  /** Whether it is all that stands in a cell of a drawn table. */
  readonly isCell?: true;
  /** Rows below into which its cell reaches. */
  readonly rowsBelow?: number;
}

/** Drawn lines nearer than this share of the page are one. */
export const sameLine = 0.004;

type CellWords = readonly [Word, ...Word[]];
/** What stands between the same two level lines, cell by cell. */
type Band = readonly CellWords[];

/** The texts of a page line by line from the top: a row of a drawn table is one line, whichever lines stand in its cells. */
export function linesOfPage(words: readonly Word[], aspect: number): PageText[][] {
  const inTables = words.filter(({ frame }) => frame !== undefined && frame.top > 0 && frame.bottom < 1);
  const bands = groupsOf(inTables, isSameBand).map((band) => groupsOf(band, isSameColumn));
  const within = (band: Band) =>
    bands.filter((other) => other !== band && isWithin(frameOf(other), frameOf(band)));
  const tall = bands.filter((band) => within(band).length > 1);
  const rows = bands.filter(
    (band) =>
      !tall.includes(band) &&
      isRow(band) &&
      (band.length > 1 || tall.some((one) => within(one).includes(band))),
  );
  const merged = tall.flatMap((band) => {
    const covered = rows.filter((row) => within(band).includes(row));
    const free = band.filter((cell) => covered.every((row) => isFree(row, cell)));
    return covered.length > 1 ? free.map((cell) => ({ cell, covered })) : [];
  });
  const taken = new Set([...rows.flat(2), ...merged.flatMap(({ cell }) => cell)]);
  const lines = linesOf(words.filter((word) => !taken.has(word))).map((line) => ({
    middle: middleOfAll(line),
    texts: joinNear(line, aspect) as readonly PageText[],
  }));
  const ruled = rows.map((row) => ({
    middle: middleOfFrame(frameOf(row)),
    texts: [
      ...row.map((cell) => wholeCell(cell, aspect)),
      ...merged
        .filter(({ covered }) => covered.includes(row) && covered.every((one) => topOf(row) <= topOf(one)))
        .map(({ cell, covered }) => ({ ...wholeCell(cell, aspect), rowsBelow: covered.length - 1 })),
    ].sort((one, other) => one.box[0] - other.box[0]),
  }));
  return [...lines, ...ruled].sort((one, other) => one.middle - other.middle).map(({ texts }) => [...texts]);
}

/** Whether words between two lines are one row of a table: in cells that do not overlap, of which none has figures below each other. */
function isRow(cells: Band): boolean {
  const frames = cells.flatMap(([{ frame }]) => frame ?? []);
  const areApart = frames.every((one) =>
    frames.every(
      (other) => one === other || one.right <= other.left + sameLine || other.right <= one.left + sameLine,
    ),
  );
  const isOne = (cell: CellWords) =>
    linesOf(cell).filter(([first]) => /^[x×฿¥$]? ?\p{N}/u.test(first?.text ?? '')).length < 2;
  return areApart && cells.every(isOne);
}

function isFree(row: Band, [{ frame }]: CellWords): boolean {
  return row.every(
    ([{ frame: other }]) =>
      frame === undefined ||
      other === undefined ||
      other.right <= frame.left + sameLine ||
      frame.right <= other.left + sameLine,
  );
}

function wholeCell(cell: CellWords, aspect: number): PageText {
  const lines = linesOf(cell).flatMap((line) => joinNear(line, aspect, true));
  return {
    ...lines.reduce((one, other) => joinWords(one, other, gapBetween(one.text, other.text))),
    isCell: true,
  };
}

function groupsOf(
  words: readonly Word[],
  isSame: (one: Frame, other: Frame) => boolean,
): [Word, ...Word[]][] {
  const groups: [Word, ...Word[]][] = [];
  for (const word of words) {
    const { frame } = word;
    const group = groups.find(
      ([first]) => frame !== undefined && first.frame !== undefined && isSame(first.frame, frame),
    );
    if (group === undefined) groups.push([word]);
    else group.push(word);
  }
  return groups;
}

function isSameBand(one: Frame, other: Frame): boolean {
  return Math.abs(one.top - other.top) < sameLine && Math.abs(one.bottom - other.bottom) < sameLine;
}

function isSameColumn(one: Frame, other: Frame): boolean {
  return Math.abs(one.left - other.left) < sameLine && Math.abs(one.right - other.right) < sameLine;
}

function isWithin(row: Frame | undefined, cell: Frame | undefined): boolean {
  if (row === undefined || cell === undefined) return false;
  return row.top > cell.top - sameLine && row.bottom < cell.bottom + sameLine;
}

function topOf(row: Band): number {
  return frameOf(row)?.top ?? 0;
}

function frameOf(band: Band): Frame | undefined {
  return band[0]?.[0]?.frame;
}

function middleOfFrame(frame: Frame | undefined): number {
  return frame === undefined ? 0 : (frame.top + frame.bottom) / 2;
}

function middleOfAll(line: readonly Word[]): number {
  return line.reduce((sum, word) => sum + middleOf(word), 0) / Math.max(1, line.length);
}
