import { isTextTable } from '../../../domain/file-kind.ts';
import { type FileContent, polyglotFile } from './file-content.ts';
import { containsMarkup } from './polyglot.ts';

/** A table in text (.csv); null where the file is none. Throws `file_of_two_kinds` for one that is also a page or a program. */
export function readTextTable(sent: Buffer): FileContent | null {
  if (!isTextTable(sent)) return null;
  const text = sent.toString('latin1');
  if (containsMarkup(text) || text.startsWith('#!')) throw polyglotFile();
  return { bytes: sent, contentType: 'text/csv', extension: 'csv' };
}
