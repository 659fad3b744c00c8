import { polyglotFile } from './file-content.ts';

/**
 * Markup that makes a sniffing browser treat the file as a page or script, or PHP as a program. `<svg` alone occurs by chance in
 * one photo of thousands, so text has to follow it.
 */
const markup =
  /<(?:!doctype|html|head|body|script|iframe|\?php)[\s/>]|<svg[\s/>][\t\n\r -~]{8}|__HALT_COMPILER/i;
/** A picture's magic bytes read as an identifier, followed by what makes the file a valid script. */
const scriptStart =
  /^(?:(?:GIF8[79]a|BM|RIFF)\s*(?:\/[*/]|=\s*["'`/\d])|\xff\xd8\xff[^\xe1]\s*(?:\/[*/]|=\s*["'`/]))/;
/**
 * The same for a JPEG that begins with an Exif segment, whose length bytes may by chance be those characters: the comment or
 * string that they open has to be closed, with text after it.
 */
const scriptOfCamera =
  /^\xff\xd8\xff\xe1\s*(?:\/\*[^]*?\*\/|\/\/[^\n\r]*?[\n\r]|=\s*(?:"[^"]*?"|'[^']*?'|`[^`]*?`|\/[^\n\r/]*?\/))[\t\n\r -~]{8}/;
/** RAR and 7z. */
const otherArchives = ['526172211a07', '377abcaf271c'].map((mark) => Buffer.from(mark, 'hex'));
const pdfHeader = '%PDF-';
/** Bytes in which PDF readers look for the header. */
const headBytes = 1024;
const archiveEnd = Buffer.from('PK\x05\x06', 'latin1');
const archiveEndBytes = 22;
const longestComment = 0xffff;

/** Throws when a picture is also a page, a script, an archive or a document. */
export function refusePolyglot(picture: Buffer): void {
  const text = picture.toString('latin1');
  if (
    scriptStart.test(text) ||
    scriptOfCamera.test(text) ||
    text.slice(0, headBytes).includes(pdfHeader) ||
    markup.test(text) ||
    otherArchives.some((mark) => picture.includes(mark)) ||
    findArchiveEnd(picture) !== null
  )
    throw polyglotFile();
}

/** Whether a text contains the beginning of a page or a program. */
export function containsMarkup(text: string): boolean {
  return markup.test(text);
}

/** Offset of a ZIP archive's end record, which any file can have at its end; null without one. */
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
