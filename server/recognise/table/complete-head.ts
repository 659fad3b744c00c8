import type { Grid } from '../recognised.ts';
import type { ColumnKind } from './column-kinds.ts';
import { contentOf, isProduct, likelyName, mostOf } from './column-content.ts';
import type { Content } from './column-content.ts';
import { headlessHeading, isAmountKind, isPriceKind } from './columns.ts';
import type { Columns } from './columns.ts';
import { headerKind, headingKey, noHints } from './header-words.ts';
import type { ColumnHints } from './header-words.ts';

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
  const contents = completed.map((_, at) => contentOf(below, at));
  for (const { at, ordinals } of contents)
    if (ordinals && completed[at] === 'code') completed[at] = 'ignored';
  findName(completed, contents, head, isHinted);
  findAttributes(completed, contents);
  findMisread(completed, contents, head);
  proveByTotal(completed, contents, { head, below, isHinted });
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

/** Amount, price and sum are those that multiply, whichever words they have; those that were named go first. */
function proveByTotal(
  completed: Completed,
  contents: readonly Content[],
  { head, below, isHinted }: { head: Grid[number]; below: Grid; isHinted: (at: number) => boolean },
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
    const alike = others.filter((one) => isNamed(named[one.at] ?? null));
    const unknown = others.filter((one) => completed[one.at] === null);
    return [...(at === -1 ? [] : [at]), ...[...alike, ...unknown].map((one) => one.at)];
  };
  const amounts = candidates('amount', isAmountKind);
  const prices = candidates('price', isPriceKind);
  const totals = candidates('total', (kind) => kind === 'total' || kind === 'figure');
  for (const amount of amounts)
    for (const price of prices)
      for (const total of totals)
        if (new Set([amount, price, total]).size === 3 && isProduct(below, amount, price, total)) {
          for (const kind of ['amount', 'price', 'total'] as const) {
            const at = completed.indexOf(kind);
            if (at !== -1) completed[at] = 'ignored';
          }
          completed[amount] = 'amount';
          completed[price] = 'price';
          completed[total] = 'total';
          return;
        }
}
