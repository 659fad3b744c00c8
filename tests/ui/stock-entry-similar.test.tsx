import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import enWords from '../../src/features/stock-entry/words/en.json';
import thWords from '../../src/features/stock-entry/words/th.json';
import zhWords from '../../src/features/stock-entry/words/zh.json';
import { fresh, right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const similar = {
  sku_id: 'sku-lamp',
  name: 'Blue lamp',
  ch_name: '蓝色台灯',
  th_name: 'โคมไฟสีน้ำเงิน',
  color: 'Matt',
  size: '30 cm',
  picture: '',
  stock: 7,
  price: 640,
  category_id: ['category-home', 'category-light', 'category-lamps'],
  category_label: 'Home / Light / Lamps',
};

/** As the server answers a row whose name may be that of the lamp. */
function misread(name: string): ReturnType<typeof fresh> {
  const none = { cate_name1: '', cate_name2: '', cate_name3: '', cate_id1: '', cate_id2: '', cate_id3: '' };
  return fresh(name, { ...none, problem: 'category_unknown', similar });
}

const isIt = 'Is it Blue lamp, Matt · 30 cm? Read as: Bluo lamp';
const yes = 'Yes, add to it Blue lamp, Matt · 30 cm, row 1';
const no = 'No, it is new Blue lamp, Matt · 30 cm, row 1';

describe('a row that may be a product of the shop', () => {
  test('asks, and for nothing else; it adds to the product once that is said, by the keyboard too', async () => {
    const { screen, rows, sent } = await showReview([right('Cup'), misread('Bluo lamp')]);
    await expect.element(screen.getByText(isIt)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose category' }).query()).toBeNull();
    expect(screen.getByRole('textbox').query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    (screen.getByRole('button', { name: yes, exact: true }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Adds 12 to Blue lamp, Matt · 30 cm/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit Bluo lamp' })).toHaveFocus();
    expect(screen.getByText(isIt).query()).toBeNull();
    expect(rows().map(({ product, category, readAs }) => [product?.id, category?.ids[2], readAs])).toEqual([
      ['sku-lamp', 'category-lamps', 'Bluo lamp'],
      ['sku-Cup', 'category-cups', 'Cup'],
    ]);
    await screen.getByRole('button', { name: 'Enter 2 products' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Enter products' }).click();
    await expect.poll(() => sent.length).toBe(1);
  });

  test('stays under the finger that answers it, though the row answered before folds up then', async () => {
    const { screen, rows } = await showReview([misread('Bluo lamp'), misread('Blue lomp')]);
    const answer = (place: number) =>
      screen.getByRole('button', {
        name: `Yes, add to it Blue lamp, Matt · 30 cm, row ${place}`,
        exact: true,
      });
    await answer(1).click();
    const second = answer(2).element();
    const { top } = second.getBoundingClientRect();
    second.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    expect(second.getBoundingClientRect().top).toBe(top);
    await answer(2).click();
    expect(rows().map(({ product }) => product?.id)).toEqual(['sku-lamp', 'sku-lamp']);
  });

  test('is a new one once that is said, and asks again by undo', async () => {
    const { screen, rows } = await showReview([misread('Bluo lamp')]);
    await screen.getByRole('button', { name: no, exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Choose category' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Selling price' })).toBeVisible();
    expect(rows().map(({ product, category }) => [product, category])).toEqual([[null, null]]);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText(isIt)).toBeVisible();
  });

  test('says so while it is edited, and is none under another name', async () => {
    const { screen } = await showReview([misread('Bluo lamp')]);
    await screen.getByRole('button', { name: 'Edit Bluo lamp' }).click();
    const sheet = screen.getByRole('dialog');
    await expect.element(sheet.getByText(isIt)).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('Blow torch');
    await expect.element(sheet.getByText('New product', { exact: true })).toBeVisible();
    expect(sheet.getByRole('button', { name: yes }).query()).toBeNull();
    await sheet.getByRole('textbox', { name: 'Name' }).fill('blue lamp');
    await sheet.getByRole('button', { name: yes, exact: true }).click();
    await expect.element(sheet.getByText(/Adds 12 to Blue lamp/)).toBeVisible();
  });

  test('is not among those that get a category or a price together', async () => {
    const { screen } = await showReview([misread('Bluo lamp'), misread('Bluc lamp')]);
    await expect.element(screen.getByRole('button', { name: yes, exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: yes.replace('row 1', 'row 2'), exact: true }))
      .toBeVisible();
    for (const name of ['Choose one for all', 'Set selling price', 'Add to existing'])
      expect(screen.getByRole('button', { name }).query()).toBeNull();
  });
});

describe.each(
  casesAt(
    [
      ['en', 'light'],
      ['zh', 'dark'],
      ['th', 'light'],
    ] as const,
    2,
  ),
)('the question, in %s and %s', (language, scheme) => {
  test('has no faults of accessibility, in the list and in the sheet', async () => {
    const { screen } = await showReview([misread('Bluo lamp'), right('Cup')], { language, scheme });
    const words = { en: enWords, zh: zhWords, th: thWords }[language].stockEntry;
    await expect.element(screen.getByRole('button', { name: words.row.isIt })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: words.row.edit.replace('{{name}}', 'Bluo lamp') }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expectNoFaults();
  });
});
