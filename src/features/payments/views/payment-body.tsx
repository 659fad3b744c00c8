import { IconRoute } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatBaht, readWire } from '../../../../domain/money.ts';
import { claimedPhotos } from '../../../../domain/payments/payment-history.ts';
import { mayAudit } from '../../../../domain/permissions.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { HistoryList } from '../../../ui/values/history-list.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { DifferenceBanner, PaidBar } from './paid-difference.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { PaymentRecord } from './payment-record.tsx';
import { ReusedPhotos } from '../../photos/views/reused-photos.tsx';
import type { ShownPaymentProps } from './payment-props.ts';
import { isLongBeside } from './two-amounts.ts';
import styles from './payment-screen.module.css';

/** The cards of a payment: the sums, the records with their proof, the orders in it. */
export function PaymentBody({ value, onCopy }: ShownPaymentProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const due = readWire(value.should_paid_amount);
  const paid = readWire(value.paid_amount);
  const claimed = readWire(value.claimed_amount ?? value.paid_amount);
  const isLong = isLongBeside(due, paid);
  const paidAt = value.payment_list[0]?.payment_time ?? value.order_list[0]?.ctime ?? value.ctime;
  return (
    <div className={styles.page}>
      <Card>
        <div className={classNames(styles.sums, isLong && styles.long)}>
          <div>
            <p className={styles.label}>{t('payment.due')}</p>
            <Money amount={due} className={styles.due} />
          </div>
          <div className={styles.right}>
            <p className={styles.label}>{t('payment.paid')}</p>
            <Money amount={paid} className={styles.paid} />
          </div>
        </div>
        <PaidBar due={due} paid={paid} />
        <DifferenceBanner
          due={due}
          paid={paid}
          isDecided={value.status === 'completed' || value.status === 'rejected'}
        />
        <div className={styles.facts}>
          <FactList
            facts={[
              {
                label: t('payment.group'),
                value: value.group_name === '' ? t('orders.ungrouped') : value.group_name,
              },
              { label: t('payment.orders'), value: t('count.orders', { count: value.order_list.length }) },
              ...(claimed === paid ? [] : [{ label: t('payment.claimed'), value: formatBaht(claimed) }]),
              { label: t('payment.type'), value: typeOf() },
              { label: t('payment.time'), value: <span className="code">{formatDateTime(paidAt)}</span> },
            ]}
          />
        </div>
      </Card>
      <SectionTitle aside={t('count.records', { count: value.payment_list.length })}>
        {t('payment.records')}
      </SectionTitle>
      <ReusedPhotos payment={value} />
      {value.payment_list.map((entry) => (
        <PaymentRecord
          key={entry.id}
          entry={entry}
          claimed={claimedPhotos(value.history ?? [])}
          onCopy={onCopy}
        />
      ))}
      <SectionTitle
        aside={
          <>
            {t('count.orders', { count: value.order_list.length })} · {formatBaht(due)}
          </>
        }
      >
        {t('payment.included')}
      </SectionTitle>
      <Card rows>
        {value.order_list.map((order) => (
          <Row
            key={order.id}
            title={`#${order.order_no}`}
            text={formatDateTime(order.ctime)}
            value={<Money amount={readWire(order.total_amount)} />}
            to={`/order/${order.id}`}
          />
        ))}
      </Card>
      {mayAudit(roles) && (
        <Card rows>
          <Row
            icon={<IconRoute size={22} aria-hidden="true" />}
            title={t('payment.audit')}
            to={`/audit/payment/${value.id}`}
          />
        </Card>
      )}
      <HistoryList of="payment" entries={value.history ?? []} />
    </div>
  );

  function typeOf(): string {
    if (value.payment_type !== 'mix') return t(`paymentType.${value.payment_type}`);
    return t('payment.mixOf', {
      cash: formatBaht(readWire(value.paid_amount_cash)),
      receipt: formatBaht(readWire(value.paid_amount_receipt)),
    });
  }
}
