import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecognitionPool } from '../../server/recognise/recognition-pool.ts';
import { RecognitionRefused } from '../../server/recognise/recognition-refused.ts';
import type { Recogniser } from '../../server/recognise/recogniser.ts';
import { zip } from '../server/files/archives.ts';
import { compoundFile, lockedPdf, wordDocument, workbook } from '../server/recognise/goods-files.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const types = {
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  doc: 'application/msword',
  pdf: 'application/pdf',
  csv: 'text/csv',
  png: 'image/png',
} as const;

const goods = workbook([
  ['Item', 'Qty', 'Price'],
  ['Cup', 12, 45],
]);

let pool: Recogniser;
beforeAll(() => {
  pool = createRecognitionPool({
    program: '.build/server/recognition-process.js',
    pageLimitMs: 20_000,
    fileLimitMs: 20_000,
    memoryMb: 512,
  });
});
afterAll(() => pool.close());

/** The names of the goods in a file, or why there are none. */
async function read(bytes: Buffer, type: string): Promise<unknown> {
  return await pool.read(bytes, type).then(
    ({ rows }) => rows.map(({ name }) => name),
    (error: unknown) => (error instanceof RecognitionRefused ? error.problem : error),
  );
}

/** A document whose text is an entity of ten others, each of ten, and so on. */
function laughingDocument(): Buffer {
  const entities = Array.from({ length: 10 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const text = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "ha">${entities.join('')}]>`;
  const main = `${text}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e10;</w:t></w:r></w:p></w:body></w:document>`;
  return zip([{ name: 'word/document.xml', content: main }]);
}

/** A sheet of 200 MB of nothing. */
function bomb(): Buffer {
  return zip([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="A" sheetId="1"/></sheets></workbook>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(200 * 1024 * 1024, ' ') },
  ]);
}

/** A picture that says it is 20,000 pixels wide and high, and holds next to nothing. */
function hugePicture(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(20_000, 0);
  head.writeUInt32BE(20_000, 4);
  head.set([8, 2], 8);
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

describe('a hostile file', () => {
  test.each([
    ['that is empty, as a sheet', () => Buffer.alloc(0), 'xlsx', 'nothing_recognised'],
    ['that is empty, as a list', () => Buffer.alloc(0), 'csv', 'nothing_recognised'],
    ['that is empty, as a PDF', () => Buffer.alloc(0), 'pdf', 'file_damaged'],
    ['that is a sheet and says document', () => goods, 'docx', 'file_damaged'],
    ['that is a sheet and says old document', () => goods, 'doc', 'nothing_recognised'],
    ['that is a sheet and says PDF', () => goods, 'pdf', 'file_damaged'],
    ['that is a document and says sheet', () => wordDocument([['Cup', 12]]), 'xlsx', 'file_damaged'],
    [
      'that is a locked sheet',
      () => compoundFile({ EncryptionInfo: 64, EncryptedPackage: 512 }),
      'xlsx',
      'file_encrypted',
    ],
    ['that is a locked PDF', lockedPdf, 'pdf', 'file_encrypted'],
    ['of entities within entities', laughingDocument, 'docx', 'file_damaged'],
    ['that is a picture of 20,000 pixels a side', hugePicture, 'png', 'file_damaged'],
    ['that unpacks to 200 MB', bomb, 'xlsx', 'file_damaged'],
    [
      'of 200,000 lines',
      () => Buffer.from(`Item,Qty,Price\n${'Cup,12,45\n'.repeat(200_000)}`),
      'csv',
      'too_many_rows',
    ],
  ] as const)('%s is refused by name, and the next is read', async (_, make, type, problem) => {
    const answers = await Promise.all([read(make(), types[type]), read(goods, types.xlsx)]);
    expect(answers).toEqual([problem, ['Cup']]);
  });
});
