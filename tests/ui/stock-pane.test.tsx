import { page } from 'vitest/browser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { accepted } from '../../domain/outcome.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { product, part, heard, showStock } from './stock-scene.tsx';

describe('a product', () => {
  test('on a wide screen stands beside the list, with its figures as they are now and its history', async () => {
    await page.viewport(1280, 844);
    onTestFinished(() => page.viewport(390, 844));
    let stock = 104;
    const { screen, list } = await showStock(() => accepted(part([product('a', stock), product('b', 200)])));
    await expect.element(screen.getByText('Choose one from the list')).toBeVisible();
    await screen.getByRole('button', { name: /Cup a/ }).click();
    const pane = screen.getByRole('region', { name: 'Cup a' });
    await expect.element(pane.getByText('History of a')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /Cup a/ }))
      .toHaveAttribute('aria-current', 'true');
    expect(
      pane
        .getByRole('definition')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['104', '106', '2', '5']);
    await pane.getByRole('button', { name: 'Count' }).click();
    expect(heard).toEqual(['count a']);
    expect(screen.getByRole('dialog').elements()).toEqual([]);
    stock = 90;
    list.send({ type: 'list.refresh' });
    await expect.element(pane.getByText('90', { exact: true })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: /Cup b/ }).click();
    await expect.element(screen.getByText('History of b')).toBeVisible();
  });
});
