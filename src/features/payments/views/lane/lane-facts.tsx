import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { differs } from '../../../../../domain/payments/paid-payment.ts';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import { formatShortDateTime } from '../../../../i18n/format-date.ts';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { Money } from '../../../../ui/values/money.tsx';
import { useNow } from '../../../../ui/screen-context.ts';
import { DifferenceFlag, ReusedBox } from '../payment-flags.tsx';
import { isLongBeside } from '../two-amounts.ts';
import styles from './lane.module.css';

/** A long reference in groups of four, as people compare them. */
const inFours = (reference: string) => reference.replace(/.{4}(?=.)/g, '$& ');

/** Whose payment it is, what was due and what came in. */
export function LaneFacts({ payment }: { readonly payment: PaidPayment }) {
  const { t } = useTranslation();
  const now = useNow();
  const { groupName, paymentNo, paidAt, due, paid, type, orders, transactionId } = payment;
  const isLong = isLongBeside(due, paid);
  return (
    <div className={styles.facts}>
      <div className={styles.line}>
        <h2 className={styles.group}>{groupName === '' ? t('orders.ungrouped') : groupName}</h2>
        <span className={styles.label}>
          <span className="code">PAY-{paymentNo}</span> · {formatShortDateTime(paidAt, now)}
        </span>
      </div>
      <div className={classNames(styles.sums, isLong && styles.long)}>
        <div>
          <p className={styles.label}>
            {t('payments.due')} · {t('count.orders', { count: orders })}
          </p>
          <Money amount={due} className={styles.due} />
        </div>
        <div className={styles.right}>
          <p className={styles.label}>
            {t('payments.paid')} · {t(`paymentType.${type}`)}
          </p>
          <Money amount={paid} className={styles.paid} />
        </div>
      </div>
      <div className={styles.flags}>
        {differs(payment) ? (
          <DifferenceFlag due={due} paid={paid} />
        ) : (
          <span className={styles.equal}>
            <IconCheck size={16} aria-hidden="true" />
            {t('confirmPayments.isEqual')}
          </span>
        )}
        {transactionId !== undefined && (
          <span className={styles.label}>
            {t('payment.transaction')} <span className="code">{inFours(transactionId)}</span>
          </span>
        )}
      </div>
      <ReusedBox reused={payment.reused} />
    </div>
  );
}
