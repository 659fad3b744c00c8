import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import enWords from '../../src/features/stock-entry/words/en.json';
import thWords from '../../src/features/stock-entry/words/th.json';
import zhWords from '../../src/features/stock-entry/words/zh.json';
import { fresh, item, right, showReview } from './entry-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

describe('the columns of the list', () => {
  test('that a person names are read again so, and stay as they were where that fails', async () => {
    const { screen, rows, said } = await showReview([right('Cup'), right('Bowl')]);
    const nameAs = async (kind: string) => {
      await screen.getByRole('button', { name: 'Columns' }).click();
      await screen.getByLabelText('Handed').selectOptions(kind);
      await screen.getByRole('button', { name: 'Read again' }).click();
    };
    await screen.getByRole('button', { name: 'Columns' }).click();
    await expect.element(screen.getByRole('button', { name: 'Read again' })).toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Escape}');
    await nameAs('Pieces');
    await expect.poll(() => said.length).toBe(2);
    const thing = { heading: 'Thing', kind: 'name' };
    await nameAs('Total of the line');
    await expect.element(screen.getByText('The file could not be read again')).toBeVisible();
    expect(said.slice(1)).toEqual(['amount', 'total'].map((kind) => [thing, { heading: 'Handed', kind }]));
    expect(rows().map(({ name }) => name)).toEqual(['Cup', 'Bowl']);
  });
});

describe('a file that a busy server did not read again', () => {
  test.each([
    ['zh', '服务器繁忙，请稍后再试', '商品保持原样。'],
    ['en', 'The server is busy. Try again in a moment', 'The products are as they were.'],
    ['th', 'เซิร์ฟเวอร์ไม่ว่าง โปรดลองอีกครั้งในอีกสักครู่', 'รายการสินค้ายังเหมือนเดิม'],
  ] as const)('says so, and how the list is, in %s', async (language, busy, asBefore) => {
    const { screen, entry } = await showReview([right('Cup'), right('Bowl')], { language });
    for (const mistake of [null, 'notReadAgain']) {
      entry.send({ type: 'columns.correct', said: [] });
      await expect.poll(() => entry.getSnapshot().matches('reviewing')).toBe(true);
      expect(entry.getSnapshot().context.mistake).toBe(mistake);
    }
    await expect.element(screen.getByRole('alert')).toHaveTextContent(busy);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(asBefore);
    expect(screen.getByRole('alert').elements()).toHaveLength(1);
    await expectNoFaults();
    entry.send({ type: 'entry.book' });
    expect(entry.getSnapshot().context.mistake).toBeNull();
  });
});

