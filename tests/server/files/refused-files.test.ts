import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { overlappingZip, zip } from './archives.ts';
import {
  ascii85,
  legacyDocument,
  officeDocument,
  officeParts,
  pdf,
  pdfOfStream,
  pdfWithHiddenEnd,
} from './documents.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { bitmap, flatPng, vastBitmap } from './pictures.ts';
import { refusal } from '../orders/orders-and-payments.ts';
import { sendFile } from './send-file.ts';

let server: TestServer;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

type Make = () => Buffer | Promise<Buffer>;

const megabyte = 1024 * 1024;
const noise = sharp({
  create: { width: 60, height: 60, channels: 3, background: 'red', noise: { type: 'gaussian', sigma: 30 } },
});
const gif: Make = () => noise.clone().gif().toBuffer();
const jpeg: Make = () => noise.clone().jpeg().toBuffer();
const half = async (make: Make) => {
  const bytes = await make();
  return bytes.subarray(0, bytes.length / 2);
};
const followedBy = async (make: Make, ...more: (Buffer | string)[]) =>
  Buffer.concat([await make(), ...more.map((bytes) => Buffer.from(bytes))]);
const withText = async (make: Make, at: number, text: string) => {
  const bytes = Buffer.from(await make());
  bytes.write(text, at, 'latin1');
  return bytes;
};
/** More than a file may unpack to. */
const vast = 130 * megabyte;
let packed: Buffer | undefined;
/** So many zeros, packed. */
const zeros = () => (packed ??= deflateSync(Buffer.alloc(vast), { level: 9 }));
const officeWith = (name: string, content: Buffer | string) => officeDocument('docx', [{ name, content }]);

const wrongKind: [string, Make][] = [
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'a drawing that may hold scripts',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  [
    'a drawing behind a declaration',
    () => Buffer.from('<?xml version="1.0"?><!-- --><svg onload="alert(1)"/>'),
  ],
  ['a text that is no table', () => Buffer.from('Dear Malee,\nsee you soon\n')],
  ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
  ['an archive that is no document', () => zip([{ name: 'a.txt', content: 'a' }])],
  ['a workbook with macros', () => officeDocument('xlsm')],
  ['a document with macros in it', () => officeWith('word/vbaProject.bin', 'macro')],
  ['an old workbook with macros', () => legacyDocument('Workbook', '_VBA_PROJECT_CUR')],
  ['an old document with macros', () => legacyDocument('WordDocument', 'Macros')],
  ['an old document with macros in capital letters', () => legacyDocument('WordDocument', 'VBA')],
  ['a pdf with a script', () => pdfOfStream(Buffer.alloc(0), '/AA << /O << /S /JavaScript /JS (a) >> >>')],
  [
    'a pdf with a script whose name is written in numbers',
    () => pdfOfStream(Buffer.alloc(0), '/AA << /O << /S /Java#53cript /JS (a) >> >>'),
  ],
  [
    'a pdf with a script among its packed objects',
    () =>
      pdfOfStream(
        deflateSync(`${' '.repeat(70_000)}<< /S /JavaScript /JS (a) >>`),
        '/Type /ObjStm /Filter /FlateDecode',
      ),
  ],
  [
    'a pdf that starts a program',
    () => pdfOfStream(Buffer.alloc(0), '/AA << /O << /S /Launch /F (a.exe) >> >>'),
  ],
  [
    'a pdf that is locked',
    () =>
      Buffer.from(
        pdf().toString('latin1').replace('<< /Root 1 0 R', '<< /Encrypt 3 0 R /Root 1 0 R'),
        'latin1',
      ),
  ],
  ['a pdf that is packed as none is today', () => pdfOfStream(Buffer.alloc(9), '/Filter [/LZWDecode]')],
  ['a compound file of another program', () => legacyDocument('Installer')],
  ['a picture of another kind', () => noise.clone().tiff().toBuffer()],
];

