import type { WantedItem } from '../goods/wanted-item.ts';
import type { Choosable } from './choosable.ts';
import { isSameDesign, type Choice } from './choose-product.ts';
import { namedTwiceShare } from './line-drafts.ts';

/** Below this share of its words a product is another one than was said. */
const leastShare = 0.9;

/** Whether another colour or size was said alone than that of the product which is the nearest to it. */
export function isOtherThanSaid<TProduct>(
  { isVariant, own }: WantedItem,
  choice: Choice<TProduct> | null,
): boolean {
  const isSaid = own?.terms.some(({ kind }) => kind !== 'word') === true;
  return isVariant && isSaid && choice !== null && choice.share < leastShare;
}

/** What is wanted instead of a product: of another size it is unsure. */
export function insteadOf<TProduct extends Choosable>(
  choice: Choice<TProduct>,
  dropped: TProduct,
  item: WantedItem,
): Choice<TProduct> {
  const other = continued(choice, dropped, item);
  const isSized = item.own?.terms.some(({ kind }) => kind === 'size') === true;
  const isClear = isSized || other.product.size === dropped.size || !isSameDesign(other.product, dropped);
  return isClear ? other : { ...other, confidence: other.confidence * namedTwiceShare };
}

/** Another colour of what was named has its size, and another size its colour, where nothing else is said. */
export function continued<TProduct extends Choosable>(
  choice: Choice<TProduct>,
  before: TProduct,
  { own }: WantedItem,
): Choice<TProduct> {
  const { product, candidates } = choice;
  const says = (wanted: 'colour' | 'size') => own?.terms.some(({ kind }) => kind === wanted) === true;
  if (own?.relative != null || says('colour') === says('size') || !isSameDesign(product, before))
    return choice;
  const same = candidates.find(
    (other) =>
      isSameDesign(other, before) &&
      other.color === (says('colour') ? product : before).color &&
      other.size === (says('size') ? product : before).size,
  );
  return same === undefined ? choice : { ...choice, product: same };
}
