import type { Simplify } from '../search/words.ts';
import { rewritten, type PlacedText } from './figures/rewritings.ts';

/** A text in which case, width, traditional letters and Thai figures make no difference, and where each of its letters stood. */
export interface FoldedText {
  readonly text: string;
  /** Of each letter of `text`, and of its end, the place in the original. */
  readonly places: readonly number[];
  /** Whether a word may begin or end before a letter; the end is one. */
  readonly isEdge: readonly boolean[];
  readonly original: string;
}

const thaiRun = /[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e4e]+/gu;
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
/** Lx5 are five of size L. */
const sizeBeforeSign = /(?<![a-z])(?:x{0,3}[sl]|m)(?=x\d)/g;
/** A counter before a particle, which the dictionary takes for one word: อันนะ. */
const counterBeforeParticle =
  /(?:อัน|ใบ|ตัว|ชิ้น|ผืน|คู่|ขวด|ถุง|กล่อง|ชุด|แพ็ค|โหล|เส้น|ลูก|ดวง)(?=(?:นะ|ค่ะ|คะ|ครับ|คับ|จ้า|จ้ะ))/gu;
const spelled = /[\p{Script=Latin}\p{M}'’]/u;
const unseen = /[\p{Cf}\p{Cc}]/u;

/** Folds a text as it is written plainly. Line ends stay. */
export function foldOrderText(original: string, simplify: Simplify, written = asTyped(original)): FoldedText {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of written.text) {
    const plain = foldLetter(letter);
    for (let part = 0; part < plain.length; part += 1) places.push(written.places[at] ?? 0);
    folded += plain;
    at += letter.length;
  }
  places.push(original.length);
  const plain = rewritten({ text: simplified(folded, simplify), places });
  return { ...plain, isEdge: edgesOf(plain.text), original };
}

function asTyped(text: string): PlacedText {
  return { text, places: Array.from({ length: text.length + 1 }, (_, at) => at) };
}

/** The original of a part of a folded text, without spaces around it. */
export function originalOf({ original, places }: FoldedText, from: number, until: number): string {
  return original.slice(places[from], places[until]).trim();
}

function foldLetter(letter: string): string {
  if (letter === '\n') return letter;
  if (unseen.test(letter)) return letter === '\t' ? ' ' : '';
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0xe50 && code <= 0xe59) return String(code - 0xe50);
  // A list's numbers are no quantities.
  if (code >= 0x2460 && code <= 0x2473) return '•';
  // NFKC takes Thai vowels apart.
  if (code >= 0xe00 && code <= 0xe7f) return letter;
  // 1½ are no 11/2.
  if (letter === '½') return ' 1/2';
  return letter.normalize('NFKC').toLowerCase().replaceAll('⁄', '/').replaceAll('×', 'x');
}

/** Places stay only where a traditional letter becomes one other. */
function simplified(text: string, simplify: Simplify): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const whole = simplify(text);
  if (whole.length === text.length) return whole;
  return Array.from(text, (letter) => {
    const other = simplify(letter);
    return other.length === letter.length ? other : letter;
  }).join('');
}

function edgesOf(text: string): boolean[] {
  const edges = Array.from({ length: text.length + 1 }, (_, at) => !isInside(text, at));
  for (const { 0: run, index } of text.matchAll(thaiRun)) {
    for (let at = 1; at < run.length; at += 1) edges[index + at] = false;
    for (const word of thaiWords.segment(run)) edges[index + word.index] = true;
  }
  for (const { index } of text.matchAll(/ๆ/gu)) for (const at of [index, index + 1]) edges[at] = true;
  for (const { 0: size, index } of text.matchAll(sizeBeforeSign)) edges[index + size.length] = true;
  for (const { 0: counter, index } of text.matchAll(counterBeforeParticle)) {
    edges[index] = true;
    edges[index + counter.length] = true;
  }
  return edges;
}

/** Whether a place lies inside a word that is written with spaces around it, or inside a number. */
function isInside(text: string, at: number): boolean {
  const [before = '', after = ''] = [text[at - 1], text[at]];
  if (/\d/.test(before) && /\d/.test(after)) return true;
  return spelled.test(before) && spelled.test(after);
}
