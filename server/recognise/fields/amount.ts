import { plainFigures } from '../../../domain/digits.ts';
import { measureWords } from '../../../domain/search/units.ts';
import { cartonWords, setWords } from './pack-words.ts';
import { chineseNumerals, readChineseNumber } from './chinese-number.ts';

/** An amount as it is written; `isSure` is false where it counts packs whose content is not said. */
export interface WrittenAmount {
  readonly pieces: number;
  readonly isSure: boolean;
  readonly isPacks?: boolean;
}

const dozen = /^(?:โหล|dozens?|doz|dz|打)\.?$/i;
const gross = /^(?:กุรุส|gross|grs|罗|籮)\.?$/i;
const packWord = [...cartonWords, ...setWords].join(' ').replaceAll(' ', '|');
const pack = new RegExp(`^(?:${packWord})\\.?$`, 'i');
const pieceWord = [
  'ชิ้น อัน ตัว ใบ คู่ ขวด แผ่น เส้น ด้าม เล่ม ผืน ถุง ซอง ก้อน ลูก ม้วน หลอด กระป๋อง กระปุก ตลับ แท่ง ดอก คัน เครื่อง ถัง โถ หัว พวง สาย เม็ด ดวง บาน หลัง องค์ เรือน วง ฝา แกลลอน ปี๊บ แผง ตับ กำ ฟอง ต้น ช่อ ซี่ ท่อน แก้ว ถ้วย จาน กลัก',
  'pcs? pieces? ea each units? prs? pairs? bottles? btls? rolls? jars? tubes? cans? tins? bags? sheets? bars? pots? reels? nos pads? sticks? sachets? buckets? pces? cups? books? balls? tubs? pouch(?:es)? heads?',
  '件 个 個 只 隻 双 雙 对 對 条 條 支 枝 瓶 张 張 块 塊 本 把 根 袋 卷 罐 提 筒 桶 盏 台 臺 副 朵 片 枚 粒 板 顶 頂 面 架 部 辆 床 扇 串 圈 匹 幅 册 听 盆 株 颗 顆 杯 碗 管 节 尊 瓣 座 棵 封 头 口 卡',
]
  .join(' ')
  .replaceAll(' ', '|');
const piece = new RegExp(`^(?:${pieceWord})\\.?$`, 'i');
const half = /^(?:ครึ่ง|half|半)$/i;

const part = new RegExp(
  String.raw`(?<number>\d[\d,]*(?:\.\d+)?|[${chineseNumerals}]+|ครึ่ง|half|半)\s*(?<unit>[^\d\s.,()[\]×*+=/${chineseNumerals}]+\.?)?`,
  'iu',
);

/**
 * The pieces that a text means: figures of four scripts, units, dozens, grosses, and packs whose content is said (`2 แพ็ค x 6`,
 * `3箱(24)`). Null where it means no whole number of pieces.
 */
export function readWrittenAmount(text: string): WrittenAmount | null {
  const plain = plainFigures(text).trim().toLowerCase();
  const packs = readPacks(plain);
  if (packs !== undefined) return packs ?? readPacksOf(plain);
  const parts = splitParts(plain.replace(/^[x×*]\s*|\s*(?<![a-z])[x×*]$/g, ''));
  if (parts === null || parts.length === 0) return readPacksOf(plain);
  const amounts = parts.map(readPart);
  if (amounts.some((amount) => amount === null)) return readPacksOf(plain);
  const pieces = amounts.reduce((sum, amount) => sum + (amount?.pieces ?? 0), 0);
  if (!Number.isSafeInteger(pieces)) return null;
  const isPacks = amounts.some((amount) => amount?.isPacks);
  return { pieces, isSure: amounts.every((amount) => amount?.isSure), ...(isPacks ? { isPacks } : {}) };
}

/** Whether a word counts single pieces. */
export function isPieceWord(word: string): boolean {
  return piece.test(word.toLowerCase());
}

/** What a column of amounts counts by a word that nobody knows, which may be packs: it has to be looked at. Null where the word measures. */
export function readCountedAmount(text: string): WrittenAmount | null {
  const found = /^(?<count>\d[\d,]*)\s*(?<unit>[\p{L}\p{M}]{1,14})\.?$/u.exec(
    plainFigures(text).trim(),
  )?.groups;
  const unit = (found?.['unit'] ?? '').toLowerCase();
  const pieces = found === undefined ? null : readGroupedNumber(found['count'] ?? '');
  return pieces === null || isMeasured(unit) ? null : { pieces, isSure: false };
}

const contents = [
  String.raw`^(?:${packWord})\.?ๆ?\s*(?:of|ละ|x|×|\*|[(（:：/])\s*(?<content>\d+)\s*(?:${pieceWord})?\.?\s*[)）]?$`,
  String.raw`^(?<content>\d+)\s*(?:${pieceWord})?\.?\s*(?:\/|per|ต่อ)\s*(?:${packWord})\.?$`,
  String.raw`^[每一](?:${packWord})\s*(?:装|有)?(?<content>\d+)\s*(?:${pieceWord})?$`,
  String.raw`^(?:各|each|of)\s*(?<content>\d+)\s*(?:${pieceWord})?\.?$`,
  String.raw`^(?<content>\d+)\s*(?:${pieceWord})?\.?\s*(?:each|ea)\.?$`,
].map((form) => new RegExp(form, 'iu'));

