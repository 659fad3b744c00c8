import type { NewCategory } from '../store/queries/catalogue.ts';
import { newId } from '../crypto.ts';
import { missingCells, type Columns, type RowFault, type SheetRow } from './sheet.ts';

/** A sheet of categories lists them as an outline: each belongs to the nearest one of the level above that stands before it. */
export const categoryColumns = {
  level: 'required',
  name: 'required',
  ch_name: 'optional',
  th_name: 'optional',
} as const satisfies Columns;

type Row = SheetRow<keyof typeof categoryColumns>;

const maxNameLength = 200;

/** The categories that a sheet lists, in its order, and what is wrong with it. */
export function readCategoryRows(rows: readonly Row[]): {
  readonly categories: readonly NewCategory[];
  readonly faults: readonly RowFault[];
} {
  const categories: NewCategory[] = [];
  const faults: RowFault[] = [];
  for (const [position, row] of rows.entries()) {
    const { level: text, ...names } = row.cells;
    const level = Number(text);
    const parent = categories.findLast((category) => category.level < level) ?? null;
    const faultsOfRow = [...missingCells(row, categoryColumns), ...faultsOf(row, level, parent)];
    const parent_id = parent?.category_id ?? null;
    if (categories.some((other) => other.parent_id === parent_id && other.name === names.name))
      faultsOfRow.push({ line: row.line, field: 'name', message: 'is there twice within its category' });
    faults.push(...faultsOfRow);
    if (faultsOfRow.length === 0)
      categories.push({ category_id: newId(), parent_id, level, position, ...names });
  }
  return { categories, faults };
}

function faultsOf({ line, cells }: Row, level: number, parent: NewCategory | null): RowFault[] {
  const { level: text, ...names } = cells;
  const faults = Object.entries(names)
    .filter(([, name]) => name.length > maxNameLength)
    .map(([field]) => ({ line, field, message: `has more than ${maxNameLength} letters` }));
  if (text !== '' && ![1, 2, 3].includes(level))
    return [...faults, { line, field: 'level', message: 'must be 1, 2 or 3' }];
  if (level > 1 && parent?.level !== level - 1)
    return [
      ...faults,
      { line, field: 'level', message: `is ${level}, and no ${level - 1} stands before it` },
    ];
  return faults;
}
