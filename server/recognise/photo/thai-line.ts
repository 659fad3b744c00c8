import { joinThai } from '../thai/join-thai.ts';
import { knownShare } from '../thai/thai-words.ts';
import { partOfBox } from './boxes.ts';
import type { TextBox } from './boxes.ts';
import type { ReadSign } from './read-line.ts';
import { sureness } from './read-line.ts';
import type { ReadText } from './tesseract.ts';

/** Pixels that a line is high for tesseract, and where it does not make words of it. */
export const thaiHeight = 56;
export const smallThaiHeight = 44;

/** What was found and where, and the signs that the reader of Chinese and Latin sees in it. */
export interface Line {
  readonly box: TextBox;
  readonly signs: readonly ReadSign[];
}

/** Both readers, of boxes of a page; null where there is no Thai. */
export interface LineReaders {
  readonly thai: (box: TextBox) => ReadText | null;
  /** What stands in the box from a share of its width on does not count. */
  readonly figures: (box: TextBox, until: number) => Promise<readonly ReadSign[]>;
}

/** What a line of a Thai page says. */
export interface ThaiText {
  readonly text: string;
  readonly confidence: number;
  /** Whether it counts whatever its Thai is. */
  readonly isSure: boolean;
}

/** A sign that is surer than this counts where the other reader sees another. */
const sureSign = 0.6;

/** A line of Thai with its figures, and the Latin capitals behind it, as they are read surer than with the Thai. */
export async function readThaiLine(line: Line, readers: LineReaders): Promise<ThaiText | null> {
  const { box, signs } = line;
  const capitals = lastSigns(signs, /[A-Z0-9-]/);
  const [first] = capitals;
  if (first !== undefined && capitals.length > 2 && sureness(capitals) > 0.8) {
    const from = Math.max(0, first.at - (0.35 * box.height) / box.width);
    const before = from < 0.15 ? null : readers.thai(partOfBox(box, 0, from));
    if (before !== null && hasThai(before.text)) {
      const text = `${before.text} ${textOf(capitals)}`;
      return { text, confidence: Math.min(before.confidence, sureness(capitals)), isSure: false };
    }
  }
  const found = readers.thai(box);
  if (found === null) return null;
  return (await readCounted(box, found, readers)) ?? { ...withFirstFigures(signs, found), isSure: false };
}

function withFirstFigures(signs: readonly ReadSign[], found: ReadText): Omit<ThaiText, 'isSure'> {
  const figures = firstFigures(signs);
  if (figures.length === 0) return found;
  const [, before = '', rest = ''] = /^([^\p{L}\p{M}]*)(.*)$/su.exec(found.text) ?? [];
  const seen = before.trim();
  const text = textOf(figures);
  if (!hasThai(rest) || text === seen) return found;
  const confidence = Math.min(found.confidence, guessed);
  if (text.length < seen.length) return { text: found.text, confidence };
  // A Thai letter behind the figures may have been taken for one.
  return { text: `${seen === '' ? text : text.slice(0, seen.length)} ${rest}`, confidence };
}

/** A line that ends in figures and a unit: what tesseract takes for figures, or for a Thai letter before a unit, and the unit. */
const countedForms = [
  /^(?<before>.*?)(?<unit>[ชข][ิ-ื]้?น|อัน|ใบ|ตัว|คู่|[ขห]วด|แผ่น|เส้น|บาท)$/u,
  /^(?<before>.*[^\p{L}\p{M}\s])\s*(?<unit>[\u0e01-\u0e4e]{2,8}\.?)$/u,
];
/** What stands before a unit, if letters were taken for figures in it or the other way round, and no name. */
const onlyFigures = /^(?:\P{L}{0,6}|[@\d]\S{0,5}|\S{0,2})\s*$/u;

/** Figures before a Thai unit, read by the reader of figures alone: beside the Thai neither reader knows them. Null where there are none. */
async function readCounted(
  box: TextBox,
  { text, confidence, spans }: ReadText,
  { figures }: LineReaders,
): Promise<ThaiText | null> {
  const { before = '', unit = '' } = countedForms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (unit === '' || spans.length !== signsIn(text)) return null;
  const head = onlyFigures.test(before) ? '' : before.trimEnd().replace(/[^\p{L}\p{M}\s]+$/u, '');
  const first = signsIn(text.slice(0, text.length - unit.length));
  const left = head === '' ? 0 : (spans[signsIn(head)]?.[0] ?? 0);
  const [unitFrom] = spans[first] ?? [0];
  // Half way between the two, so that neither is cut.
  const right = first === 0 ? unitFrom : ((spans[first - 1]?.[1] ?? unitFrom) + unitFrom) / 2;
  if ((right - left) * box.width < box.height * 0.2) return null;
  // What is cut off at the edge of a figure would be read as another one.
  const end = Math.min(1, right + (0.4 * box.height) / box.width);
  const seen = first - signsIn(head);
  const signs = await figures(partOfBox(box, left, end), (right - left) / (end - left));
  const read = /^([@x×]?\d[\d.,]*?)[.,]?$/.exec(textOf(signs))?.[1];
  if (read === undefined || sureness(signs) < sureFigures) return null;
  const sure = head.trim() === '' ? sureness(signs) : Math.min(confidence, sureness(signs));
  return {
    text: `${head.trim()} ${read} ${unit}`.trim(),
    confidence: signs.length < seen ? Math.min(sure, guessed) : sure,
    isSure: true,
  };
}

/** Figures less sure than this are not taken. */
const sureFigures = 0.7;

function signsIn(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}

function textOf(signs: readonly ReadSign[]): string {
  return signs.map(({ sign }) => sign).join('');
}

/** What two readers read differently is to be looked at. */
const guessed = 0.75;

/** The sure figures that a line begins with. */
function firstFigures(signs: readonly ReadSign[]): readonly ReadSign[] {
  const end = signs.findIndex(({ sign, confidence }) => !/[\d.,@x]/.test(sign) || confidence < sureSign);
  const figures = end === -1 ? signs : signs.slice(0, end);
  return figures.some(({ sign }) => /\d/.test(sign)) ? figures : [];
}

/** The sure signs of a form that a line ends with. */
function lastSigns(signs: readonly ReadSign[], form: RegExp): readonly ReadSign[] {
  const before = signs.findLastIndex(({ sign, confidence }) => !form.test(sign) || confidence < sureSign);
  return signs.slice(before + 1);
}

/** Whether a text is of Thai words; tesseract knows no other letters. */
export function isThaiText(text: string): boolean {
  return hasThai(text) && knownShare(joinThai(text)) > 0.5;
}

export function hasThai(text: string): boolean {
  return (text.match(/[\u0e00-\u0e7f]/g)?.length ?? 0) >= 2;
}
