import type { Rule, Rules } from '../readers/ruled-lines.ts';
import type { Frame, Word } from './words.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a text may reach over a line beside it, and lines may end before one that they meet, as a share of a text's height. */
const slack = 0.25;

/** The words of a page with the drawn lines next to each; what goes on behind an upright one is another word. */
export function framedWords(words: readonly Word[], rules: Rules, page: Size): readonly Word[] {
  if (rules.level.length + rules.upright.length === 0) return words;
  const upright = rules.upright.map((rule) => inShares(rule, page.width, page.height));
  const level = rules.level.map((rule) => inShares(rule, page.height, page.width));
  return words
    .flatMap((word) => partsOf(word, upright, page))
    .map((word) => ({ ...word, frame: frameOf(word, upright, level) }));
}

function inShares({ at, from, until }: Rule, across: number, along: number): Rule {
  return { at: at / across, from: from / along, until: until / along };
}

function frameOf(
  { box: [x, y, width, height] }: Word,
  upright: readonly Rule[],
  level: readonly Rule[],
): Frame {
  const [across, down] = [x + width / 2, y + height / 2];
  const beside = upright.filter((rule) => isAlong(rule, down, height * slack)).map(({ at }) => at);
  const over = level.filter((rule) => isAlong(rule, across, 0));
  const [top, bottom] = [
    Math.max(0, ...over.filter(({ at }) => at <= down).map(({ at }) => at)),
    Math.min(1, ...over.filter(({ at }) => at > down).map(({ at }) => at)),
  ];
  // Lines below and above a cell end where it does, but not one below a word.
  const ofCell = top > 0 && bottom < 1 ? over.filter(({ at }) => at === top || at === bottom) : [];
  const ends = ofCell
    .filter(({ from, until }) => from < x && until > x + width)
    .flatMap(({ from, until }) => [from, until]);
  const sides = [...beside, ...ends];
  return {
    left: Math.max(0, ...sides.filter((at) => at <= across)),
    right: Math.min(1, ...sides.filter((at) => at > across)),
    top,
    bottom,
  };
}

function isAlong({ from, until }: Rule, place: number, room: number): boolean {
  return from - room <= place && place <= until + room;
}

/** A word that goes on behind an upright line as two, parted at the space that is nearest to the line. */
function partsOf(word: Word, upright: readonly Rule[], page: Size): Word[] {
  const [x, y, width, height] = word.box;
  const room = (height * slack * page.height) / page.width;
  const rule = upright.find(
    ({ at, ...along }) =>
      at > x + room && at < x + width - room && isAlong({ at, ...along }, y + height / 2, 0),
  );
  const share = rule === undefined ? 0 : (rule.at - x) / width;
  const places = [...word.text.matchAll(/\s+/gu)].map(({ index, 0: { length } }) => index + length / 2);
  const [place] = places.sort(
    (one, other) => Math.abs(one / word.text.length - share) - Math.abs(other / word.text.length - share),
  );
  if (rule === undefined || place === undefined) return [word];
  const left: Word = { ...word, text: word.text.slice(0, place).trim(), box: [x, y, rule.at - x, height] };
  const right: Word = {
    ...word,
    text: word.text.slice(place).trim(),
    box: [rule.at, y, x + width - rule.at, height],
  };
  return [left, ...partsOf(right, upright, page)].filter(({ text }) => text !== '');
}
