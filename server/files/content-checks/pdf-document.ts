import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { Refusal } from '../../http/refusal.ts';
import {
  type FileContent,
  brokenFile,
  fileOfTwoKinds,
  unpacksTooLarge,
  maxUnpackedBytes,
} from './file-content.ts';
import { patternOfName, pdfStreams } from './pdf-streams.ts';
import { findArchiveEnd, holdsMarkup } from './polyglot.ts';
import { unpackAscii85, unpackHex, type Unpacked } from './pdf-encodings.ts';

const header = /^%PDF-[12]\.\d\s/;
/** So far into a file browsers look for what it is. */
const headBytes = 1024;
const end = '%%EOF';
/** What only a program reads, or what readers do by themselves. */
const program = new RegExp(['JavaScript', 'Launch'].map(patternOfName).join('|'));
const locked = new RegExp(patternOfName('Encrypt'));
const textPackings: Readonly<Record<string, (letters: Buffer) => Unpacked>> = {
  ASCII85Decode: unpackAscii85,
  A85: unpackAscii85,
  ASCIIHexDecode: unpackHex,
  AHx: unpackHex,
};
const deflated: readonly string[] = ['FlateDecode', 'Fl'];
/** What a picture is drawn from: it is as large as it says, and holds nothing else. */
const pictures: readonly string[] = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
/** Of a name that is looked for, each letter written by its number. */
const longestName = 40;
const maxStreams = 10_000;
const maxRounds = 4;

/** A PDF, as it was sent. Refused when it is more than that, is cut off, cannot be looked into, or its streams unpack to too much. */
export async function readPdf(sent: Buffer): Promise<FileContent> {
  const text = sent.toString('latin1');
  if (!header.test(text)) throw brokenFile();
  const endAt = text.lastIndexOf(end);
  const behind = endAt === -1 ? '' : text.slice(endAt + end.length);
  if (findArchiveEnd(sent) !== null || holdsMarkup(text.slice(0, headBytes)) || holdsMarkup(behind))
    throw fileOfTwoKinds();
  if (endAt === -1 || !/^[\s\0]*$/.test(behind) || !/startxref\s+\d+\s+$/.test(text.slice(0, endAt)))
    throw brokenFile();
  if (locked.test(text) || program.test(text)) throw new Refusal('wrong_file_type');
  await inspectStreams(sent, text);
  return { bytes: sent, contentType: 'application/pdf', extension: 'pdf' };
}

/** Unpacks what readers of the document would, wherever the dictionary of a stream says that it ends. */
async function inspectStreams(sent: Buffer, text: string): Promise<void> {
  let unpacked = 0;
  let streams = 0;
  let letters = 0;
  for (const { at, filters, holdsObjects } of pdfStreams(text)) {
    const drawnAt = filters.findIndex((name) => pictures.includes(name));
    const packings = drawnAt === -1 ? filters : filters.slice(0, drawnAt);
    if (packings.length === 0) continue;
    streams += 1;
    if (streams > maxStreams) throw unpacksTooLarge(maxStreams, 'parts');
    if (packings.length > maxRounds) throw brokenFile();
    let bytes = sent.subarray(at);
    let rounds = 0;
    for (const name of packings) {
      const unpackText = textPackings[name];
      if (unpackText !== undefined && rounds === 0) {
        const text = unpackText(bytes);
        letters += text.read;
        // Streams stand one behind the other.
        if (letters > sent.length) throw brokenFile();
        unpacked += text.bytes.length;
        bytes = text.bytes;
      } else if (deflated.includes(name)) rounds += 1;
      // Other packings grow without an end, and no program of today writes them.
      else throw new Refusal('wrong_file_type');
    }
    unpacked += await inflatedBytes(bytes, rounds, maxUnpackedBytes - unpacked, holdsObjects);
    if (unpacked > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes, 'bytes');
  }
}

/** Bytes that a stream inflates to, counted a little beyond the limit at most. One that is broken counts as far as it goes. */
async function inflatedBytes(
  stream: Buffer,
  rounds: number,
  limit: number,
  holdsObjects: boolean,
): Promise<number> {
  const seen = { bytes: 0, tail: '', program: false };
  const reader = new Writable({
    write(chunk: Buffer, _encoding, done) {
      seen.bytes += chunk.length;
      if (holdsObjects) {
        const text = seen.tail + chunk.toString('latin1');
        seen.program ||= program.test(text);
        seen.tail = text.slice(-longestName);
      }
      done(seen.bytes > limit ? new Error('More than may be') : null);
    },
  });
  const stages = Array.from({ length: rounds }, () => createInflate());
  await pipeline([Readable.from([stream]), ...stages, reader]).catch(() => undefined);
  if (seen.program) throw new Refusal('wrong_file_type');
  return rounds === 0 ? 0 : seen.bytes;
}
