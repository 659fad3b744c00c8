import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { right, showReview } from './entry-scene.tsx';

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

test('what was read is said in whole words on the narrowest phone, with letters of twice the size', async () => {
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '200%';
  const { screen } = await showReview([right('Cup')]);
  const said = screen.getByRole('status').filter({ hasText: 'product read' });
  await expect.element(said).toBeVisible();
  expect(said.element().getBoundingClientRect().width).toBeGreaterThan(160);
});
