import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import { refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { editablePayment } from '../../domain/payments/payment-edit.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import type { EditPaymentInput } from '../../machines/payment-edit/held-payment.ts';
import { paymentEditMachine } from '../../machines/payment-edit/payment-edit-machine.ts';
import type { PaymentEditEvent } from '../../machines/payment-edit/payment-edit-machine.ts';
import { otherPayment } from '../../machines/payment-edit/payment-edit-samples.ts';
import { samplePayment, sampleProblem } from '../../machines/samples/sample-records.ts';
// What is fetched on demand in the app is here at once.
import '../../src/features/payment-edit/views/edit-payment-form.tsx';
import { EditPaymentSheet } from '../../src/features/payment-edit/views/edit-payment-sheet.tsx';
import { show } from './show.tsx';

type Setting = Parameters<typeof show>[1];

const nothing = () => undefined;
export const nok = { id: 'user-nok', name: 'Nok', role: 'manager' };
export const at = '2025-02-03T03:41:00.000Z';
export const typed = (field: 'paid_amount' | 'payer_name' | 'fee', text: string): PaymentEditEvent => ({
  type: 'text.change',
  field,
  text,
});
export const save: PaymentEditEvent = { type: 'edit.save', key: 'key-1' };

interface Scene {
  readonly payment?: PaymentOrder;
  /** What the server says to each save; without one it says nothing. */
  readonly answer?: Outcome<PaymentOrder>;
  readonly setting?: Setting;
}

/** The correction of a payment after these events. */
export async function showEdit(
  events: readonly PaymentEditEvent[],
  { payment = samplePayment, answer, setting }: Scene = {},
) {
  const saved: EditPaymentInput[] = [];
  const edit = createActor(
    paymentEditMachine.provide({
      actors: {
        uploadV2: fromPromise<UploadOutcome, UploadInput>(() => new Promise(nothing)),
        editPayment: fromPromise<Outcome<PaymentOrder>, EditPaymentInput>(({ input }) => {
          saved.push(input);
          return answer === undefined ? new Promise(nothing) : Promise.resolve(answer);
        }),
      },
    }),
    { input: { paymentOrderId: payment.id } },
  ).start();
  edit.send({ type: 'edit.open', payment: editablePayment(payment), roles: ['finance'] });
  for (const event of events) edit.send(event);
  const onAside = vi.fn();
  const screen = await show(
    <EditPaymentSheet
      edit={edit}
      isAside={false}
      onAside={onAside}
      notice={null}
      photos={edit.getSnapshot().context.photos.map(({ blobId }) => ({
        id: blobId,
        url: '/icon.svg',
        status: 'sent',
      }))}
      onPhotos={nothing}
      isTakingPhotos={false}
    />,
    { roles: ['finance'], ...setting },
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return { screen, edit, saved, onAside };
}

/** The refusal because another person changed the amount, the payer and the photos. */
export const conflict = refused(
  sampleProblem(409, 'version_conflict', { current: otherPayment, changed_by: nok, changed_at: at }),
);
