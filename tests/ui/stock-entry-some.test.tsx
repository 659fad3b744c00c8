import { expect, test } from 'vitest';
import { item, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

test('rows of several categories: the sheet for all leads to choosing some, and Back does not lead into it again', async () => {
  const { screen, rows } = await showReview([item('Cup'), item('Bowl')]);
  await screen.getByRole('button', { name: 'Fill in all' }).click();
  const before = history.length;
  await screen.getByRole('button', { name: 'Choose only some' }).click();
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
  await expect
    .poll(() => (history.state as { usr?: { sheets?: readonly string[] } }).usr?.sheets ?? [])
    .toEqual([]);
  expect(history.length).toBe(before);
  await expectNoFaults();
  await screen.getByRole('checkbox', { name: 'Choose Cup' }).click();
  await screen.getByRole('button', { name: 'Category', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'category-cups' }).click();
  expect(rows().map(({ name, category }) => [name, category?.ids[2]])).toEqual([
    ['Cup', 'category-cups'],
    ['Bowl', undefined],
  ]);
});
