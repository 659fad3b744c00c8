import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { wholePicture } from '../../domain/photos/picture-box.ts';
import { showPreview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

describe('a photo that was chosen', () => {
  test('is read whole as it is, and says so; its edges may be moved, and then what is between them is read', async () => {
    const { screen, entry } = await showPreview();
    const whole = screen.getByText(/The whole photo will be read\./);
    await expect.element(whole).toBeVisible();
    await expectNoFaults();
    entry.send({ type: 'file.crop', crop: { ...wholePicture, height: 0.5 } });
    await expect.element(screen.getByText('What is inside the green edges will be read.')).toBeVisible();
    await screen.getByRole('button', { name: 'Whole photo' }).click();
    await expect.element(whole).toBeVisible();
  });

  test.each([
    ['th', 390],
    ['en', 320],
    ['zh', 1280],
  ] as const)('cut to its page moves no button, in %s on a screen of %i pixels', async (language, width) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { screen, entry } = await showPreview({ language });
    const placesOf = () =>
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.getBoundingClientRect().toJSON() as unknown);
    await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1);
    const before = placesOf();
    expect(before.length).toBeGreaterThan(2);
    entry.send({ type: 'file.crop', crop: { ...wholePicture, height: 0.5 } });
    await expect.element(screen.getByRole('slider').nth(3)).toHaveAttribute('aria-valuenow', '50');
    expect(placesOf()).toEqual(before);
  });
});

test.each([
  ['en', /^Its sheets and pages are read.*Nothing is entered before you confirm\.$/],
  ['zh', /您确认之前不会入库。$/],
  ['th', /ยังไม่รับเข้าจนกว่าคุณจะยืนยัน$/],
] as const)('a sheet says its name, its size, and what is done with it, in %s', async (language, effect) => {
  const sheet = { kind: 'document', fileName: 'supplier.xlsx', size: 18_000 } as const;
  const { screen } = await showPreview({ language }, sheet);
  await expect.element(screen.getByText('supplier.xlsx')).toBeVisible();
  await expect.element(screen.getByText(/^18/)).toBeVisible();
  await expect.element(screen.getByText(effect)).toBeVisible();
});
