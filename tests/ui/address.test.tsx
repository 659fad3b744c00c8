import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '../../domain/outcome.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { bazaar, showAddresses } from './address-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

describe('the addresses of a group', () => {
  test.each([
    ['zh', 'light'],
    ['en', 'dark'],
    ['th', 'light'],
  ] as const)(
    'in %s are cards that dial each phone, with nothing that axe minds',
    async (language, scheme) => {
      const { screen } = await showAddresses([sampleAddress, bazaar], { setting: { language, scheme } });
      await expect.element(screen.getByRole('heading', { name: bazaar.alias })).toBeVisible();
      const dialled = [...document.querySelectorAll('a[href^="tel:"]')].map((link) =>
        link.getAttribute('href'),
      );
      expect(dialled).toEqual(['tel:021234567', 'tel:0812345678', 'tel:053271880']);
      await expectNoFaults();
    },
  );

  test.each([
    [390, 1],
    [1280, 0],
  ])('%i pixels wide add one by the bar at the foot (%i of it)', async (width, bars) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { screen, edited } = await showAddresses([bazaar]);
    await screen.getByRole('button', { name: 'Add address' }).click();
    expect([edited, document.querySelectorAll('[data-sticky-bar]').length]).toEqual([['new'], bars]);
  });

  test('without a position ask for one by their tile', async () => {
    const { screen, edited } = await showAddresses([bazaar]);
    await screen.getByRole('button', { name: 'No position yet: set it' }).click();
    expect(edited).toEqual([`${bazaar.id} on the map`]);
  });

  test('are deleted after a question', async () => {
    const { screen, asked, changes } = await showAddresses([sampleAddress, bazaar]);
    await screen.getByRole('button', { name: 'Delete', exact: true }).first().click();
    expect(asked).toEqual([]);
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveTextContent('The oldest other address becomes the default.');
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => changes.get(sampleAddress.id)?.getSnapshot().value).toBe('deleted');
    expect(asked).toEqual([['delete', sampleAddress.id]]);
  });

  test('become the default where another one is', async () => {
    const { screen, asked } = await showAddresses([sampleAddress, bazaar]);
    await screen.getByRole('button', { name: 'Set as default' }).click();
    expect(asked).toEqual([['default', bazaar.id]]);
  });

  test('whose change is refused say why, and stay as they are', async () => {
    const change = refused(sampleProblem(403, 'foreign_group'));
    const { screen } = await showAddresses([sampleAddress, bazaar], { change });
    await screen.getByRole('button', { name: 'Set as default' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not set the default address');
    await screen.getByRole('alert').getByRole('button', { name: 'Keep' }).click();
    await expect.element(screen.getByRole('button', { name: 'Set as default' })).toBeVisible();
  });

  test('are chosen for an order that asked for one', async () => {
    let chosen = 0;
    const { screen } = await showAddresses([bazaar], { onChoose: () => (chosen += 1) });
    await screen.getByRole('button', { name: 'Choose for the order' }).click();
    expect(chosen).toBe(1);
  });

  test('are none yet, and one is added', async () => {
    const { screen, edited } = await showAddresses([]);
    await expect.element(screen.getByText('No address yet')).toBeVisible();
    await screen.getByRole('button', { name: 'Add address' }).click();
    expect(edited).toEqual(['new']);
    await expectNoFaults();
  });

  test('that cannot be read say so', async () => {
    const { screen } = await showAddresses(null);
    await expect.element(screen.getByText('Could not load the addresses')).toBeVisible();
  });
});
