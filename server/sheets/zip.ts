import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its content is read while the archive is written. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const version = 20;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the earliest: the same content makes the same bytes. */
const date = 0x0021;

/** The bytes of a ZIP archive, one part after the other: of what is written none is kept but names and sizes. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const head = record(0x04034b50, [], [version, flags, deflated, 0, date], [0, 0, 0], [name.length, 0]);
    yield Buffer.concat([head, name]);
    const sizes = { crc: 0, size: 0 };
    let packed = 0;
    const deflate = createDeflateRaw({ level: 6 });
    // The loop below meets an error of either.
    pipeline(Readable.from(measured(content, sizes)), deflate, () => undefined);
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      packed += chunk.length;
      yield chunk;
    }
    const tail = record(0x08074b50, [], [], [sizes.crc, packed, sizes.size], []);
    yield tail;
    written.push({ name, ...sizes, packed, offset });
    offset += head.length + name.length + packed + tail.length;
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  const { length: count } = written;
  yield record(0x06054b50, [0, 0, count, count], [], [directory.length, offset], [0]);
}

async function* measured(
  content: ZipEntry['content'],
  sizes: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    sizes.crc = crc32(bytes, sizes.crc);
    sizes.size += bytes.length;
    yield bytes;
  }
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Buffer {
  const head = record(
    0x02014b50,
    [version],
    [version, flags, deflated, 0, date],
    [crc, packed, size],
    [name.length, 0, 0, 0, 0, 0, 0],
  );
  const place = Buffer.alloc(4);
  place.writeUInt32LE(offset);
  return Buffer.concat([head, place, name]);
}

/** A record of the format: its mark, then numbers of two, two, four and two bytes. */
function record(
  mark: number,
  first: readonly number[],
  second: readonly number[],
  wide: readonly number[],
  last: readonly number[],
): Buffer {
  const bytes = Buffer.alloc(4 + 2 * (first.length + second.length + last.length) + 4 * wide.length);
  let at = bytes.writeUInt32LE(mark);
  for (const number of [...first, ...second]) at = bytes.writeUInt16LE(number, at);
  for (const number of wide) at = bytes.writeUInt32LE(number, at);
  for (const number of last) at = bytes.writeUInt16LE(number, at);
  return bytes;
}
