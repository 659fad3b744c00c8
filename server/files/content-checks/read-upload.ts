import { documentKindOf } from '../../../domain/file-kind.ts';
import type { FileContent } from './file-content.ts';
import { readLegacyDocument } from './legacy-document.ts';
import { readOfficeDocument } from './office-document.ts';
import { readPdf } from './pdf-document.ts';
import { readPicture } from './picture.ts';
import { readTextTable } from './text-table.ts';

const documents = { office: readOfficeDocument, pdf: readPdf, legacy: readLegacyDocument } as const;

/** Checks an uploaded file, whose type is detected from its content, and returns what to store. Throws a `Refusal` when its type is not accepted. */
export async function readUpload(sent: Buffer): Promise<FileContent> {
  const kind = documentKindOf(sent);
  if (kind === null) return readTextTable(sent) ?? (await readPicture(sent));
  return await documents[kind](sent);
}
