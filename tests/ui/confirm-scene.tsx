import { useState } from 'react';
import type { ComponentProps } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { PaymentOrder } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { paidPayment } from '../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../domain/payments/paid-payment.ts';
import type { StaffRole } from '../../domain/roles.ts';
import {
  batchConfirmationMachine,
  type BatchConfirmInput,
  type BatchResult,
} from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import type { ConfirmPayOrderInput } from '../../machines/payment-confirmation/payment-confirmation-machine.ts';
import {
  paidPaymentListMachine,
  type PaidPaymentFilter,
} from '../../machines/paid-payment-list/paid-payment-list-machine.ts';
import { quickConfirmationMachine } from '../../machines/quick-confirmation/quick-confirmation-machine.ts';
import { laneShown } from '../../machines/quick-confirmation/lane-round.ts';
import type { LanePageInput } from '../../machines/quick-confirmation/lane-types.ts';
import { sampleCompletedPayment, samplePayment } from '../../machines/samples/sample-records.ts';
import type { RejectingProps } from '../../src/features/payments/views/confirm/confirm-props.ts';
import { ConfirmPayments } from '../../src/features/payments/views/confirm/confirm-payments.tsx';
import { QuickConfirmationScreen } from '../../src/features/payments/views/lane/quick-confirmation-screen.tsx';
import { openRejection } from './payment-scene.tsx';
import { show } from './show.tsx';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A paid payment as it is listed; its number is also its id. */
export function paid(number: string, change: Partial<PaidPayment> = {}): PaidPayment {
  return { ...paidPayment(samplePayment), id: number, paymentNo: number, photos: [pixel], ...change };
}

/** What the server makes of a payment; without a reason it is confirmed. */
export function result(id: string, reason = '', details: BatchResult['details'] = {}): BatchResult {
  return { id, ok: reason === '', reason, message: reason, details };
}

export function pageOf(
  items: readonly PaidPayment[],
  counts: Readonly<Record<string, number>> = { all: items.length, differs: 0, duplicate: 0 },
): Outcome<Page<PaidPayment>> {
  const pagination = {
    total: items.length,
    page_num: 1,
    page_size: 10,
    total_pages: 1,
    cursor: null,
    sum: 186_420,
  };
  return accepted({ items, pagination, counts });
}

type Setting = NonNullable<Parameters<typeof show>[1]>;

interface TabScene extends Setting {
  /** What the list is answered, one after the other; null where the server is out of reach. The last answer stays. */
  readonly pages: readonly (Outcome<Page<PaidPayment>> | null)[];
  /** What a batch is answered; left out where no answer comes, null where it cannot be sent. */
  readonly answer?: Outcome<readonly BatchResult[]> | null;
  readonly confirmer?: StaffRole;
}

/** The tab of payments to confirm, with a list and a batch that are answered so. */
export async function showTab({ pages, answer, confirmer = 'finance', ...setting }: TabScene) {
  const asked: PaidPaymentFilter[] = [];
  const counted: number[] = [];
  const sent: BatchConfirmInput[] = [];
  const readPage = fromPromise<Outcome<Page<PaidPayment>>, PageInput<PaidPaymentFilter>>(
    async ({ input }) => {
      counted.push(input.count);
      const page = pages[Math.min(asked.push(input.filter), pages.length) - 1];
      if (!page) throw new Error('no network');
      return page;
    },
  );
  const payments = createActor(paidPaymentListMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'group-baan-suan' },
  }).start();
  const batchConfirmPayOrder = fromPromise<Outcome<readonly BatchResult[]>, BatchConfirmInput>(
    ({ input }) => {
      sent.push(input);
      if (answer === undefined) return new Promise(() => undefined);
      return answer === null ? Promise.reject(new Error('no network')) : Promise.resolve(answer);
    },
  );
  const batch = createActor(batchConfirmationMachine.provide({ actors: { batchConfirmPayOrder } }), {
    input: { roles: [confirmer], confirmsReceipts: true, paymentsPerCall: 200 },
  }).start();
  const pressed: ('oneByOne' | 'payments')[] = [];
  const screen = await show(
    <ConfirmPayments
      payments={payments}
      batch={batch}
      onOneByOne={() => pressed.push('oneByOne')}
      onPayments={() => pressed.push('payments')}
      notice={null}
    />,
    { roles: [confirmer], ...setting },
  );
  return { screen, payments, batch, asked, counted, sent, pressed };
}

