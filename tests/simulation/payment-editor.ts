import { setupKeyPrefix } from './set-up-shop.ts';
import type { PaymentEdit } from './scenario.ts';
import type { Shop } from './shop/shop.ts';

/** A manager who corrects payments without a device of the scenario. */
export interface PaymentEditor {
  edit(edit: PaymentEdit): Promise<void>;
  /** Corrections that were refused for another reason than that the payment was decided. */
  violations(): readonly string[];
}

export function createPaymentEditor(shop: Shop, log: (line: string) => void): PaymentEditor {
  const faults: string[] = [];
  let edits = 0;
  return {
    async edit({ payment, difference }) {
      const { payments } = await shop.records();
      const edited = payments[payment % Math.max(payments.length, 1)];
      if (edited === undefined) return;
      edits += 1;
      const paid = Math.max(edited.paid + difference, 0);
      const body = {
        payment_order_id: edited.id,
        payment_type: 'receipt',
        paid_amount: paid / 100,
        version: edited.version,
      };
      const reply = await shop.call({
        by: 'manager',
        method: 'POST',
        path: '/api/edit_payment',
        key: `${setupKeyPrefix}edit-${edits}`,
        body: { kind: 'json', text: JSON.stringify(body) },
      });
      log(`manager: corrects ${edited.paid} to ${paid}, answered ${reply.status}`);
      if (reply.status !== (edited.status === 'paid' ? 200 : 409))
        faults.push(`a correction of a ${edited.status} payment is answered ${JSON.stringify(reply.body)}`);
    },
    violations: () => faults,
  };
}
