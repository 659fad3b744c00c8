import { read, utils, type CellObject } from '@e965/xlsx';
import type { Reply } from '../harness.ts';
import { accepted } from '../orders/orders-and-payments.ts';

/** The rows of one of the sheets that an answer has; empty cells are undefined. */
export function sheetRows({ data }: Pick<Reply, 'data'>, at = 0): unknown[][] {
  const book = read(data, { type: 'buffer' });
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[at] ?? ''] ?? {}, {
    header: 1,
    blankrows: true,
  });
}

/** What an export holds: its records and their lines, each by the names of its columns. */
export function exportedRows(reply: Reply) {
  accepted(reply);
  return [0, 1].map((sheet) => {
    const [head = [], ...rows] = sheetRows(reply, sheet);
    return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
  }) as [Record<string, unknown>[], Record<string, unknown>[]];
}

/** The rows of a sheet as Excel shows them: a number, an amount, a time or a day within brackets, for a text that looks the same is none. */
export function shownRows({ data }: Pick<Reply, 'data'>, at = 0): unknown[][] {
  const book = read(data, { type: 'buffer' });
  const cells = book.Sheets[book.SheetNames[at] ?? ''] ?? {};
  for (const [place, cell] of Object.entries(cells) as [string, CellObject][])
    if (!place.startsWith('!') && cell.t === 'n') cells[place] = { t: 's', v: `[${cell.w}]` };
  return utils.sheet_to_json<unknown[]>(cells, { header: 1, blankrows: true });
}

/** What Excel shows of a row below the head, by the names of its columns, and what it takes each cell for. */
export function shownRow(
  { data }: Pick<Reply, 'data'>,
  sheet: number,
): Record<string, [type: string, shown?: string]> {
  const book = read(data, { type: 'buffer' });
  const cells = book.Sheets[book.SheetNames[sheet] ?? ''] ?? {};
  const [head = []] = utils.sheet_to_json<string[]>(cells, { header: 1 });
  return Object.fromEntries(
    head.map((name, c) => {
      const cell = cells[utils.encode_cell({ r: 1, c })] as CellObject | undefined;
      return [name, [cell?.t ?? 'z', cell?.w]];
    }),
  );
}
