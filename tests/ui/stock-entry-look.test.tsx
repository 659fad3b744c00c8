import { describe, expect, test } from 'vitest';
import { fresh, item, right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

describe('a photo that was taken on its side', () => {
  test('stands upright in the review, beside its title and in the form of a row, with the place of the row', async () => {
    const at = (x: number) => ({ source: { page: 1, box: [x, 0.1, 0.05, 0.6] } });
    const { screen } = await showReview([item('Cup', at(0.7)), item('Bowl', at(0.6)), item('Pot', at(0.5))]);
    await screen.getByRole('button', { name: 'Source', exact: true }).click();
    await screen.getByRole('heading', { name: 'Bowl' }).click();
    const place = screen.getByRole('img', { name: 'Bowl on page 1' });
    await expect.element(place).toBeVisible();
    const sizesIn = (element: Element | undefined) => {
      const { width = 0, height = 0 } = element?.querySelector('rect')?.getBBox() ?? {};
      return { isWide: width > height, turn: element?.querySelector('image')?.getAttribute('transform') };
    };
    const turned = { isWide: true, turn: 'translate(0 1) rotate(270)' };
    await expect.poll(() => sizesIn(place.element())).toEqual(turned);
    const picture = document.querySelector<HTMLElement>('header img');
    expect(picture?.style.rotate).toBe('270deg');
    const { width, height } = picture?.getBoundingClientRect() ?? {};
    expect([width, height]).toEqual([48, 56]);
    await screen.getByRole('button', { name: 'Edit Bowl' }).click();
    const strip = screen.getByRole('dialog').getByRole('img', { name: 'Bowl on page 1' });
    await expect.poll(() => sizesIn(strip.element())).toEqual(turned);
  });
});

describe('the form of a row', () => {
  test('says what the list asks to be looked at, until a person says that it is right', async () => {
    const { screen, rows } = await showReview([
      fresh('Cup', { name_confidence: 0.5, cate_id3: '', problem: 'category_unknown' }),
    ]);
    await screen.getByRole('button', { name: 'Edit Cup' }).click();
    const form = screen.getByRole('dialog');
    await expect.element(form.getByText('Check the name')).toBeVisible();
    await expectNoFaults();
    await form.getByRole('button', { name: 'It is right' }).click();
    await expect.element(form.getByText('Check the name')).not.toBeInTheDocument();
    expect(rows().map(({ isChecked }) => isChecked)).toEqual([true]);
  });

  test('offers the amount that the sum of its line says', async () => {
    const { screen, rows } = await showReview([right('Cup', { amount: 60, likely_amount: 50 })]);
    await screen.getByRole('button', { name: 'Edit Cup' }).click();
    const form = screen.getByRole('dialog');
    await form.getByRole('button', { name: 'Use 50 pieces' }).click();
    await expect.element(form.getByRole('textbox', { name: 'Pieces' })).toHaveValue('50');
    expect(rows().map(({ amount }) => amount)).toEqual(['50']);
  });
});

describe('a gift, whose price is 0 in the file,', () => {
  test.each([
    ['en', /price is 0.* gift/, 'Cost'],
    ['zh', /单价是 0.*赠品/, '进价'],
    ['th', /เป็น 0.*ของแถม/, 'ราคาทุน'],
  ] as const)('is asked for what it is worth, in %s', async (language, why, field) => {
    const { screen } = await showReview([item('Bag', { price: 0, problem: 'price_zero' })], { language });
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: field })).toHaveAccessibleDescription(why);
  });
});

describe('the head of the review of a photo', () => {
  test('says one time', async () => {
    await showReview([right('Cup')]);
    await expect.poll(() => document.querySelector('header')?.textContent).toContain('Delivery slip photo');
    expect(
      document.querySelector('header')?.textContent.match(/\d{4}-\d{2}-\d{2}/g)?.length ?? 0,
    ).toBeLessThan(2);
  });
});
