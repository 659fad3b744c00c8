import { colours } from '../../products/colours.ts';
import type { FoldedText } from '../folded-text.ts';
import { measureWords } from '../../search/units.ts';
import { thaiCounter } from './thai-words.ts';
import { matchWord, wordList } from '../word-list.ts';

const measures = wordList([
  [
    true,
    `${measureWords.join(' ')} cl oz v mah layer layers tier tiers piece_set cm. ft gb 码 号 人 层 带 色 孔 格 头 伏 高 宽 长 毫安 件套 件装 双装 片装 包装 个装 支装 片套 มล. กก. ม ม. ซม. ชั้น สี สาย ที่นั่ง หู รู ตอน ก้าน 骨`,
  ],
]);

/** Parts of goods, that begin names of others too. */
const thaiParts = /^(?:สาย|ชั้น|หู|รู|ตอน|ก้าน)$/u;

const otherThai = new RegExp(`^(?!สี|${thaiCounter})[ก-ฮเ-ไ]`, 'u');

/** English words of colours. */
export const plainColours = new Set(colours.flatMap(({ en }) => en.map((word) => word.toLowerCase())));

/** A size letter in capitals behind a space is no unit. */
export function isMeasure(
  { text, isEdge, original, places }: FoldedText,
  at: number,
  space: number,
): boolean {
  const isSignBehind = space === 1 && /^[x*]\d+(?! ?(?:cm|mm|m|in)\b)/.test(text.slice(at));
  if (text[at] === '"' || text[at] === '”' || (/^[x*] ?\d/.test(text.slice(at)) && !isSignBehind))
    return true;
  const found = matchWord(measures, text, at, isEdge);
  if (found === null) return false;
  const typed = original.slice(places[at], places[at + found.length]);
  if (typed === 'สี' && /^[ก-ฮเ-ไ]/u.test(text.slice(at + 2))) return false;
  // 2 สายชาร์จ are cables.
  if (space === 1 && thaiParts.test(typed) && otherThai.test(text.slice(at + found.length))) return false;
  // 1 in pink 26.
  const [, word = ''] =
    /\b[1-3] in ([a-z]+)$/.exec(
      text.slice(0, at + 2 + (/^ [a-z]+/.exec(text.slice(at + 2))?.[0].length ?? 0)),
    ) ?? [];
  if (typed.toLowerCase() === 'in' && plainColours.has(word)) return false;
  if (/^[MLW]$/.test(typed) && (space === 1 || /\d/.test(text[at + 1] ?? ''))) return false;
  const rest = text.slice(at + found.length).split(/[,;\n]/, 1)[0] ?? '';
  return !(
    typed.toLowerCase() === 'in' &&
    /^ [a-z]/.test(rest) &&
    !/\d|\b(?:one|two|three|four|five|six|ten|twelve|dozen)\b/.test(rest)
  );
}