describe('rows that were read', () => {
  test('and need something come first, with the field to correct; what is corrected is booked with the others', async () => {
    const { screen, rows } = await showReview([
      right('Cup'),
      right('Bowl', { price: 0, problem: 'price_missing' }),
    ]);
    const headings = screen.getByRole('listitem').getByRole('heading');
    await expect.element(screen.getByText('2 products read')).toBeVisible();
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['Bowl', 'Cup']);
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Cost' }).fill('60.50');
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
    expect(rows().map(({ name, price }) => [name, price])).toEqual([
      ['Bowl', '60.50'],
      ['Cup', '45.00'],
    ]);
    await expectNoFaults();
  });

  test.each(['zh', 'en', 'th'] as const)(
    'and are sure are short: six of them fit between head and bar of a phone, in %s',
    async (language) => {
      const names = Array.from({ length: 12 }, (_, at) => `Cup ${at}`);
      const { screen } = await showReview(
        names.map((name) => right(name, { color: 'Blue', size: '500 ml' })),
        { language },
      );
      await expect.poll(() => document.querySelector('[data-sticky-bar]')).not.toBeNull();
      expect([window.innerWidth, window.innerHeight]).toEqual([390, 844]);
      const bar = document.querySelector('[data-sticky-bar]')?.getBoundingClientRect().top ?? 0;
      const rows = screen.getByRole('listitem').elements();
      const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= bar);
      expect(whole.length).toBeGreaterThanOrEqual(6);
      await expectNoFaults();
    },
  );

  test('that add to a product say to which one, and what can be sold of it then', async () => {
    const match = { sku_id: 'sku-cup', name: 'Tea cup', color: 'Blue', size: '350 ml', stock: 40, price: 99 };
    const { screen } = await showReview([right('Bowl'), { ...fresh('T cup'), match }]);
    await expect.element(screen.getByText('Adds 12 to Bowl: 7 → 19')).toBeVisible();
    await expect.element(screen.getByText('Adds 12 to Tea cup, Blue · 350 ml: 40 → 52')).toBeVisible();
    expect(screen.getByText('Page 1').query()).toBeNull();
  });

  test('with an amount that their sum contradicts take that of the sum by a press', async () => {
    const { screen, rows } = await showReview([
      right('Cup', { amount: 60, likely_amount: 50, confidence: 0.5, problem: 'unsure' }),
    ]);
    await expect.element(screen.getByText('Quantity may be 50, by the total of the line')).toBeVisible();
    await screen.getByRole('button', { name: 'Use 50 pieces' }).click();
    await expect.element(screen.getByRole('button', { name: 'Enter 1 product' })).toBeVisible();
    expect(rows().map(({ amount, isChecked }) => [amount, isChecked])).toEqual([['50', true]]);
    expect(screen.getByText(/by the total of the line/).query()).toBeNull();
  });

  test('get one category together', async () => {
    const { screen, rows } = await showReview([item('Cup'), item('Bowl')]);
    await screen.getByRole('button', { name: 'Choose several' }).click();
    await screen.getByRole('checkbox', { name: 'All 2' }).click();
    await screen.getByRole('button', { name: 'Category', exact: true }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'category-cups' }).click();
    expect(rows().map(({ category }) => category?.ids[2])).toEqual(['category-cups', 'category-cups']);
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toBeVisible();
  });

  test('get a category that is searched for, in a sheet that keeps its height', async () => {
    const { screen, rows } = await showReview([item('Cup')]);
    await screen.getByRole('button', { name: 'Choose category' }).click();
    const sheet = screen.getByRole('dialog');
    const field = sheet.getByRole('searchbox', { name: 'Search categories' });
    await expect.element(field).toBeVisible();
    const height = () => sheet.element().getBoundingClientRect().height;
    const before = height();
    await field.fill('lamps');
    await expect.element(sheet.getByText('category-house / category-lights')).toBeVisible();
    expect(height()).toBe(before);
    await field.fill('nothing');
    await expect.element(sheet.getByText('No category of this name')).toBeVisible();
    expect(height()).toBe(before);
    await field.fill('lamps');
    await sheet.getByRole('button', { name: /category-lamps/ }).click();
    expect(rows().map(({ category }) => category?.ids[2])).toEqual(['category-lamps']);
  });

  test('without a category get one at once, and the others keep theirs', async () => {
    const { screen, rows } = await showReview([item('Cup'), item('Bowl'), right('Jug')]);
    await screen.getByRole('button', { name: 'Fill in all' }).click();
    const sheet = screen.getByRole('dialog').first();
    await sheet.getByRole('button', { name: 'Choose category' }).click();
    await screen.getByRole('dialog').last().getByRole('button', { name: 'category-house' }).click();
    await screen.getByRole('dialog').last().getByRole('button', { name: 'category-lamps' }).click();
    await sheet.getByRole('button', { name: 'Apply to all' }).click();
    expect(rows().map(({ name, category }) => [name, category?.ids[2]])).toEqual([
      ['Cup', 'category-lamps'],
      ['Bowl', 'category-lamps'],
      ['Jug', 'category-cups'],
    ]);
    expect(screen.getByRole('button', { name: 'Fill in all' }).query()).toBeNull();
  });

  test('are deleted after a question, and come back by undo', async () => {
    const { screen, rows } = await showReview([item('Cup'), right('Bowl')]);
    await screen.getByRole('button', { name: 'Delete Cup' }).click();
    expect(rows().length).toBe(2);
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    expect(rows().map(({ name }) => name)).toEqual(['Bowl']);
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(rows().map(({ name }) => name)).toEqual(['Cup', 'Bowl']);
  });

  test('that all went warn that there is nothing to enter', async () => {
    const { screen } = await showReview([item('Cup')]);
    await screen.getByRole('button', { name: 'Delete Cup' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Delete product' }).click();
    await screen.getByRole('button', { name: 'Enter 0 products' }).click({ force: true });
    await expect.element(screen.getByText('There are no products to enter').last()).toBeVisible();
  });

  test('add to the product that a person chooses, at the price that it sells at unless they say otherwise', async () => {
    const { screen, rows } = await showReview([fresh('LMP-7')]);
    await screen.getByRole('button', { name: 'Edit LMP-7' }).click();
    const sheet = screen.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Choose product' }).click();
    await screen.getByRole('button', { name: 'Pick the lamp' }).click();
    await expect.element(sheet.getByText(/still sells at ฿640\.00/)).toBeVisible();
    expect(rows().map(({ product, setsPrice, readAs }) => [product?.id, setsPrice, readAs])).toEqual([
      ['sku-lamp', false, 'LMP-7'],
    ]);
    await sheet.getByRole('checkbox', { name: /Sell at ฿45\.00 from now on/ }).click();
    expect(rows().map(({ setsPrice }) => setsPrice)).toEqual([true]);
  });

  test('are walked through by Enter', async () => {
    const { screen } = await showReview([
      right('Cup', { price: 0, problem: 'price_missing' }),
      right('Bowl', { amount: 0, problem: 'amount_missing' }),
    ]);
    await screen.getByRole('textbox', { name: 'Cost' }).click();
    await userEvent.keyboard('12{Enter}');
    await expect.element(screen.getByRole('textbox', { name: 'Pieces' })).toHaveFocus();
    await userEvent.keyboard('4{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Enter 2 products' })).toHaveFocus();
  });

  test('are one stop of Tab, and led through by the arrows', async () => {
    const { screen } = await showReview(['Cup', 'Bowl', 'Jug'].map((name) => right(name)));
    const edit = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
    const stops = () =>
      screen
        .getByRole('button', { name: /^Edit / })
        .elements()
        .map((button) => (button as HTMLElement).tabIndex);
    expect(stops()).toEqual([0, -1, -1]);
    (edit('Cup').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(edit('Bowl')).toHaveFocus();
    await expect.poll(stops).toEqual([-1, 0, -1]);
    await userEvent.keyboard('{End}');
    await expect.element(edit('Jug')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}');
    await expect.element(edit('Cup')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Cup' })).toBeVisible();
  });

  test('that need something stop Tab at their fields alone', async () => {
    const { screen } = await showReview([
      right('Cup', { price: 0, problem: 'price_missing' }),
      right('Bowl', { amount: 0, problem: 'amount_missing' }),
      right('Jug'),
    ]);
    await screen.getByRole('textbox', { name: 'Cost' }).click();
    await userEvent.keyboard('12{Tab}');
    await expect.element(screen.getByRole('textbox', { name: 'Pieces' })).toHaveFocus();
  });

  test('show their place in the photo', async () => {
    const { screen } = await showReview([item('Cup')]);
    await screen.getByRole('button', { name: 'Source', exact: true }).click();
    await screen.getByRole('heading', { name: 'Cup' }).click();
    const place = screen.getByRole('img', { name: 'Cup on page 1' });
    await expect.element(place).toBeVisible();
    const zoomed = place.element().getAttribute('viewBox');
    await screen.getByRole('button', { name: 'Show the whole page' }).click();
    await expect.element(place).toHaveAttribute('viewBox', '0 0 1 1');
    await screen.getByRole('button', { name: 'Show the line' }).click();
    await expect.element(place).toHaveAttribute('viewBox', zoomed);
    await expectNoFaults();
  });
});

