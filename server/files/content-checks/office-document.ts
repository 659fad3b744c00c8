import { officeParts } from '../../../domain/file-kind.ts';
import { Refusal } from '../../http/refusal.ts';
import { type FileContent, damagedFile, polyglotFile } from './file-content.ts';
import { inspectZip } from './zip-archive.ts';

const kinds = [
  {
    part: officeParts.xlsx,
    mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    part: officeParts.docx,
    mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
] as const;

const typesPart = '[Content_Types].xml';
const macros = /vbaProject|vbaData/i;
/** Parts that would be executable or opened by a browser once the document is unzipped. */
const foreignPart =
  /\.(?:x?html?|mht(?:ml)?|hta|php|jsp|js|mjs|vbs|wsf|ps1|bat|cmd|com|exe|dll|scr|jar|lnk|sh)$/i;
const strayPath = /^[/\\]|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i;
/** Office writes no DTD; it would be there for entity expansion or external entities. */
const definition = /<!(?:doctype|entity)/i;

/** Accepts a workbook or text document of Office 2007 and later unchanged. Throws a `Refusal` for any other file, or one with foreign parts or macros. */
export async function readOfficeDocument(sent: Buffer): Promise<FileContent> {
  const parts = new Set<string>();
  let types = '';
  await inspectZip(sent, (name, bytes) => {
    if (strayPath.test(name)) throw damagedFile();
    if (foreignPart.test(name)) throw polyglotFile();
    if (macros.test(name)) throw new Refusal('wrong_file_type');
    parts.add(name);
    if (!/\.(?:xml|rels|vml)$/i.test(name)) return;
    // NULs are removed, so that UTF-16 cannot hide it.
    const text = bytes.toString('latin1').replaceAll('\0', '');
    if (definition.test(text)) throw damagedFile();
    if (name === typesPart) types = text;
  });
  const kind = kinds.find(({ part, mainType }) => parts.has(part) && types.includes(`"${mainType}"`));
  if (kind === undefined) throw new Refusal('wrong_file_type');
  return { bytes: sent, contentType: kind.contentType, extension: kind.extension };
}
