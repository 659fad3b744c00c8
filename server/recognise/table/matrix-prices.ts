import { readWrittenAmount } from '../fields/amount.ts';
import { readWrittenPrice } from '../fields/price.ts';
import type { Cell, Grid } from '../recognised.ts';
import { readHead } from './columns.ts';
import { meaningsOf } from './head-lexicon.ts';
import { headerKind } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import { attributeOf, belowWord, isInside, wordsAcross } from './matrix-words.ts';
import type { Across } from './matrix-words.ts';

type Cells = Grid[number];
type Role = 'amount' | 'price' | 'total';

/** A table whose sizes or colours have amounts alone, and what their prices were. */
export interface PricesApart {
  readonly grid: Grid;
  /** The prices of a line, in the order of the sizes. */
  readonly prices: ReadonlyMap<Cells, Cells>;
  /** The sizes of heads that were made of pairs of columns. */
  readonly heads: ReadonlyMap<Cells, Across>;
}

/** Takes prices by size or colour out of a table: in columns beside those of the amounts or in a block of their own, or in rows of their own. */
export function pricesApart(table: Grid, hints: ColumnHints): PricesApart {
  const prices = new Map<Cells, Cells>();
  const heads = new Map<Cells, Across>();
  const grid = withoutPriceRows(withoutPriceColumns(table, hints, prices, heads), hints, prices);
  return { grid, prices, heads };
}

const roleWords: readonly (readonly [Role, string])[] = [
  [
    'price',
    'unit price|price|unit cost|cost|单价|單價|进价|進價|拿货价|批发价|价格|價格|价|價|ราคาต่อหน่วย|ราคาทุน|ราคาส่ง|ราคา|ทุน|[@฿¥]',
  ],
  ['amount', 'quantity|qty|pcs|pieces|数量|數量|件数|件數|数|數|จำนวน|ชิ้น|ตัว'],
];
const gap = String.raw`[\s(（:：/_.·-]*`;
const forms = roleWords.flatMap(([role, words]) =>
  [`^(?<word>.+?)${gap}(?:${words})[)）]?$`, `^(?:${words})${gap}(?<word>.+?)[)）]?$`].map(
    (form) => [role, new RegExp(form, 'iu')] as const,
  ),
);
/** A longer text names no size and what stands below it. */
const longestWord = 40;

interface Said {
  readonly word: string | null;
  readonly role: Role | null;
}

/** What a word over a column says: a size or colour, what stands below it, or both (`S qty`, `单价(红)`). */
function saidBy(cell: Cell | null | undefined): Said {
  const text = cell?.text.trim() ?? '';
  if (text === '' || text.length > longestWord) return { word: null, role: null };
  if (attributeOf(text) !== null) return { word: text, role: null };
  for (const [role, form] of forms) {
    const word = form.exec(text)?.groups?.['word'];
    if (word !== undefined && attributeOf(word) !== null) return { word, role };
  }
  return { word: null, role: roleOf(text) };
}

/** Whether a text without a size says that amounts, prices or sums stand beside or below it. */
function roleOf(text: string): Role | null {
  const found = meaningsOf(text);
  if (found === null) return null;
  if (found.has('sum')) return 'total';
  if (found.has('price')) return 'price';
  return found.has('quantity') || [...found].every((one) => one === 'piece') ? 'amount' : null;
}

/** A size or colour with the places of its amounts and of its prices. */
interface Pair {
  readonly word: Cell;
  readonly amount: number;
  readonly price: number | undefined;
}

interface Pairs {
  readonly kind: Across['kind'];
  readonly pairs: readonly Pair[];
  /** The words over the other columns. */
  readonly head: Cells;
  readonly height: 1 | 2;
}

/** The sizes or colours of which a head has amounts and prices, by its own words and those above them; null where it has none. */
function pairsAt(parent: Cells, row: Cells): Pairs | null {
  const spans = parent.filter((cell) => cell !== null).length > 1;
  const found = row.flatMap((cell, place) => {
    const own = saidBy(cell);
    if (cell === null || (own.word === null && own.role === null)) return [];
    const over = spans ? saidBy(parent.slice(0, place + 1).findLast((one) => one !== null)) : own;
    const word = own.word ?? over.word;
    const role = own.role ?? (over.role === null && own.word !== null ? 'amount' : over.role);
    if (word === null || role === null || role === 'total') return [];
    const isJoined = own.word === null || (own.role === null && over.role !== null);
    return [{ key: word.toLowerCase(), role, place, isJoined, cell: { ...cell, text: word } }];
  });
  const placesOf = (role: Role) =>
    new Map(found.filter((one) => one.role === role).map((one) => [one.key, one]));
  const [amounts, prices] = [placesOf('amount'), placesOf('price')];
  const isClear = amounts.size + prices.size === found.length;
  const priced = [...prices.keys()];
  if (!isClear || priced.length < 2 || !priced.every((key) => amounts.has(key))) return null;
  const height = found.some(({ isJoined }) => isJoined) ? 2 : 1;
  const taken = new Set(found.map(({ place }) => place));
  const head = Array.from({ length: Math.max(row.length, parent.length) }, (_, place) => {
    if (taken.has(place)) return null;
    return row[place] ?? (height === 2 && !isOver(parent[place]) ? (parent[place] ?? null) : null);
  });
  if (!head.some((cell) => cell !== null && headerKind(cell.text) !== null)) return null;
  const pairs = [...amounts].map(([key, one]) => ({
    word: one.cell,
    amount: one.place,
    price: prices.get(key)?.place,
  }));
  return { kind: attributeOf(pairs[0]?.word.text ?? '') ?? 'size', pairs, head, height };
}

