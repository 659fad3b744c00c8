import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { readWire } from '../../domain/money.ts';
import { workbookBytes } from '../../domain/sheets/workbook.ts';
import type { Money, Sheet } from '../../domain/sheets/workbook.ts';
import type { Measures } from '../../domain/sheets/zip.ts';

/** An amount as the wire carries it. */
export function bahtCell(baht: number): Money {
  return { satang: readWire(baht) };
}

/** The bytes of an Excel file. Rows are read and written block by block, so that its size doesn't matter. */
export function workbook(sheets: readonly Sheet[]): Readable {
  return Readable.from(workbookBytes(sheets, pack), { objectMode: false });
}

function pack(content: AsyncIterable<string> | Iterable<string>, measures: Measures): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level: 6 });
  // Whoever reads meets an error of either.
  pipeline(Readable.from(measured(content, measures)), deflate, () => undefined);
  return deflate as AsyncIterable<Buffer>;
}

async function* measured(
  content: AsyncIterable<string> | Iterable<string>,
  measures: Measures,
): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    measures.crc = crc32(bytes, measures.crc);
    measures.size += bytes.length;
    yield bytes;
  }
}
