import type { NewCategory } from '../store/queries/catalogue/catalogue.ts';
import { newId } from '../crypto.ts';
import { missingCells, type Columns, type RowError, type SheetRow } from './sheet.ts';

/** A sheet of categories is an outline: each row's parent is the nearest row above it with a lower level. */
export const categoryColumns = {
  level: 'required',
  name: 'required',
  ch_name: 'optional',
  th_name: 'optional',
} as const satisfies Columns;

type Row = SheetRow<keyof typeof categoryColumns>;

const maxNameLength = 200;

/** Reads the categories of a sheet, in its order, and collects the errors of its rows. */
export function readCategoryRows(rows: readonly Row[]): {
  readonly categories: readonly NewCategory[];
  readonly errors: readonly RowError[];
} {
  const categories: NewCategory[] = [];
  const errors: RowError[] = [];
  for (const [position, row] of rows.entries()) {
    const { level: text, ...names } = row.cells;
    const level = Number(text);
    const parent = categories.findLast((category) => category.level < level) ?? null;
    const errorsOfRow = [...missingCells(row, categoryColumns), ...errorsOf(row, level, parent)];
    const parent_id = parent?.category_id ?? null;
    if (categories.some((other) => other.parent_id === parent_id && other.name === names.name))
      errorsOfRow.push({ line: row.line, field: 'name', message: 'is there twice within its category' });
    errors.push(...errorsOfRow);
    if (errorsOfRow.length === 0)
      categories.push({ category_id: newId(), parent_id, level, position, ...names });
  }
  return { categories, errors };
}

function errorsOf({ line, cells }: Row, level: number, parent: NewCategory | null): RowError[] {
  const { level: text, ...names } = cells;
  const errors = Object.entries(names)
    .filter(([, name]) => name.length > maxNameLength)
    .map(([field]) => ({ line, field, message: `has more than ${maxNameLength} letters` }));
  if (text !== '' && ![1, 2, 3].includes(level))
    return [...errors, { line, field: 'level', message: 'must be 1, 2 or 3' }];
  if (level > 1 && parent?.level !== level - 1)
    return [
      ...errors,
      { line, field: 'level', message: `is ${level}, and no ${level - 1} stands before it` },
    ];
  return errors;
}
