import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { refused } from '../../domain/outcome.ts';
import { otherPayment } from '../../machines/payment-edit/payment-edit-samples.ts';
import { sampleCompletedPayment, sampleProblem } from '../../machines/samples/sample-records.ts';
import { at, conflict, nok, save, showEdit, typed } from './payment-edit-scene.tsx';

async function faultsOfAxe() {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}

describe('a payment that two people corrected', () => {
  test('asks of what both changed, says what is taken over, and saves what was chosen', async () => {
    const { screen, saved } = await showEdit([typed('paid_amount', '800'), typed('fee', '2'), save], {
      answer: conflict,
    });
    await expect
      .element(screen.getByText('Nok (Manager) changed this payment at 2025-02-03 10:41'))
      .toBeVisible();
    const sides = screen.getByRole('list', { name: 'Amount paid' }).getByRole('button');
    expect(sides.elements().map((side) => side.textContent)).toEqual([
      '฿800.00 · Transfer / receiptYour change',
      '฿700.00 · Transfer / receiptNok (Manager)',
    ]);
    await expect.element(screen.getByText('Payer: None → Ling')).toBeVisible();
    await expect.element(screen.getByText('2 photos added')).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Save changes' }))
      .toHaveAccessibleDescription('Choose for each field first');
    await screen.getByRole('button', { name: /^฿800.00/ }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => saved.length).toBe(2);
    expect(saved[1]).toMatchObject({
      version: otherPayment.version,
      amounts: { total: 80_000 },
      details: { fee: 2, fee_currency: 'THB' },
    });
  });

  test.each([
    ['en', 'The receipt was confirmed meanwhile', 'By Nok (Manager) at 2025-02-03 10:41.'],
    ['zh', '这笔付款已被确认收款', 'Nok (经理)，2025-02-03 10:41。'],
    ['th', 'มีคนยืนยันรับเงินรายการนี้แล้ว', 'โดย Nok (ผู้จัดการ) เมื่อ 2025-02-03 10:41'],
  ] as const)(
    'and one confirmed meanwhile says who and when and shows what was typed, in %s',
    async (language, title, by) => {
      const step = {
        seq: 4,
        at,
        by: nok,
        event: 'payment.confirm',
        from: 'paid',
        to: 'completed',
        seen_version: 2,
        changes: {},
      };
      const { screen, edit } = await showEdit([typed('payer_name', 'Ling'), save], {
        answer: refused(
          sampleProblem(409, 'version_conflict', { current: { ...sampleCompletedPayment, history: [step] } }),
        ),
        setting: { language },
      });
      await expect.element(screen.getByText(title)).toBeVisible();
      await expect.element(screen.getByText(by)).toBeVisible();
      const payer = screen.getByRole('dialog').element().querySelector('[name=payer_name]');
      expect([payer?.getAttribute('value'), payer?.hasAttribute('readonly')]).toEqual(['Ling', true]);
      edit.send({ type: 'edit.acknowledge' });
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    },
  );
});

describe('accessibility', () => {
  const looks = [
    ['en', 'light'],
    ['zh', 'dark'],
    ['th', 'light'],
  ] as const;

  test.each(looks)('of the form with mistakes has no faults, in %s and %s', async (language, scheme) => {
    const { screen } = await showEdit(
      [{ type: 'type.choose', paymentType: 'mix' }, typed('paid_amount', '900'), typed('fee', 'x'), save],
      { setting: { language, scheme } },
    );
    await expect
      .poll(() => screen.getByRole('dialog').element().querySelector('[aria-invalid]'))
      .not.toBeNull();
    expect(await faultsOfAxe()).toEqual([]);
  });

  test.each(looks)('of a conflict has no faults, in %s and %s', async (language, scheme) => {
    const { screen } = await showEdit([typed('paid_amount', '800'), save], {
      answer: conflict,
      setting: { language, scheme },
    });
    await expect.element(screen.getByText('฿700.00', { exact: false }).first()).toBeVisible();
    expect(await faultsOfAxe()).toEqual([]);
  });
});
