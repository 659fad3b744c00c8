import { colours } from '../../products/colours.ts';
import { letters, type Rewriting } from './spellings.ts';
import { thaiColours } from './thai-words.ts';

const englishColours = colours.flatMap(({ en }) => en.map((word) => word.toLowerCase())).join('|');
const colourNames = new RegExp(
  `(?<![a-z])(?:${englishColours})(?![a-z])|${colours
    .flatMap(({ zh }) => zh)
    .filter((word) => word.length > 1)
    .join('|')}|สี(?:${thaiColours})`,
  'gu',
);

/** The colour that was named last. */
function lastColour(text: string): string | undefined {
  return [...text.matchAll(colourNames)].at(-1)?.[0];
}

/** Sizes that were counted in the sentence before. */
function lastSizes(text: string): string | undefined {
  const counted = [...text.matchAll(sizesCounted)].map(([, size = '']) => size);
  return counted.length === 0 ? undefined : [...new Set(counted)].join(' ');
}

const sizesCounted = new RegExp(
  String.raw`(?<![a-z\d.])(${letters}|\d{2,3})[ :x*-]{1,3}\d{1,3}(?![\d.])(?=[^\n.;!?]*$)`,
  'g',
);

const isOther = /(?:\bnot|n't|without|[不相别]|ไม่(?:เอา|ใช่)?) ?$/u;

/** A colour and sizes that are those of what was named before, as these. */
export const saidAgain: readonly Rewriting[] = [
  // Bath towels in the same colour.
  {
    pattern:
      /(?<![a-z])(?:in )?(?:the )?same colou?r(?![a-z]| as )|同色(?!系)|(?<=\p{Script=Han}|[ ,])同样?颜色(?:的)?|สีเดียวกัน/gu,
    as: ({ 0: whole, index, input }) => {
      const before = input.slice(0, index);
      return isOther.test(before) ? whole : (lastColour(before) ?? whole);
    },
  },
  // Off-white, the same sizes.
  {
    pattern: /(?<![a-z])(?:in )?(?:the )?same sizes(?![a-z])/g,
    as: ({ 0: whole, index, input }) => lastSizes(input.slice(0, index)) ?? whole,
  },
];
