import { createActor, fromPromise } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import {
  paymentConfirmationMachine,
  type ConfirmPayOrderInput,
} from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import { paymentRejectionMachine } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import type { RejectPayOrderInput } from '../../machines/payment-rejection/payment-rejection-machine.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import {
  sampleCompletedPayment,
  sampleRejectedPayment,
  samplePayment,
} from '../../machines/samples/sample-records.ts';
import type { Language } from '../../src/i18n/language.ts';
import { PaymentScreen } from '../../src/features/payments/views/payment-screen.tsx';
import type { EditParts } from '../../src/features/payments/views/payment-props.ts';
import { show } from './show.tsx';

interface Scene {
  /** The correction of the payment; none where it is left out. */
  readonly edit?: EditParts | null;
  readonly onCopy?: (text: string) => void;
  /** Null where the server is out of reach. */
  readonly payment?: Outcome<PaymentOrder> | null;
  readonly roles?: readonly StaffRole[];
  readonly answer?: Outcome<PaymentOrder>;
  readonly language?: Language;
  readonly scheme?: 'light' | 'dark';
  readonly confirmsReceipts?: boolean;
}

/** A payment read from a server that knows this answer to a confirmation; photos stay on their way. */
export function openPayment({
  payment = accepted(samplePayment),
  roles = ['finance'],
  answer = accepted(sampleCompletedPayment),
  confirmsReceipts = true,
}: Scene) {
  return createActor(
    paymentConfirmationMachine.provide({
      actors: {
        paymentOrderDetail: fromPromise(async () => {
          if (payment === null) throw new Error('no network');
          return payment;
        }),
        confirmPayOrder: fromPromise<Outcome<PaymentOrder>, ConfirmPayOrderInput>(() =>
          Promise.resolve(answer),
        ),
        uploadV2: fromPromise<UploadOutcome, UploadInput>(() => new Promise(() => undefined)),
      },
    }),
    { input: { paymentOrderId: 'payment-1', roles, confirmsReceipts, receiptPhotos: 5 } },
  ).start();
}

/** The rejection of the same payment. */
export function openRejection(answer: Outcome<PaymentOrder> = accepted(sampleRejectedPayment)) {
  return createActor(
    paymentRejectionMachine.provide({
      actors: {
        rejectPayOrder: fromPromise<Outcome<PaymentOrder>, RejectPayOrderInput>(() =>
          Promise.resolve(answer),
        ),
      },
    }),
    { input: { paymentOrderId: 'payment-1' } },
  ).start();
}

/** Its screen, to somebody with these roles. */
export async function showPayment(scene: Scene, payment = openPayment(scene), rejection = openRejection()) {
  const {
    roles = ['finance'],
    language = 'en',
    scheme = 'light',
    confirmsReceipts = true,
    edit = null,
    onCopy = () => undefined,
  } = scene;
  return await show(
    <PaymentScreen
      payment={payment}
      rejection={rejection}
      confirmsReceipts={confirmsReceipts}
      isBesideList={false}
      onCopy={onCopy}
      edit={edit}
      photos={[]}
      onPhotos={() => undefined}
      isTakingPhotos={false}
      notice={null}
    />,
    { language, scheme, roles },
  );
}
