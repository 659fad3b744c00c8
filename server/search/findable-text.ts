import { Converter } from 'opencc-js/t2cn';
import { searchText, type Findable } from '../../domain/search/search-text.ts';

/** Writes traditional Chinese as simplified. */
export const simplify = Converter({ from: 't', to: 'cn' });

/** What is stored beside a product to find it. */
export function findableText(product: Partial<Findable>): string {
  const { name = '', ch_name = '', th_name = '', color = '', size = '', style = '' } = product;
  return searchText({ name, ch_name, th_name, color, size, style }, simplify);
}
