import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { reportMachine } from '../../machines/report/report-machine.ts';
import type { ReportInput, ShownReport } from '../../machines/report/report-machine.ts';
import { sampleMyReport, sampleReport } from '../../machines/report/report-samples.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { ReportScreen } from '../../src/features/reports/views/report-screen.tsx';
import { seenTexts } from './seen-texts.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

interface Scene {
  /** Left out where a customer reads the own report. */
  readonly groupId?: string;
  readonly today?: string;
  readonly from?: string;
  readonly to?: string;
  readonly roles?: readonly StaffRole[];
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
}

/** The screen of a report; the server's answer can be changed, null is none. */
async function showReport(first: Outcome<ShownReport> | null, scene: Scene = {}) {
  const { today = '2025-02-08', from = '2025-02-03', to = '2025-02-09', groupId, ...setting } = scene;
  const server = { answer: first };
  const report = fromPromise<Outcome<ShownReport>, ReportInput>(async () => {
    if (server.answer === null) throw new Error('no network');
    return server.answer;
  });
  const machine = reportMachine.provide({ actors: { report } });
  const reading = createActor(machine, { input: { from, to, groupId: groupId ?? '' } }).start();
  const done: unknown[] = [];
  const shop =
    groupId === undefined
      ? {}
      : {
          group: {
            id: groupId,
            name: groupId === '' ? null : 'Baan Suan',
            onChange: () => done.push('group'),
          },
          onSave: () => done.push('save'),
        };
  const screen = await show(
    <ReportScreen
      reading={reading}
      days={{ from, to }}
      today={today}
      onDays={(days) => done.push([days.from, days.to])}
      {...shop}
    />,
    setting,
  );
  await expect.poll(() => reading.getSnapshot().matches('loading')).toBe(false);
  return { screen, server, reading, done };
}

const ofShop = { groupId: '', roles: ['finance'] } as const;

