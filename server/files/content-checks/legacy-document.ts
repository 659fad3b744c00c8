import { Refusal } from '../../http/refusal.ts';
import { type FileContent, brokenFile, fileOfTwoKinds } from './file-content.ts';
import { findArchiveEnd } from './polyglot.ts';

const kinds = [
  { streams: ['Workbook', 'Book'], extension: 'xls', contentType: 'application/vnd.ms-excel' },
  { streams: ['WordDocument'], extension: 'doc', contentType: 'application/msword' },
] as const;

/** The folders in which macros lie; names count in small and capital letters alike. */
const macroStorages: readonly string[] = ['_vba_project_cur', 'macros', 'vba'];

const headerBytes = 512;
/** Numbers of table sectors that the header itself holds. */
const tablesInHeader = 109;
const endOfChain = 0xfffffffe;
const freeSector = 0xffffffff;
/** Numbers from here on are no sectors. */
const firstMark = 0xfffffffa;
const entryBytes = 128;
const storageType = 1;
const streamType = 2;
const rootType = 5;
/** Smaller streams lie within that of the root. */
const smallestOwnStream = 4096;

/** A workbook or a text document of Office 97 to 2003, as it was sent. Refused when it is anything else, cut off, or holds macros. */
export function readLegacyDocument(sent: Buffer): FileContent {
  if (findArchiveEnd(sent) !== null) throw fileOfTwoKinds();
  const { streams, storages } = namesIn(sent);
  const kind = kinds.find((known) => known.streams.some((stream) => streams.has(stream)));
  if (kind === undefined || macroStorages.some((storage) => storages.has(storage)))
    throw new Refusal('wrong_file_type');
  return { bytes: sent, contentType: kind.contentType, extension: kind.extension };
}

/**
 * The names of the streams in a compound file, and of the folders that they lie in, these in small letters. It is a file
 * system of sectors, chained by a table; all of them have to be there.
 */
function namesIn(file: Buffer): { readonly streams: Set<string>; readonly storages: Set<string> } {
  if (file.length < headerBytes) throw brokenFile();
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw brokenFile();
  const size = 1 << shift;
  const sector = (number: number): Buffer => {
    const start = (number + 1) * size;
    if (number >= endOfChain || start + size > file.length) throw brokenFile();
    return file.subarray(start, start + size);
  };
  const tables = tableNumbers(file, sector).map(sector);
  const perTable = size / 4;
  const next = (number: number): number => {
    const table = tables[Math.floor(number / perTable)];
    if (table === undefined) throw brokenFile();
    return table.readUInt32LE((number % perTable) * 4);
  };
  const sectors = Math.floor(file.length / size) - 1;
  const refuseMissing = (number: number): void => {
    if (number < firstMark && number >= sectors) throw brokenFile();
  };
  for (const table of tables) for (let at = 0; at < size; at += 4) refuseMissing(table.readUInt32LE(at));

  const streams = new Set<string>();
  const storages = new Set<string>();
  const walked = new Set<number>();
  for (let number = file.readUInt32LE(48); number !== endOfChain; number = next(number)) {
    if (walked.has(number)) throw brokenFile();
    walked.add(number);
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

/** The numbers of the sectors that hold the table: in the header, and in a chain of lists behind it. */
function tableNumbers(file: Buffer, sector: (number: number) => Buffer): number[] {
  const read = (list: Buffer) =>
    Array.from({ length: list.length / 4 }, (_, at) => list.readUInt32LE(at * 4)).filter(
      (number) => number !== freeSector,
    );
  const numbers = read(file.subarray(76, 76 + tablesInHeader * 4));
  const walked = new Set<number>();
  let number = file.readUInt32LE(68);
  while (number !== endOfChain && number !== freeSector) {
    if (walked.has(number)) throw brokenFile();
    walked.add(number);
    const list = sector(number);
    numbers.push(...read(list.subarray(0, -4)));
    number = list.readUInt32LE(list.length - 4);
  }
  return numbers;
}
