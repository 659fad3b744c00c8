import type { Product, ProductCard } from '../../../domain/contract.ts';
import { attributesOf, nameIn } from '../../../domain/names.ts';
import { useLanguage } from '../screen-context.ts';
import styles from './product-words.module.css';
import { useShownColour } from './shown-colour.ts';

interface ProductWordsProps {
  readonly product: Product;
  /** What is said of one that is not sold. */
  readonly inactive: string;
}

/** A product in a list of staff: its name, its attributes, and whether it is sold. */
export function ProductWords({ product, inactive }: ProductWordsProps) {
  const language = useLanguage();
  const attributes = useAttributes(product);
  return (
    <>
      <span className={styles.name}>{nameIn(language, product)}</span>
      {attributes !== '' && <span className={styles.attributes}>{attributes}</span>}
      {product.status !== 'active' && <span className={styles.inactive}>{inactive}</span>}
    </>
  );
}

/** Colour, size and style of a product in one line; empty where it has none. */
export function useAttributes(product: ProductCard & Partial<Pick<Product, 'style'>>): string {
  const { style = '' } = product;
  return [attributesOf(useShownColour()(product)), style].filter((word) => word !== '').join(' · ');
}
