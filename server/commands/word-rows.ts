import type { Meaning } from '../../domain/search/lexicon.ts';
import type { SearchWordsRow } from '../store/queries/catalogue/search-words.ts';
import { missingCells, type Columns, type RowError, type SheetRow } from './sheet.ts';

/** Each row of a sheet of search words holds words that mean the same, in three languages; several in a cell are apart by `|`. */
export const wordColumns = {
  kind: 'required',
  zh: 'optional',
  en: 'optional',
  th: 'optional',
} as const satisfies Columns;

export type SearchWords = Pick<SearchWordsRow, 'kind' | 'zh' | 'en' | 'th'>;

const kinds: readonly Meaning['kind'][] = ['colour', 'size', 'word'];
const maxLength = 100;
const maxRows = 2000;

/** Reads the search words of a sheet, in its order, and collects the errors of its rows. */
export function readWordRows(rows: readonly SheetRow<keyof typeof wordColumns>[]): {
  readonly words: readonly SearchWords[];
  readonly errors: readonly RowError[];
} {
  const words: SearchWords[] = [];
  const errors: RowError[] = [];
  for (const [at, row] of rows.entries()) {
    const { line, cells } = row;
    const kind = kinds.find((known) => known === cells.kind);
    const [zh, en, th] = [splitCell(cells.zh), splitCell(cells.en), splitCell(cells.th)];
    const all = [...zh, ...en, ...th];
    const errorsOfRow = missingCells(row, wordColumns);
    if (cells.kind !== '' && kind === undefined)
      errorsOfRow.push({ line, field: 'kind', message: `must be ${kinds.join(', ')}` });
    if (all.length < 2)
      errorsOfRow.push({ line, field: 'zh', message: 'and the others hold fewer than two words' });
    if (all.some((word) => word.length > maxLength))
      errorsOfRow.push({
        line,
        field: 'zh',
        message: `or another holds a word of more than ${maxLength} letters`,
      });
    if (at === maxRows) errorsOfRow.push({ line, field: 'kind', message: `is beyond ${maxRows} rows` });
    errors.push(...errorsOfRow);
    if (kind !== undefined && errorsOfRow.length === 0) words.push({ kind, zh, en, th });
  }
  return { words, errors };
}

/** The words of a cell; the sheet is written with `joinCell`. */
function splitCell(text: string): string[] {
  return text
    .split('|')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Words as a cell holds them. */
export function joinCell(words: readonly string[]): string {
  return words.join(' | ');
}
