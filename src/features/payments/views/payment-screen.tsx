import type { PaymentScreenProps } from './payment-props.ts';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { LiveStatus } from '../../../ui/values/status-chip.tsx';
import { PaymentBar } from './payment-bar.tsx';
import { PaymentBody } from './payment-body.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import styles from './payment-screen.module.css';
import { ReceiptSheet } from './receipt/receipt-sheet.tsx';
import { RejectionNotice } from './rejection-notice.tsx';
import { RejectionSheet } from './rejection-sheet.tsx';

/** One payment order: what was due, what was paid and with which proof; its receipt is confirmed here. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { payment: actor, isBesideList, notice } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useSelector(actor, ({ value }) => statePath(value));
  const payment = useSelector(actor, ({ context }) => context.payment);
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'missing' }));
  const isUnloaded = useSelector(actor, (snapshot) => snapshot.matches({ payment: 'unloaded' }));
  return (
    <main data-screen="payment" data-state={state}>
      <PageHeader
        back={isBesideList ? undefined : <BackButton fallback="/order-home?type=payments" />}
        title={payment === null ? '' : `PAY-${payment.payment_no}`}
        chip={<LiveStatus of="payment" status={payment?.status} />}
      />
      <div className={styles.notice}>{notice}</div>
      <PaymentNotice payment={actor} />
      <RejectionNotice {...props} />
      {props.edit?.notice}
      {payment === null && isMissing && (
        <EmptyState
          title={t('payment.missing.title')}
          text={t('payment.missing.text')}
          action={
            <Button onClick={() => void navigate('/order-home?type=payments')}>
              {t('payment.missing.action')}
            </Button>
          }
        />
      )}
      {payment === null && isUnloaded && (
        <ErrorState
          title={t('payment.unreachable')}
          text={t('state.unreachable.text')}
          onRetry={() => actor.send({ type: 'payment.open' })}
        />
      )}
      {payment === null && !isMissing && !isUnloaded && <SkeletonList of="rows" count={5} />}
      {payment !== null && (
        <>
          <PaymentBody {...props} value={payment} />
          <PaymentBar {...props} value={payment} />
          <ReceiptSheet {...props} value={payment} />
          <RejectionSheet rejection={props.rejection} />
        </>
      )}
    </main>
  );
}
