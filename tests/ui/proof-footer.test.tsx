import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderMachine } from '../../machines/order/order-machine.ts';
import { paymentProofMachine } from '../../machines/payment-proof/payment-proof-machine.ts';
import { sampleOrder } from '../../machines/sample-records.ts';
import { ProofFooter } from '../../src/screens/order/proof-footer.tsx';
import { show } from './show.tsx';

async function showFooter(isTakingPhotos: boolean) {
  const order = createActor(orderMachine, { input: { orderId: sampleOrder.id, roles: ['manager'] } });
  const proof = createActor(paymentProofMachine, { input: { orderId: sampleOrder.id, groupId: '' } });
  proof.start();
  const orders = [{ id: sampleOrder.id, orderNo: '1', ctime: sampleOrder.ctime, total: 18_900 }];
  proof.send({ type: 'proof.open', orders });
  const screen = await show(
    <ProofFooter
      order={order}
      proof={proof}
      roles={['manager']}
      isBesideList={false}
      language="en"
      now={sampleOrder.ctime}
      photos={[]}
      onPhotos={() => undefined}
      isTakingPhotos={isTakingPhotos}
      notice={null}
      value={sampleOrder}
    />,
  );
  await screen.getByRole('button', { name: 'Send proof' }).click({ force: true });
  return { screen, mistake: () => proof.getSnapshot().context.mistake };
}

describe('the button that submits a proof', () => {
  test('tapped while a chosen photo is made ready says so, and that no photo is missing', async () => {
    const { screen, mistake } = await showFooter(true);
    await expect.element(screen.getByText('Preparing the photo')).toBeVisible();
    expect(mistake()).toBe(null);
  });

  test('tapped without a photo asks for one', async () => {
    const { mistake } = await showFooter(false);
    expect(mistake()).toBe('photos');
  });
});
