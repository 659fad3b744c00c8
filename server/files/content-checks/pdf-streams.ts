import { damagedFile } from './file-content.ts';

/** A stream of a PDF, by the dictionary before it. */
export interface PdfStream {
  /** Offset of its first byte. */
  readonly at: number;
  /** Names of its filters, in decoding order. */
  readonly filters: readonly string[];
  /** Whether it is an object stream. */
  readonly holdsObjects: boolean;
}

const header = 'obj';
const longestDictionary = 1024 * 1024;
/** Limit on scanned characters, as a multiple of the file's length: nested content is scanned repeatedly. */
const maxReadings = 8;
const spaces = '\0\t\n\f\r ';
const lineEnd = /\r\n|[\n\r]|$/g;
const token = /<<|>>|[[\]{}]|<[^<>]*>|\/?[^\0\t\n\f\r ()<>[\]{}/%]+|\//y;

/**
 * Finds every stream that any reader could find, without using the cross-reference table: one after each object's dictionary.
 * Throws a `Refusal` when a stream's filters cannot be determined.
 */
export function* pdfStreams(text: string): Generator<PdfStream> {
  let left = maxReadings * text.length;
  for (let at = text.indexOf(header); at !== -1; at = text.indexOf(header, at + 1)) {
    if (text.startsWith('endobj', at - 3)) continue;
    const from = afterGap(text, at + header.length);
    const dictionary = text.startsWith('<<', from) ? readDictionary(text, from) : null;
    const streamAt = dictionary === null ? from : afterGap(text, dictionary.end);
    const isStream = dictionary !== null && text.startsWith('stream', streamAt);
    // Readers skip the rest of the line after the keyword.
    const start = isStream ? after(lineEnd, text, streamAt) : streamAt;
    left -= start - at;
    if (left < 0) throw damagedFile();
    if (!isStream) continue;
    const { words } = dictionary;
    yield { at: start, filters: filtersOf(words), holdsObjects: words.includes('/ObjStm') };
  }
}

/** A regular expression for a name, each letter of which may be written as a #xx escape. */
export function patternOfName(name: string): string {
  const letters = Array.from(name, (letter) => {
    const digits = letter
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${digits})`;
  });
  return `/${letters.join('')}(?![A-Za-z0-9#])`;
}

function plainName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** The top-level tokens of a dictionary. */
function readDictionary(text: string, from: number): { readonly words: string[]; readonly end: number } {
  const words: string[] = [];
  let depth = 0;
  for (let at = from; at - from < longestDictionary; at = afterGap(text, at)) {
    if (text[at] === '(') {
      at = endOfString(text, at);
      continue;
    }
    const end = after(token, text, at);
    const word = text.slice(at, end);
    if (word === '') throw damagedFile();
    at = end;
    if (word === '<<') depth += 1;
    else if (word === '>>') depth -= 1;
    else if (depth === 1) words.push(word.startsWith('/') ? plainName(word) : word);
    if (depth === 0) return { words, end };
  }
  throw damagedFile();
}

function endOfString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at - from < longestDictionary; at += 1) {
    const letter = text[at];
    if (letter === '\\') at += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw damagedFile();
}

function filtersOf(words: readonly string[]): string[] {
  const at = words.indexOf('/Filter');
  if (at === -1) return [];
  const [first = '', ...rest] = words.slice(at + 1);
  const names = first === '[' ? rest.slice(0, rest.indexOf(']')) : [first];
  // Duplicate or indirect filters: readers differ in which they use.
  if (words.indexOf('/Filter', at + 1) !== -1 || names.some((name) => !name.startsWith('/')))
    throw damagedFile();
  return names.map((name) => name.slice(1));
}

/** The offset after whitespace and comments. */
function afterGap(text: string, from: number): number {
  let at = from;
  for (let letter = text[at]; letter !== undefined; letter = text[at]) {
    if (letter === '%') at = after(lineEnd, text, at);
    else if (spaces.includes(letter)) at += 1;
    else break;
  }
  return at;
}

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
