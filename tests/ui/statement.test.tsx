import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { GroupStatement } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StatementDays } from '../../domain/payments/statement-range.ts';
import { debtListMachine } from '../../machines/debt-list/debt-list-machine.ts';
import type { DebtFilter, ListedDebt } from '../../machines/debt-list/debt-list-machine.ts';
import { groupStatementMachine } from '../../machines/group-statement/group-statement-machine.ts';
import type { GroupStatementInput } from '../../machines/group-statement/group-statement-machine.ts';
import { sampleStatement } from '../../machines/group-statement/group-statement-samples.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { DebtsScreen } from '../../src/features/statements/views/debts-screen.tsx';
import { StatementScreen } from '../../src/features/statements/views/statement-screen.tsx';
import { seenTexts } from './seen-texts.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

const days: StatementDays = { from: '2025-02-01', to: '2025-02-28' };

/** The screen of a statement; the server's answer can be changed, null is none. */
async function showStatement(first: Outcome<GroupStatement> | null) {
  const server = { answer: first };
  const groupStatement = fromPromise<Outcome<GroupStatement>, GroupStatementInput>(async () => {
    if (server.answer === null) throw new Error('no network');
    return server.answer;
  });
  const reading = createActor(groupStatementMachine.provide({ actors: { groupStatement } }), {
    input: { groupId: 'group-baan-suan', ...days },
  }).start();
  const done: unknown[] = [];
  const screen = await show(
    <StatementScreen
      reading={reading}
      days={days}
      notice={null}
      onDays={(chosen) => done.push(chosen)}
      onPrint={() => done.push('print')}
      onSave={() => done.push('save')}
    />,
  );
  await expect.poll(() => reading.getSnapshot().matches('loading')).toBe(false);
  return { screen, server, reading, done };
}

describe('the statement of a group', () => {
  test('says what is owed, the sums, and each order and payment with the balance after it', async () => {
    const { screen } = await showStatement(accepted(sampleStatement));
    const links = screen.getByRole('main').getByRole('listitem').getByRole('link').elements();
    expect(seenTexts(links)).toEqual([
      'Order #104202-03 09:06+฿100.00Balance ฿100.00',
      'Payment PAY-8802-04 09:06−฿80.00Balance ฿20.00',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/order/order-1', '/payment/payment-1']);
    expect(seenTexts(screen.getByRole('definition').elements())).toEqual([
      'Baan Suan',
      '฿0.00',
      '฿100.00',
      '฿80.00',
    ]);
    await expectNoFaults();
  });

  test('whose other days are chosen says which, by a period and by two days', async () => {
    const { screen, done } = await showStatement(accepted(sampleStatement));
    await screen.getByRole('button', { name: /^Days/ }).click();
    await screen.getByRole('button', { name: 'Last month' }).click();
    await screen.getByRole('button', { name: /^Days/ }).click();
    await screen.getByLabelText('From').fill('2025-01-05');
    await screen.getByLabelText('Until').fill('2025-01-20');
    await screen.getByRole('button', { name: 'Apply' }).click();
    expect(done).toEqual([
      { from: '2025-01-01', to: '2025-01-31' },
      { from: '2025-01-05', to: '2025-01-20' },
    ]);
  });

  test('is printed and saved', async () => {
    const { screen, done } = await showStatement(accepted(sampleStatement));
    await screen.getByRole('button', { name: 'Print the statement' }).click();
    await screen.getByRole('button', { name: 'Save as Excel file' }).click();
    expect(done).toEqual(['print', 'save']);
  });

  test('of days without orders says so', async () => {
    const { screen } = await showStatement(
      accepted({ ...sampleStatement, ordered: 0, paid: 0, closing: -20, opening: -20, entries: [] }),
    );
    await expect.element(screen.getByText('Nothing in these days')).toBeVisible();
    await expect.element(screen.getByText('Credit')).toBeVisible();
    await expectNoFaults();
  });

  test('that cannot be read is read again by a tap, and one that was read stays', async () => {
    const { screen, server, reading } = await showStatement(null);
    await expect.element(screen.getByText('The statement could not be loaded')).toBeVisible();
    server.answer = accepted(sampleStatement);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Order #1042')).toBeVisible();
    server.answer = null;
    reading.send({ type: 'statement.open' });
    await expect.element(screen.getByText('The statement could not be loaded')).toBeVisible();
    await expect.element(screen.getByText('Order #1042')).toBeVisible();
  });

  test('of a foreign group says why it is refused', async () => {
    const { screen } = await showStatement(refused(sampleProblem(403, 'foreign_group')));
    await expect.element(screen.getByText('There is no such statement')).toBeVisible();
    await expectNoFaults();
  });
});

async function showDebts(items: readonly ListedDebt[]) {
  const readPage = fromPromise<Outcome<Page<ListedDebt>>, PageInput<DebtFilter>>(async () =>
    accepted({
      items,
      pagination: { total: items.length, page_num: 1, page_size: 10, total_pages: 1, cursor: null },
    }),
  );
  const list = createActor(debtListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'g' },
  }).start();
  return show(<DebtsScreen list={list} />);
}

describe('the debts of the groups', () => {
  test('say how much and for how long, credit apart, and lead to the statements', async () => {
    const debt = (id: string, owed: number, credit: number, oldest_days: number | null): ListedDebt => ({
      id,
      group_id: id,
      name: `Group ${id}`,
      owed,
      credit,
      oldest_days,
    });
    const screen = await showDebts([debt('one', 120.5, 0, 12), debt('two', 0, 30, null)]);
    await expect.element(screen.getByRole('link').first()).toBeVisible();
    const links = screen.getByRole('link').elements();
    expect(seenTexts(links)).toEqual(['Group oneDebt for 12 days฿120.50', 'Group two฿30.00Credit']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/statements/one', '/statements/two']);
    await expectNoFaults();
  });

  test('that are none say so', async () => {
    const screen = await showDebts([]);
    await expect.element(screen.getByText('No group owes anything')).toBeVisible();
    await expectNoFaults();
  });
});
