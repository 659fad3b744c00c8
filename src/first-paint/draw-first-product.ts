import type { Product } from '../../domain/contract.ts';
import { formatBaht } from '../../domain/money.ts';
import { nameIn } from '../../domain/names.ts';
import { pricesOf } from '../../domain/orders/cart.ts';
import { splitAddresses } from '../../domain/photos/photo-addresses.ts';
import { colourIn } from '../../domain/products/colours.ts';
import { hasVipPrice, priceFor } from '../../domain/products/prices.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import { differingIn } from '../../domain/products/variants.ts';
import pictureStyles from '../features/product/views/pictures.module.css';
import detailStyles from '../features/product/views/product-detail.module.css';
import screenStyles from '../features/product/views/product-screen.module.css';
import tagStyles from '../ui/values/chip.module.css';
import imageStyles from '../ui/values/product-image.module.css';
import { drawPicture } from './draw-picture.ts';
import { element } from './element.ts';
import type { Say } from './first-words.ts';

/** Who sees the product. */
export interface ProductReader {
  readonly viewer: Viewer;
  readonly language: string;
  readonly say: Say;
}

/** Picture, name and price of a product as the app is going to show them, by the same styles; what lies below comes with the app. */
export function drawFirstProduct(
  product: Product,
  siblings: readonly Product[],
  { viewer, language, say }: ProductReader,
): HTMLElement {
  const sheet = element(
    'div',
    detailStyles.sheet,
    element('h1', detailStyles.name, nameIn(language, product)),
  );
  const facts = [colourIn(language, product.color), product.size, product.style].filter(
    (fact) => fact !== '',
  );
  if (differingIn(siblings).length === 0 && facts.length > 0)
    sheet.append(
      element('p', detailStyles.chips, ...facts.map((fact) => element('span', tagStyles.chip, fact))),
    );
  const prices = pricesOf(product);
  const price = priceFor(viewer, prices);
  const line = element(
    'div',
    detailStyles.prices,
    element('span', `num ${detailStyles.price}`, formatBaht(price)),
  );
  if (hasVipPrice(prices)) line.append(element('span', tagStyles.vip, 'VIP'));
  if (price < prices.price)
    line.append(
      element(
        'span',
        detailStyles.normal,
        `${say('home.normalPrice')} `,
        element('s', '', element('span', 'num', formatBaht(prices.price))),
      ),
    );
  sheet.append(line);
  const [address] = splitAddresses(product.image_urls);
  const picture = drawPicture(address, `${imageStyles.wide} ${pictureStyles.picture}`);
  const detail = element('div', detailStyles.detail, picture, sheet);
  return element('div', screenStyles.screen, detail);
}
