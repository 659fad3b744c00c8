import { describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { pageOf, paid, result, showLane, showTab } from './confirm-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const reused = { paymentOrderId: 'payment-9', ctime: '2025-02-07T03:58:00.000Z' };
const payments = [
  paid('20383'),
  paid('20384', { due: 864_000, paid: 756_000 }),
  paid('20379', { reused, groupName: '' }),
];
const counts = { all: 3, differs: 1, duplicate: 1 };

describe.each(casesAt(['zh', 'en', 'th'] as const, 1))('in %s', (language) => {
  test.each(['light', 'dark'] as const)(
    'the list, the question and the answers of a batch have no fault that axe knows in %s',
    async (scheme) => {
      const { screen, batch } = await showTab({
        pages: [pageOf(payments, counts)],
        answer: accepted([
          result('20383'),
          result('20384', 'already_confirmed'),
          result('20379', 'not_paid'),
        ]),
        language,
        scheme,
      });
      await expect.element(screen.getByText('PAY-20383', { exact: true })).toBeVisible();
      batch.send({ type: 'payments.select', payments });
      await expectNoFaults();
      batch.send({ type: 'batch.ask' });
      await expect.element(screen.getByRole('dialog', { name: /./ })).toBeVisible();
      await expectNoFaults();
      batch.send({ type: 'batch.confirm', key: 'key-1', at: 0 });
      await expect.poll(() => document.querySelector('[data-confirmed="1/3"]')).not.toBeNull();
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
      await expectNoFaults();
    },
  );

  test.each(['light', 'dark'] as const)('the lane has no fault that axe knows in %s', async (scheme) => {
    const { screen, lane } = await showLane({
      payments: payments.toReversed(),
      answer: refused(sampleProblem(409, 'version_conflict')),
      language,
      scheme,
    });
    await expect.element(screen.getByText(/PAY-20379/)).toBeVisible();
    await expectNoFaults();
    lane.send({ type: 'payment.skip' });
    lane.send({ type: 'receipt.confirm', paymentOrderId: lane.getSnapshot().context.queue[1]?.id ?? '' });
    await expect.element(screen.getByRole('dialog', { name: /./ })).toBeVisible();
    await expectNoFaults();
    lane.send({ type: 'question.confirm', key: 'key-1' });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expectNoFaults();
  });
});
