import type { OrderScreenProps } from './order-props.ts';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OrderLine } from '../../../../../domain/contract.ts';
import { readOrderStatus } from '../../../../../domain/statuses.ts';
import { BackButton } from '../../../../ui/controls/back-button.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LifecycleDots } from '../../../../ui/values/lifecycle-dots.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../../ui/layout/state-path.ts';
import { useIsDesktop } from '../../../../ui/layout/sticky-bar.tsx';
import { LiveStatus } from '../../../../ui/values/status-chip.tsx';
import { AddressSheet } from './address-sheet.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderNotice } from './order-notice.tsx';
import { OrderOrigin } from './order-origin.tsx';
import { OrderSheets } from './order-sheets.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import styles from './order-screen.module.css';

/** One order: its lines, its status and the possible steps. */
export function OrderScreen(props: OrderScreenProps) {
  const {
    order: actor,
    proof,
    proofSheet,
    promptpay,
    shop,
    picker,
    share,
    opensGeoLinks,
    isBesideList,
    notice,
  } = props;
  const { t } = useTranslation();
  const isDesktop = useIsDesktop();
  // Whoever holds the link of an order came from a chat, not from a list.
  const isLinked = useLocation().pathname.startsWith('/auth/');
  const state = useSelector(actor, ({ value }) => statePath(value));
  const proofState = useSelector(proof, ({ value }) => statePath(value));
  const order = useSelector(actor, ({ context }) => context.order);
  const status = order === null ? null : readOrderStatus(order.status);
  const [removal, setRemoval] = useState<OrderLine | null>(null);
  const open = () => actor.send({ type: 'order.open' });
  return (
    <main className={styles.screen} data-screen="order" data-state={state} data-proof={proofState}>
      <PageHeader
        back={isBesideList || isLinked ? undefined : <BackButton fallback="/order-home" />}
        title={order === null ? '' : `#${order.order_no}`}
        chip={
          <>
            <LiveStatus of="order" status={order?.status} />
            {isDesktop && order !== null && <OrderOrigin value={order} />}
          </>
        }
        actions={order !== null && <OrderActions {...props} value={order} />}
      >
        {status !== null && status !== 'cancelled' && (
          <div className={styles.lifecycle}>
            <LifecycleDots status={status} />
          </div>
        )}
      </PageHeader>
      <div className={styles.notice}>{notice}</div>
      <OrderNotice order={actor} proof={proof} onRemove={setRemoval} />
      {order === null && state === 'unloaded' && (
        <ErrorState title={t('order.unreachable')} text={t('state.unreachable.text')} onRetry={open} />
      )}
      {order === null && state === 'loading' && <SkeletonList of="rows" count={5} />}
      {order !== null && (
        <>
          <OrderBody
            order={actor}
            proof={proof}
            value={order}
            promptpay={promptpay}
            share={isDesktop ? undefined : share}
            opensGeoLinks={opensGeoLinks}
            picker={picker}
            onRemove={setRemoval}
          />
          <OrderBar order={actor} proof={proof} value={order} shop={shop} />
          <OrderSheets order={actor} value={order} />
          <RemovalQuestion order={actor} line={removal} onClose={() => setRemoval(null)} />
          <AddressSheet order={actor} value={order} />
          {proofSheet}
        </>
      )}
    </main>
  );
}
