import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { StockRecord } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StockOfDay } from '../../domain/stock/stock-line.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { sampleCup, sampleProblem } from '../../machines/samples/sample-records.ts';
import { sampleStockRecord } from '../../machines/samples/sample-stock.ts';
import { stockHistoryMachine } from '../../machines/stock-history/stock-history-machine.ts';
import type { StockHistoryFilter } from '../../machines/stock-history/stock-history-machine.ts';
import { stockLineMachine } from '../../machines/stock-line/stock-line-machine.ts';
import type { StockLineInput } from '../../machines/stock-line/stock-line-machine.ts';
// What is fetched on demand in the app is here at once.
import '../../src/features/stock-moves/views/stock-graph.tsx';
import { StockHistoryScreen } from '../../src/features/stock-moves/views/stock-history-screen.tsx';
import { show } from './show.tsx';

type Setting = Parameters<typeof show>[1];
type Line = Outcome<readonly StockOfDay[]>;

const pageOf = (items: readonly StockRecord[]): Outcome<Page<StockRecord>> =>
  accepted({
    items,
    pagination: { total: items.length, page_num: 1, page_size: 20, total_pages: 1, cursor: null },
  });

const dayOf = (index: number): StockOfDay => ({
  day: new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10),
  onHand: index % 2 === 0 ? 12 : 10,
  moved: index % 30 === 0,
});
const ninetyDays = Array.from({ length: 90 }, (_, index) => dayOf(index));

async function showHistory(
  line: () => Line,
  records: Outcome<Page<StockRecord>> = pageOf([sampleStockRecord]),
  setting?: Setting,
) {
  const asked: StockHistoryFilter[] = [];
  const history = createActor(
    stockHistoryMachine.provide({
      actors: {
        readPage: fromPromise<Outcome<Page<StockRecord>>, PageInput<StockHistoryFilter>>(
          async ({ input }) => {
            asked.push(input.filter);
            return records;
          },
        ),
      },
    }),
    { input: { groupId: 'group-baan-suan', recordId: 'sku-cup' } },
  ).start();
  const drawn = createActor(
    stockLineMachine.provide({
      actors: { stockByDay: fromPromise<Line, StockLineInput>(async () => line()) },
    }),
    { input: { skuId: 'sku-cup' } },
  ).start();
  const screen = await show(
    <StockHistoryScreen history={history} line={drawn} skuId="sku-cup" product={sampleCup} />,
    setting,
  );
  return { screen, asked, drawn };
}

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A purchase of an import that was read from this file. */
function imported(file_path: string): StockRecord {
  const { order_id: _orderId, ...record } = sampleStockRecord;
  return {
    ...record,
    entry_type: 'purchase',
    operation_type: 'entry',
    operation_subtype: 'purchase',
    file_path,
  };
}

const unreached = (): Line => {
  throw new Error('no network');
};