interface LaneScene extends Setting {
  readonly payments: readonly PaidPayment[];
  /** What the pages behind these are answered, one after the other; null where the server is out of reach. */
  readonly pages?: readonly (Outcome<Page<PaidPayment>> | null)[];
  /** Payments of the whole round. */
  readonly total?: number;
  /** What a confirmation is answered; left out where no answer comes, null where it cannot be sent. */
  readonly answer?: Outcome<PaymentOrder> | null;
  /** A payment as it is when it is read again; null where the server is out of reach. */
  readonly read?: Outcome<PaymentOrder> | null;
  readonly confirmer?: StaffRole;
}

/** The lane with these payments in its queue. */
export async function showLane(scene: LaneScene) {
  const { payments, pages = [], total = payments.length, ...others } = scene;
  const { read = accepted(sampleCompletedPayment), confirmer = 'finance', ...rest } = others;
  let pagesRead = 0;
  const { answer, ...setting } = rest;
  const sent: ConfirmPayOrderInput[] = [];
  const lane = createActor(
    quickConfirmationMachine.provide({
      actors: {
        confirmPayOrder: fromPromise<Outcome<PaymentOrder>, ConfirmPayOrderInput>(({ input }) => {
          sent.push(input);
          if (answer === undefined) return new Promise(() => undefined);
          return answer === null ? Promise.reject(new Error('no network')) : Promise.resolve(answer);
        }),
        paymentOrderDetail: fromPromise<Outcome<PaymentOrder>, { readonly paymentOrderId: string }>(
          async () => {
            if (read === null) throw new Error('no network');
            return read;
          },
        ),
        readPage: fromPromise<Outcome<Page<PaidPayment>>, LanePageInput>(async () => {
          const page = pages[pagesRead++];
          if (!page) throw new Error('no network');
          return page;
        }),
      },
    }),
    { input: { roles: ['finance'], confirmsReceipts: true } },
  ).start();
  const further = { filter: { only: 'all' }, cursor: 'cursor-1', total } as const;
  lane.send({ type: 'lane.start', payments, pages: pages.length === 0 ? null : further });
  lane.send({ type: 'viewer.change', roles: [confirmer], confirmsReceipts: true });
  const left: string[] = [];
  const rejection = openRejection();
  rejection.on('payment.rejected', () =>
    lane.send({ type: 'payment.rejected', paymentOrderId: laneShown(lane.getSnapshot().context).id }),
  );
  const screen = await show(
    <Lane lane={lane} rejection={rejection} onLeave={() => left.push('left')} notice={null} />,
    { roles: [confirmer], ...setting },
  );
  return { screen, lane, rejection, sent, left };
}

type LaneViewProps = Omit<ComponentProps<typeof QuickConfirmationScreen>, keyof RejectingProps> & {
  readonly rejection: ReturnType<typeof openRejection>;
};

function Lane({ rejection, ...props }: LaneViewProps) {
  const [begun, setBegun] = useState('');
  return (
    <QuickConfirmationScreen
      {...props}
      onReject={({ id, version, paymentNo, groupName }) => {
        rejection.send({
          type: 'rejection.open',
          payment: { version, payment_no: paymentNo, group_name: groupName },
        });
        setBegun(id);
      }}
      withRejection={(id, show, otherwise) => (begun === id ? show(rejection) : otherwise(false))}
    />
  );
}
