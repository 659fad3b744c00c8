import { type FileContent, polyglotFile } from './file-content.ts';
import { containsMarkup } from './polyglot.ts';

const tab = 0x09;
const newLine = 0x0a;
const space = 0x20;
const carriageReturn = 0x0d;
const separators = [',', ';', '\t', '|'];

/** A table in text (.csv); null where the file is none. Throws `file_of_two_kinds` for one that is also a page or a program. */
export function readTextTable(sent: Buffer): FileContent | null {
  const text = sent.toString('latin1');
  const isText = sent.every(
    (byte) => byte >= space || byte === tab || byte === newLine || byte === carriageReturn,
  );
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const separator = separators.find(
    (one) => lines.length > 0 && lines.slice(0, 2).every((line) => line.includes(one)),
  );
  if (!isText || lines.length < 2 || separator === undefined) return null;
  if (containsMarkup(text) || text.startsWith('#!')) throw polyglotFile();
  return { bytes: sent, contentType: 'text/csv', extension: 'csv' };
}
