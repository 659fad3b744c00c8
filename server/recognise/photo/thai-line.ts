import { joinThai } from '../thai/join-thai.ts';
import type { LikelyText } from '../thai/likely-thai.ts';
import { knownShare } from '../thai/thai-words.ts';
import { partOfBox } from './boxes.ts';
import type { TextBox } from './boxes.ts';
import { sureness } from './signs.ts';
import type { ReadSign } from './signs.ts';
import type { ReadText } from './tesseract.ts';

/** Pixels that a line is high for tesseract, and where it does not make words of it. */
export const thaiHeight = 56;
export const smallThaiHeight = 44;

/** What was found and where, and the signs that the reader of Chinese and Latin sees in it. */
export interface Line {
  readonly box: TextBox;
  readonly signs: readonly ReadSign[];
}

/** What tesseract reads, as it most likely is. */
export type LikelyRead = ReadText & LikelyText;

/** Both readers, of boxes of a page; null where there is no Thai. */
export interface LineReaders {
  readonly thai: (box: TextBox) => LikelyRead | null;
  /** What stands in the box from a share of its width on does not count. */
  readonly figures: (box: TextBox, until: number) => Promise<readonly ReadSign[]>;
}

/** What a line of a Thai page says. */
export interface ThaiText {
  readonly text: string;
  readonly confidence: number;
  /** Whether it counts whatever its Thai is. */
  readonly isSure: boolean;
  /** Whether its Thai is what was read most surely. */
  readonly isSurest: boolean;
}

/** A sign that is surer than this counts where the other reader sees another. */
const sureSign = 0.6;

/** A line of Thai with its figures, and the Latin capitals behind it, as they are read surer than with the Thai. */
export async function readThaiLine(line: Line, readers: LineReaders): Promise<ThaiText | null> {
  const { box, signs } = line;
  const found = readers.thai(box);
  if (found === null) return null;
  return (
    (await withCapitals(line, found, readers)) ??
    (await readCounted(line, found, readers)) ?? {
      ...found,
      ...withFirstFigures(signs, found),
      isSure: false,
    }
  );
}

/** Thai and the capitals behind it, each by its own reader. Null where all is Thai, or no capitals are read. */
async function withCapitals(
  { box, signs }: Line,
  found: LikelyRead,
  readers: LineReaders,
): Promise<ThaiText | null> {
  if (!/[^\u0e01-\u0e4e\s]/.test(found.text) && knownShare(joinThai(found.text)) === 1) return null;
  const capitals = lastSigns(signs, /[A-Z0-9-]/);
  const [first] = capitals;
  if (first !== undefined && capitals.length > 2 && sureness(capitals) > sureCapitals) {
    const from = Math.max(0, first.at - (0.35 * box.height) / box.width);
    const before = from < 0.15 ? null : readers.thai(partOfBox(box, 0, from));
    if (before !== null && hasThai(before.text)) return thaiAnd(before, capitals);
  }
  // Capitals that were not seen beside the Thai: what stands behind it and is no word.
  const { before = '', code = '' } =
    /^(?<before>.*\p{M}*\p{L}\p{M}*) (?<code>\S*[^\u0e01-\u0e4e\s]\S*)$/u.exec(found.text)?.groups ?? {};
  const [from] = found.spans[signsIn(before)] ?? [];
  const [, until] = found.spans[signsIn(before) - 1] ?? [];
  if (!hasThai(before) || from === undefined || until === undefined) return null;
  if (found.spans.length !== signsIn(found.text) || signsIn(code) < 3) return null;
  const alone = await readers.figures(partOfBox(box, (from + until) / 2, 1), 1);
  const read = alone.filter(({ sign }) => sign !== ' ');
  return read.length > 2 && /^[A-Z][A-Z0-9-]*$/.test(textOf(read)) && sureness(read) > sureCapitals
    ? thaiAnd({ ...found, text: before }, read)
    : null;
}

/** Capitals less sure than this are not taken. */
const sureCapitals = 0.8;

