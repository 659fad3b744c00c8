import { isHeardAs, mayBeHeard } from '../../search/thai-sounds.ts';
import type { Form } from '../../search/query.ts';
import type { Line, SearchLines } from '../../search/search-text.ts';
import type { SoundOf } from '../../search/words.ts';

/** Least likeness of a Chinese abbreviation, of a Thai word and of another one. */
const least = { han: 0.5, thai: 0.72, other: 0.74 };
const maxLetters = 40;

/** How like a name, or a colour in Latin letters, is to what was typed, from 0 to 1: misspelled, or with letters left out. 0 where it is not like it. */
export function likeness(form: Form, { names, color }: SearchLines, soundOf: SoundOf): number {
  const typed = Array.from(form.compact).slice(0, maxLetters);
  const isHeard =
    form.isThai &&
    mayBeHeard(form.compact) &&
    [...names, color].some(({ words }) => isHeardAs(form.compact, words));
  if (isHeard) return 1;
  if (typed.length < (form.isHan ? 2 : 4) || /^\d/.test(form.compact)) return 0;
  return Math.max(
    0,
    ...[...names, ...(form.isHan || form.isThai ? [] : [color])]
      .flatMap((line) => linesLike(form, line))
      .map((text) =>
        Math.max(
          alike(form, typed, Array.from(text)),
          isSpelledAsHeard(form, text) ? heardShare : 0,
          form.isHan && isHeardIn(typed, Array.from(text), soundOf) ? heardShare : 0,
        ),
      ),
  );
}

/** What sounds as it was typed: bambu for bamboo, elefant for elephant. */
const heardShare = 0.9;

/** Whether a name sounds in part as all that was typed, and has one of its letters: 速甘 is 速干. */
function isHeardIn(typed: readonly string[], letters: readonly string[], soundOf: SoundOf): boolean {
  const isHeardAt = (from: number) =>
    typed.every((letter, at) => soundOf(letter) === soundOf(letters[from + at] ?? '')) &&
    typed.some((letter, at) => letter === letters[from + at]);
  return letters.slice(0, letters.length - typed.length + 1).some((_, from) => isHeardAt(from));
}

function isSpelledAsHeard({ compact, isHan, isThai }: Form, text: string): boolean {
  return !isHan && !isThai && compact.length > 3 && spokenAs(compact) === spokenAs(text);
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|c(?![eiyh])|q/g, 'k'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ie|y/g, 'i'],
  [/z/g, 's'],
  [/(.)\1/g, '$1'],
];

function spokenAs(word: string): string {
  return sounds.reduce((said, [letters, sound]) => said.replace(letters, sound), word);
}

/** Names in the script of what was typed: whole where its words are not written apart, else by word. */
function linesLike({ isHan, isThai }: Form, { words, compact }: Line): readonly string[] {
  if (isHan) return /\p{Script=Han}/u.test(compact) ? [compact] : [];
  if (isThai) return /[\u0e00-\u0e7f]/u.test(compact) ? [compact] : [];
  const joined = words.slice(1).map((word, at) => (words[at] ?? '') + word);
  return [...words, ...joined].filter((word) => /^[a-z]/.test(word));
}

function alike({ isHan, isThai }: Form, typed: readonly string[], letters: readonly string[]): number {
  if (!isHan && !isThai && Math.abs(typed.length - letters.length) > 2) return 0;
  const share =
    commonLetters(typed, letters) / (isHan || isThai ? typed.length : Math.max(typed.length, letters.length));
  // One letter of two says too little.
  if (isHan && commonLetters(typed, letters) < 2) return 0;
  const enough = isHan ? least.han : isThai ? least.thai : least.other;
  if (isHan)
    return Math.max(share, 0.9 * sameLetters(typed, letters)) < enough
      ? 0
      : Math.max(share, 0.9 * sameLetters(typed, letters));
  return share < enough ? 0 : share;
}

/** Share of letters that are there, in any order; 0 where some are not. */
function sameLetters(typed: readonly string[], letters: readonly string[]): number {
  return typed.every((letter) => letters.includes(letter)) ? 1 : 0;
}

/** Letters of the longest row of letters that both have in the same order, with at most some between them. */
function commonLetters(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [at, candidate] of other.entries())
      next.push(letter === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
