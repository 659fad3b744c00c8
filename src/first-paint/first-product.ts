import type { Product } from '../../domain/contract.ts';
import { splitAddresses } from '../../domain/photos/photo-addresses.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { Language } from '../i18n/language.ts';
import { dataOf } from './data-of.ts';
import { drawFirstProduct } from './draw-first-product.ts';
import type { Drawer } from './drawer.ts';
import { sayIn } from './first-words.ts';
import type { FirstWords } from './first-words.ts';
import { picturesLoaded } from './pictures-loaded.ts';
import { showDrawn } from './show-drawn.ts';

/** The words of the product; the build puts them here. */
declare const drawnWords: Readonly<Record<Language, FirstWords>>;
/** Addresses of the styles of the product, but for the page's own. */
declare const drawnStyles: readonly string[];

/** Shows picture, name and price of a product; nothing where there is none. */
export const show: Drawer['show'] = async ({ answer, id, user, language }) => {
  const siblings = await dataOf<readonly Product[]>(answer);
  const product = siblings.find((sibling) => sibling.id === id);
  if (product === undefined) return;
  const drawn = drawFirstProduct(product, siblings, {
    viewer: { roles: parseRoles(user.role), isVip: user.is_vip === 1 },
    language,
    say: sayIn(language, drawnWords[language]),
  });
  await showDrawn(
    drawnStyles,
    (shell) => shell.replaceChildren(drawn),
    () => picturesLoaded(splitAddresses(product.image_urls).slice(0, 1)),
  );
};
