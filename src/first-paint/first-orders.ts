import { parseRoles } from '../../domain/roles.ts';
import type { Language } from '../i18n/language.ts';
import { browserStore, compactOrdersName } from '../platform/key-value-store.ts';
import { dataOf } from './data-of.ts';
import { drawFirstOrders } from './draw-first-orders.ts';
import type { FirstOrders } from './draw-first-orders.ts';
import type { Drawer } from './drawer.ts';
import { sayIn } from './first-words.ts';
import type { FirstWords } from './first-words.ts';
import { showDrawn } from './show-drawn.ts';

/** The words of the list; the build puts them here. */
declare const drawnWords: Readonly<Record<Language, FirstWords>>;
/** Addresses of the styles of the list, but for the page's own. */
declare const drawnStyles: readonly string[];

/** Shows the first orders with the shell's tabs; nothing where there are none, or each is a line. */
export const show: Drawer['show'] = async ({ answer, user, language }) => {
  const orders = await dataOf<FirstOrders>(answer);
  const isCompact = browserStore(() => localStorage).get(compactOrdersName) !== null;
  if (isCompact || orders.items.length === 0) return;
  const { header, list } = drawFirstOrders(orders, {
    say: sayIn(language, drawnWords[language]),
    roles: parseRoles(user.role),
    shop: user.merchant_name,
    confirmsPayments: user.merchant_config.enable_confirm_pay,
    now: new Date().toISOString(),
  });
  await showDrawn(drawnStyles, (shell) => {
    shell.querySelector('.shell-header')?.replaceWith(header);
    shell.querySelector('.shell-cards')?.replaceWith(list);
  });
};