const cutOff: [string, Make][] = [
  ['the first bytes of a photo', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['half a jpg', () => half(jpeg)],
  ['half a png', () => half(() => noise.clone().png().toBuffer())],
  ['half a gif', () => half(gif)],
  ['half a webp', () => half(() => noise.clone().webp({ lossless: true }).toBuffer())],
  ['a broken bitmap', () => bitmap().subarray(0, 60)],
  ['half a workbook', () => half(() => officeDocument('xlsx'))],
  ['half a pdf', () => half(() => pdf())],
  ['a pdf that says elsewhere what its stream is packed by', () => pdfOfStream(zeros(), '/Filter 3 0 R')],
  [
    'a pdf that says twice what its stream is packed by',
    () => pdfOfStream(zeros(), '/Filter /DCTDecode /Filter /FlateDecode'),
  ],
  ['a pdf whose dictionary has no end', () => pdfOfStream(zeros(), '/Filter /FlateDecode (')],
  ['a pdf that is packed five times', () => pdf('a', 5)],
  ['half an old document', () => legacyDocument('WordDocument').subarray(0, 1600)],
  [
    'an old document whose folder leads round in a circle',
    () => {
      const bytes = legacyDocument('Workbook');
      bytes.writeUInt32LE(1, 512 + 4);
      return bytes;
    },
  ],
  [
    'a part that is not what the directory says',
    () => zip([...officeParts('docx'), { name: 'a.xml', content: 'abc', stated: { checksum: 1 } }]),
  ],
  ['a part that leads out of the document', () => officeWith('../../etc/cron.d/a.xml', 'a')],
  [
    'entities that multiply',
    () => officeWith('word/a.xml', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'),
  ],
  [
    'entities in letters of two bytes',
    () => officeWith('word/a.xml', Buffer.from('<!DOCTYPE a []><a/>', 'utf16le')),
  ],
  ['parts that share their bytes', () => overlappingZip(officeParts('xlsx'))],
];

const twoKinds: [string, Make][] = [
  ['a table with a page in it', () => Buffer.from('name,price\n<script>alert(1)</script>,5\n')],
  ['a gif that begins a script', () => withText(gif, 6, '/*')],
  ['a gif that is a variable', () => withText(gif, 6, '=1')],
  ['a gif with a page behind it', () => followedBy(gif, '<script>alert(1)</script>')],
  ['a jpg with an archive behind it', () => followedBy(jpeg, zip([{ name: 'a.class', content: 'a' }]))],
  [
    'a jpg with an archive and more behind it',
    () => followedBy(jpeg, zip([{ name: 'a', content: 'a' }]), 'more'),
  ],
  ['a jpg that begins a script', () => withText(jpeg, 4, '/*')],
  [
    'a jpg with a program in its comment',
    () =>
      noise
        .clone()
        .jpeg()
        .withExif({ IFD0: { Copyright: '<?php phpinfo(); ?>' } })
        .toBuffer(),
  ],
  [
    'a png with a pdf in its head',
    () =>
      noise
        .clone()
        .png()
        .withExif({ IFD0: { Copyright: '%PDF-1.4' } })
        .toBuffer(),
  ],
  ['a bitmap that begins a script', () => withText(() => bitmap(), 2, '/*')],
  [
    'a pdf that is a page',
    () =>
      Buffer.from(
        pdf().toString('latin1').replace('\n1 0', '\n%<html><script>alert(1)</script>\n1 0'),
        'latin1',
      ),
  ],
  ['a pdf with a page behind it', () => followedBy(() => pdf(), '<html></html>')],
  ['a pdf with an archive behind it', () => followedBy(() => pdf(), zip([{ name: 'a', content: 'a' }]))],
  ['a document with a page in it', () => officeWith('word/index.html', '<html></html>')],
  ['a document with a script in it', () => officeWith('word/a.js', 'alert(1)')],
  [
    'a document with something behind it',
    () => followedBy(() => officeDocument('docx'), '<script></script>'),
  ],
  [
    'a part of two names',
    () => zip([...officeParts('docx'), { name: 'a.xml', content: 'a', stated: { localName: 'b.xml' } }]),
  ],
  [
    'an old document with an archive behind it',
    () => followedBy(() => legacyDocument('Workbook'), zip([{ name: 'a', content: 'a' }])),
  ],
];

const bombs: [string, object, Make][] = [
  ['a picture of 400 million points', { limit: 50_000_000, unit: 'points' }, () => flatPng(20_000, 20_000)],
  ['a bitmap of more than 8 million points', { limit: 8_000_000, unit: 'points' }, () => vastBitmap()],
  [
    'a part of 130 MB that says so',
    { limit: 128 * megabyte, unit: 'bytes' },
    () => officeWith('word/a.xml', Buffer.alloc(vast)),
  ],
  [
    'a part of 20 MB of nothing',
    { limit: 100, unit: 'times' },
    () => officeWith('word/a.xml', Buffer.alloc(20 * megabyte)),
  ],
  [
    'a part of 20 MB that says it is small',
    { limit: 100, unit: 'times' },
    () =>
      zip([
        ...officeParts('xlsx'),
        { name: 'a.xml', content: Buffer.alloc(20 * megabyte), stated: { unpacked: 10 } },
      ]),
  ],
  [
    'a document of 3,000 parts',
    { limit: 2000, unit: 'parts' },
    () =>
      officeDocument(
        'docx',
        Array.from({ length: 3000 }, (_, at) => ({ name: `${at}.xml`, content: '' })),
      ),
  ],
  ['a pdf that unpacks to 130 MB', { limit: 128 * megabyte, unit: 'bytes' }, () => pdf(Buffer.alloc(vast))],
  ['a pdf that is packed twice', { limit: 128 * megabyte, unit: 'bytes' }, () => pdf(Buffer.alloc(vast), 2)],
  [
    'a pdf that hides where its stream ends',
    { limit: 128 * megabyte, unit: 'bytes' },
    () => pdfWithHiddenEnd(Buffer.alloc(vast)),
  ],
  ...(
    [
      ['a pdf in letters, five for four bytes', '[/ASCII85Decode /FlateDecode]', (b) => ascii85(b)],
      ['a pdf in letters, two for each byte', '[/AHx/Fl]', (b) => Buffer.from(`${b.toString('hex')}>`)],
      ['a pdf that packs by a name in numbers', '/F#69lter /Fl#61teDecode', (b) => b],
      ['a pdf with another object in a text of its dictionary', '/Filter /Fl /A (3 0 obj<<>>)', (b) => b],
      ['a pdf with a long dictionary', `/Filter /Fl /A (${'a'.repeat(9000)})`, (b) => b],
      ['a pdf of half as many pictures', '[/FlateDecode /DCTDecode]', (b) => b],
    ] as [string, string, (packed: Buffer) => Buffer][]
  ).map(([what, filter, pack]): [string, object, Make] => [
    what,
    { limit: 128 * megabyte, unit: 'bytes' },
    () => pdfOfStream(pack(zeros()), filter.startsWith('[') ? `/Filter ${filter}` : filter),
  ]),
  ...['stream\r', 'stream \n', 'stream\r\n'].map((mark): [string, object, Make] => [
    `a pdf whose stream begins by ${JSON.stringify(mark)}`,
    { limit: 128 * megabyte, unit: 'bytes' },
    () => pdfOfStream(zeros(), '/Filter /FlateDecode', mark),
  ]),
];

describe('a file that is refused', () => {
  test.each(wrongKind)('%s leads to 415 as of a wrong kind, whatever it is called', async (_what, make) => {
    expect(refusal(await sendFile(customer, await make()))).toEqual({ code: 415, reason: 'wrong_file_type' });
  });

  test.each(cutOff)('%s leads to 415 as broken', async (_what, make) => {
    expect(refusal(await sendFile(customer, await make()))).toEqual({ code: 415, reason: 'file_broken' });
  });

  test.each(twoKinds)('%s leads to 415 as of two kinds', async (_what, make) => {
    expect(refusal(await sendFile(customer, await make()))).toEqual({
      code: 415,
      reason: 'file_of_two_kinds',
    });
  });

  test.each(bombs)('%s leads to 413', async (_what, details, make) => {
    expect(refusal(await sendFile(customer, await make()))).toEqual({
      code: 413,
      reason: 'file_unpacks_too_large',
      ...details,
    });
  });

  test('leaves neither a row nor bytes', async () => {
    const { rows } = await server.database.pool.query(
      `SELECT file_name FROM uploads WHERE uploader_id = 'customer' UNION SELECT file_name FROM loose_files`,
    );
    expect(rows).toEqual([]);
  });
});