/** Whether a word stands over the columns below it rather than over one of its own. */
function isOver(cell: Cell | null | undefined): boolean {
  return attributeOf(cell?.text ?? '') !== null;
}

function withoutPriceColumns(
  grid: Grid,
  hints: ColumnHints,
  prices: Map<Cells, Cells>,
  heads: Map<Cells, Across>,
): Grid {
  const rows: Cells[] = [];
  let open: Pairs | null = null;
  for (const [at, row] of grid.entries()) {
    const pairs = pairsAt(grid[at - 1] ?? [], row);
    if (pairs !== null) {
      if (pairs.height === 2) rows.pop();
      const from = Math.min(...pairs.pairs.map(({ amount }) => amount));
      const head = together(
        pairs,
        pairs.head,
        pairs.pairs.map(({ word }) => word),
        from,
      );
      heads.set(head, { kind: pairs.kind, isNumbers: false, from, until: from + pairs.pairs.length });
      rows.push(head);
      open = pairs;
    } else if (open !== null && readHead(row, hints) === null) {
      const line = openLine(open, row);
      rows.push(line.cells);
      if (line.prices.some((cell) => cell !== null)) prices.set(line.cells, line.prices);
    } else {
      open = null;
      rows.push(row);
    }
  }
  return rows;
}

function openLine(pairs: Pairs, row: Cells): { readonly cells: Cells; readonly prices: Cells } {
  const at = (place: number | undefined) => (place === undefined ? null : (row[place] ?? null));
  const from = Math.min(...pairs.pairs.map(({ amount }) => amount));
  return {
    cells: together(
      pairs,
      row,
      pairs.pairs.map(({ amount }) => at(amount)),
      from,
    ),
    prices: pairs.pairs.map(({ price }) => at(price)),
  };
}

/** A row with its sizes beside each other, at the place of the first of them, and without the columns that their prices had. */
function together({ pairs }: Pairs, row: Cells, sizes: Cells, from: number): Cells {
  const taken = new Set(
    pairs.flatMap(({ amount, price }) => (price === undefined ? [amount] : [amount, price])),
  );
  const others = (cells: Cells, start: number) => cells.filter((_, place) => !taken.has(place + start));
  const before = Array.from({ length: from }, (_, place) => row[place] ?? null);
  // A block of prices before that of the amounts leaves its columns empty.
  const kept = before.map((cell, place) => (taken.has(place) ? null : cell));
  return [...kept, ...sizes, ...others(row.slice(from), from)];
}

/** The table without rows that say the prices below its sizes or colours (`单价`, `ราคา`), which those of the line above or of the lines below are. */
function withoutPriceRows(grid: Grid, hints: ColumnHints, prices: Map<Cells, Cells>): Grid {
  const rows: Cells[] = [];
  for (let at = 0; at < grid.length; at += 1) {
    const row = grid[at] ?? [];
    rows.push(row);
    const across = wordsAcross(row) ?? belowWord(grid[at - 1] ?? [], row);
    if (across === null) continue;
    const next = grid.findIndex((one, place) => place > at && endsLines(one, hints));
    const lines = grid.slice(at + 1, next === -1 ? undefined : next);
    if (!lines.some((line) => labelOf(line, across) === 'price')) continue;
    rows.push(...priced(lines, across, prices));
    at += lines.length;
  }
  return rows;
}

function endsLines(row: Cells, hints: ColumnHints): boolean {
  return (
    readHead(row, hints) !== null || (wordsAcross(row)?.isNumbers === false && labelPlace(row, null) === -1)
  );
}

/** Where a line says what its figures are; -1 where it does not. */
function labelPlace(row: Cells, across: Across | null): number {
  return row.findIndex(
    (cell, place) =>
      cell !== null && (across === null || !isInside(across, place)) && roleOf(cell.text) !== null,
  );
}

/** What the figures of a line are as it says; null where it does not, or they are something else. */
function labelOf(row: Cells, across: Across): Role | null {
  const role = roleOf(row[labelPlace(row, across)]?.text ?? '');
  const figures = row.slice(across.from, across.until).filter((cell) => cell !== null);
  const read = role === 'amount' ? readWrittenAmount : readWrittenPrice;
  return figures.some(({ text }) => read(text) !== null) ? role : null;
}

/** The lines that count goods; a price before them is that of all that follow, one behind them that of those since the last one. */
function priced(lines: Grid, across: Across, prices: Map<Cells, Cells>): Cells[] {
  const labels = lines.map((line) => labelOf(line, across));
  const goods = labels.map(
    (label, at) => label === 'amount' || (label === null && hasFigures(lines[at] ?? [], across)),
  );
  const isBefore = labels.indexOf('price') < goods.indexOf(true);
  const isLabelled = labels.includes('amount');
  let [last, waiting]: [Cells | null, Cells[]] = [null, []];
  return lines.flatMap((line, at): Cells[] => {
    const label = labels[at] ?? null;
    if (label === 'price') {
      const cells = line.slice(across.from, across.until);
      if (isBefore) last = cells;
      else for (const one of waiting) prices.set(one, cells);
      waiting = [];
      return [];
    }
    // The sums of a line that says what its figures are.
    if (label === 'total' && isLabelled) return [];
    const place = label === 'amount' ? labelPlace(line, across) : -1;
    const own = line.map((cell, beside) => (beside === place ? null : cell));
    if (goods[at] === true && last !== null) prices.set(own, last);
    waiting = goods[at] !== true ? waiting : isLabelled ? [own] : [...waiting, own];
    return [own];
  });
}

function hasFigures(row: Cells, across: Across): boolean {
  return row
    .slice(across.from, across.until)
    .some((cell) => cell !== null && readWrittenAmount(cell.text) !== null);
}
