import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { zip, type Part } from './archives.ts';

const mainTypes = {
  xlsx: ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'],
  docx: [
    'word/document.xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ],
  xlsm: ['xl/workbook.xml', 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'],
} as const;

/** The parts of a small document of Office 2007 and later. */
export function officeParts(kind: keyof typeof mainTypes): Part[] {
  const [name, type] = mainTypes[kind];
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${name}" ContentType="${type}"/></Types>`;
  return [
    { name: '[Content_Types].xml', content: `<?xml version="1.0" encoding="UTF-8"?>${types}` },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name, content: '<main>กาแฟ 咖啡</main>' },
  ];
}

/** A small document of Office 2007 and later, with more parts in it. */
export function officeDocument(kind: keyof typeof mainTypes, more: readonly Part[] = []): Buffer {
  return zip([...officeParts(kind), ...more]);
}

/** A document of Office 97 to 2003: an OLE compound file with one stream of this name, and optionally a storage. */
export function legacyDocument(streamName: string, storage?: string): Buffer {
  const header = Buffer.alloc(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0xfffffffe, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(0xfffffffe, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  // Some writers mark unused sectors as the end of a chain.
  table.fill(Buffer.from([0xfe, 0xff, 0xff, 0xff]), 256);
  const stream = Buffer.alloc(512, 'cells');
  const entries: [string, number][] = [
    ['Root Entry', 5],
    [streamName, 2],
  ];
  if (storage !== undefined) entries.push([storage, 1]);
  return Buffer.concat([header, table, legacyFolder(...entries), stream]);
}

function legacyFolder(...entries: readonly (readonly [name: string, type: number])[]): Buffer {
  const folder = Buffer.alloc(512);
  entries.forEach(([name, type], number) => {
    const at = number * 128;
    folder.write(name, at, 'utf16le');
    folder.writeUInt16LE((name.length + 1) * 2, at + 64);
    folder[at + 66] = type;
    folder.writeUInt32LE(2, at + 116);
  });
  return folder;
}

/** A PDF with one stream, deflated `rounds` times. */
export function pdf(content: Buffer | string = 'BT (hello) Tj ET', rounds = 1): Buffer {
  let packed = Buffer.from(content);
  for (let round = 0; round < rounds; round += 1) packed = deflateSync(packed, { level: 9 });
  return pdfOfStream(packed, `/Filter [ ${'/FlateDecode '.repeat(rounds)}]`);
}

/** A PDF with a given encoded stream that begins with a false `endstream`. */
export function pdfWithHiddenEnd(content: Buffer): Buffer {
  const seemingEnd = deflateSync('\nendstream\nendobj\n', { level: 0, finishFlush: constants.Z_SYNC_FLUSH });
  const packed = Buffer.concat([seemingEnd, deflateRawSync(content, { level: 9 })]);
  return pdfOfStream(packed, '/Filter /FlateDecode');
}

/** A PDF with a given encoded stream and dictionary; `mark` is the text that begins the stream. */
export function pdfOfStream(packed: Buffer, dictionary: string, mark = 'stream\n'): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', 'latin1'),
    Buffer.from(`2 0 obj\n<< /Length ${packed.length} ${dictionary} >>\n${mark}`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]);
}

/** Encodes as ASCII85, ending with `~>`. */
export function ascii85(bytes: Buffer): Buffer {
  const letters: number[] = [];
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4);
    let number = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE(0);
    const five = Array.from({ length: 5 }, () => {
      const digit = number % 85;
      number = Math.floor(number / 85);
      return digit + 0x21;
    }).reverse();
    letters.push(...five.slice(0, group.length + 1));
  }
  return Buffer.concat([Buffer.from(letters), Buffer.from('~>')]);
}
