import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { Refusal } from '../../http/refusal.ts';
import { brokenFile, fileOfTwoKinds, unpacksTooLarge, maxUnpackedBytes } from './file-content.ts';
import { findArchiveEnd } from './polyglot.ts';

/** A part of an archive as its directory describes it. */
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
/** How many times its packed size a part may unpack to; text of spreadsheets reaches 30. */
const maxRatio = 100;
/** Small parts repeat themselves without harm. */
const ratioFreeBytes = 100 * 1024;
const entryMark = 0x02014b50;
const partMark = 0x04034b50;
const endBytes = 22;
const entryBytes = 46;
const partHeaderBytes = 30;
const encrypted = 1;
const stored = 0;
const deflated = 8;
/** Lengths of what may stand behind a part: its checksum and sizes, once more. */
const descriptorBytes: readonly number[] = [0, 12, 16, 20, 24];

/**
 * Unpacks a ZIP archive part by part and shows each to `inspect`. Nothing is believed: parts must fill the file without a
 * gap or an overlap, be what the directory says, and really unpack to no more than is allowed.
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

/** The entries in the order of their parts. */
function readDirectory(archive: Buffer): Entry[] {
  const end = findArchiveEnd(archive);
  if (end === null) throw brokenFile();
  if (end !== archive.length - endBytes) throw fileOfTwoKinds();
  const count = archive.readUInt16LE(end + 10);
  if (count > maxParts) throw unpacksTooLarge(maxParts, 'parts');
  if (directoryStart(archive) + archive.readUInt32LE(end + 12) !== end) throw brokenFile();

  const entries: Entry[] = [];
  let at = directoryStart(archive);
  for (let number = 0; number < count; number += 1) {
    if (at + entryBytes > end || archive.readUInt32LE(at) !== entryMark) throw brokenFile();
    entries.push(readEntry(archive, at));
    at += entryBytes + [28, 30, 32].reduce((sum, field) => sum + archive.readUInt16LE(at + field), 0);
  }
  if (at !== end) throw brokenFile();
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

/** What the directory admits to need not be unpacked to be refused. */
function refuseByDirectory(entries: readonly Entry[]): void {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (entries.length === 0 || names.size !== entries.length) throw brokenFile();
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes, 'bytes');
}

/** The bytes of a part as they lie between its header and what begins at `next`. */
function packedBytes(archive: Buffer, { name, at, packed }: Entry, next: number): Buffer {
  if (at + partHeaderBytes > next || archive.readUInt32LE(at) !== partMark) throw brokenFile();
  const nameEnd = at + partHeaderBytes + archive.readUInt16LE(at + 26);
  const start = nameEnd + archive.readUInt16LE(at + 28);
  if (archive.toString('utf8', at + partHeaderBytes, nameEnd) !== name) throw fileOfTwoKinds();
  if (start + packed > next) throw brokenFile();
  if (!descriptorBytes.includes(next - start - packed)) throw fileOfTwoKinds();
  return archive.subarray(start, start + packed);
}

async function unpack(entry: Entry, packed: Buffer, left: number): Promise<Buffer> {
  const byRatio = Math.max(ratioFreeBytes, packed.length * maxRatio);
  const limit = Math.min(left, byRatio);
  const tooLarge =
    byRatio < left ? unpacksTooLarge(maxRatio, 'times') : unpacksTooLarge(maxUnpackedBytes, 'bytes');
  if (entry.unpacked > limit) throw tooLarge;
  const bytes = entry.isDeflated ? await inflateWithin(packed, limit, tooLarge) : packed;
  if (bytes.length !== entry.unpacked || crc32(bytes) !== entry.checksum) throw brokenFile();
  return bytes;
}

async function inflateWithin(packed: Buffer, limit: number, tooLarge: Refusal): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(limit, 1) });
  } catch (error) {
    throw error instanceof Error && Reflect.get(error, 'code') === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge
      : brokenFile();
  }
}
