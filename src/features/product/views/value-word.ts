import { useTranslation } from 'react-i18next';
import type { Attribute } from '../../../../domain/products/variants.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';

/** Keys of what the attributes are called. */
export const attributeWords = {
  color: 'product.colour',
  size: 'product.size',
  style: 'product.style',
} as const satisfies Readonly<Record<Attribute, string>>;

/** Gives a value of an attribute as it is shown: colours in the language of the interface, none by a word. */
export function useValueWord(): (attribute: Attribute, value: string) => string {
  const { t } = useTranslation();
  const shown = useShownColour();
  return (attribute, value) => {
    if (value === '') return t('product.without');
    return attribute === 'color' ? shown({ color: value }).color : value;
  };
}
