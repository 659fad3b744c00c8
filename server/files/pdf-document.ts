import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import type { FileContent } from './file-content.ts';
import { brokenFile, fileOfTwoKinds, unpacksTooLarge } from './file-refusals.ts';
import { findArchiveEnd, holdsMarkup } from './second-kind.ts';
import { maxUnpackedBytes } from './unpacked-limit.ts';

const header = /^%PDF-[12]\.\d\s/;
/** So far into a file browsers look for what it is. */
const headBytes = 1024;
const end = '%%EOF';
const streamStart = /(?<!end)stream\r?\n/g;
/** So far before a stream its dictionary is looked for. */
const dictionaryBytes = 4096;
const packing = /\/(?:FlateDecode|Fl)\b/g;
const maxStreams = 10_000;
const maxRounds = 4;

/** A PDF, as it was sent. Refused when it is more than that, is cut off, or its streams unpack to too much. */
export async function readPdf(sent: Buffer): Promise<FileContent> {
  const text = sent.toString('latin1');
  if (!header.test(text)) throw brokenFile();
  const endAt = text.lastIndexOf(end);
  const behind = endAt === -1 ? '' : text.slice(endAt + end.length);
  if (findArchiveEnd(sent) !== null || holdsMarkup(text.slice(0, headBytes)) || holdsMarkup(behind))
    throw fileOfTwoKinds();
  if (endAt === -1 || !/^[\s\0]*$/.test(behind) || !/startxref\s+\d+\s+$/.test(text.slice(0, endAt)))
    throw brokenFile();
  await refuseBomb(sent, text);
  return { bytes: sent, contentType: 'application/pdf', extension: 'pdf' };
}

/** Unpacks what readers of the document would, wherever the dictionary of a stream says that it ends. */
async function refuseBomb(sent: Buffer, text: string): Promise<void> {
  let unpacked = 0;
  let streams = 0;
  for (const { index, 0: mark } of text.matchAll(streamStart)) {
    const before = text.slice(Math.max(0, index - dictionaryBytes), index);
    const rounds = before.slice(before.lastIndexOf(' obj') + 1).match(packing)?.length ?? 0;
    if (rounds === 0) continue;
    streams += 1;
    if (streams > maxStreams) throw unpacksTooLarge(maxStreams, 'parts');
    if (rounds > maxRounds) throw brokenFile();
    unpacked += await unpackedBytes(sent.subarray(index + mark.length), rounds, maxUnpackedBytes - unpacked);
    if (unpacked > maxUnpackedBytes) throw unpacksTooLarge(maxUnpackedBytes, 'bytes');
  }
}

/** Bytes that a stream unpacks to, counted a little beyond the limit at most. One that is broken counts as far as it goes. */
async function unpackedBytes(stream: Buffer, rounds: number, limit: number): Promise<number> {
  let count = 0;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done(count > limit ? new Error('More than may be') : null);
    },
  });
  const stages = Array.from({ length: rounds }, () => createInflate());
  await pipeline([Readable.from([stream]), ...stages, counter]).catch(() => undefined);
  return count;
}
