import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { waitFor } from 'xstate';
import { sampleConfirmedOrder, sampleOrder } from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';

function buttonsInBar(): number {
  return document.querySelectorAll('[data-sticky-bar] button').length;
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
    ['created', sampleOrder],
    ['confirmed', sampleConfirmedOrder],
  ])('that is %s tells a customer whom to ask before anything is tapped', async (_, order) => {
    const { screen } = await showOrder({ order, roles: [] });
    await expect.element(screen.getByText('Ask an order manager of the shop to do this')).toBeVisible();
  });

  test('names what discards the changes, and asks before it does', async () => {
    const { screen, actor } = await showOrder({});
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'resting' }));
    actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 4 });
    await screen.getByText('Discard changes').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    expect(actor.getSnapshot().context.edit.lines).toEqual({ 'sku-cup': { quantity: 4 } });
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByText('Discard changes').click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    expect(actor.getSnapshot().context.edit.lines).toEqual({});
  });

  test('of whoever manages orders asks nobody', async () => {
    const { screen } = await showOrder({});
    await expect.element(screen.getByRole('button', { name: 'Confirm order' })).toBeVisible();
    expect(screen.getByText('Ask an order manager of the shop to do this').query()).toBeNull();
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
      const { actor } = await showOrder({ language });
      await expect.poll(buttonsInBar).toBe(2);
      actor.send({ type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 });
      await expect.poll(buttonsInBar).toBe(4);
      expect(linesOfLabels()).toEqual([1, 1, 1, 1]);
      expect(document.documentElement.scrollWidth).toBe(width);
      await page.viewport(390, 844);
    },
  );
});

describe('the bar of staff who manage no orders', () => {
  test('says whom to ask, and offers no call to their own shop', async () => {
    const { screen } = await showOrder({ order: sampleOrder, roles: ['finance'] });
    await expect.element(screen.getByText('Ask an order manager of the shop to do this')).toBeVisible();
    expect(document.querySelectorAll('[data-sticky-bar] :is(a, button)')).toHaveLength(0);
  });
});
