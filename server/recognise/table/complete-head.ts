import { readWrittenAmount } from '../fields/amount.ts';
import type { Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { contentOf, isProduct, likelyName, mostOf } from './column-content.ts';
import type { Content } from './column-content.ts';
import { headlessHeading, isAmountKind, isPriceKind } from './columns.ts';
import type { Columns } from './columns.ts';
import { meaningsOf } from './head-lexicon.ts';
import { countedKind } from './head-meaning.ts';
import { headerKind, headingKey, noHints } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';
import { isSum } from './sums.ts';
import { tellingColumn } from './telling-columns.ts';

interface Beside {
  readonly head: Grid[number];
  readonly below: Grid;
  readonly isHinted: (at: number) => boolean;
}

type Completed = (ColumnKind | null)[];

/** The columns of a head of which a word is unknown, was misread or means several things, by what was said of them and what stands below. */
export function completeHead(
  head: Grid[number],
  columns: Columns,
  below: Grid,
  hints: ColumnHints = noHints,
): Columns {
  const completed: Completed = columns.map((kind, at) => {
    const said = kind ?? hints.get(headingKey(headlessHeading(head, below, at)));
    return said === undefined || (said !== 'ignored' && columns.includes(said)) ? kind : said;
  });
  const isHinted = (at: number) => hints.has(headingKey(head[at]?.text ?? ''));
  const goods = below.filter((row) => !row.some((cell) => cell !== null && isSum(cell.text)));
  const contents = completed.map((_, at) => contentOf(goods, at));
  for (const { at, ordinals } of contents)
    if (ordinals && completed[at] === 'code') completed[at] = 'ignored';
  findName(completed, contents, head, isHinted);
  const beside = { head, below, isHinted };
  proveByTotal(completed, contents, beside);
  findAttributes(completed, contents);
  findMisread(completed, contents, head);
  proveByTotal(completed, contents, beside);
  findMeasured(completed, beside);
  findReadable(completed, contents, beside);
  findReceived(completed, beside);
  findTelling(completed, contents, beside);
  return completed;
}

/** The names where no word names them, or the one that does stands over numbers and codes beside a description. */
function findName(
  completed: Completed,
  contents: readonly Content[],
  head: Grid[number],
  isHinted: (at: number) => boolean,
): void {
  const at = completed.indexOf('name');
  const named = contents[at];
  if (named !== undefined) {
    if (isHinted(at) || named.filled === 0 || !(named.ordinals || named.codes > 0.7 || named.letters < 1))
      return;
    const others = contents.filter(
      (content) =>
        content.at !== at &&
        content.codes < 0.5 &&
        isNameHead(head[content.at]?.text ?? '', completed[content.at] ?? null),
    );
    const other = likelyName(others);
    if (other === undefined) return;
    completed[at] = named.ordinals || completed.includes('code') ? 'ignored' : 'code';
    completed[other.at] = 'name';
    return;
  }
  const unknown = contents.filter((content) => completed[content.at] === null);
  const others = unknown.filter(({ colours, sizes }) => colours < 0.6 && sizes < 0.6);
  const name = likelyName(others) ?? likelyName(unknown);
  // Who sells clothes by their style or number names them by nothing else.
  const place = name?.at ?? (['style', 'code'] as const).map((kind) => completed.indexOf(kind)).find(isPlace);
  if (place !== undefined) completed[place] = 'name';
}

/** Whether an amount is what was ordered or sent, beside what was counted when it came: the bill may be of that, the goods are not. */
function isShort(own: ColumnKind | null | undefined, other: ColumnKind | null | undefined): boolean {
  return own === 'receivedAmount' && (other === 'cameAmount' || other === 'orderedAmount');
}

function isPlace(at: number): boolean {
  return at !== -1;
}

function isNameHead(text: string, kind: ColumnKind | null): boolean {
  const named = headerKind(text);
  return named === 'name' || named === 'otherName' || kind === null;
}

/** Colours and sizes under words that are unknown or may be either. */
function findAttributes(completed: Completed, contents: readonly Content[]): void {
  const options = contents.filter(({ at }) => completed[at] === 'option');
  const unknown = contents.filter(({ at, filled }) => completed[at] === null && filled > 0);
  for (const [kind, share] of [
    ['color', 'colours'],
    ['size', 'sizes'],
  ] as const) {
    if (completed.includes(kind)) continue;
    const found = mostOf([...options, ...unknown], share) ?? options.find((content) => content[share] > 0.4);
    if (found !== undefined && completed[found.at] !== 'color') completed[found.at] = kind;
  }
  for (const { at } of options) {
    if (completed[at] !== 'option') continue;
    const free = (['color', 'size', 'style'] as const).find((kind) => !completed.includes(kind));
    completed[at] = options.length === 1 ? 'style' : (free ?? 'ignored');
  }
}

/** The amounts, where a word for them stands over something else, as days of deliveries, or over what nobody has counted yet. */
function findReadable(completed: Completed, contents: readonly Content[], { head, isHinted }: Beside): void {
  const at = completed.indexOf('amount');
  if (at === -1 || isHinted(at) || (contents[at]?.amounts ?? 0) > 0.2) return;
  const readable = contents.filter(({ filled, amounts }) => filled > 0.4 && amounts > 0.8);
  const other = (['receivedAmount', 'cameAmount', 'amount'] as const)
    .map((kind) => readable.find(({ at: place }) => headerKind(head[place]?.text ?? '') === kind))
    .find((found) => found !== undefined);
  if (other === undefined) return;
  completed[at] = 'ignored';
  completed[other.at] = 'amount';
}

/** What was received beside all pieces of what was sent, where it counts pieces too, as most rows show. */
function findReceived(completed: Completed, { head, below, isHinted }: Beside): void {
  const at = completed.indexOf('amount');
  const received = head.findIndex((cell) => cell !== null && headerKind(cell.text) === 'receivedAmount');
  if (received === -1 || isHinted(at) || headerKind(head[at]?.text ?? '') !== 'pieces') return;
  const pairs = below
    .map((row) => [at, received].map((place) => readWrittenAmount(row[place]?.text ?? '')?.pieces))
    .filter(([sent, came]) => sent !== undefined && came !== undefined);
  const same = pairs.filter(([sent, came]) => sent === came).length;
  if (same === 0 || same * 2 < pairs.length) return;
  completed[at] = 'ignored';
  completed[received] = 'amount';
}

/** The size of a pack (`ขนาดบรรจุ`) says how many are in it, or how much. */
function findMeasured(completed: Completed, { head, below }: Beside): void {
  const at = completed.indexOf('perCarton');
  const texts = below.flatMap((row) => row[at]?.text ?? []);
  const measured = texts.filter((text) => readWrittenAmount(text) === null);
  const isSize = meaningsOf(head[at]?.text ?? '')?.has('size') === true;
  if (isSize && measured.length * 2 > texts.length && !completed.includes('size')) completed[at] = 'size';
}

/** What nobody knows a word for is a style or colour, if it tells goods apart. */
function findTelling(completed: Completed, contents: readonly Content[], { head, below }: Beside): void {
  const at = tellingColumn(head, completed, below);
  const isColours = (contents[at]?.colours ?? 0) > 0.3 && !completed.includes('color');
  const free = isColours ? 'color' : completed.includes('style') ? undefined : 'style';
  if (at !== -1 && free !== undefined) completed[at] = free;
}

/** Amounts and prices below words of a picture that were misread. */
function findMisread(completed: Completed, contents: readonly Content[], head: Grid[number]): void {
  for (const kind of ['amount', 'price'] as const) {
    if (completed.includes(kind) || (kind === 'amount' && completed.includes('cartons'))) continue;
    const share = ({ amounts, prices }: Content) => (kind === 'amount' ? amounts : prices);
    const [found, ...others] = contents.filter(
      (content) =>
        completed[content.at] === null &&
        (head[content.at]?.confidence ?? 0) < 1 &&
        content.filled > 0.4 &&
        share(content) > 0.5 &&
        !content.ordinals,
    );
    if (found !== undefined && (others.length === 0 || kind === 'amount')) completed[found.at] = kind;
  }
}

/** Whether a head names sums and a tax, which may be sums with it, as `จำนวนเงินรวม VAT`, or the tax alone. */
function isSumWithTax(text: string): boolean {
  const found = meaningsOf(text);
  return found !== null && found.has('sum') && found.has('tax');
}

/** Amount, price and sum are those that multiply, whichever words they have; those that were named go first. */
function proveByTotal(
  completed: Completed,
  contents: readonly Content[],
  { head, below, isHinted }: Beside,
): void {
  if (completed.includes('cartons')) return;
  const named = head.map((cell) => (cell === null ? null : headerKind(cell.text)));
  const numeric = contents.filter(
    ({ filled, amounts, prices, ordinals }) => filled > 0 && !ordinals && Math.max(amounts, prices) > 0.5,
  );
  const candidates = (kind: 'amount' | 'price' | 'total', isNamed: (kind: ColumnKind | null) => boolean) => {
    const at = completed.indexOf(kind);
    if (at !== -1 && isHinted(at)) return [at];
    const others = numeric.filter((one) => one.at !== at);
    const alike = others.filter(
      (one) => isNamed(named[one.at] ?? null) && !isShort(named[at], named[one.at]),
    );
    const unknown = others.filter((one) => completed[one.at] === null);
    return [...(at === -1 ? [] : [at]), ...[...alike, ...unknown].map((one) => one.at)];
  };
  const amounts = candidates('amount', isAmountKind);
  const prices = candidates('price', isPriceKind);
  const withTax = numeric.map(({ at }) => at).filter((at) => isSumWithTax(head[at]?.text ?? ''));
  const totals = [...candidates('total', (kind) => kind === 'total' || kind === 'figure'), ...withTax];
  const isOfPacks = (at: number) => ['cartons', 'perCarton', 'pieces'].includes(named[at] ?? '');
  const pairs = [
    ...amounts.flatMap((amount) => prices.map((price) => ({ amount, price }))),
    // A word for amounts may stand over the prices of one, behind what is counted.
    ...amounts.flatMap((amount) =>
      isHinted(completed.indexOf('price'))
        ? []
        : amounts.filter((price) => price > amount && !isOfPacks(price)).map((price) => ({ amount, price })),
    ),
  ];
  const proven = pairs
    .flatMap((pair) => totals.map((total) => ({ ...pair, total })))
    .find(
      ({ amount, price, total }) =>
        new Set([amount, price, total]).size === 3 && isProduct(below, amount, price, total),
    );
  if (proven === undefined) return;
  for (const kind of ['amount', 'price', 'total'] as const) {
    const at = completed.indexOf(kind);
    if (at !== -1) completed[at] = 'ignored';
  }
  for (const kind of ['amount', 'price', 'total'] as const) completed[proven[kind]] = kind;
  // What multiplies are cartons at the price of one: their pieces cost a part of it.
  const counted = named[proven.amount] ?? countedKind(head[proven.amount]?.text ?? '');
  if (counted === 'cartons' && !isHinted(proven.amount)) completed[proven.amount] = 'cartons';
}
