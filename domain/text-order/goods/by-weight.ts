import type { Term } from '../../search/query.ts';
import { plain } from '../figures/quantity.ts';
import type { Goods } from './wanted-goods.ts';
import type { WantedItem } from './wanted-item.ts';

/** What goods are packed by, where a text says how much is wanted in all and not by what: a kilo or a litre, and halves. */
const usualPacks = [1000, 500];
/** So many packs are rather meant otherwise. */
const mostPacks = 200;
const amount = /^(\d+)(g|ml)$/;

interface Amount {
  readonly at: number;
  readonly value: number;
  readonly unit: string;
}

/**
 * What 2 kg of sugar may be where nothing has that size: two of a kilo. Packs that are said beside (the 1 kg blocks) are meant; never surely, since
 * nobody said how many.
 */
export function packsOfAmount(item: WantedItem): WantedItem[] {
  const { deed, goods, quantity } = item;
  if (deed !== 'add' || goods === null || quantity !== null) return [];
  const [first, second, third] = goods.terms
    .flatMap(amountOf)
    .toSorted((one, other) => other.value - one.value);
  if (first === undefined || third !== undefined || (second !== undefined && second.unit !== first.unit))
    return [];
  // 1 kg bags name what something else is in.
  if (second === undefined && first.value <= 1000) return [];
  const packs = second === undefined ? usualPacks : [second.value];
  return packs.flatMap((pack) => {
    const pieces = first.value / pack;
    if (!Number.isInteger(pieces) || pieces < 2 || pieces > mostPacks) return [];
    return [
      {
        ...item,
        goods: packed(goods, first, second, pack),
        quantity: { ...plain, pieces, isDoubtful: true },
      },
    ];
  });
}

function amountOf({ kind, forms: [typed] }: Term, at: number): Amount[] {
  const found = kind === 'size' ? amount.exec(typed?.compact ?? '') : null;
  return found === null ? [] : [{ at, value: Number(found[1]), unit: found[2] ?? '' }];
}

/** The goods in packs of a size; what stands behind packs that are said names these: blocks, bags. */
function packed({ terms }: Goods, whole: Amount, said: Amount | undefined, pack: number): Goods {
  const size = `${pack}${whole.unit}`;
  const form = { compact: size, words: [size], isHan: false, isThai: false };
  const named = terms.filter(
    ({ kind }, at) =>
      at !== whole.at &&
      at !== said?.at &&
      !(kind === 'word' && said !== undefined && said.at > whole.at && at > said.at),
  );
  return { terms: [...named, { kind: 'size', forms: [form], near: [], splits: [] }], relative: null };
}
