import { IconBan, IconDotsVertical } from '@tabler/icons-react';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { countPieces } from '../../../../../domain/orders/cart.ts';
import type { OrderCard } from '../../../../../domain/contract.ts';
import { readWire } from '../../../../../domain/money.ts';
import { splitAddresses } from '../../../../../domain/photos/photo-addresses.ts';
import { formatShortDateTime } from '../../../../i18n/format-date.ts';
import { Checkbox } from '../../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { classNames } from '../../../../ui/layout/class-names.ts';
import { SwipeRow } from '../../../../ui/layout/swipe-row.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { StatusChip } from '../../../../ui/values/status-chip.tsx';
import { Thumbs } from '../../../../ui/values/thumbs.tsx';
import { useNow } from '../../../../ui/screen-context.ts';
import { isSameRecord } from '../../../record-lists/views/same-record.ts';
import { OrderFlags } from './order-flags.tsx';
import type { AskedOrder } from './order-home-props.ts';
import styles from '../../../record-lists/views/record.module.css';

interface OrderRowProps {
  readonly order: OrderCard;
  /** Whether it has unsaved edits on this device. */
  readonly isUnsaved: boolean;
  readonly isCompact: boolean;
  /** What can be done with it from the list; undefined where it cannot be cancelled. Stays the same function. */
  readonly onAsk?: ((asked: AskedOrder) => void) | undefined;
  /** Whether it is selected; null where it cannot be, left out while nothing is being selected. */
  readonly tick?: boolean | null | undefined;
  /** Selects it, or takes it out. Stays the same function. */
  readonly onTick?: ((orders: readonly OrderCard[]) => void) | undefined;
}

/** One order; the whole row opens it, or selects it. Drawn again only when its own order is another one. */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, isCompact, onAsk, tick } = props;
  const { t } = useTranslation();
  if (tick !== undefined) return <SelectableRow {...props} tick={tick} />;
  const content = isCompact ? <CompactContent {...props} /> : <Content {...props} />;
  const padded = isCompact ? styles.line : styles.padded;
  return (
    <div role="listitem" className={classNames(styles.record, styles.bare)}>
      {onAsk === undefined ? (
        <div className={padded}>{content}</div>
      ) : (
        <SwipeRow
          className={padded}
          action={
            <>
              {!isCompact && <IconBan size={24} aria-hidden="true" />}
              <span>{t('order.cancel')}</span> <span>#{order.order_no}</span>
            </>
          }
          onAction={() => onAsk({ order, wish: 'cancel' })}
        >
          {content}
        </SwipeRow>
      )}
    </div>
  );
}, isSameRow);

/** A list that was read again brings equal orders. */
function isSameRow(before: OrderRowProps, now: OrderRowProps): boolean {
  return (
    before.isUnsaved === now.isUnsaved &&
    before.isCompact === now.isCompact &&
    before.onAsk === now.onAsk &&
    before.tick === now.tick &&
    before.onTick === now.onTick &&
    isSameRecord(before.order, now.order)
  );
}

interface SelectableRowProps extends OrderRowProps {
  readonly tick: boolean | null;
}

/** An order with a box, which is the whole row to a finger. */
function SelectableRow({ order, isUnsaved, isCompact, tick, onTick }: SelectableRowProps) {
  const { t } = useTranslation();
  const content = { order, isUnsaved, isSelecting: true };
  const box =
    tick === null ? (
      <span />
    ) : (
      <Checkbox
        checked={tick}
        hidden
        label={t('orders.printing.select', { number: order.order_no })}
        onChange={() => onTick?.([order])}
      />
    );
  return (
    <div role="listitem" className={classNames(styles.record, styles.bare, tick === true && styles.ticked)}>
      {isCompact ? (
        <div className={classNames(styles.line, styles.withBox)}>
          {box}
          <CompactContent {...content} />
        </div>
      ) : (
        <div className={classNames(styles.padded, styles.withBox)}>
          {box}
          <div>
            <Content {...content} />
          </div>
        </div>
      )}
    </div>
  );
}

interface ContentProps extends Pick<OrderRowProps, 'order' | 'isUnsaved' | 'onAsk'> {
  /** Whether its number leads nowhere, since the row selects it. */
  readonly isSelecting?: boolean | undefined;
}

function Content({ order, isUnsaved, onAsk, isSelecting }: ContentProps) {
  const { t } = useTranslation();
  const now = useNow();
  const { detail, remark, ctime } = order;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.about}>
          <OrderNumber order={order} onAsk={onAsk} isSelecting={isSelecting} />
          <time className={styles.time} dateTime={ctime}>
            {formatShortDateTime(ctime, now)}
          </time>
        </div>
        <div className={styles.state}>
          <StatusChip of="order" status={order.status} />
          <MenuButton order={order} onAsk={onAsk} />
        </div>
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
      <OrderFlags order={order} isUnsaved={isUnsaved} />
      {remark !== '' && (
        <p className={styles.remark}>
          <span className={styles.twoLines}>{t('orders.remark', { remark })}</span>
        </p>
      )}
    </>
  );
}

/** Number, status and total; what else is to be known of it is a sign. */
function CompactContent({ order, isUnsaved, onAsk, isSelecting }: ContentProps) {
  return (
    <>
      <OrderNumber order={order} onAsk={onAsk} isSelecting={isSelecting} />
      <OrderFlags order={order} isUnsaved={isUnsaved} isCompact />
      <StatusChip of="order" status={order.status} />
      <Money amount={readWire(order.total_amount)} className={styles.lineTotal} />
      <MenuButton order={order} onAsk={onAsk} />
    </>
  );
}

type Asked = Pick<OrderRowProps, 'order' | 'onAsk'>;

function OrderNumber({ isSelecting = false, ...asked }: Asked & Pick<ContentProps, 'isSelecting'>) {
  if (isSelecting) return <span className={styles.plainNumber}>#{asked.order.order_no}</span>;
  return <NumberLink {...asked} />;
}

function NumberLink({ order, onAsk }: Asked) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Delete' || key === 'Backspace') onAsk?.({ order, wish: 'cancel' });
  };
  return (
    <NavLink
      to={`/order/${order.id}`}
      className={styles.number}
      {...(onAsk && { onKeyDown, 'aria-keyshortcuts': 'Delete' })}
    >
      #{order.order_no}
    </NavLink>
  );
}

/** What a swipe offers, for a mouse, a keyboard and a screen reader. */
function MenuButton({ order, onAsk }: Asked) {
  const { t } = useTranslation();
  if (onAsk === undefined) return null;
  return (
    <IconButton
      className={styles.menu}
      label={t('orders.actions', { number: order.order_no })}
      icon={<IconDotsVertical size={20} aria-hidden="true" />}
      onClick={() => onAsk({ order, wish: null })}
    />
  );
}
