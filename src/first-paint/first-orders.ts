// A file of its own, which the page asks for together with the orders.
import type { User } from '../../domain/contract.ts';
import { parseRoles } from '../../domain/roles.ts';
import type { Language } from '../i18n/language.ts';
import { browserStore, compactOrdersName } from '../platform/key-value-store.ts';
import { dataOf } from './data-of.ts';
import { drawFirstOrders } from './draw-first-orders.ts';
import type { FirstOrders } from './draw-first-orders.ts';
import { sayIn } from './first-words.ts';
import type { FirstWords } from './first-words.ts';
import { painted } from './painted.ts';
import { showPageCopy } from './show-page-copy.ts';

/** The words of the list; the build puts them here. */
declare const firstOrdersWords: Readonly<Record<Language, FirstWords>>;
/** Addresses of the styles of the list, but for the page's own. */
declare const firstOrdersStyles: readonly string[];

export interface FirstOrdersInput {
  /** To what the list asks first. */
  readonly answer: Promise<Response> | undefined;
  readonly user: User;
  readonly language: Language;
}

/**
 * Shows the first orders with the shell's tabs, over the app, until the app's own list is complete; nothing where there are none, or
 * each is a line. Resolves once they are painted.
 */
export async function showFirstOrders({ answer, user, language }: FirstOrdersInput): Promise<void> {
  const orders = await dataOf<FirstOrders>(answer);
  const root = document.getElementById('root');
  const shell = root?.querySelector('.shell')?.cloneNode(true) as HTMLElement | undefined;
  const isCompact = browserStore(() => localStorage).get(compactOrdersName) !== null;
  if (!root || !shell || isCompact || orders.items.length === 0) return;
  const { header, list } = drawFirstOrders(orders, {
    say: sayIn(language, firstOrdersWords[language]),
    roles: parseRoles(user.role),
    shop: user.merchant_name,
    confirmsPayments: user.merchant_config.enable_confirm_pay,
    now: new Date().toISOString(),
  });
  shell.querySelector('.shell-header')?.replaceWith(header);
  shell.querySelector('.shell-cards')?.replaceWith(list);
  await showPageCopy({ html: shell.outerHTML, styles: firstOrdersStyles }, root, () => false);
  await painted();
}
