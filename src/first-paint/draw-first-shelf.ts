import type { ProductCard } from '../../domain/contract.ts';
import { formatBaht } from '../../domain/money.ts';
import { attributesOf, nameIn } from '../../domain/names.ts';
import { pricesOf } from '../../domain/orders/cart.ts';
import { splitAddresses, thumbnailOf } from '../../domain/photos/photo-addresses.ts';
import { activeNodes } from '../../domain/products/category-tree.ts';
import { hasVipPrice, priceFor } from '../../domain/products/prices.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import { mayOrder } from '../../domain/roles.ts';
import homeStyles from '../features/catalogue/views/home.module.css';
import cardStyles from '../features/catalogue/views/product-card.module.css';
import rowStyles from '../ui/controls/filter-chips.module.css';
import tagStyles from '../ui/values/chip.module.css';
import imageStyles from '../ui/values/product-image.module.css';
import type { FirstShelf } from './ask-first-shelves.ts';
import { drawPicture } from './draw-picture.ts';
import { element } from './element.ts';

/** More cards than the first screen of a phone shows. */
const mostCards = 12;

/** Who sees the shelf. */
export interface Reader {
  readonly viewer: Viewer;
  readonly language: string;
}

/**
 * The first shelf as the app is going to show it, by the same styles. What says the stock, and what a button does, comes with the app:
 * it lies over a picture or in a place of the same size.
 */
export function drawFirstShelf({ section, chipId, products }: FirstShelf, reader: Reader): HTMLElement {
  const name = (named: Parameters<typeof nameIn>[1]) => nameIn(reader.language, named);
  const chips = activeNodes(section.children).map((child) =>
    element('span', `${rowStyles.chip} ${child.id === chipId ? rowStyles.selected : ''}`, name(child)),
  );
  const cards = products.slice(0, mostCards).map((product) => drawCard(product, reader));
  return element(
    'div',
    homeStyles.sections,
    element('h2', homeStyles.sectionTitle, name(section)),
    element('div', rowStyles.row, ...chips),
    element('div', homeStyles.grid, ...cards),
  );
}

function drawCard(product: ProductCard, { viewer, language }: Reader): HTMLElement {
  const prices = pricesOf(product);
  const price = priceFor(viewer, prices);
  const attributes = attributesOf(product);
  const [address] = splitAddresses(product.image_urls);
  const frame = drawPicture(address && thumbnailOf(address), imageStyles.wide ?? '');
  const text = element('div', cardStyles.text, element('h3', cardStyles.name, nameIn(language, product)));
  if (attributes !== '') text.append(element('p', cardStyles.attributes, attributes));
  const amounts = element(
    'div',
    cardStyles.amounts,
    element('span', `num ${cardStyles.price}`, formatBaht(price)),
  );
  if (hasVipPrice(prices)) {
    const vip = element('span', cardStyles.vip, element('span', tagStyles.vip, 'VIP'));
    if (price < prices.price) vip.append(element('s', `num ${cardStyles.struck}`, formatBaht(prices.price)));
    amounts.append(vip);
  }
  const foot = element('div', cardStyles.foot, amounts);
  if (mayOrder(viewer.roles)) foot.append(element('span', cardStyles.add));
  return element('article', cardStyles.card, element('div', cardStyles.picture, frame), text, foot);
}
