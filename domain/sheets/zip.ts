/** A file of an archive; its content is read while the archive is written. */
interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** What was read of a content while it was packed. */
export interface Measures {
  /** Its CRC-32. */
  crc: number;
  /** Bytes. */
  size: number;
}

/** Deflates a content in UTF-8, without a header, and measures it meanwhile. */
export type Pack = (content: ZipEntry['content'], measures: Measures) => AsyncIterable<Uint8Array>;

interface Written extends Readonly<Measures> {
  readonly name: Uint8Array;
  readonly packed: number;
  readonly offset: number;
}

const version = 20;
/** Sizes follow the content, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** 1980-01-01, the earliest: the same content makes the same bytes. */
const date = 0x0021;

/** The bytes of a ZIP archive, one part after the other: of what is written none is kept but names and sizes. */
export async function* zip(entries: Iterable<ZipEntry>, pack: Pack): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = new TextEncoder().encode(text);
    const head = record(0x04034b50, [], [version, flags, deflated, 0, date], [0, 0, 0], [name.length, 0]);
    yield joined([head, name]);
    const measures: Measures = { crc: 0, size: 0 };
    let packed = 0;
    for await (const chunk of pack(content, measures)) {
      packed += chunk.length;
      yield chunk;
    }
    const tail = record(0x08074b50, [], [], [measures.crc, packed, measures.size], []);
    yield tail;
    written.push({ name, ...measures, packed, offset });
    offset += head.length + name.length + packed + tail.length;
  }
  const directory = joined(written.map(directoryEntry));
  yield directory;
  const { length: count } = written;
  yield record(0x06054b50, [0, 0, count, count], [], [directory.length, offset], [0]);
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Uint8Array {
  const head = record(
    0x02014b50,
    [version],
    [version, flags, deflated, 0, date],
    [crc, packed, size],
    [name.length, 0, 0, 0, 0, 0, 0],
  );
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, offset, true);
  return joined([head, place, name]);
}

/** A record of the format: its mark, then numbers of two, two, four and two bytes. */
function record(
  mark: number,
  first: readonly number[],
  second: readonly number[],
  wide: readonly number[],
  last: readonly number[],
): Uint8Array {
  const bytes = new Uint8Array(4 + 2 * (first.length + second.length + last.length) + 4 * wide.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, mark, true);
  let at = 4;
  const write = (numbers: readonly number[], width: 2 | 4) => {
    for (const number of numbers) {
      if (width === 2) view.setUint16(at, number, true);
      else view.setUint32(at, number, true);
      at += width;
    }
  };
  write([...first, ...second], 2);
  write(wide, 4);
  write(last, 2);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