function thaiAnd({ text, confidence, isSurest }: LikelyRead, capitals: readonly ReadSign[]): ThaiText {
  return {
    text: `${text} ${textOf(capitals)}`,
    confidence: Math.min(confidence, sureness(capitals)),
    isSure: false,
    isSurest,
  };
}

function withFirstFigures(
  signs: readonly ReadSign[],
  found: ReadText,
): Pick<ThaiText, 'text' | 'confidence'> {
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
  { box, signs: beside }: Line,
  { text, confidence, spans, isSurest }: LikelyRead,
  { figures }: LineReaders,
): Promise<ThaiText | null> {
  const { before = '', unit = '' } = countedForms.map((form) => form.exec(text)?.groups).find(Boolean) ?? {};
  if (unit === '' || spans.length !== signsIn(text)) return null;
  const name = onlyFigures.test(before) ? '' : before.trimEnd().replace(/[^\p{L}\p{M}\s]+$/u, '');
  const [leftmost] = beside;
  const beginsWithFigure =
    leftmost !== undefined && /[\d@]/.test(leftmost.sign) && leftmost.at * box.width < box.height;
  // One Thai letter or two before figures are the first of them, if the other reader sees one there.
  const head = beginsWithFigure && signsIn(name) < 3 ? '' : name;
  const first = signsIn(text.slice(0, text.length - unit.length));
  const left = head === '' ? 0 : (spans[signsIn(head)]?.[0] ?? 0);
  const [unitFrom] = spans[first] ?? [0];
  // Half way between the two, so that neither is cut.
  const right = first === 0 ? unitFrom : ((spans[first - 1]?.[1] ?? unitFrom) + unitFrom) / 2;
  if ((right - left) * box.width < box.height * 0.2) return null;
  // What is cut off at the edge of a figure would be read as another one.
  const end = Math.min(1, right + (0.4 * box.height) / box.width);
  const seen = before.slice(head.length).replaceAll(/\s/g, '');
  const signs = await figures(partOfBox(box, left, end), (right - left) / (end - left));
  const figure = figureOf(seen, signs);
  if (figure === null) return null;
  const sure = head.trim() === '' ? figure.confidence : Math.min(confidence, figure.confidence);
  return { text: `${head.trim()} ${figure.text} ${unit}`.trim(), confidence: sure, isSure: true, isSurest };
}

/** The figure before a unit, by what tesseract and the reader of figures see of it. Null where it is none, or not sure enough. */
function figureOf(
  seen: string,
  signs: readonly ReadSign[],
): { readonly text: string; readonly confidence: number } | null {
  const [, all = '', remains = ''] = /^([@x×]?\d[\d.,]*?)[.,]?(\D{0,2})$/.exec(textOf(signs)) ?? [];
  // What is read behind the figures that both see is the beginning of the unit.
  const read = /^\d+$/.test(seen) && all.startsWith(seen) ? seen : all;
  const taken = signs.slice(0, read.length);
  const least = Math.min(...taken.map((sign) => sign.confidence));
  // A written seven looks like a question mark to tesseract, and often like nothing to the other.
  if (/^\d*\?+\d*$/.test(seen) && (read.length < seen.length || least < sureFigures))
    return { text: seen.replaceAll('?', '7'), confidence: guessed };
  if (read === '' || sureness(taken) < sureFigures) return null;
  const isGuessed =
    read.length < signsIn(seen) ||
    remains.trim() !== '' ||
    signs.slice(read.length).some((sign) => sign.confidence > sureRemains);
  return { text: read, confidence: isGuessed ? Math.min(sureness(taken), guessed) : sureness(taken) };
}

/** What is left of a unit is read less surely than this, and a figure mostly surer. */
const sureRemains = 0.9;
/** Figures less sure than this are not taken. */
const sureFigures = 0.7;

function signsIn(text: string): number {
  return text.replaceAll(/\s/g, '').length;
}

function textOf(signs: readonly ReadSign[]): string {
  return signs.map(({ sign }) => sign).join('');
}

/** What two readers read differently is to be looked at. */
export const guessed = 0.75;

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
