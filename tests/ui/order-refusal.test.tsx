import { describe, expect, test } from 'vitest';
import {
  sampleBagLine,
  sampleConfirmedOrder,
  sampleOneLineOrder,
  sampleOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';
import { entrySheets } from './sheet-entries.ts';

const shortOf = (skuId: string, stock: number) =>
  sampleProblem(422, 'insufficient_stock', { sku_id: skuId, stock });

/** An order whose cups were raised to 12, which there are not. */
async function refusedFor(stock: number, order = sampleConfirmedOrder) {
  const scene = await showOrder({ order, problem: shortOf('sku-cup', stock) });
  const { screen } = scene;
  await screen.getByRole('button', { name: 'More Stoneware cup' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice).toHaveTextContent('Not enough Stoneware cup');
  return { ...scene, notice };
}

describe('a save that is refused for want of stock', () => {
  test('offers what there is, or to do without, instead of the latest version', async () => {
    const { notice, screen } = await refusedFor(10);
    const words = notice
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);
    expect(words).toEqual(['Change to 10', 'Remove product', 'Edit order']);
    await expect
      .element(screen.getByRole('button', { name: 'Save', exact: true }))
      .toHaveAccessibleDescription('There is not enough in stock. Change the quantity first');
  });

  test('is followed by as many as there are, with the other changes kept', async () => {
    const { actor, notice, screen } = await refusedFor(8);
    await notice.getByRole('button', { name: 'Change to 8' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit).toEqual({ lines: { 'sku-cup': { quantity: 8 } } });
    expect(actor.getSnapshot().can({ type: 'order.save' })).toBe(true);
  });

  test('of what is sold out removes the line once it was asked', async () => {
    const { actor, notice, screen } = await refusedFor(0);
    expect(notice.getByRole('button', { name: /^Change to/ }).query()).toBeNull();
    await notice.getByRole('button', { name: 'Remove product' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Remove product' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.edit).toEqual({
      lines: { 'sku-cup': { quantity: 11, removed: true } },
    });
    await expect.poll(entrySheets).toBeUndefined();
  });

  test('of the only line leads back to the order', async () => {
    const { actor, notice } = await refusedFor(0, { ...sampleOneLineOrder, status: 'confirmed' });
    expect(notice.getByRole('button', { name: 'Remove product' }).query()).toBeNull();
    await notice.getByRole('button', { name: 'Edit order' }).click();
    await expect.poll(() => actor.getSnapshot().matches({ shown: 'resting' })).toBe(true);
  });

  test('of a product that was added is known of it afterwards: saving waits for another quantity', async () => {
    const { screen, actor } = await showOrder({ problem: shortOf('sku-bag', 2) });
    actor.send({ type: 'line.add', line: { ...sampleBagLine, quantity: 5, stock: 9 } });
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await screen.getByRole('button', { name: 'Edit order' }).click();
    await expect.element(screen.getByText('Only 2 in stock')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Save', exact: true }))
      .toHaveAccessibleDescription('There is not enough in stock. Change the quantity first');
    await screen.getByRole('button', { name: /^Change to 2/ }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Save', exact: true }))
      .not.toHaveAccessibleDescription();
  });
});

describe('the products of an order', () => {
  test('beyond four lines stay to be seen where they were added or changed, or cannot be had', async () => {
    const [cup] = sampleOrder.detail;
    const cups = Array.from({ length: 7 }, (_, at) => ({
      ...cup!,
      sku_id: `sku-${at}`,
      name: `Cup ${at + 1}`,
    }));
    const detail = cups.map((line, at) => (at === 5 ? { ...line, quantity: 9, stock: 4 } : line));
    const { screen, actor } = await showOrder({ order: { ...sampleOrder, detail } });
    await expect.element(screen.getByText('Cup 6', { exact: true })).toBeVisible();
    expect(screen.getByText('Cup 5', { exact: true }).query()).toBeNull();
    actor.send({ type: 'line.setQuantity', skuId: 'sku-6', quantity: 11 });
    await expect.element(screen.getByText('Cup 7', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Show 1 more product' })).toBeVisible();
    await screen.getByRole('button', { name: 'Add product' }).click();
    await screen.getByRole('button', { name: /^Pick Market bag/ }).click();
    await expect.element(screen.getByText('Market bag', { exact: true })).toBeInViewport();
    expect(screen.getByText('Cup 5', { exact: true }).query()).toBeNull();
  });
});

describe('a refusal', () => {
  test('to cancel says that the order was not cancelled, and in which status it is now', async () => {
    const { screen } = await showOrder({});
    await screen.getByRole('button', { name: 'Cancel order' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The order was not cancelled');
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Its status is now “Paid”, which does not allow this');
  });

  test('to confirm says that the order was not confirmed', async () => {
    const { screen } = await showOrder({ order: sampleOrder, problem: shortOf('sku-cup', 1) });
    await screen.getByRole('button', { name: 'Confirm order' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The order was not confirmed');
  });
});
