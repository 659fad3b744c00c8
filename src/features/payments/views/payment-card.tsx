import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { PaymentCard as PaymentRecord } from '../../../../domain/contract.ts';
import { ordersOnPaymentCard } from '../../../../domain/limits.ts';
import { readWire } from '../../../../domain/money.ts';
import { paidPayment } from '../../../../domain/payments/paid-payment.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { StatusChip } from '../../../ui/values/status-chip.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { isSameRecord } from '../../record-lists/views/same-record.ts';
import { ReusedFlag } from './payment-flags.tsx';
import styles from '../../record-lists/views/record.module.css';

interface PaymentCardProps {
  readonly payment: PaymentRecord;
}

/** One payment with its first orders; the whole card opens it. Drawn again only when its own payment is another one. */
export const PaymentCard = memo(
  function PaymentCard({ payment }: PaymentCardProps) {
    const { t } = useTranslation();
    const { ctime, order_list: orders } = payment;
    const hidden = orders.length - ordersOnPaymentCard;
    return (
      <div role="listitem">
        <Card rows>
          <div className={styles.record}>
            <div className={styles.head}>
              <div className={styles.about}>
                <NavLink to={`/payment/${payment.id}`} className={styles.number}>
                  PAY-{payment.payment_no}
                </NavLink>
                <time className={styles.time} dateTime={ctime}>
                  {formatShortDateTime(ctime, useNow())}
                </time>
              </div>
              <StatusChip of="payment" status={payment.status} />
            </div>
            <dl className={styles.sums}>
              <div>
                <dt className={styles.counts}>{t('payments.due')}</dt>
                <dd>
                  <Money amount={readWire(payment.should_paid_amount)} className={styles.due} />
                </dd>
              </div>
              <div className={styles.amounts}>
                <dt className={styles.counts}>{t('payments.paid')}</dt>
                <dd>
                  <Money amount={readWire(payment.paid_amount)} className={styles.total} />
                </dd>
              </div>
            </dl>
            <ReusedFlag reused={paidPayment(payment).reused} />
            <ul className={styles.orders}>
              {orders.slice(0, ordersOnPaymentCard).map((order) => (
                <li key={order.id} className={styles.order}>
                  <span className="code">#{order.order_no}</span>
                  <Money amount={readWire(order.total_amount)} />
                </li>
              ))}
              {hidden > 0 && <li className={styles.counts}>{t('payments.more', { count: hidden })}</li>}
            </ul>
          </div>
        </Card>
      </div>
    );
  },
  (before, now) => isSameRecord(before.payment, now.payment),
);
