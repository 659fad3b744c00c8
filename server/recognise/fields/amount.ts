import { plainFigures } from '../../../domain/digits.ts';
import { chineseNumerals, readChineseNumber } from './chinese-number.ts';

/** An amount as it is written; `isSure` is false where it counts packs whose content is not said. */
export interface WrittenAmount {
  readonly pieces: number;
  readonly isSure: boolean;
}

const dozen = /^(?:โหล|dozens?|doz|dz|打)\.?$/i;
const gross = /^(?:กุรุส|gross|罗|籮)\.?$/i;
const pack =
  /^(?:แพ็?[คก]|ห่อ|ลัง|กล่อง|มัด|ชุด|packs?|pks?|packets?|box(?:es)?|ctns?|cartons?|cases?|sets?|包|箱|盒|套|捆)\.?$/i;
const piece =
  /^(?:ชิ้น|อัน|ตัว|ใบ|คู่|ขวด|แผ่น|เส้น|ด้าม|เล่ม|ผืน|ถุง|ก้อน|ลูก|ม้วน|หลอด|กระป๋อง|pcs?|pieces?|ea|each|units?|pairs?|bottles?|件|个|個|只|隻|条|條|双|雙|瓶|张|張|支|块|塊|本|把|根|袋|卷|罐)\.?$/i;
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
  if (packs !== undefined) return packs;
  const parts = splitParts(plain.replace(/^[x×*]\s*|\s*[x×*]$/g, ''));
  if (parts === null || parts.length === 0) return null;
  const amounts = parts.map(readPart);
  if (amounts.some((amount) => amount === null)) return null;
  const pieces = amounts.reduce((sum, amount) => sum + (amount?.pieces ?? 0), 0);
  if (!Number.isSafeInteger(pieces)) return null;
  return { pieces, isSure: amounts.every((amount) => amount?.isSure) };
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
  return { pieces: packs.number * inside.pieces, isSure: inside.isSure };
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
  return pack.test(unit) ? { pieces, isSure: false } : null;
}
