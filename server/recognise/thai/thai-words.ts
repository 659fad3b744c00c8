import { things } from '../../../domain/search/things.ts';
import { composeText } from '../readers/compose-text.ts';

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Whether a text has Thai letters. */
const thai = /[\u0e01-\u0e2e]/;

/** The words of a text that have Thai letters, and whether the dictionary has them. */
function wordsOf(text: string): { readonly word: string; readonly isKnown: boolean }[] {
  return [...segmenter.segment(text)]
    .filter(({ segment }) => thai.test(segment))
    .map(({ segment }) => ({ word: segment, isKnown: isKnown(segment) }));
}

/** Twice the same word is divided in its middle if the dictionary has it, and else left whole or divided anywhere. */
function isKnown(text: string): boolean {
  const [first, second, ...others] = [...segmenter.segment(text + text)];
  return first?.segment === text && second?.segment === text && others.length === 0;
}

/** The share of a text's Thai that is words of the dictionary, of three signs or more. */
export function knownShare(text: string): number {
  const words = wordsOf(text);
  const length = (all: typeof words) => all.reduce((sum, { word }) => sum + word.length, 0);
  return length(words.filter(({ word, isKnown: is }) => is && word.length > 2)) / Math.max(1, length(words));
}

/** How much a text is unlike one of few words of the dictionary. */
export function strangeness(text: string): number {
  return wordsOf(text).reduce((sum, word) => sum + strangenessOf(word), 0);
}

/** A word of two letters is found in any text, and a single one belongs to the word before it, of which the dictionary has a part. */
function strangenessOf({ word, isKnown: is }: ReturnType<typeof wordsOf>[number]): number {
  if (word.length === 1) return 2;
  if (word.length === 2 && !/[\u0e47-\u0e4e]/.test(word)) return 1.5;
  return is ? 1 : 3 + word.length / 4;
}

/** Marks that are lost most, the commonest first. */
const marks = [
  '\u0e48',
  '\u0e49',
  '\u0e31',
  '\u0e34',
  '\u0e35',
  '\u0e37',
  '\u0e36',
  '\u0e47',
  '\u0e4a',
  '\u0e4b',
  '\u0e4c',
];
/** What stands in a text for a mark that is not known. */
export const lostMark = '\0';

/** Whether marks of a text were lost. */
export function hasLostMarks(text: string): boolean {
  return withoutLostMarks(text) !== text;
}

/** A text without what stands for marks that were lost. */
export function withoutLostMarks(text: string): string {
  return text.replace(/(?<=[\u0e01-\u0e4e])\0/g, '');
}

/** A text in which a zero sign stands for a mark that is not known, with the marks that make the fewest words of the dictionary of it. */
export function restoreMarks(text: string): string {
  let [restored, rest] = ['', text];
  for (let at = rest.indexOf(lostMark); at !== -1; at = rest.indexOf(lostMark)) {
    const [before, after] = [restored + rest.slice(0, at), rest.slice(at + 1)];
    const costs = marks.map((mark) =>
      isWritable(before + mark) ? cheapest(before + mark, after) : Infinity,
    );
    restored = before + (marks[costs.indexOf(Math.min(...costs))] ?? '');
    rest = after;
  }
  return composeText(restored + rest);
}

/** What the words between the spaces around the end of a text cost, with the best mark in place of the next one that was lost. */
function cheapest(before: string, after: string): number {
  const start = before.slice(before.lastIndexOf(' ') + 1);
  const [end = ''] = after.split(' ');
  const [middle = '', ...others] = end.split(lostMark);
  const last = others.join('');
  const costs = (others.length === 0 ? [''] : ['', ...marks]).map((mark) =>
    mark === '' || isWritable(start + middle + mark) ? costOf(start + middle + mark + last) : Infinity,
  );
  return Math.min(...costs);
}

function costOf(text: string): number {
  return wordsOf(composeText(text)).reduce((sum, word) => sum + wordCost(word), 0);
}

/** Words that names of everyday goods are made of: `เสื้อ` is likelier than `เสื่อ`. */
const ofGoods = new Set(
  things
    .flat()
    .filter((name) => thai.test(name))
    .flatMap((name) => wordsOf(composeText(name)).map(({ word }) => word)),
);
/** Letters that no word has, nor ends before. */
const noWord = 'ฌฌ';

/** A long word that is divided as if the dictionary had it may be an unknown one. */
function wordCost({ word, isKnown: is }: ReturnType<typeof wordsOf>[number]): number {
  if (ofGoods.has(word)) return 0.75;
  const isSure = word.length < 8 || [...segmenter.segment(word + noWord)][0]?.segment === word;
  return is && isSure ? 1 : 2 + (word.length < 8 ? 0 : 1);
}

/** Whether a mark at the end of a text stands where one of its kind can: a vowel on a consonant, a tone on either. */
function isWritable(text: string): boolean {
  return /[\u0e01-\u0e2e](?:[\u0e31\u0e34-\u0e37\u0e47]|[\u0e31\u0e34-\u0e39\u0e4d]?[\u0e48-\u0e4c])$/.test(
    text,
  );
}
