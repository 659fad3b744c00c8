import { isColour } from '../../../domain/products/colours.ts';
import { amountOf } from '../../../domain/search/units.ts';
import { isWordedSize } from './size.ts';

/** A name without the colour and the size that stand behind it; both are empty where it has none. */
interface SplitName {
  readonly name: string;
  readonly color: string;
  readonly size: string;
}

/** What may be taken out of a name. */
export interface Splitting {
  readonly color: boolean;
  readonly size: boolean;
}

type Attributes = Readonly<Partial<Record<keyof Splitting, string>>>;

/**
 * Takes the colour and the size at the end of a name, also in brackets, out of it; only what is surely one: cream is a colour in brackets, and
 * may be hand cream elsewhere.
 */
export function splitName(typed: string, may: Splitting): SplitName {
  const { name, found } = takenFrom({ name: typed.trim(), found: {} }, may);
  const isNamed = /\p{L}\p{M}*\p{L}/u.test(name) && attributeIn(name) === null;
  // A second colour or size says that neither is the product's.
  const isSure = isNamed && !Object.keys(lastOf(name)?.found ?? {}).some((field) => field in found);
  return { name: typed, color: '', size: '', ...(isSure ? { name, ...found } : {}) };
}

interface Step {
  readonly name: string;
  readonly found: Attributes;
}

const bracketed = /^(?<before>.*\S)\s*[([（【［](?<inside>[^()[\]（）【】［］]+)[)\]）】］]$/u;

function takenFrom({ name, found }: Step, may: Splitting): Step {
  const last = lastOf(name);
  const fits =
    last !== null &&
    Object.keys(last.found).every((field) => may[field as keyof Splitting] && !(field in found));
  return fits ? takenFrom({ name: last.name, found: { ...found, ...last.found } }, may) : { name, found };
}

/** What stands at the end of a name; null where that is neither a colour nor a size. */
function lastOf(name: string): Step | null {
  const { before, inside } = bracketed.exec(name)?.groups ?? {};
  if (before === undefined || inside === undefined) return behindWord(name) ?? glued(name);
  const found = allAttributes(inside);
  return found && { name: before, found };
}

/** All of a text in brackets, where it is nothing but a colour, a size, or one of each. */
function allAttributes(text: string): Attributes | null {
  const whole = attributeIn(text, true);
  if (whole !== null) return whole;
  const parts = text.split(/\s*[,，、/·;]\s*|\s+/u);
  return parts.slice(1).reduce<Attributes | null>((found, _, at) => {
    const [one, other] = [parts.slice(0, at + 1), parts.slice(at + 1)].map((some) =>
      attributeIn(some.join(' '), true),
    );
    return (
      found ?? (one && other && Object.keys({ ...one, ...other }).length === 2 ? { ...one, ...other } : null)
    );
  }, null);
}

/** Most words of a colour or a size: 35 x 75 cm. */
const mostWords = 4;
/** What makes another colour of the one behind it, or says that there is another. */
const beforeColours =
  /(?:^|\s)(?:light|dark|pale|deep|bright|warm|cool|and|&|\+|x|with|for|of|in)$|[-/,+&]$/iu;

/** The longest colour or size that stands behind a name as words of its own. */
function behindWord(name: string): Step | null {
  const words = name.split(/\s+/u);
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1) {
    const before = words.slice(0, -count).join(' ');
    const found = attributeIn(words.slice(-count).join(' '));
    const bare = before.replace(/\s*[,，、·–—-]$/u, '');
    if (found !== null && bare !== '' && !beforeColours.test(bare)) return { name: bare, found };
  }
  return null;
}

const thaiColour = /^(?<before>.*\S)\s*(?<colour>สี\s?\S+(?: \S+)?)$/u;
/** Behind one of these it is another colour, as in 浅红色, or one of several. */
const beforeHanColour =
  /[浅深淡暗亮粉玫酒桃砖墨军宝湖天藏米奶咖卡驼灰黑白红蓝绿黄紫金银青橙橘杂双拼撞多单纯、/+和]$/u;