describe('the history of a stock', () => {
  test('names its product, and leads to it', async () => {
    const { screen } = await showHistory(() => accepted(ninetyDays));
    await expect
      .element(screen.getByRole('link', { name: sampleCup.name }))
      .toHaveAttribute('href', `/product/${sampleCup.id}`);
  });

  test('says of each record why, when, who, how many and what was left, and leads to its order', async () => {
    const { screen } = await showHistory(() => accepted([]));
    const row = screen.getByRole('listitem');
    await expect.element(row).toHaveTextContent('Sold2025-02-03 10:41 · Nok · #1042-2On hand 10');
    expect(row.getByRole('link').element().getAttribute('href')).toBe('/order/order-1');
  });

  test('leads from an import to the document that it was read from', async () => {
    const record = imported('/api/files/list.xlsx');
    const { screen } = await showHistory(() => accepted([]), pageOf([record]));
    const link = screen.getByRole('link', { name: 'Source file (XLSX)' });
    await expect.element(link).toHaveAttribute('href', '/api/files/list.xlsx');
    await expect.element(link).toHaveAttribute('download');
  });

  test('shows the photo that an import was read from', async () => {
    const record = imported(pixel);
    const { screen } = await showHistory(() => accepted([]), pageOf([record]));
    await screen.getByRole('button', { name: 'Source photo' }).click();
    const picture = screen.getByRole('dialog').getByRole('img');
    await expect.element(picture).toHaveAttribute('src', pixel);
  });

  test('narrowed to a kind asks for that kind', async () => {
    const { screen, asked } = await showHistory(() => accepted([]));
    await screen.getByRole('button', { name: 'Damage', exact: true }).click();
    await expect.poll(() => asked.at(-1)).toEqual({ kind: 'damage' });
  });

  test('without records says so, and draws no line', async () => {
    const { screen } = await showHistory(() => accepted([]), pageOf([]));
    await expect.element(screen.getByText('Nothing moved this stock yet')).toBeVisible();
    expect(screen.getByRole('img').query()).toBeNull();
  });

  test('that was refused offers to ask again', async () => {
    const { screen } = await showHistory(() => accepted([]), refused(sampleProblem(403, 'forbidden')));
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the line of a stock', () => {
  test('over 90 days is drawn, and told in words to whoever cannot see it', async () => {
    const { screen } = await showHistory(() => accepted(ninetyDays));
    await expect.element(screen.getByRole('heading', { name: 'On hand, last 90 days' })).toBeVisible();
    await expect
      .element(
        screen.getByRole('img', {
          name: 'From 2025-01-01 to 2025-03-31 between 10 and 12 on hand, 10 now',
        }),
      )
      .toBeVisible();
    await expect.poll(() => document.querySelectorAll('.recharts-line-curve').length).toBe(1);
  });

  test.each([390, 1280])(
    'on a screen of %i pixels has a label beside each line of its axis',
    async (width) => {
      await page.viewport(width, 844);
      onTestFinished(() => page.viewport(390, 844));
      await showHistory(() =>
        accepted(ninetyDays.map((day, at) => ({ ...day, onHand: at < 40 ? 149 : at < 89 ? 297 : 333 }))),
      );
      const middlesOf = (parts: string) =>
        [...document.querySelectorAll(parts)]
          .map((part) => part.getBoundingClientRect())
          .map(({ top, height }) => top + height / 2)
          .sort((one, other) => one - other);
      const labels = () => middlesOf('.recharts-yAxis-tick-labels text, .recharts-yAxis text');
      await expect.poll(() => labels().length).toBeGreaterThan(2);
      const lines = middlesOf('.recharts-cartesian-grid-horizontal line');
      expect(lines.length).toBe(labels().length);
      labels().forEach((label, at) => expect(Math.abs(label - (lines[at] ?? NaN))).toBeLessThan(3));
    },
  );

  test('is a table on demand, of the days on which something moved', async () => {
    const { screen } = await showHistory(() => accepted(ninetyDays));
    await screen.getByRole('button', { name: 'Show as table' }).click();
    expect(
      screen
        .getByRole('row')
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['DateOn hand', '2025-03-0212', '2025-01-3112', '2025-01-0112']);
    await screen.getByRole('button', { name: 'Show as graph' }).click();
    await expect.element(screen.getByRole('img')).toBeVisible();
  });

  test('of a product that came today is a dot at the end of 90 days', async () => {
    const before = ninetyDays.slice(0, 89).map((day) => ({ ...day, onHand: null, moved: false }));
    const { screen } = await showHistory(() =>
      accepted([...before, { ...dayOf(89), onHand: 7, moved: true }]),
    );
    await expect.element(screen.getByRole('heading', { name: 'On hand, last 90 days' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('.recharts-line-dot').length).toBe(1);
    const [axis, dot] = ['.recharts-xAxis-tick-lines, .recharts-xAxis', '.recharts-line-dot'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    expect(Math.abs((dot?.right ?? NaN) - (axis?.right ?? NaN))).toBeLessThan(30);
    await expect.element(screen.getByText('01-01', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Show as table' }).click();
    const rows = screen.getByRole('row').elements();
    expect(rows.map((row) => row.textContent)).toEqual(['DateOn hand', '2025-03-317']);
  });

  test('that could not be read says so and is asked for again', async () => {
    let isReached = false;
    const { screen } = await showHistory(() => (isReached ? accepted(ninetyDays) : unreached()));
    await expect.element(screen.getByText('Could not load the graph')).toBeVisible();
    isReached = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('img')).toBeVisible();
  });

  test.each([
    ['en', 'light'],
    ['zh', 'dark'],
    ['th', 'light'],
  ] as const)('has no faults of accessibility, in %s and %s', async (language, scheme) => {
    const { screen } = await showHistory(() => accepted(ninetyDays), undefined, { language, scheme });
    await expect.poll(() => document.querySelectorAll('.recharts-line-curve').length).toBe(1);
    expect((await axe.run(screen.container)).violations).toEqual([]);
    await screen.getByRole('button', { name: /table|表格|ตาราง/ }).click();
    expect((await axe.run(screen.container)).violations).toEqual([]);
  });
});