describe.each(
  casesAt(
    [
      ['en', 'light'],
      ['zh', 'dark'],
      ['th', 'light'],
    ] as const,
    1,
  ),
)('the sheets of the review, in %s and %s', (language, scheme) => {
  test('have no faults of accessibility', async () => {
    const { screen } = await showReview(
      [
        item('Cup'),
        item('Pot'),
        right('Bowl', { price: 0, problem: 'price_missing', likely_amount: 50 }),
        right('Jug', { confidence: 0.5 }),
        fresh('Lamp'),
      ],
      { language, scheme },
    );
    await expectNoFaults();
    const words = { en: enWords, zh: zhWords, th: thWords }[language].stockEntry;
    const press = async (name: string) => {
      await screen.getByRole('button', { name, exact: true }).first().click();
    };
    const expectNoFaultsInSheet = async () => {
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      await expectNoFaults();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => screen.getByRole('dialog').query()).toBeNull();
    };
    await press(words.row.edit.replace('{{name}}', 'Jug'));
    await expectNoFaultsInSheet();
    await screen
      .getByRole('button', { name: words.row.deleteNamed.replace('{{name}}', '') })
      .first()
      .click();
    await expectNoFaultsInSheet();
    await press(words.tools.complete);
    await expectNoFaultsInSheet();
    await press(words.tools.choose);
    await screen.getByRole('checkbox').first().click();
    await expectNoFaults();
    for (const name of [words.field.price, words.field.vipPrice]) {
      await press(name);
      await expectNoFaultsInSheet();
    }
  });
});
