import { fileOfTwoKinds } from './file-content.ts';

/**
 * What a browser that guesses takes for a page or a script, and PHP for a program. Four bytes happen to stand in one photo of
 * thousands: a drawing counts by the text behind them.
 */
const markup =
  /<(?:!doctype|html|head|body|script|iframe|\?php)[\s/>]|<svg[\s/>][\t\n\r -~]{8}|__HALT_COMPILER/i;
/** The first bytes of a picture as the name of a variable, and what makes a script of it. */
const scriptStart =
  /^(?:(?:GIF8[79]a|BM|RIFF)\s*(?:\/[*/]|=\s*["'`/\d])|\xff\xd8\xff[^\xe1]\s*(?:\/[*/]|=\s*["'`/]))/;
/**
 * The same of a jpg whose first header is its camera's: that is as long as chance has it, and its length may spell such a
 * beginning. What it opens has to end, and text to go on from there.
 */
const scriptOfCamera =
  /^\xff\xd8\xff\xe1\s*(?:\/\*[^]*?\*\/|\/\/[^\n\r]*?[\n\r]|=\s*(?:"[^"]*?"|'[^']*?'|`[^`]*?`|\/[^\n\r/]*?\/))[\t\n\r -~]{8}/;
/** RAR and 7z. */
const otherArchives = ['526172211a07', '377abcaf271c'].map((mark) => Buffer.from(mark, 'hex'));
const pdfHeader = '%PDF-';
/** So far into a file its readers look for where it begins. */
const headBytes = 1024;
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveEndBytes = 22;
const longestComment = 0xffff;

/** Refuses a picture that is also a page, a script, an archive or a document. */
export function refuseSecondKind(picture: Buffer): void {
  const text = picture.toString('latin1');
  if (
    scriptStart.test(text) ||
    scriptOfCamera.test(text) ||
    text.slice(0, headBytes).includes(pdfHeader) ||
    markup.test(text) ||
    otherArchives.some((mark) => picture.includes(mark)) ||
    findArchiveEnd(picture) !== null
  )
    throw fileOfTwoKinds();
}

/** Whether a text holds the beginning of a page or a program. */
export function holdsMarkup(text: string): boolean {
  return markup.test(text);
}

/** Where the directory of a ZIP archive ends, which stands at the end of a file with any other beginning; null without one. */
export function findArchiveEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - archiveEndBytes - longestComment);
  for (let at = bytes.lastIndexOf(archiveEnd); at >= first; at = bytes.lastIndexOf(archiveEnd, at - 1)) {
    if (at + archiveEndBytes <= bytes.length && isArchiveEnd(bytes, at)) return at;
    if (at === 0) break;
  }
  return null;
}

function isArchiveEnd(bytes: Buffer, at: number): boolean {
  const directoryBytes = bytes.readUInt32LE(at + 12);
  const commentBytes = bytes.readUInt16LE(at + 20);
  return directoryBytes <= at && at + archiveEndBytes + commentBytes <= bytes.length;
}
