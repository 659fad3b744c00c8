import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { Refusal } from '../../http/refusal.ts';
import { damagedFile, polyglotFile, unpacksTooLarge, maxUnpackedBytes } from './file-content.ts';
import { findArchiveEnd } from './polyglot.ts';

/** An entry of the archive's central directory. */
interface Entry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly checksum: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
}

const inflate = promisify(inflateRaw);
const maxParts = 2000;
/** Maximum compression ratio of a part; text of spreadsheets reaches 30. */
const maxRatio = 100;
/** Uncompressed bytes below which any ratio is accepted. */
const ratioFreeBytes = 100 * 1024;
const entryMark = 0x02014b50;
const partMark = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const partHeaderBytes = 30;
const encrypted = 1;
const stored = 0;
const deflated = 8;
/** Possible lengths of the data descriptor after a part. */
const descriptorBytes: readonly number[] = [0, 12, 16, 20, 24];

/**
 * Inflates a ZIP archive part by part and passes each to `inspect`. Throws a `Refusal` unless the parts fill the file without
 * gaps or overlaps, match the directory's names, sizes and checksums, and stay below the size limits.
 */
export async function inspectZip(
  archive: Buffer,
  inspect: (name: string, bytes: Buffer) => void,
): Promise<void> {
  const entries = readDirectory(archive);
  let unpacked = 0;
  for (const [at, entry] of entries.entries()) {
    const packed = packedBytes(archive, entry, entries[at + 1]?.at ?? directoryStart(archive));
    const bytes = await unpack(entry, packed, maxUnpackedBytes - unpacked);
    unpacked += bytes.length;
    inspect(entry.name, bytes);
  }
}

function directoryStart(archive: Buffer): number {
  return archive.readUInt32LE(archive.length - endBytes + 16);
}

/** The entries in the order of their offsets. */
function readDirectory(archive: Buffer): Entry[] {
  const end = findArchiveEnd(archive);
  if (end === null) throw damagedFile();
  if (end !== archive.length - endBytes) throw polyglotFile();
  const count = archive.readUInt16LE(end + 10);
  if (count > maxParts) throw unpacksTooLarge(maxParts, 'parts');
  if (directoryStart(archive) + archive.readUInt32LE(end + 12) !== end) throw damagedFile();

  const entries: Entry[] = [];
  let at = directoryStart(archive);
  for (let number = 0; number < count; number += 1) {
    if (at + entryBytes > end || archive.readUInt32LE(at) !== entryMark) throw damagedFile();
    entries.push(readEntry(archive, at));
    at += entryBytes + [28, 30, 32].reduce((sum, field) => sum + archive.readUInt16LE(at + field), 0);
  }
  if (at !== end) throw damagedFile();
  refuseByDirectory(entries);
  return entries.sort((one, other) => one.at - other.at);
}

function readEntry(archive: Buffer, at: number): Entry {
  const method = archive.readUInt16LE(at + 10);
  if ((archive.readUInt16LE(at + 8) & encrypted) !== 0 || (method !== stored && method !== deflated))
    throw new Refusal('wrong_file_type');
  const nameEnd = at + entryBytes + archive.readUInt16LE(at + 28);
  return {
    name: archive.toString('utf8', at + entryBytes, nameEnd),
    isDeflated: method === deflated,
    checksum: archive.readUInt32LE(at + 16),
    packed: archive.readUInt32LE(at + 20),
    unpacked: archive.readUInt32LE(at + 24),
    at: archive.readUInt32LE(at + 42),
  };
}

/** Throws when sizes or names in the directory are already not acceptable, before anything is inflated. */
function refuseByDirectory(entries: readonly Entry[]): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (entries.length === 0 || names.size !== entries.length) throw damagedFile();
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes, 'bytes');
}

/** The compressed bytes of a part, between its header and offset `next`. */
function packedBytes(archive: Buffer, { name, at, packed }: Entry, next: number): Buffer {
  if (at + partHeaderBytes > next || archive.readUInt32LE(at) !== partMark) throw damagedFile();
  const nameEnd = at + partHeaderBytes + archive.readUInt16LE(at + 26);
  const start = nameEnd + archive.readUInt16LE(at + 28);
  if (archive.toString('utf8', at + partHeaderBytes, nameEnd) !== name) throw polyglotFile();
  if (start + packed > next) throw damagedFile();
  if (!descriptorBytes.includes(next - start - packed)) throw polyglotFile();
  return archive.subarray(start, start + packed);
}

async function unpack(entry: Entry, packed: Buffer, left: number): Promise<Buffer> {
  const byRatio = Math.max(ratioFreeBytes, packed.length * maxRatio);
  const limit = Math.min(left, byRatio);
  const tooLarge =
    byRatio < left ? unpacksTooLarge(maxRatio, 'times') : unpacksTooLarge(maxUnpackedBytes, 'bytes');
  if (entry.unpacked > limit) throw tooLarge;
  const bytes = entry.isDeflated ? await inflateWithin(packed, limit, tooLarge) : packed;
  if (bytes.length !== entry.unpacked || crc32(bytes) !== entry.checksum) throw damagedFile();
  return bytes;
}

async function inflateWithin(packed: Buffer, limit: number, tooLarge: Refusal): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    throw error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge
      : damagedFile();
  }
}
