import type { Choosable, Choosing } from './choosable.ts';
import { isSameDesign, meantScore, type Choice } from './choose-product.ts';
import { namedTwiceShare, type Draft } from './line-drafts.ts';
import type { Goods } from '../goods/wanted-goods.ts';
import type { WantedItem } from '../goods/wanted-item.ts';

type Named = Pick<WantedItem, 'goods' | 'own' | 'isVariant'>;

/** Whether a colour or a size is said without the goods. */
export function saysAttributeAlone({ own, isVariant }: Named): boolean {
  return isVariant && own !== null && own.terms.length > 0;
}

/**
 * The lines that a correction names, those that have all that it says as well as any: of a colour or a size alone, wherever they stand
 * and whatever they are; none where no line has it.
 */
export function linesNamed<TProduct extends Choosable>(
  drafts: readonly Draft<TProduct>[],
  named: Named,
  found: Choosing | null,
): readonly Draft<TProduct>[] {
  const isAttribute = saysAttributeAlone(named);
  const said = isAttribute ? named.own : named.goods;
  if (said === null || found === null) return [];
  const colours = { terms: said.terms.filter(({ kind }) => kind === 'colour'), relative: null };
  const scored = drafts.map((draft) => {
    const { product } = draft.choice;
    const isColoured = colours.terms.length === 0 || scoreOfFields(colours, product, found) > 0;
    const score = isAttribute ? scoreOfFields(said, product, found) : meantScore(said, product, found);
    return { draft, score: isColoured ? score : 0 };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ draft }) => draft);
}

/** How well colours and sizes are those of a product: red in its name says nothing where it has a colour. */
function scoreOfFields(goods: Goods, product: Choosable, choosing: Choosing): number {
  const fields = { colour: product.color, size: product.size, word: '' };
  if (goods.terms.some(({ kind }) => fields[kind] === '')) return meantScore(goods, product, choosing);
  const lines = product.searchText.split('\n').slice(names);
  const searchText = ['', '', '', ...lines].join('\n');
  return meantScore(goods, { ...product, category_id: '', searchText }, choosing);
}

/** Lines of a search text that are names. */
const names = 3;

/** Of a line that a correction may mean, which others may be meant is asked. */
export function askAbout<TProduct extends Choosable>(
  draft: Draft<TProduct>,
  others: readonly TProduct[],
): void {
  const { choice } = draft;
  const candidates = new Map(
    [choice.product, ...others, ...choice.candidates].map((product) => [product.sku_id, product]),
  );
  draft.choice = { ...choice, candidates: [...candidates.values()] };
  draft.confidence *= namedTwiceShare;
}

/** Which line a correction means is asked where several have what it says. */
export function askWhich<TProduct extends Choosable>(meant: readonly Draft<TProduct>[]): void {
  const products = meant.map((draft) => draft.choice.product);
  if (meant.length > 1) for (const draft of meant) askAbout(draft, products);
}

/** Whether a colour or size that lines of other goods have may be another one of the last line instead: palm sugar 500 g x10, sorry, 1 kg x10. */
export function isRatherOfLast<TProduct extends Choosable>(
  named: readonly Draft<TProduct>[],
  last: Draft<TProduct> | undefined,
  { isVariant }: Named,
  choice: Choice<TProduct> | null,
): boolean {
  if (last === undefined || choice === null || choice.share < 1 || !isVariant || named.length === 0)
    return false;
  const { product } = last.choice;
  return (
    isSameDesign(choice.product, product) &&
    named.every((draft) => !isSameDesign(draft.choice.product, product))
  );
}

/** How well each line is what goods say; of a size in words, as the low stools, whether it is the one that was found for them. */
export function meantScores<TProduct extends Choosable>(
  drafts: readonly Draft<TProduct>[],
  goods: Goods,
  found: (Choosing & { readonly choice: Choice<TProduct> | null }) | null,
): readonly number[] {
  const sized = goods.relative === null ? null : (found?.choice?.product ?? null);
  return drafts.map(({ choice: { product } }) => {
    if (sized !== null) return Number(isSameDesign(product, sized) && product.size === sized.size);
    return found === null ? 0 : meantScore(goods, product, found);
  });
}

/** Of lines that have a colour or size those that are not wanted by it: others of what the last line is, of its other colour or size where nothing else was said; else all. */
export function linesDropped<TProduct extends Choosable>(
  named: readonly Draft<TProduct>[],
  last: Draft<TProduct> | undefined,
  { goods }: Named,
  found: Choosing | null,
): readonly Draft<TProduct>[] {
  const narrower = [
    named.filter(
      ({ choice }) => goods !== null && found !== null && meantScore(goods, choice.product, found) > 0,
    ),
    named.filter(({ choice }) => last !== undefined && isSameDesign(choice.product, last.choice.product)),
  ];
  return narrower.find((lines) => lines.length > 0) ?? named;
}
