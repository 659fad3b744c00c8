import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive, optionally with false values for its headers. */
export interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  readonly stated?: { readonly unpacked?: number; readonly checksum?: number; readonly localName?: string };
}

/** A ZIP archive, every part deflated. */
export function zip(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const packed = deflateRawSync(part.content, { level: 9 });
    const name = Buffer.from(part.name);
    const localName = Buffer.from(part.stated?.localName ?? part.name);
    const common = fieldsOf(part, packed.length);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    common.copy(header, 4);
    header.writeUInt16LE(localName.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    common.copy(entry, 6);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(header, localName, packed);
    entries.push(entry, name);
    at += header.length + localName.length + packed.length;
  }
  return Buffer.concat([...locals, ...entries, archiveEnd(parts.length, Buffer.concat(entries).length, at)]);
}

/** The fields that both headers of a part have: version, flags, method, time, checksum, sizes. */
function fieldsOf({ content, stated }: Part, packed: number): Buffer {
  const bytes = Buffer.from(content);
  const fields = Buffer.alloc(22);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(stated?.checksum ?? crc32(bytes), 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(stated?.unpacked ?? bytes.length, 18);
  return fields;
}

function archiveEnd(count: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryAt, 16);
  return end;
}

/** An archive whose entries all point to the first part, as in a non-recursive zip bomb. */
export function overlappingZip(parts: readonly Part[]): Buffer {
  const archive = zip(parts);
  const directoryAt = archive.readUInt32LE(archive.length - 6);
  for (
    let at = directoryAt;
    archive.readUInt32LE(at) === 0x02014b50;
    at += 46 + archive.readUInt16LE(at + 28)
  )
    archive.writeUInt32LE(0, at + 42);
  return archive;
}
