/** A document by its first bytes: a zip archive, as Office has written since 2007, an older document of Office, or a PDF. */
type DocumentKind = 'office' | 'legacy' | 'pdf';

const documentStarts: Readonly<Record<DocumentKind, readonly number[]>> = {
  office: [0x50, 0x4b, 0x03, 0x04],
  legacy: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Of png, jpg, gif, bmp, and the container of webp. */
const pictureStarts: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x52, 0x49, 0x46, 0x46],
];

/** The main part of a workbook and of a text document of Office; an archive without either is neither. */
export const officeParts = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' } as const;

const tab = 0x09;
const newLine = 0x0a;
const space = 0x20;
const carriageReturn = 0x0d;
const separators = [',', ';', '\t', '|'];

export function documentKindOf(bytes: Uint8Array): DocumentKind | null {
  const kinds = Object.keys(documentStarts) as DocumentKind[];
  return kinds.find((kind) => startsWith(bytes, documentStarts[kind])) ?? null;
}

/** Whether a file is a table in text (.csv). */
export function isTextTable(bytes: Uint8Array): boolean {
  const isText = bytes.every(
    (byte) => byte >= space || byte === tab || byte === newLine || byte === carriageReturn,
  );
  if (!isText) return false;
  const lines = textOf(bytes)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== '');
  return lines.length >= 2 && separators.some((one) => lines.slice(0, 2).every((line) => line.includes(one)));
}

/** Whether a file begins as a picture of a type that is taken. */
export function looksLikePicture(bytes: Uint8Array): boolean {
  return pictureStarts.some((start) => startsWith(bytes, start));
}

/** Whether a file looks like what goods can be read from, so that it is worth sending; the server looks closer. */
export function looksReadable(bytes: Uint8Array): boolean {
  const kind = documentKindOf(bytes);
  if (kind === null) return looksLikePicture(bytes) || isTextTable(bytes);
  // The names of the parts stand in the archive as they are.
  return kind !== 'office' || Object.values(officeParts).some((part) => textOf(bytes).includes(part));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
