import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Order } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import { sampleConfirmedOrder, sampleOrder } from '../../machines/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { OrderScreen } from '../../src/screens/order/order-screen.tsx';
import { show } from './show.tsx';

interface Scene {
  readonly order: Order;
  readonly roles: readonly StaffRole[];
  readonly language?: Language;
}

async function showOrder({ order, roles, language = 'en' }: Scene) {
  const orderDetail = fromPromise<Outcome<Order>, { readonly orderId: string }>(async () => accepted(order));
  const actor = createActor(orderMachine.provide({ actors: { orderDetail } }), {
    input: { orderId: order.id, roles },
  }).start();
  const proof = createActor(paymentProofMachine, { input: { orderId: order.id, groupId: order.group_id } });
  const screen = await show(
    <OrderScreen
      order={actor}
      proof={proof.start()}
      roles={roles}
      isStaff={roles.length > 0}
      isBesideList={false}
      isTakingPhotos={false}
      language={language}
      now="2025-02-08T04:00:00.000Z"
      photos={[]}
      onPhotos={() => undefined}
      notice={null}
    />,
    { language },
  );
  await expect.poll(() => document.querySelector('[data-sticky-bar]')).not.toBeNull();
  return { screen, actor };
}

/** The buttons of the bar in words, those that only tell why not in brackets. */
function shownButtons(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-sticky-bar] button')].map((button) => {
    const words = button.textContent || (button.getAttribute('aria-label') ?? '');
    return button.getAttribute('aria-disabled') === 'true' ? `(${words})` : words;
  });
}

/** Lines of text that each label of the bar takes. */
function linesOfLabels(): readonly number[] {
  return [...document.querySelectorAll('[data-sticky-bar] button span')].map((label) => {
    const text = document.createRange();
    text.selectNodeContents(label);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
}

describe('the bar of an order', () => {
  test.each([
    ['created', sampleOrder, ['(Cancel)', '(Confirm order)']],
    ['confirmed', sampleConfirmedOrder, ['(Cancel)', '(Pay)']],
  ])('that is %s tells a customer whom to ask before anything is tapped', async (_, order, buttons) => {
    const { screen } = await showOrder({ order, roles: [] });
    await expect.element(screen.getByText('For this, ask an order manager of the shop')).toBeVisible();
    expect(shownButtons()).toEqual(buttons);
  });

  test('of whoever manages orders asks nobody', async () => {
    const { screen } = await showOrder({ order: sampleOrder, roles: ['order_manager'] });
    expect(shownButtons()).toEqual(['Cancel', 'Confirm order']);
    expect(screen.getByText('For this, ask an order manager of the shop').query()).toBeNull();
  });

  test.each([
    ['zh', 390],
    ['zh', 320],
    ['en', 390],
    ['en', 320],
    ['th', 390],
    ['th', 320],
  ] as const)(
    'with unsaved changes in %s at %i px breaks no label and overflows nothing',
    async (language, width) => {
      await page.viewport(width, 844);
      const { actor } = await showOrder({ order: sampleOrder, roles: ['order_manager'], language });
      actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 });
      await expect.poll(() => shownButtons().length).toBe(4);
      expect(linesOfLabels()).toEqual([1, 1, 1]);
      expect(document.documentElement.scrollWidth).toBe(width);
      await page.viewport(390, 844);
    },
  );
});
