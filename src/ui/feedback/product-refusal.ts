import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../domain/names.ts';
import type { NamedProduct } from '../../../domain/names.ts';
import type { Problem } from '../../../domain/outcome.ts';
import { translateReason } from '../../i18n/translate-reason.ts';
import { useShownColour } from '../values/shown-colour.ts';

interface Line {
  readonly product: NamedProduct & { readonly id: string };
}

/** Says why lines were refused, with the names of the products that the refusal is about. */
export function useProductRefusal(): (problem: Problem, lines: readonly Line[]) => string {
  const { i18n } = useTranslation();
  const shown = useShownColour();
  return (problem, lines) => {
    const refused = skuIdsOf(problem);
    const names = lines
      .filter(({ product }) => refused.includes(product.id))
      .map(({ product }) => fullName(nameIn(i18n.language, product), shown(product)));
    return translateReason(i18n, problem, names.length > 0 ? names.join('; ') : undefined);
  };
}

/** One product, or those whose prices changed. */
function skuIdsOf({ details }: Problem): readonly unknown[] {
  const { sku_id: skuId, items } = details;
  return Array.isArray(items) ? items.map((item: { readonly sku_id?: unknown }) => item.sku_id) : [skuId];
}
