import { read, utils } from '@e965/xlsx';
import type { Reply } from '../harness.ts';

/** The rows of one of the sheets that an answer has; empty cells are undefined. */
export function sheetRows({ data }: Pick<Reply, 'data'>, at = 0): unknown[][] {
  const book = read(data, { type: 'buffer' });
  return utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[at] ?? ''] ?? {}, {
    header: 1,
    blankrows: true,
  });
}
