import { mayCall } from '../../domain/permissions.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { Language } from '../i18n/language.ts';
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

/** Statuses in which an order can be cancelled, by its chart, which the build asks. */
declare const cancellableStatuses: readonly string[];

/** Below so many letters the header breaks into more lines, which only the app fills. */
const narrowestHeader = 17;

/** Shows the first orders with the shell's tabs; nothing where there are none, or letters are too large for the width. */
export const show: Drawer['show'] = async ({ answer, user, language }) => {
  const orders = await dataOf<FirstOrders>(answer);
  const letter = parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (orders.items.length === 0 || innerWidth < narrowestHeader * letter) return;
  const roles = parseRoles(user.role);
  const { header, list } = drawFirstOrders(orders, {
    say: sayIn(language, drawnWords[language]),
    roles,
    cancellable: mayCall(roles, 'cancelOrder') ? cancellableStatuses : [],
    shop: user.merchant_name,
    confirmsPayments: user.merchant_config.enable_confirm_pay,
    now: new Date().toISOString(),
  });
  await showDrawn(drawnStyles, (shell) => {
    shell.querySelector('.shell-header')?.replaceWith(header);
    shell.querySelector('.shell-cards')?.replaceWith(list);
  });
};
