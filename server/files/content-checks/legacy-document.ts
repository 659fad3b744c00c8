import { Refusal } from '../../http/refusal.ts';
import { type FileContent, damagedFile, polyglotFile } from './file-content.ts';
import { findArchiveEnd } from './polyglot.ts';

const kinds = [
  { streams: ['Workbook', 'Book'], extension: 'xls', contentType: 'application/vnd.ms-excel' },
  { streams: ['WordDocument'], extension: 'doc', contentType: 'application/msword' },
] as const;

/** Storages that contain macros, in lower case; names are case-insensitive. */
const macroStorages: readonly string[] = ['_vba_project_cur', 'macros', 'vba'];

const headerBytes = 512;
/** Number of FAT sectors listed in the header itself. */
const tablesInHeader = 109;
const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;
/** Values from here on are markers, not sector numbers. */
const firstMark = 0xfffffffa;
const entryBytes = 128;
const storageType = 1;
const streamType = 2;
const rootType = 5;
/** Smaller streams are stored within the root's stream. */
const smallestOwnStream = 4096;

/** Accepts a workbook or text document of Office 97 to 2003 unchanged. Throws a `Refusal` for any other file, a truncated one, or one with macros. */
export function readLegacyDocument(sent: Buffer): FileContent {
  if (findArchiveEnd(sent) !== null) throw polyglotFile();
  const { streams, storages } = namesIn(sent);
  const kind = kinds.find((known) => known.streams.some((stream) => streams.has(stream)));
  if (kind === undefined || macroStorages.some((storage) => storages.has(storage)))
    throw new Refusal('wrong_file_type');
  return { bytes: sent, contentType: kind.contentType, extension: kind.extension };
}

/**
 * The names of the streams and storages (in lower case) of an OLE compound file: a file system of sectors, chained by an
 * allocation table (FAT). Throws when a sector is missing.
 */
function namesIn(file: Buffer): { readonly streams: Set<string>; readonly storages: Set<string> } {
  if (file.length < headerBytes) throw damagedFile();
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw damagedFile();
  const size = 1 << shift;
  const sector = (number: number): Buffer => {
    const start = (number + 1) * size;
    if (number >= endOfChain || start + size > file.length) throw damagedFile();
    return file.subarray(start, start + size);
  };
  const tables = tableNumbers(file, sector).map(sector);
  const perTable = size / 4;
  const next = (number: number): number => {
    const table = tables[Math.floor(number / perTable)];
    if (table === undefined) throw damagedFile();
    return table.readUInt32LE((number % perTable) * 4);
  };
  const sectors = Math.floor(file.length / size) - 1;
  const refuseMissing = (number: number): void => {
    if (number < firstMark && number >= sectors) throw damagedFile();
  };
  for (const table of tables) for (let at = 0; at < size; at += 4) refuseMissing(table.readUInt32LE(at));

  const streams = new Set<string>();
  const storages = new Set<string>();
  const visited = new Set<number>();
  for (let number = file.readUInt32LE(48); number !== endOfChain; number = next(number)) {
    if (visited.has(number)) throw damagedFile();
    visited.add(number);
    const entries = sector(number);
    for (let at = 0; at < size; at += entryBytes) {
      const type = entries[at + 66];
      const nameBytes = Math.min(entries.readUInt16LE(at + 64), 64) - 2;
      const isOwn = type === streamType && entries.readUInt32LE(at + 120) >= smallestOwnStream;
      if (isOwn || type === rootType) refuseMissing(entries.readUInt32LE(at + 116));
      const name = nameBytes > 0 ? entries.toString('utf16le', at, at + nameBytes) : '';
      if (type === streamType) streams.add(name);
      if (type === storageType) storages.add(name.toLowerCase());
    }
  }
  return { streams, storages };
}

/** The numbers of the FAT's sectors: listed in the header, and in a chain of sectors after it. */
function tableNumbers(file: Buffer, sector: (number: number) => Buffer): number[] {
  const read = (list: Buffer) =>
    Array.from({ length: list.length / 4 }, (_, at) => list.readUInt32LE(at * 4)).filter(
      (number) => number !== freeSector,
    );
  const numbers = read(file.subarray(76, 76 + tablesInHeader * 4));
  const visited = new Set<number>();
  let number = file.readUInt32LE(68);
  while (number !== endOfChain && number !== freeSector) {
    if (visited.has(number)) throw damagedFile();
    visited.add(number);
    const list = sector(number);
    numbers.push(...read(list.subarray(0, -4)));
    number = list.readUInt32LE(list.length - 4);
  }
  return numbers;
}