/** Each row of the table of days, from its head. */
function tableRows(): string[][] {
  return [...document.querySelectorAll('main table tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

/** What the bars of the chart say in words, from its left. */
const labels = () =>
  [...document.querySelectorAll('.recharts-label-list text')].map((text) => text.textContent);

const nothing: ShownReport = {
  ...sampleReport,
  days: sampleReport.days.map(({ day }) => ({ day, orders: 0, sales: 0, cash: 0, receipt: 0 })),
  before: { orders: 0, sales: 0 },
  debts: { orders: 0, sum: 0 },
  products: [],
  groups: [],
  owed: { sum: 0, groups: 0, oldest_days: null },
};

describe('the report of a shop', () => {
  test('says what was sold, how it was paid, what is owed, what the stock is worth and what sold best', async () => {
    const { screen } = await showReport(accepted(sampleReport), ofShop);
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'Sales · 65 orders' })).toBeVisible();
    await expect.element(main.getByText('฿124,060.75')).toBeVisible();
    await expect.element(main.getByText('+12.4% vs the week before')).toBeVisible();
    await expect.element(main.getByText('฿60,500.50')).toBeVisible();
    await expect.element(main.getByText('฿23,310.00')).toBeVisible();
    await expect.element(main.getByText('2 debts, not in the sales')).toBeVisible();
    await expect.element(main.getByText('฿1,204,500.00')).toBeVisible();
    const links = main.getByRole('link').elements();
    expect(seenTexts(links).map((text, at) => [text, links[at]?.getAttribute('href')])).toEqual([
      ['Debt9 groups · oldest 41 days฿24,870.00', '/statements'],
      ['Elephant trousers · indigo · Free size฿40,788.00412 pcs', '/product/sku-1'],
      ['Steel bottle 500 ml · orange · Sport฿27,744.0096 pcs', '/product/sku-2'],
    ]);
    await expect.element(main.getByText('Moey')).toBeVisible();
    await expectNoFaults();
  });

  test('draws the days, of which the highest and today say how much, and has them in a table for who hears it', async () => {
    await showReport(accepted(sampleReport), ofShop);
    await expect.poll(labels, { timeout: 10_000 }).toEqual(['41,800', '14,400']);
    expect(
      [
        ...document.querySelectorAll(
          '.recharts-xAxis-tick-labels text, .recharts-xAxis .recharts-cartesian-axis-tick-value',
        ),
      ]
        .map((text) => text.textContent)
        .slice(0, 7),
    ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(tableRows()).toEqual([
      ['Date', 'Orders', 'Sales', 'Transfer / slip', 'Cash'],
      ['2025-02-08', '8', '14,400.00', '3,200.00', '1,000.00'],
      ['2025-02-07', '21', '41,800.00', '20,000.00', '12,310.00'],
      ['2025-02-05', '15', '27,420.75', '9,800.00', '6,000.00'],
      ['2025-02-04', '9', '18,900.00', '15,000.00', '–'],
      ['2025-02-03', '12', '21,540.00', '12,500.50', '4,000.00'],
    ]);
  });

  test('shows the days as a table by a tap', async () => {
    const { screen } = await showReport(accepted(sampleReport), ofShop);
    await screen.getByRole('button', { name: 'Show table' }).click();
    await expect.element(screen.getByRole('table')).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('button', { name: 'Show bars' }).click();
    await expect.poll(labels, { timeout: 10_000 }).toEqual(['41,800', '14,400']);
  });

  test('is of a day, a week or a month by a tap, and of other days by their dates', async () => {
    const { screen, done } = await showReport(accepted(sampleReport), ofShop);
    expect(
      screen
        .getByRole('group', { name: 'Period' })
        .getByRole('button')
        .elements()
        .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['Day', 'false'],
      ['Week', 'true'],
      ['Month', 'false'],
      ['Custom', 'false'],
    ]);
    await screen.getByRole('button', { name: 'Day', exact: true }).click();
    await screen.getByRole('button', { name: 'Month', exact: true }).click();
    await screen.getByRole('button', { name: 'Period before' }).click();
    // The next week has not begun.
    expect(screen.getByRole('button', { name: 'Period after' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Custom' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('From', { exact: true }).fill('2025-01-05');
    await expectNoFaults();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    expect(done).toEqual([
      ['2025-02-08', '2025-02-08'],
      ['2025-02-01', '2025-02-28'],
      ['2025-01-27', '2025-02-02'],
      ['2025-01-05', '2025-02-08'],
    ]);
  });

  test('of past days leads to those after', async () => {
    const { screen, done } = await showReport(accepted(sampleReport), { ...ofShop, today: '2025-02-10' });
    await screen.getByRole('button', { name: 'Period after' }).click();
    expect(done).toEqual([['2025-02-10', '2025-02-16']]);
  });

  test('is narrowed to a group, and leads to its statement', async () => {
    const { screen, done } = await showReport(accepted(sampleReport), {
      ...ofShop,
      groupId: 'group-baan-suan',
    });
    await screen.getByRole('button', { name: 'Baan Suan' }).click();
    await screen.getByRole('button', { name: 'Save as Excel file' }).click();
    const owed = screen.getByRole('link', { name: /Debt/ }).element();
    expect([done, owed.getAttribute('href'), screen.getByText('Groups that buy most').elements()]).toEqual([
      ['group', 'save'],
      '/statements/group-baan-suan',
      [],
    ]);
  });

  test('leads who keeps the stock to what runs low', async () => {
    const { screen } = await showReport(accepted(sampleReport), { ...ofShop, roles: ['owner'] });
    await expect.element(screen.getByRole('link', { name: /Runs low/ })).toHaveAttribute('href', '/stock');
  });

  test('unfolds a long list by a tap', async () => {
    const products = Array.from({ length: 20 }, (_, at) => ({
      ...(sampleReport.products[0] as ShownReport['products'][number]),
      sku_id: `sku-${at}`,
      name: `Product ${at}`,
    }));
    const { screen } = await showReport(accepted({ ...sampleReport, products }), ofShop);
    const shown = () => screen.getByRole('link', { name: /Product/ }).elements().length;
    expect(shown()).toBe(5);
    await screen.getByRole('button', { name: 'Show all 20' }).click();
    expect(shown()).toBe(20);
  });

  test('of days on which less was sold says so', async () => {
    const before = { orders: 70, sales: 200_000 };
    const { screen } = await showReport(accepted({ ...sampleReport, before }), ofShop);
    await expect.element(screen.getByText('−38% vs the week before')).toBeVisible();
  });

  test('of days on which nothing was sold says so', async () => {
    const { screen } = await showReport(accepted(nothing), ofShop);
    await expect.element(screen.getByText('Nothing was sold in these days')).toBeVisible();
    await expect.element(screen.getByText('No debt')).toBeVisible();
    await expectNoFaults();
  });

  test('that cannot be read is read again by a tap, and one that was read stays', async () => {
    const { screen, server, reading } = await showReport(null, ofShop);
    await expect.element(screen.getByText('The report could not be loaded')).toBeVisible();
    server.answer = accepted(sampleReport);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('฿124,060.75')).toBeVisible();
    server.answer = null;
    reading.send({ type: 'report.open' });
    await expect.element(screen.getByText('The report could not be loaded')).toBeVisible();
    await expect.element(screen.getByText('฿124,060.75')).toBeVisible();
  });

  test('that is refused says why', async () => {
    const { screen } = await showReport(refused(sampleProblem(403, 'forbidden_role')), ofShop);
    await expect.element(screen.getByText('The report cannot be shown')).toBeVisible();
    await expectNoFaults();
  });
});

describe('the report of a customer', () => {
  test('says what was bought, paid and is owed, without a group, a file and the stock', async () => {
    const { screen } = await showReport(accepted(sampleMyReport), { language: 'th', scheme: 'dark' });
    const main = screen.getByRole('main');
    await expect.element(main.getByRole('heading', { name: 'รายงานของฉัน' })).toBeVisible();
    await expect.element(main.getByRole('heading', { name: 'ยอดซื้อ · 65 คำสั่งซื้อ' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: /ค้างชำระ/ })).toHaveAttribute('href', '/statements');
    await expect.element(main.getByRole('link', { name: /กางเกงช้าง/ })).toBeVisible();
    for (const absent of ['ทุกกลุ่ม', 'มูลค่าสต็อก', 'กลุ่มที่ซื้อมากที่สุด'])
      expect(main.getByText(absent).elements()).toEqual([]);
    await expectNoFaults();
  });
});
