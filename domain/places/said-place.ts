import type { Address } from '../contract.ts';
import { isAddressLine } from './address-line.ts';

/** Where something is to be brought, as a remark says it. */
export interface SaidPlace {
  readonly text: string;
  /** Whom to call there; empty for nobody. */
  readonly phone: string;
}

/** The state of a history entry of the addresses that begins a new one with what was said of its place. */
export interface NewPlaceState {
  readonly newPlace?: SaidPlace;
}

/** What the place stands behind. */
const leads: readonly RegExp[] = [
  /(?<![a-z])(?:deliver|ship|send|bring|courier)(?: (?:it|this|that|these|them|those|all|all of (?:it|them)|everything|the (?:order|goods)))? (?:to|at)(?![a-z])\s*:?/iu,
  /(?:[送寄发發运運]|送货|送貨|发货|發貨|配送|快递|快遞)(?:到|去|至|往)(?![前后後])/u,
  /(?:จัด)?ส่ง(?:ของ|สินค้า|ให้)?(?:ไป|มา)?(?:ที่|ถึง|ยัง)|(?:จัด)?ส่งไป(?=[ก-๎])/u,
  /(?:(?:收货|收貨|送货|送貨|收件|寄送|配送|邮寄)?地址|ที่อยู่(?:จัดส่ง)?|(?:(?:shipping|delivery) )?address)(?:是|คือ| is)?\s*[:：]\s*/iu,
];
const phone = /(?:(?:tel|phone|โทร|电话|電話|☎|call)[.: ]*)?(?<!\d)(\+?\d(?:[ -]?\d){8,11})(?!\d)/iu;
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What is said behind a place: when, and thanks. */
const behind: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=\s)(?:(?:before|by|after|until|till|around|at|on|from)\s+)?(?:\d{1,2}(?:[:.]\d{2})?\s*(?:[ap]\.?m|o'clock)|noon|midnight|(?:this|next)\s+\p{L}+|tomorrow|today|tonight|${weekday})(?!\p{L}).*$`,
    'iu',
  ),
  /(?<=\s)(?:before|by|after|until|till)\s+\d.*$/iu,
  /(?<=\s)(?:please|pls|plz|thanks|thank you|asap|ok)(?!\p{L}).*$/iu,
  /(?:谢谢|謝謝|就行|就好|就可以|即可|可以吗|[吧哦啊哈哟呢]+$).*$/u,
  /(?:นะคะ|นะครับ|นะ|ค่ะ|คะ|ครับ|คับ|จ้า|ด้วย|หน่อย|ขอบคุณ|พรุ่งนี้|วันนี้|ก่อน|ภายใน|วัน(?=จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|โทร).*$/u,
];
/** Places that say nothing to whoever does not know them: they are no new address. */
const vague =
  /^(?:(?:the|my|our|your|same|usual|old|back|front|side|main|kitchen|loading)\s+)*(?:me|us|home|house|here|there|place|address|as before|as usual|shop|store|stall|office|venue|hotel|restaurant|reception|lobby|counter|door|gate|entrance|warehouse)$|^(?:我们?|咱们?|你们?|老|旧|酒店|厨房|店|公司|餐厅|的)*(?:店里?|门口|大门|前门|后门|家里?|这里|那里|这边|那边|老地方|原来的地方|老样子|酒店|公司|仓库|餐厅|厨房)$|^(?:ร้าน|บ้าน|หน้า|หลัง|ที่|วัด|โรงแรม|โกดัง|ออฟฟิศ)*(?:เดิม|ร้าน|บ้าน|วัด|โรงแรม|โกดัง|ออฟฟิศ|ประตู|นี่|นี้)?$/iu;

/** The place that a remark says goods are to be brought to, with the only phone of the remark; null where it says none. */
export function saidPlace(remark: string): SaidPlace | null {
  const lines = remark.normalize('NFKC').split('\n');
  const text = lines.map(placeIn).find((place) => place !== '');
  if (text === undefined) return null;
  const [called, ...others] = lines.flatMap((line) => phone.exec(line)?.[1] ?? []);
  return { text, phone: others.length === 0 ? (called ?? '') : '' };
}

function placeIn(line: string): string {
  const called = phone.exec(line);
  const plain = called === null ? line : line.slice(0, called.index);
  for (const lead of leads) {
    const found = lead.exec(plain);
    if (found !== null) return trimmed(plain.slice(found.index + found[0].length));
  }
  return isAddressLine(line.toLowerCase()) ? trimmed(plain) : '';
}

function trimmed(text: string): string {
  return behind
    .reduce((rest, pattern) => rest.replace(pattern, ''), text)
    .replace(/^[\s:,.]+|[\s:,.;!~、。]+$/gu, '');
}

/** Whether a place can be found by whoever does not know it, so that it may be an address. */
export function isFindable({ text }: SaidPlace): boolean {
  return (text.match(/[\p{L}\p{N}\p{M}]/gu)?.length ?? 0) >= 3 && !vague.test(text);
}

/** Articles and kinds of places, which tell nothing of two places apart. */
const fillers = new Set(
  'the a an my our at in on of near to street st road rd soi lane moo stall bangkok bkk thailand'.split(' '),
);
const runs =
  /\p{N}+|\p{Script=Han}+|[\p{Script=Thai}]+|(?:(?![\p{Script=Han}\p{Script=Thai}])[\p{L}\p{M}])+/gu;

/** The addresses that a place may be: all that it says stands in them, or it says their alias and no other figures. */
export function addressesOf({ text }: SaidPlace, addresses: readonly Address[]): readonly Address[] {
  const place = runsOf(text);
  return addresses.filter(({ alias, address }) => {
    const whole = runsOf(`${alias} ${address}`);
    const figures = place.filter(isFigure);
    if (!figures.every((figure) => isIn(figure, whole))) return false;
    const words = place.filter(isWord);
    if (words.join('').length > 1 && words.every((word) => isIn(word, whole))) return true;
    return aliasesOf(alias).some((parts) => parts.every((part) => isIn(part, place)));
  });
}

/** An alias may be said in two languages: the words of each script, with the figures. */
function aliasesOf(alias: string): readonly (readonly string[])[] {
  const all = runsOf(alias);
  const figures = all.filter(isFigure);
  return [/^\p{Script=Han}/u, /^\p{Script=Thai}/u, /^(?![\p{Script=Han}\p{Script=Thai}])\p{L}/u]
    .map((script) => all.filter((run) => isWord(run) && script.test(run)))
    .filter((words) => words.join('').length > 1)
    .map((words) => [...words, ...figures]);
}

function runsOf(text: string): readonly string[] {
  return text.normalize('NFKC').toLowerCase().match(runs) ?? [];
}

function isFigure(run: string): boolean {
  return /^\p{N}/u.test(run);
}

function isWord(run: string): boolean {
  return !isFigure(run) && !fillers.has(run);
}

/** Words that are written together stand inside others. */
function isIn(run: string, all: readonly string[]): boolean {
  const isJoined = /^[\p{Script=Han}\p{Script=Thai}]{2}/u.test(run);
  return all.some((other) => other === run || (isJoined && other.includes(run)));
}
