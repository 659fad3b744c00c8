import { brokenFile } from './file-content.ts';

/** A stream of a PDF, by the dictionary before it. */
export interface PdfStream {
  /** Where its bytes begin. */
  readonly at: number;
  /** What it was packed by, the first to be unpacked first. */
  readonly filters: readonly string[];
  /** Whether it holds further objects of the document. */
  readonly holdsObjects: boolean;
}

const header = 'obj';
const longestDictionary = 1024 * 1024;
/** How often the file may be read through: what stands within something else is read again. */
const maxReadings = 8;
const spaces = '\0\t\n\f\r ';
const lineEnd = /\r\n|[\n\r]|$/g;
const token = /<<|>>|[[\]{}]|<[^<>]*>|\/?[^\0\t\n\f\r ()<>[\]{}/%]+|\//y;

/**
 * Finds every stream that a reader could, wherever the table of objects points: one behind each dictionary of an object.
 * Refused where it cannot be told what a stream is packed by.
 */
export function* pdfStreams(text: string): Generator<PdfStream> {
  let left = maxReadings * text.length;
  for (let at = text.indexOf(header); at !== -1; at = text.indexOf(header, at + 1)) {
    if (text.startsWith('endobj', at - 3)) continue;
    const from = afterGap(text, at + header.length);
    const dictionary = text.startsWith('<<', from) ? readDictionary(text, from) : null;
    const streamAt = dictionary === null ? from : afterGap(text, dictionary.end);
    const isStream = dictionary !== null && text.startsWith('stream', streamAt);
    // Readers pass over what follows the word on its line.
    const start = isStream ? after(lineEnd, text, streamAt) : streamAt;
    left -= start - at;
    if (left < 0) throw brokenFile();
    if (!isStream) continue;
    const { words } = dictionary;
    yield { at: start, filters: filtersOf(words), holdsObjects: words.includes('/ObjStm') };
  }
}

/** A pattern of a name, each of whose letters may be written by its number. */
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

/** The words of a dictionary, without those of what is nested in it. */
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
    if (word === '') throw brokenFile();
    at = end;
    if (word === '<<') depth += 1;
    else if (word === '>>') depth -= 1;
    else if (depth === 1) words.push(word.startsWith('/') ? plainName(word) : word);
    if (depth === 0) return { words, end };
  }
  throw brokenFile();
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
  throw brokenFile();
}

function filtersOf(words: readonly string[]): string[] {
  const at = words.indexOf('/Filter');
  if (at === -1) return [];
  const [first = '', ...rest] = words.slice(at + 1);
  const names = first === '[' ? rest.slice(0, rest.indexOf(']')) : [first];
  // Two of them, or one that stands elsewhere: readers differ in what they take.
  if (words.indexOf('/Filter', at + 1) !== -1 || names.some((name) => !name.startsWith('/')))
    throw brokenFile();
  return names.map((name) => name.slice(1));
}

/** Behind spaces and comments. */
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
