import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Moves the focus between the fields of a table as a spreadsheet does: arrows to the next field in their direction, Enter downwards and
 * on to the top of the next column, with Shift back. Returns whether it was such a key.
 */
export function moveInTable(event: KeyboardEvent<HTMLTableElement>): boolean {
  const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLInputElement) || altKey || ctrlKey || metaKey) return false;
  const rows = [...event.currentTarget.tBodies].flatMap((body) => [...body.rows]);
  const fields = rows.map((row) => [...row.cells].map((cell) => cell.querySelector('input')));
  const at = fields.findIndex((row) => row.includes(target));
  const column = fields[at]?.indexOf(target) ?? -1;
  if (key === 'Enter') {
    const order = columnsOf(fields)
      .flat()
      .filter((field) => field !== null);
    order[order.indexOf(target) + (shiftKey ? -1 : 1)]?.focus();
    return true;
  }
  const step = steps[key];
  if (step === undefined || shiftKey) return false;
  const [down, across] = step;
  const path = down === 0 ? (fields[at] ?? []).slice() : fields.map((row) => row[column] ?? null);
  const here = down === 0 ? column : at;
  const ahead = down + across > 0 ? path.slice(here + 1) : path.slice(0, here).reverse();
  ahead.find((field) => field !== null)?.focus();
  return true;
}

function columnsOf<T>(rows: readonly (readonly (T | null)[])[]): readonly (readonly (T | null)[])[] {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? null));
}
