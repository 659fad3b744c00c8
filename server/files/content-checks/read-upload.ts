import type { FileContent } from './file-content.ts';
import { readLegacyDocument } from './legacy-document.ts';
import { readOfficeDocument } from './office-document.ts';
import { readPdf } from './pdf-document.ts';
import { readPicture } from './picture.ts';
import { readTextTable } from './text-table.ts';

type Reader = (sent: Buffer) => FileContent | Promise<FileContent>;

/** Readers of documents by their magic bytes. */
const documents: readonly (readonly [start: Buffer, read: Reader])[] = [
  [Buffer.from('PK\x03\x04', 'latin1'), readOfficeDocument],
  [Buffer.from('%PDF-', 'latin1'), readPdf],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), readLegacyDocument],
];

/** Checks an uploaded file, whose type is detected from its content, and returns what to store. Throws a `Refusal` when its type is not accepted. */
export async function readUpload(sent: Buffer): Promise<FileContent> {
  const known = documents.find(([start]) => sent.subarray(0, start.length).equals(start));
  if (known === undefined) return readTextTable(sent) ?? (await readPicture(sent));
  const [, read] = known;
  return await read(sent);
}
