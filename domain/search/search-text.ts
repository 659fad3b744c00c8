import { wordsOf, type Simplify } from './words.ts';

/** What a product is found by, beside its category. */
export interface Findable {
  readonly name: string;
  readonly ch_name: string;
  readonly th_name: string;
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

/** A line of words to look for others in. */
export interface Line {
  readonly words: readonly string[];
  /** The words without the spaces between them. */
  readonly compact: string;
}

/** Where words begin in a line; the last entry is its end. */
export function edgesOf({ words }: Line): number[] {
  let end = 0;
  return [0, ...words.map((word) => (end += word.length))];
}

export interface SearchLines {
  readonly names: readonly Line[];
  readonly color: Line;
  readonly size: Line;
  readonly style: Line;
  /** All of them, without spaces between words: most of what is looked for is nowhere. */
  readonly all: string;
}

/** What is stored beside a product to find it: a line for each of its fields, the three names first, with its words apart. */
export function searchText(
  { name, ch_name, th_name, color, size, style }: Findable,
  simplify: Simplify,
): string {
  return [name, ch_name, th_name, color, size, style]
    .map((field) => lineText(field, simplify, true))
    .join('\n');
}

/** Several questions are asked of one product, and names repeat. */
const read = new Map<string, SearchLines>();
const maxRead = 4000;

/** Reads a stored search text. */
export function readSearchText(text: string): SearchLines {
  const known = read.get(text);
  if (known !== undefined) return known;
  if (read.size >= maxRead) read.clear();
  const lines = linesOf(text);
  read.set(text, lines);
  return lines;
}

function linesOf(text: string): SearchLines {
  const [name = '', zh = '', th = '', color = '', size = '', style = ''] = text.split('\n');
  return {
    names: [name, zh, th].filter((line) => line !== '').map(readLine),
    color: readLine(color),
    size: readLine(size),
    style: readLine(style),
    all: text.replaceAll(' ', ''),
  };
}

/** A name as a line to look for words in. */
export function lineOf(text: string, simplify: Simplify): Line {
  return readLine(lineText(text, simplify, false));
}

function lineText(text: string, simplify: Simplify, keepNumbers: boolean): string {
  return wordsOf(text, simplify, keepNumbers)
    .map((word) => word.text)
    .join(' ');
}

function readLine(text: string): Line {
  return { words: text.split(' '), compact: text.replaceAll(' ', '') };
}
