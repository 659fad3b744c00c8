import type { Choosable } from '../lines/choosable.ts';
import type { Quantity } from '../figures/quantity.ts';

/** Names of what one pair is one of, and sizes that are so many pairs, or of shoes. */
const pairedName =
  /\bpairs?\b|shoe|sneaker|sandal|slipper|flip-?flop|\bboots?\b|\bsocks?\b|glove|\bjeans?\b|trouser|\bpants\b|\bshorts\b|legging|chopstick|earring|scissors|\b(?:sun|eye)?glasses\b|鞋|靴|人字拖|凉拖|袜|手套|筷|耳[环钉坠]|裤|眼镜|剪刀|对[杯表戒枕]|情侣|รองเท้า|ถุงเท้า|ถุงมือ|ตะเกียบ|กางเกง|ต่างหู|แว่น|กรรไกร|คู่/iu;
const pairedSize = /\d ?(?:pairs?|双|对|คู่)|^eu \d/iu;

/** How many pieces a pair is of what is sold singly: two lamps. Nobody knows whether all of that is. */
export function ofPairs(quantity: Quantity | null, product: Choosable): Quantity | null {
  if (quantity?.isPairs !== true) return quantity;
  const { name, ch_name, th_name, size } = product;
  if (pairedSize.test(size) || [name, ch_name, th_name].some((called) => pairedName.test(called)))
    return quantity;
  return { ...quantity, pieces: quantity.pieces * 2, isDoubtful: true };
}