/** The pieces of an amount whose unit stands beside it: `pack of 12` and `ลังละ 12` say what is in one; one that nobody knows makes it unsure. */
export function readAmountOfUnit(amount: string, unit: string): WrittenAmount | null {
  const together = readWrittenAmount(`${amount} ${unit}`.trim());
  const alone = readWrittenAmount(amount);
  if (together !== null || alone === null || /\p{L}/u.test(amount) || !/[\p{L}\d]/u.test(unit))
    return together ?? alone;
  const plain = plainFigures(unit).trim();
  const content = contentOf(plain);
  if (content !== null) return { pieces: alone.pieces * content, isSure: alone.isSure };
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isPieces = !/\d/.test(plain) && words.every((word) => /^e?s$/i.test(word) || isPieceWord(word));
  return { ...alone, isSure: alone.isSure && isPieces };
}

/** How many pieces are in a pack, as a text says: `pack of 12`, `ลังละ 12`; null where it says none. */
function contentOf(text: string): number | null {
  const content = contents
    .map((form) => form.exec(text)?.groups?.['content'])
    .find((one) => one !== undefined);
  return content === undefined ? null : Number(content);
}

const packsOf = new RegExp(
  String.raw`^(?<count>\d[\d,]*|[${chineseNumerals}]+)\s*(?<packs>(?:${packWord})(?![a-z])\.?[\s,，:：(（]*(?<said>\S.*?))\s*[)）]?$`,
  'iu',
);

/** Packs with a word for what is in each: `2 ลัง (ลังละ 24)`, `3箱（每箱24个）`, `2 cartons of 12`. */
function readPacksOf(text: string): WrittenAmount | null {
  const groups = packsOf.exec(text)?.groups;
  const count = readNumber(groups?.['count'] ?? '');
  const content = contentOf(groups?.['said'] ?? '') ?? contentOf(groups?.['packs'] ?? '');
  return count === null || content === null ? null : { pieces: count * content, isSure: true };
}

const otherMeasures = new RegExp(
  `^(?:${'v volts? hz a amps? mah kw km oz lbs? ft feet yds? yards? times? days? โวลต์ ฟุต หลา ขีด ครั้ง วัน 伏 尺 磅 次 天'.replaceAll(' ', '|')})$`,
);

/** Whether a word says how much there is of something rather than how many. */
export function isMeasured(unit: string): boolean {
  return (
    otherMeasures.test(unit) ||
    measureWords.some((word) => plainFigures(word) === unit) ||
    Array.from(unit).some((letter) => chineseNumerals.includes(letter))
  );
}

/** The pieces that a text most likely means whose unit was misread: figures and a few letters. It has to be looked at. */
export function readLikelyAmount(text: string): WrittenAmount | null {
  const figures = /^(?<count>\d[\d,]*)\s*[\p{L}\p{M}]{1,6}\.?$/u.exec(text.trim())?.groups?.['count'];
  const pieces = figures === undefined ? null : readGroupedNumber(figures);
  return pieces === null ? null : { pieces, isSure: false };
}

/** `2 แพ็ค x 6`, `3 boxes (24 pcs)`, `2x6`, `5*12 pcs`; undefined where the text has no such form. */
function readPacks(text: string): WrittenAmount | null | undefined {
  const form =
    /^(?<count>.+?)\s*(?:(?<![a-z])[x×*@](?![a-z])\s*(?<each>.+)|\(\s*(?<inside>[^()]+)\s*\))$/u.exec(
      text,
    )?.groups;
  if (form === undefined) return undefined;
  const count = splitParts(form['count'] ?? '');
  const each = splitParts(form['each'] ?? form['inside'] ?? '');
  const [packs, ...others] = count ?? [];
  const [content, ...more] = each ?? [];
  if (packs === undefined || content === undefined || others.length > 0 || more.length > 0) return null;
  const inside = readPart(content);
  if (inside === null || !Number.isInteger(packs.number)) return null;
  const outside = readPart(packs);
  // `24 pcs (2 ctns)`, `2 dz (24 pcs)` say the same twice.
  const isSame = form['inside'] !== undefined && outside?.isSure === true;
  if (isSame && (piece.test(packs.unit) || outside.pieces === inside.pieces)) return outside;
  if (isSame && packs.unit === '' && pack.test(content.unit)) return outside;
  return { ...inside, pieces: packs.number * inside.pieces };
}

interface Part {
  readonly number: number;
  readonly unit: string;
}

/** Figures with their units, one after the other; null where something else stands among them. */
function splitParts(text: string): Part[] | null {
  const parts: Part[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const found = part.exec(rest);
    if (found?.index !== 0) return null;
    const number = readNumber(found.groups?.['number'] ?? '');
    // Of two figures only the last may go without a unit.
    if (number === null || parts.at(-1)?.unit === '') return null;
    parts.push({ number, unit: found.groups?.['unit'] ?? '' });
    rest = rest.slice(found[0].length).replace(/^[\s+]+/, '');
  }
  return parts;
}

function readNumber(text: string): number | null {
  if (half.test(text)) return 0.5;
  if (/^\d/.test(text)) return readGroupedNumber(text);
  return readChineseNumber(text);
}

/** `1,200` and `12.0`, but not `1,2`. */
export function readGroupedNumber(text: string): number | null {
  return /^\d+(?:\.\d+)?$|^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? Number(text.replaceAll(',', ''))
    : null;
}

function readPart({ number, unit }: Part): WrittenAmount | null {
  const factor = dozen.test(unit) ? 12 : gross.test(unit) ? 144 : 1;
  const pieces = number * factor;
  if (!Number.isInteger(pieces)) return null;
  if (factor > 1 || unit === '' || piece.test(unit)) return { pieces, isSure: true };
  return pack.test(unit) ? { pieces, isSure: false, isPacks: true } : null;
}
