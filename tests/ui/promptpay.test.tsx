import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Problem } from '../../domain/outcome.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import { promptpayQrMachine } from '../../machines/promptpay-qr/promptpay-qr-machine.ts';
import { sampleOrder, sampleProblem } from '../../machines/samples/sample-records.ts';
import { ProofSheet } from '../../src/features/payments/views/proof/proof-sheet.tsx';
import { PromptpayOpen } from '../../src/features/payments/views/promptpay-open.tsx';
import { PromptpaySheet } from '../../src/features/payments/views/promptpay-sheet.tsx';
import { drawQrPicture } from '../../src/platform/qr-picture.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

type Answer = Problem | 'unreachable' | null;

/** The QR of an amount; the server's answer can be changed, and saving can fail. */
function openQr(
  first: Answer = null,
  { way = 'download', fails = false }: { way?: 'download' | 'none'; fails?: boolean } = {},
) {
  const server = { answer: first };
  const asked: (readonly string[])[] = [];
  const machine = promptpayQrMachine.provide({
    actors: {
      promptpayQr: fromPromise(async ({ input }: { input: { readonly orderIds: readonly string[] } }) => {
        asked.push(input.orderIds);
        if (server.answer === 'unreachable') throw new Error('no network');
        return server.answer === null
          ? accepted({ amount: 489.5, picture: drawQrPicture('00020101021129370016A000000677010111') })
          : refused(server.answer);
      }),
      savePicture: fromPromise(async () => {
        if (fails) throw new Error('no room');
        return true;
      }),
    },
  });
  return { qr: createActor(machine, { input: { way } }).start(), server, asked };
}

type Qr = ReturnType<typeof openQr>['qr'];

function Button({ qr, orderIds }: { readonly qr: Qr; readonly orderIds: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    qr.send({ type: 'qr.open', orderIds });
    setIsOpen(true);
  };
  const close = () => {
    qr.send({ type: 'qr.close' });
    setIsOpen(false);
  };
  return (
    <>
      <PromptpayOpen onClick={open} />
      <PromptpaySheet qr={qr} opened={isOpen} onClose={close} />
    </>
  );
}

async function showQr(opened: ReturnType<typeof openQr>, setting = {}) {
  const screen = await show(<Button qr={opened.qr} orderIds={['order-1']} />, setting);
  await screen.getByRole('button', { name: /PromptPay/ }).click();
  return { screen, dialog: screen.getByRole('dialog') };
}

describe('the QR of a proof', () => {
  test('is of the orders that are chosen, and closed gives the focus back to its button in the sheet', async () => {
    const { qr, asked } = openQr();
    const proof = createActor(paymentProofMachine, {
      input: { orderId: sampleOrder.id, groupId: '' },
    }).start();
    const order = { id: sampleOrder.id, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 };
    proof.send({
      type: 'proof.open',
      orders: [order, { ...order, id: 'debt', orderNo: '2', total: 30_050 }],
    });
    proof.send({ type: 'debt.toggle', orderId: 'debt' });
    const { chosen } = proof.getSnapshot().context;
    const screen = await show(
      <ProofSheet
        proof={proof}
        photos={[]}
        onPhotos={() => undefined}
        isTakingPhotos={false}
        promptpay={<Button qr={qr} orderIds={chosen} />}
      />,
    );
    const button = screen.getByRole('button', { name: 'PromptPay QR' });
    await button.click();
    const dialog = screen.getByRole('dialog', { name: 'Pay by PromptPay' });
    await expect.element(dialog.getByText('฿489.50')).toBeVisible();
    await expectNoFaults();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(asked).toEqual([[sampleOrder.id, 'debt']]);
  });
});

describe('the PromptPay QR', () => {
  test.each(['light', 'dark'] as const)(
    'says what is due beside its picture, without a fault in %s',
    async (scheme) => {
      const { dialog } = await showQr(openQr(), { scheme });
      await expect.element(dialog.getByRole('img', { name: 'PromptPay QR picture' })).toBeVisible();
      await expect.element(dialog.getByText('฿489.50')).toBeVisible();
      await expectNoFaults();
    },
  );

  test.each([
    ['saved', openQr(), 'The picture is saved'],
    ['that cannot be saved', openQr(null, { fails: true }), 'The picture was not saved'],
  ] as const)('%s says so', async (_, opened, words) => {
    const { dialog } = await showQr(opened);
    await dialog.getByRole('button', { name: 'Save picture' }).click();
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expectNoFaults();
  });

  test('where nothing can be saved says how to keep it', async () => {
    const { dialog } = await showQr(openQr(null, { way: 'none' }));
    await expect.element(dialog.getByText('Touch and hold the picture to save it')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save picture' }).query()).toBeNull();
  });

  test.each([
    ['refused', 'The QR cannot be shown', sampleProblem(409, 'not_allowed_in_status')],
    ['not reached', 'The QR could not be read', 'unreachable'],
  ] as const)('that is %s says so, and is asked for again', async (_, words, answer) => {
    const opened = openQr(answer);
    const { dialog } = await showQr(opened);
    await expect.element(dialog.getByText(words)).toBeVisible();
    await expectNoFaults();
    opened.server.answer = null;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText('฿489.50')).toBeVisible();
  });
});