const hanSize = /^(?<before>.*[^加特超双])(?<size>[大中小][号码])$/u;
const letterSize =
  /^(?<before>.*[\p{Script=Han}\p{Script=Thai}\p{M}])(?<size>(?:XS|S|M|L|X{1,3}L|[2-5]XL)码?|\d+(?:\.\d+)?\s?(?:ml|l|g|kg|cm|mm))$/u;

/** A colour or a size that stands behind a name in Chinese or Thai without a space. */
function glued(name: string): Step | null {
  const { before: ofThai, colour: thai } = thaiColour.exec(name)?.groups ?? {};
  if (ofThai !== undefined && thai !== undefined && isColour(thai.replace(/^สี\s/u, 'สี')))
    return { name: ofThai, found: { color: thai } };
  const { before: ofSize, size } = (hanSize.exec(name) ?? letterSize.exec(name))?.groups ?? {};
  if (ofSize !== undefined && size !== undefined) return { name: ofSize, found: { size } };
  return hanColour(name);
}

/** Letters of the longest colour. */
const longestHan = 5;

/** A colour that is called one: 藏青色. */
function hanColour(name: string): Step | null {
  if (!name.endsWith('色')) return null;
  for (let length = longestHan; length > 1; length -= 1) {
    const [before, color] = [name.slice(0, -length), name.slice(-length)];
    if (isColour(color))
      return before === '' || beforeHanColour.test(before) ? null : { name: before, found: { color } };
  }
  return null;
}

/** Colours that are no things as well: a mint, a hand cream or a pair of golden earrings is none that was said so. */
const plainly: ReadonlySet<string> = new Set(
  [
    'red yellow green blue purple violet pink brown black white grey gray beige off-white navy indigo teal turquoise khaki burgundy maroon',
    '红 大红 黄 绿 蓝 紫 黑 白 灰 米白 藏青 藏蓝 天蓝 浅蓝 深蓝 宝蓝 军绿 墨绿 酒红 玫红 深灰 浅灰 卡其 粉红 奶白',
    'แดง เหลือง เขียว น้ำเงิน ม่วง ชมพู ดำ ขาว เทา กรมท่า กากี ขาวนวล',
  ].flatMap((words) => words.split(' ')),
);
/** Of several words, or called a colour, it is nothing else. */
const called = /\s|色$|^สี/u;

/** A text that is a colour or a size as a whole; in brackets also a colour that is a thing as well. */
function attributeIn(text: string, isInBrackets = false): Attributes | null {
  const bare = text.trim().replace(/^(?:colou?r|颜色|สี)\s*[:：]?\s+/iu, '');
  if (isColour(bare)) {
    const isSure = isInBrackets || called.test(bare) || plainly.has(bare.toLowerCase());
    return isSure ? { color: bare } : null;
  }
  return isSize(bare) ? { size: bare } : null;
}

/** Behind a name no size: letters that are not written as one, and words that say how large a thing is. */
const noSize = /^(?:\d?x*[sml]|[Ff]|[Ff]\.?[Ss]\.?|[Oo][Ss]|เล็ก|กลาง|ใหญ่)$/u;
/** Contents, weights and lengths; what is counted is no size. */
const measured: ReadonlySet<string> = new Set(['ml', 'g', 'mm', 'in']);
const measure = /^\d+(?:\.\d+)?(?<more>(?: ?[x×] ?\d+(?:\.\d+)?)*) ?[^\d\s×]+$/u;
/** 35 x 75 cm is a size; 5 x 100 g are five pieces. */
const ofSides: ReadonlySet<string> = new Set(['mm', 'in']);

function isSize(text: string): boolean {
  if (isWordedSize(text)) return !noSize.test(text);
  const { more } = measure.exec(text)?.groups ?? {};
  const base = more === undefined ? undefined : amountOf(text)?.base;
  return base !== undefined && (more === '' ? measured : ofSides).has(base);
}
