import { LRUCache } from 'lru-cache';
import { plainFigures } from '../../../domain/digits.ts';
import { nameKey } from '../../../domain/name-keys.ts';
import { colourIn } from '../../../domain/products/colours.ts';
import { colourKey } from '../../../domain/search/colour-words.ts';
import { uniteQuantities } from '../../../domain/search/units.ts';

/** What says which of the products of one name is meant. */
export interface Attributes {
  readonly color: string;
  readonly size: string;
  readonly style: string;
}

/** Attributes that are the same in every language and unit: Navy and กรมท่า, 500 ml and 500 มล. */
export function attributeKeys({ color, size, style }: Attributes): Attributes {
  return { color: keyOfColour(color), size: sizeKey(size), style: style === '' ? '' : nameKey(style) };
}

/** Whether words are the colour or the size of a product, or both, in any order, and nothing else. */
export function areAttributes(words: readonly string[], product: Attributes): boolean {
  const { color, size } = attributeKeys(product);
  const is = (key: string, part: string) => part === '' || key === part;
  return words.some((_, at) => {
    const parts = [words.slice(0, at + 1), words.slice(at + 1)].map((some) => some.join(' '));
    const [one = '', other = ''] = parts;
    return (
      (is(color, keyOfColour(one)) && is(size, sizeKey(other))) ||
      (is(size, sizeKey(one)) && is(color, keyOfColour(other)))
    );
  });
}

const sizeWords = /^(?:size|no\.?|eu|ไซ[สซ]์|เบอร์|ขนาด|尺码|尺寸)\s*/iu;
const shoeSize = /(?<=\d)\s*[码号號]$/u;
const setOfPieces =
  /^(?:set of|ชุด(?:ละ)?) ?(?<count>\d+)(?: ?ชิ้น)?$|^(?<pieces>\d+)(?:[件片]套|[件片个]装|[- ]piece(?: set)?)$/u;
const oneSize = /^(?:(?:free|one) ?size|ฟรีไซ[สซ]์|均码)$/iu;

/** Of colours and sizes that were asked for lately: the products of a name have few, in many rows. */
const lately = {
  colours: new LRUCache<string, string>({ max: 5000 }),
  sizes: new LRUCache<string, string>({ max: 5000 }),
};

function keyOfColour(color: string): string {
  const key = lately.colours.get(color) ?? colourKey(color);
  lately.colours.set(color, key);
  return key;
}

function sizeKey(size: string): string {
  const key = lately.sizes.get(size) ?? keyOfSize(size);
  lately.sizes.set(size, key);
  return key;
}

function keyOfSize(size: string): string {
  const said = size.trim().normalize('NFKC').toLowerCase();
  if (oneSize.test(said)) return 'freesize';
  const { count, pieces = count } = setOfPieces.exec(said)?.groups ?? {};
  if (pieces !== undefined) return sizeKey(`${pieces} pcs`);
  const bare = said.replace(sizeWords, '').replace(shoeSize, '').replaceAll('×', 'x');
  return nameKey(uniteQuantities(bare, false));
}

/** The figures of a text, in their order. */
export function figuresIn(text: string): string {
  return (plainFigures(text).match(/\d+(?:\.\d+)?/g) ?? []).join(' ');
}

/** A colour as it may be written behind a name, in three languages. */
export function colourNames(color: string): string[] {
  return ['en', 'zh', 'th'].map((language) => colourIn(language, color)).filter((name) => name !== '');
}
