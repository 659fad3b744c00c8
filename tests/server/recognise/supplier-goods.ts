import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadRow } from '../../../server/recognise/recognised.ts';

/** What a supplier's file says of one product. */
interface Goods {
  readonly names: readonly string[];
  readonly color: Attribute;
  readonly size: Attribute;
  /** Pieces with what one costs in baht; behind these packs with the price of one, which are as right. */
  readonly counts: readonly { readonly pieces: number; readonly baht: number }[];
}

/** `isOptional` where it may stay in the name, or be left out. */
interface Attribute {
  readonly value: string;
  readonly isOptional: boolean;
}

/** Files of suppliers and the goods in each, as `goods.tsv` in their folder says. */
export function supplierGoods(folder: string): ReadonlyMap<string, readonly Goods[]> {
  const lines = readFileSync(join(folder, 'goods.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  const byFile = new Map<string, Goods[]>();
  for (const line of lines) {
    const [file = '', names = '', color = '', size = '', pieces = '', baht = ''] = line.split('\t');
    const prices = baht.split(' | ').map(Number);
    const goods: Goods = {
      names: names.split(' | '),
      color: attributeOf(color),
      size: attributeOf(size),
      counts: pieces.split(' | ').map((count, at) => ({ pieces: Number(count), baht: prices[at] ?? NaN })),
    };
    byFile.set(file, [...(byFile.get(file) ?? []), goods]);
  }
  return byFile;
}

function attributeOf(text: string): Attribute {
  return { value: text.replace(/^\?/, ''), isOptional: text.startsWith('?') };
}

/** Goods that no row says, and rows that say none of them without being marked. */
export function compareGoods(
  goods: readonly Goods[],
  rows: readonly ReadRow[],
): { readonly missing: readonly string[]; readonly unmarked: readonly string[] } {
  const left = [...rows];
  const missing = goods.filter((one) => {
    const at = left.findIndex((row) => isRow(one, row));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return {
    missing: missing.map(({ names }) => names[0] ?? ''),
    unmarked: left.filter(({ problem }) => problem === null).map(({ name }) => name),
  };
}

function isRow({ names, color, size, counts }: Goods, row: ReadRow): boolean {
  const whole = [row.name, row.color, row.size, row.style].join('');
  const says = ({ value, isOptional }: Attribute, field: string) =>
    key(field) === key(value) || (isOptional && field === '') || key(whole).includes(key(value));
  const isNamed = names.some((name) => key(whole).includes(key(name)));
  const isCounted = counts.some(
    ({ pieces, baht }) => row.amount === pieces && Math.abs((row.price ?? 0) - baht * 100) <= 1,
  );
  return isNamed && says(color, row.color) && says(size, row.size) && isCounted;
}

/** Names that differ in spaces and marks are one. */
function key(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s(),，、·\-–—_/]/gu, '');
}
