import { Refusal } from '../../http/refusal.ts';
import { type FileContent, brokenFile, fileOfTwoKinds } from './file-content.ts';
import { inspectZip } from './zip-archive.ts';

const kinds = [
  {
    part: 'xl/workbook.xml',
    mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  {
    part: 'word/document.xml',
    mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
] as const;

const typesPart = '[Content_Types].xml';
const macros = /vbaProject|vbaData/i;
/** What a program runs or a browser opens when somebody unpacks the document. */
const foreignPart =
  /\.(?:x?html?|mht(?:ml)?|hta|php|jsp|js|mjs|vbs|wsf|ps1|bat|cmd|com|exe|dll|scr|jar|lnk|sh)$/i;
const strayPath = /^[/\\]|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i;
/** Office writes no DTD; one is there to multiply its entities, or to fetch from somewhere. */
const definition = /<!(?:doctype|entity)/i;

/** A workbook or a text document of Office 2007 and later, as it was sent. Refused when it is anything else or more. */
export async function readOfficeDocument(sent: Buffer): Promise<FileContent> {
  const parts = new Set<string>();
  let types = '';
  await inspectZip(sent, (name, bytes) => {
    if (strayPath.test(name)) throw brokenFile();
    if (foreignPart.test(name)) throw fileOfTwoKinds();
    if (macros.test(name)) throw new Refusal('wrong_file_type');
    parts.add(name);
    if (!/\.(?:xml|rels|vml)$/i.test(name)) return;
    // Whoever hides it writes two bytes for a letter.
    const text = bytes.toString('latin1').replaceAll('\0', '');
    if (definition.test(text)) throw brokenFile();
    if (name === typesPart) types = text;
  });
  const kind = kinds.find(({ part, mainType }) => parts.has(part) && types.includes(`"${mainType}"`));
  if (kind === undefined) throw new Refusal('wrong_file_type');
  return { bytes: sent, contentType: kind.contentType, extension: kind.extension };
}
