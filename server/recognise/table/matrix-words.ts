import { isColour } from '../../../domain/products/colours.ts';
import { isWordedSize } from '../fields/size.ts';
import type { Cell, Grid } from '../recognised.ts';
import { headerKind } from './header-words.ts';

type Cells = Grid[number];

/** Sizes or colours beside each other in a row. */
export interface Across {
  readonly kind: 'size' | 'color';
  /** Whether the sizes are bare numbers, which may be something else. */
  readonly isNumbers: boolean;
  /** Places of the first one, and behind the last one. */
  readonly from: number;
  readonly until: number;
}

/** Whether a place is among them. */
export function isInside({ from, until }: Pick<Across, 'from' | 'until'>, place: number): boolean {
  return place >= from && place < until;
}

const numberSize = /^(?:size|eu|เบอร์|ไซ[สซ]์)? ?(?<number>\d{2,3}(?:\.5)?) ?(?:码|号|號|cm|ซม\.?)?$/iu;

/** Whether a text is a size, in letters or in figures, or a colour; null where it is neither. */
export function attributeOf(text: string): Across['kind'] | null {
  if (isWordedSize(text) || numberSize.test(text)) return 'size';
  return isColourWord(text) ? 'color' : null;
}

function isColourWord(text: string): boolean {
  return isColour(text.replace(/^สี/u, ''));
}

/** The sizes or colours that stand beside each other in a row. */
export function wordsAcross(row: Cells): Across | null {
  const texts = row.map((cell) => cell?.text.trim() ?? '');
  const runs: Across[] = [
    ...runsOf(texts, isWordedSize).map((run) => ({ ...run, kind: 'size', isNumbers: false }) as const),
    ...runsOf(texts, (text) => numberSize.test(text))
      .filter(({ from, until }) => until - from > 2 && isAscending(texts.slice(from, until)))
      .map((run) => ({ ...run, kind: 'size', isNumbers: true }) as const),
    ...runsOf(texts, isColourWord).map((run) => ({ ...run, kind: 'color', isNumbers: false }) as const),
  ].filter(({ from, until }) => until - from > 1);
  return runs.toSorted((one, other) => other.until - other.from - (one.until - one.from))[0] ?? null;
}

function runsOf(texts: readonly string[], is: (text: string) => boolean): Pick<Across, 'from' | 'until'>[] {
  const runs: { from: number; until: number }[] = [];
  for (const [at, text] of texts.entries()) {
    if (!is(text)) continue;
    const last = runs.at(-1);
    // One that nobody knows between two that are known is of their kind.
    const between = texts.slice(last?.until ?? at, at);
    if (
      last !== undefined &&
      between.length < 2 &&
      between.every((one) => one !== '' && headerKind(one) === null)
    )
      last.until = at + 1;
    else runs.push({ from: at, until: at + 1 });
  }
  return runs;
}

function isAscending(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => Number(numberSize.exec(text)?.groups?.['number']));
  return numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
}

const attributeWords = [
  ['size', /尺[码碼寸]|[码碼]数|size|ไซ[สซ]์|ขนาด/iu],
  ['color', /颜色|顏色|colou?r|สี/iu],
] as const;

/** Whether a word with texts below it, each over a column, is that of a matrix. */
export function areAcross(word: Cell, below: Cells): boolean {
  return attributeWords.some(([, form]) => form.test(word.text)) || wordsAcross(below) !== null;
}

/** What stands below a word for sizes or colours that spans several columns, in a row with nothing else. */
export function belowWord(parent: Cells, row: Cells): Across | null {
  for (const [kind, word] of attributeWords) {
    const from = parent.findIndex((cell) => cell !== null && word.test(cell.text));
    if (from === -1) continue;
    const next = parent.findIndex((cell, at) => at > from && cell !== null);
    const filled = row.flatMap((cell, at) => (cell === null ? [] : [at]));
    const until = filled.length === 0 ? from : (filled.at(-1) ?? from) + 1;
    const isRun = filled[0] === from && filled.length === until - from && filled.length > 1;
    if (isRun && (next === -1 || until <= next)) return { kind, from, until, isNumbers: false };
  }
  return null;
}
