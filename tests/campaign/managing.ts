import type { Page } from 'playwright-core';
import { formatAmount, formatBaht } from '../../domain/money.ts';
import type { Satang } from '../../domain/money.ts';
import { orderPage } from '../journeys/pages/order-page.ts';
import { word } from '../journeys/words.ts';
import { bar, dialogButton, elsewhere, language, tryAgain } from './intent.ts';
import type { Intent, Next } from './intent.ts';
import type { ScreenState } from './screen-state.ts';

/** An order manager confirms an order. */
export function confirming(orderId: string): Intent {
  return managing({ name: 'confirm', steps: 3 }, orderId, async (page, { state }) => {
    if (state === 'shown.askingConfirm') return written(page, 'confirm', 'order.confirm', 'update_order');
    const { askToConfirmButton, payButton } = orderPage(page, language);
    if (await askToConfirmButton.isVisible())
      return { name: 'ask to confirm', take: () => askToConfirmButton.click() };
    return (await payButton.isVisible()) ? 'done' : 'loading';
  });
}

/** An order manager cancels an order. */
export function cancelling(orderId: string): Intent {
  return managing({ name: 'cancel', steps: 3 }, orderId, async (page, { state }) => {
    if (state === 'shown.closed') return 'done';
    if (state === 'shown.askingCancel') return written(page, 'cancel', 'order.cancel', 'cancel_order');
    return { name: 'ask to cancel', take: () => bar(page, 'order.cancel').click() };
  });
}

/** An order manager gives the one line of an order another price. */
export function pricing(orderId: string, price: Satang): Intent {
  return managing({ name: 'price', steps: 5 }, orderId, async (page, { state }) => {
    if (state === 'shown.pricing') return typing(page, price);
    const pencil = page
      .locator('main')
      .getByRole('button', { name: new RegExp(`^${word(language, 'order.editPrice', { name: '.*' })}$`) });
    const isWished = (await pencil.innerText()).includes(formatBaht(price));
    if (!isWished) return { name: 'open the line', take: () => pencil.click() };
    if (!(await bar(page, 'order.save').isVisible())) return 'done';
    return {
      name: 'save',
      keeps: true,
      writes: '/api/update_order',
      take: () => bar(page, 'order.save').click(),
    };
  });
}

async function typing(page: Page, price: Satang): Promise<Next> {
  const field = page.getByRole('dialog').getByRole('textbox');
  const text = formatAmount(price).replaceAll(',', '');
  if ((await field.inputValue()) !== text) return { name: 'type the price', take: () => field.fill(text) };
  return { name: 'note the price', keeps: true, take: () => dialogButton(page, 'common.done').click() };
}

function written(page: Page, name: string, label: string, operation: string): Next {
  return {
    name,
    keeps: true,
    writes: `/api/${operation}`,
    take: () => dialogButton(page, label).click(),
  };
}

/** An order's screen, up to where the intents part. */
function managing(
  kind: Pick<Intent, 'name' | 'steps'>,
  orderId: string,
  shown: (page: Page, sight: ScreenState) => Promise<Next>,
): Intent {
  const path = `/order/${orderId}`;
  return {
    ...kind,
    persona: 'order_manager',
    path,
    async next(page, sight) {
      if (sight.screen !== 'order' || sight.path !== path) return elsewhere(page, sight, path);
      return standing(page, sight) ?? (await shown(page, sight));
    },
  };
}

/** What there is to do with an order that is not simply shown; null when it is. */
export function standing(page: Page, { state, text: words }: ScreenState): Next | null {
  if (state === 'refused' || state === 'missing') throw new Error(`the order is ${state}: ${words}`);
  if (state === 'unreachable' || state === 'unloaded') return tryAgain(page);
  if (/^(updating|cancelling)/.test(state)) return 'busy';
  return state.startsWith('shown.') ? null : 'loading';
}
