import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { Refusal } from '../../http/refusal.ts';
import {
  type FileContent,
  damagedFile,
  polyglotFile,
  unpacksTooLarge,
  maxUnpackedBytes,
} from './file-content.ts';
import { patternOfName, pdfStreams } from './pdf-streams.ts';
import { findArchiveEnd, containsMarkup } from './polyglot.ts';
import { decodeAscii85, decodeHex, type Decoded } from './pdf-encodings.ts';

const header = /^%PDF-[12]\.\d\s/;
/** Bytes that browsers look at to sniff a file's type. */
const headBytes = 1024;
const end = '%%EOF';
/** Names of active content: scripts, and actions that a reader performs by itself. */
const program = new RegExp(['JavaScript', 'Launch'].map(patternOfName).join('|'));
const locked = new RegExp(patternOfName('Encrypt'));
const textPackings: Readonly<Record<string, (letters: Buffer) => Decoded>> = {
  ASCII85Decode: decodeAscii85,
  A85: decodeAscii85,
  ASCIIHexDecode: decodeHex,
  AHx: decodeHex,
};
const deflated: readonly string[] = ['FlateDecode', 'Fl'];
/** Image filters, whose output size is declared and bounded. */
const pictures: readonly string[] = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
/** Length of the longest searched name with each letter as a #xx escape. */
const longestName = 40;
const maxStreams = 10_000;
const maxRounds = 4;

/** Accepts a PDF unchanged. Throws a `Refusal` for a polyglot, a truncated, encrypted or active one, or one that is a decompression bomb. */
export async function readPdf(sent: Buffer): Promise<FileContent> {
  const text = sent.toString('latin1');
  if (!header.test(text)) throw damagedFile();
  const endAt = text.lastIndexOf(end);
  const behind = endAt === -1 ? '' : text.slice(endAt + end.length);
  if (findArchiveEnd(sent) !== null || containsMarkup(text.slice(0, headBytes)) || containsMarkup(behind))
    throw polyglotFile();
  if (endAt === -1 || !/^[\s\0]*$/.test(behind) || !/startxref\s+\d+\s+$/.test(text.slice(0, endAt)))
    throw damagedFile();
  if (locked.test(text) || program.test(text)) throw new Refusal('wrong_file_type');
  await inspectStreams(sent, text);
  return { bytes: sent, contentType: 'application/pdf', extension: 'pdf' };
}

/** Decodes all streams as a reader would, ignoring the lengths in their dictionaries, and counts the bytes. */
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
    if (packings.length > maxRounds) throw damagedFile();
    let bytes = sent.subarray(at);
    let rounds = 0;
    for (const name of packings) {
      const unpackText = textPackings[name];
      if (unpackText !== undefined && rounds === 0) {
        const text = unpackText(bytes);
        letters += text.read;
        // Streams do not overlap, so all together are no longer than the file.
        if (letters > sent.length) throw damagedFile();
        unpacked += text.bytes.length;
        bytes = text.bytes;
      } else if (deflated.includes(name)) rounds += 1;
      // Other filters have no bound on their output, and current programs do not write them.
      else throw new Refusal('wrong_file_type');
    }
    unpacked += await inflatedBytes(bytes, rounds, maxUnpackedBytes - unpacked, holdsObjects);
    if (unpacked > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes, 'bytes');
  }
}

/** Bytes that a stream inflates to; counting stops shortly after the limit. A damaged stream counts up to the damage. */
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
