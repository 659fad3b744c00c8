import type { components } from '../contract.gen.ts';

/** What a column of a list holds. */
export type ColumnKind = components['schemas']['ColumnKind'];

/** A column of the list that was read: its head, and what it was taken for. */
export type ReadColumn = components['schemas']['ReadColumn'];

/** A column as a person named it. */
export type NamedColumn = components['schemas']['NamedColumns'][number];

/** In the order in which they are offered. */
export const columnKinds: readonly ColumnKind[] = [
  'name',
  'amount',
  'price',
  'total',
  'unit',
  'color',
  'size',
  'style',
  'category',
  'barcode',
  'code',
  'ignored',
];

/** The columns with what was chosen for some of them, by their heads; one that was not used is ignored. */
export function nameColumns(
  columns: readonly ReadColumn[],
  chosen: ReadonlyMap<string, ColumnKind>,
): NamedColumn[] {
  return columns.map(({ heading, kind = 'ignored' }) => ({ heading, kind: chosen.get(heading) ?? kind }));
}
