import { readNumber } from '../figures/numbers.ts';

/** Words that may begin what goods are for. */
export const purposes: ReadonlySet<string> = new Set([
  'for',
  'for the',
  'for my',
  'for our',
  'as a',
  'as an',
  'as gifts',
  'as presents',
]);

/** Cups white 6 for the bar; a case for a phone is one. */
const countedBefore = /[a-z][^,.;\n]* \d+(?: ?(?:pcs?|pieces|prs?|pairs|sets?|boxes|bags|packs))? $/;
const clauseEnds = [',', '.', ';', '\n'];

/** Whether such words say what goods are for, which were counted before: 10 towels for the spa. */
export function isPurpose(word: string, text: string, at: number, after: string): boolean {
  if (word === 'for' && !countedBefore.test(text.slice(0, at))) return false;
  const begin = Math.max(...clauseEnds.map((mark) => text.lastIndexOf(mark, at))) + 1;
  const places = Array.from({ length: at - begin }, (_, place) => begin + place);
  return (
    !/^[^,.;\n]*\d/.test(after) &&
    places.some((place) => !/[a-z\d]/.test(text[place - 1] ?? '') && readNumber(text, place) !== null)
  );
}
