import type { Form } from './query.ts';
import { edgesOf, type Line } from './search-text.ts';
import { isHeardAs, mayBeHeard } from './thai-sounds.ts';

/** From this on a match is one of whole words. */
export const wholeWords = 0.8;

const begun = 0.5;
const inside = 0.3;
const misspelled = 0.45;
/** Letters of a Thai phrase that is hardly the beginning of another word. */
const longThai = 7;

/** How well a form matches a line: 0 not at all, 1 when it is the whole line. */
export function quality(form: Form, line: Line): number {
  const { compact } = form;
  if (compact === '' || line.compact.length < compact.length) return 0;
  let at = line.compact.indexOf(compact);
  if (at < 0) return 0;
  if (compact.length === line.compact.length) return 1;
  const edges = edgesOf(line);
  let best = 0;
  for (; at >= 0; at = line.compact.indexOf(compact, at + 1))
    best = Math.max(best, qualityAt(form, line.compact, edges, at));
  return best;
}

function qualityAt(
  { compact, isHan, isThai }: Form,
  text: string,
  edges: readonly number[],
  from: number,
): number {
  const until = from + compact.length;
  const share = compact.length / text.length;
  if (isHan) return wholeWords + (until === text.length ? 0.1 : 0.02) + share * 0.08;
  const begins = edges.includes(from);
  // Where the words of a longer Thai text end is a guess, and another one in a query.
  const ends = edges.includes(until) || (isThai && compact.length >= longThai);
  if (begins && ends) {
    // What a thing is stands first in Thai, and last in English.
    const isHead = isThai ? from === 0 : until === text.length;
    return wholeWords + (isHead ? 0.1 : 0) + share * 0.08;
  }
  if (begins) return begun + share * 0.1;
  if (compact.length < 3 && !isThai) return 0;
  return isThai || !crossesEdge(edges, from, until) ? inside + share * 0.1 : 0;
}

function crossesEdge(edges: readonly number[], from: number, until: number): boolean {
  return edges.some((edge) => from < edge && edge < until);
}

/** How well a form with one wrong, missing, added or swapped letter, or one that is an English word in Thai letters, matches a word of a line. */
export function misspelledQuality(form: Form, line: Line): number {
  if (form.isThai && mayBeHeard(form.compact)) return isHeardAs(form.compact, line.words) ? misspelled : 0;
  if (!mayBeMisspelled(form)) return 0;
  const isThere = line.words.some((word) => isOneEditAway(form.compact, word));
  return isThere ? misspelled : 0;
}

/** Short words and numbers are too close to others. */
export function mayBeMisspelled({ compact }: Form): boolean {
  return /^\p{Script=Latin}{4,}$/u.test(compact);
}

/** Whether it may be misspelled, or an English word in Thai letters. */
export function mayBeMistaken(form: Form): boolean {
  return mayBeMisspelled(form) || mayBeHeard(form.compact);
}

function isOneEditAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [left, right] = [typed.slice(at), word.slice(at)];
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  );
}
