import { CFB, utils, write } from '@e965/xlsx';
import { zip } from '../files/archives.ts';

/** What the library, which has no types for it, does with compound files. */
interface CompoundFiles {
  readonly utils: {
    readonly cfb_new: () => object;
    readonly cfb_add: (file: object, name: string, content: Buffer) => void;
  };
  readonly write: (file: object, options: { readonly type: 'buffer' }) => Uint8Array;
}

const compound = CFB as CompoundFiles;

/** The cells of a table, row by row. */
export type Table = readonly (readonly (string | number)[])[];

export function workbook(table: Table, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const book = utils.book_new(utils.aoa_to_sheet(table.map((row) => [...row])), 'Goods');
  return write(book, { type: 'buffer', bookType }) as Buffer;
}

/** A .docx file: a line of text, then a table. */
export function wordDocument(table: Table): Buffer {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  const paragraph = (text: string | number) =>
    `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const rows = table
    .map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('');
  return zip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('Delivery note')}<w:tbl>${rows}</w:tbl></w:body></w:document>`,
    },
  ]);
}

/** A .doc file whose text is one piece of UTF-16, with tabs between cells. */
export function legacyWordDocument(table: Table): Buffer {
  const text = `Delivery note\r${table.map((row) => `${row.join('\t')}\r`).join('')}`;
  const textAt = 0x800;
  const main = Buffer.alloc(0x2000);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  // The pieces are listed in the stream 1Table.
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  main.writeUInt32LE(0, 0x01a2);
  const pieces = Buffer.alloc(5 + 8 + 8);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(textAt, 15);
  main.writeUInt32LE(pieces.length, 0x01a6);
  main.write(text, textAt, 'utf16le');
  return compoundFile({ WordDocument: main, '1Table': pieces });
}

/** A compound file of streams; a number is one of so many zeros. */
export function compoundFile(streams: Readonly<Record<string, Buffer | number>>): Buffer {
  const file = compound.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    compound.utils.cfb_add(file, name, typeof content === 'number' ? Buffer.alloc(content) : content);
  return Buffer.from(compound.write(file, { type: 'buffer' }));
}

/** A PDF that opens with a password only. */
export function lockedPdf(): Buffer {
  const key = '00'.repeat(32);
  const lock = `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`;
  const id = '00112233445566778899aabbccddeeff';
  const file = printedTables([[['Cup', 12]]], [40, 250]).toString('latin1');
  return Buffer.from(file.replace('/Root', `/Encrypt ${lock} /ID [<${id}> <${id}>] /Root`), 'latin1');
}

/** A PDF with a page for each table; each cell begins so many points from the left. */
export function printedTables(tables: readonly Table[], columns: readonly number[]): Buffer {
  const pages = tables.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${tables.length} /MediaBox [0 0 595 842] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...tables.flatMap((table, at) => {
      const content = table
        .flatMap((row, line) =>
          row.map(
            (cell, place) => `BT /F1 10 Tf ${columns[place] ?? 0} ${780 - line * 16} Td (${cell}) Tj ET`,
          ),
        )
        .join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects.map((object) => Buffer.from(object, 'latin1')));
}

/** A PDF whose only page is a JPEG. */
export function scannedPage(jpeg: Buffer, width: number, height: number): Buffer {
  const content = `${width} 0 0 ${height} 0 0 cm /Scan Do`;
  return pdfOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 ${width} ${height}] >>`),
    Buffer.from(
      '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /Scan 4 0 R >> >> /Contents 5 0 R >>',
    ),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      ),
      jpeg,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
  ]);
}

function pdfOf(objects: readonly Buffer[]): Buffer {
  const body = objects.map((object, at) =>
    Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  let start = 9;
  const offsets = body.map((object) => (start += object.length) - object.length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...body,
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  ]);
}
