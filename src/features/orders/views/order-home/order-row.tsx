import { IconClockDollar, IconClockExclamation, IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { countPieces } from '../../../../../domain/orders/cart.ts';
import type { OrderCard } from '../../../../../domain/contract.ts';
import { importedDebt, readOrderStatus } from '../../../../../domain/statuses.ts';
import { staleOrderDays } from '../../../../../domain/limits.ts';
import { readWire } from '../../../../../domain/money.ts';
import { splitAddresses } from '../../../../../domain/photos/photo-addresses.ts';
import { isStaff } from '../../../../../domain/roles.ts';
import { countDays, formatShortDateTime } from '../../../../i18n/format-date.ts';
import { Money } from '../../../../ui/values/money.tsx';
import { StatusChip } from '../../../../ui/values/status-chip.tsx';
import { Thumbs } from '../../../../ui/values/thumbs.tsx';
import { useNow, useViewer } from '../../../../ui/screen-context.ts';
import { isSameRecord } from '../../../record-lists/views/same-record.ts';
import styles from '../../../record-lists/views/record.module.css';

interface OrderRowProps {
  readonly order: OrderCard;
  /** Whether it has unsaved edits on this device. */
  readonly isUnsaved: boolean;
}

/** One order; the whole row opens it. Drawn again only when its own order is another one. */
export const OrderRow = memo(function OrderRow({ order, isUnsaved }: OrderRowProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const now = useNow();
  const { detail, remark, ctime } = order;
  const age = countDays(ctime, now);
  const isStale = isStaff(roles) && readOrderStatus(order.status) === 'created' && age >= staleOrderDays;
  const isDebt = order.source === importedDebt;
  const owes = order.status === 'completed' && order.owed > 0;
  return (
    <div role="listitem" className={styles.record}>
      <div className={styles.head}>
        <NavLink to={`/order/${order.id}`} className={styles.number}>
          #{order.order_no}
        </NavLink>
        <time className={styles.time} dateTime={ctime}>
          {formatShortDateTime(ctime, now)}
        </time>
        <StatusChip of="order" status={order.status} />
      </div>
      <div className={styles.sums}>
        <Thumbs pictures={detail.map((line) => splitAddresses(line.image_urls)[0] ?? null)} />
        <div className={styles.amounts}>
          <Money amount={readWire(order.total_amount)} className={styles.total} />
          <span className={styles.counts}>
            {t('count.kinds', { count: detail.length })} · {t('count.pieces', { count: countPieces(detail) })}
          </span>
        </div>
      </div>
      {(isUnsaved || isStale || isDebt || owes) && (
        <p className={styles.flags}>
          {owes && (
            <span className={styles.stale}>
              <IconClockDollar size={16} aria-hidden="true" />
              {t('order.owes')} <Money amount={readWire(order.owed)} />
            </span>
          )}
          {isUnsaved && (
            <span className={styles.stale}>
              <IconPencil size={16} aria-hidden="true" />
              {t('orders.notSaved')}
            </span>
          )}
          {isStale && (
            <span className={styles.stale}>
              <IconClockExclamation size={16} aria-hidden="true" />
              {t('orders.stale', { count: age })}
            </span>
          )}
          {isDebt && <span className={styles.debt}>{t('orders.debt')}</span>}
        </p>
      )}
      {remark !== '' && (
        <p className={styles.remark}>
          <span className={styles.twoLines}>{t('orders.remark', { remark })}</span>
        </p>
      )}
    </div>
  );
}, isSameRow);

/** A list that was read again brings equal orders. */
function isSameRow(before: OrderRowProps, now: OrderRowProps): boolean {
  return before.isUnsaved === now.isUnsaved && isSameRecord(before.order, now.order);
}
