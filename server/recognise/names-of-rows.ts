import { splitName } from './fields/name-attributes.ts';
import type { Splitting } from './fields/name-attributes.ts';
import { sureNameFrom } from '../../domain/stock-entry/entry-rows.ts';
import type { ReadRow } from './recognised.ts';

/** What the names of a list may hold: what none of its rows says in a column. */
export function attributesInNames(rows: readonly ReadRow[]): Splitting {
  return { color: rows.every(({ color }) => color === ''), size: rows.every(({ size }) => size === '') };
}

/** A row of a new product with the colour and the size of its name in fields of their own; one that was not read surely stays as it is. */
export function withoutAttributes(row: ReadRow, may: Splitting): ReadRow {
  if ((row.nameConfidence ?? 1) < sureNameFrom) return row;
  const { name, color, size } = splitName(row.name, may);
  return { ...row, name, color: color || row.color, size: size || row.size };
}

/** All that a row says of its product, as it was read. */
export function saidBy({ name, color, size, style }: ReadRow): string {
  return [name, color, size, style].filter((word) => word !== '').join(' ');
}
