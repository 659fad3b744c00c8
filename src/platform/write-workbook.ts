import { workbookBytes } from '../../domain/sheets/workbook.ts';
import type { Sheet } from '../../domain/sheets/workbook.ts';
import type { Measures } from '../../domain/sheets/zip.ts';
import { sheetType } from '../../domain/stock-entry/sheet-type.ts';

/** An Excel file made on this device. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of workbookBytes(sheets, pack)) parts.push(new Uint8Array(part));
  return new Blob(parts, { type: sheetType });
}

async function* pack(
  content: AsyncIterable<string> | Iterable<string>,
  measures: Measures,
): AsyncGenerator<Uint8Array> {
  const texts: string[] = [];
  for await (const text of content) texts.push(text);
  const bytes = new TextEncoder().encode(texts.join(''));
  measures.crc = crc32(bytes);
  measures.size = bytes.length;
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  yield new Uint8Array(await new Response(deflated).arrayBuffer());
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
