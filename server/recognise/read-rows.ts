import type { Grid, ReadRow } from './recognised.ts';
import { gridOfWords } from './page/grid-of-words.ts';
import { readPdfPages } from './readers/pdf.ts';
import { readCsv, readWorkbook } from './readers/sheet.ts';
import { readDoc, readDocx } from './readers/word.ts';
import type { PageProgress } from './recogniser.ts';
import { maxRows, RecognitionRefused } from './recognition-refused.ts';
import { readRows } from './table/rows.ts';

type Reader = (
  bytes: Buffer,
  onPage: (progress: PageProgress) => void,
) => readonly Grid[] | Promise<readonly Grid[]>;

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', readWorkbook],
  ['application/vnd.ms-excel', readWorkbook],
  ['text/csv', readCsv],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', readDocx],
  ['application/msword', readDoc],
  ['application/pdf', readPdf],
]);

/** Whether a file of this type can be read. */
export function canReadRows(contentType: string): boolean {
  return readers.has(contentType);
}

/** The rows of goods in a file; `onPage` is called after each page of one that has several. Throws a `RecognitionRefused` where there are none, or too many. */
export async function readFileRows(
  bytes: Buffer,
  contentType: string,
  onPage: (progress: PageProgress) => void = () => undefined,
): Promise<ReadRow[]> {
  const read = readers.get(contentType);
  if (read === undefined) throw new RecognitionRefused('nothing_recognised');
  const rows = (await read(bytes, onPage)).map(keepable).flatMap(readRows);
  if (rows.length === 0) throw new RecognitionRefused('nothing_recognised');
  if (rows.length > maxRows) throw new RecognitionRefused('too_many_rows', maxRows);
  return rows;
}

/** The pages as one table: a head on the first is that of the others too. */
async function readPdf(bytes: Buffer, onPage: (progress: PageProgress) => void): Promise<Grid[]> {
  const pages = await readPdfPages(bytes, onPage);
  return [pages.flatMap(({ words, aspect }, at) => gridOfWords(words, at + 1, aspect))];
}

/** Control characters: nobody can read them, and no database keeps a zero byte. */
const unreadable = /\p{Cc}/gu;

function keepable(grid: Grid): Grid {
  return grid.map((cells) =>
    cells.map((cell) => (cell === null ? null : { ...cell, text: cell.text.replace(unreadable, ' ') })),
  );
}
