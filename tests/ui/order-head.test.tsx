import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { page, userEvent } from 'vitest/browser';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { MenuItem } from '../../src/ui/controls/menu.tsx';
import { showOrder } from './order-scene.tsx';

const done: string[] = [];

const item = (name: string) => (
  <MenuItem icon={null} onClick={() => done.push(name)}>
    {name}
  </MenuItem>
);

const tools = {
  share: <button type="button">Share</button>,
  print: <button type="button">Print</button>,
  printItems: item('Print packing list'),
  repeat: item('Order again'),
};

/** Names of what can be pressed in the head. */
function namesInHead(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('header button')]
    .filter((button) => button.checkVisibility())
    .map((button) => button.ariaLabel ?? button.innerText);
}

beforeEach(() => {
  done.length = 0;
});

describe('the head of an order on a desk', () => {
  beforeEach(() => page.viewport(1280, 844));
  afterEach(() => page.viewport(390, 844));

  test('has the ways to share and to print it, and a menu', async () => {
    const { screen } = await showOrder({ tools });
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(namesInHead().slice(-3)).toEqual(['Share', 'Print', 'More for this order']);
    expect(screen.getByRole('button', { name: 'Share' }).elements().length).toBe(1);
  });

  test('has the rest in its menu, for a mouse', async () => {
    const { screen } = await showOrder({ tools });
    const menu = screen.getByRole('menu');
    expect(menu.query()).toBeNull();
    await screen.getByRole('button', { name: 'More for this order' }).click();
    expect(
      screen
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Print packing list', 'Order again', 'Cancel order']);
    await screen.getByRole('menuitem', { name: 'Order again' }).click();
    expect(done).toEqual(['Order again']);
    expect(menu.query()).toBeNull();
    await screen.getByRole('button', { name: 'More for this order' }).click();
    await screen.getByRole('heading', { name: /^Products/ }).click();
    await expect.poll(() => menu.query()).toBeNull();
  });

  test('and for a keyboard, which comes back to its button', async () => {
    const { screen } = await showOrder({ tools });
    const button = screen.getByRole('button', { name: 'More for this order' });
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: 'Print packing list' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('menuitem', { name: 'Cancel order' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Home}{End}{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{End}{Enter}');
    const dialog = screen.getByRole('dialog', { name: `Cancel order #${sampleOrder.order_no}?` });
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await expect.element(button).toHaveFocus();
  });

  test('does not offer to cancel what is not theirs to cancel', async () => {
    const { screen } = await showOrder({ tools, roles: [] });
    await screen.getByRole('button', { name: 'More for this order' }).click();
    expect(
      screen
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Print packing list', 'Order again']);
  });

  test.each(casesAt(['zh', 'en', 'th'] as const, 2))(
    'is accessible with its menu open, in %s',
    async (language) => {
      const { screen } = await showOrder({ tools, language });
      const button = screen.getByRole('button', { name: /More for this order|更多操作|ตัวเลือกเพิ่มเติม/ });
      await button.click();
      await expect.element(screen.getByRole('menu')).toBeVisible();
      const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
    },
  );
});

describe('the head of an order on a phone', () => {
  test('has no menu; the way to share stands beside whose order it is', async () => {
    const { screen } = await showOrder({ tools: { share: tools.share, print: tools.print } });
    await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    const head = namesInHead();
    expect([head.includes('Print'), head.includes('Share')]).toEqual([true, false]);
    await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'More for this order' }).query()).toBeNull();
  });
});
