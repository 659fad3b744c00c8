import { IconCloudUpload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { OrderCard } from '../../../../../domain/contract.ts';
import { groupRecords } from '../../../../../domain/record-groups.ts';
import type { RecordGroup } from '../../../../../domain/record-groups.ts';
import { largestPage as longFrom } from '../../../../../domain/limits.ts';
import { mayOrder } from '../../../../../domain/roles.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { NearRows } from '../../../../ui/layout/near-rows.tsx';
import { useViewer } from '../../../../ui/screen-context.ts';
import { GroupHead } from '../../../record-lists/views/group-head.tsx';
import { ListFrame } from '../../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../../record-lists/views/nothing-listed.tsx';
import type { OrderHomeScreenProps } from './order-home-props.ts';
import { OrderRow } from './order-row.tsx';
import { GroupTick, SelectionBar, SelectionToggle } from './order-selection.tsx';
import { useOrderTicks } from './use-order-ticks.ts';
import homeStyles from './order-home-screen.module.css';
import styles from '../../../record-lists/views/list-frame.module.css';

/** Pixels of most rows on a phone. */
const rowHeights = { compact: 44, full: 105 };

type OrderListProps = Pick<
  OrderHomeScreenProps,
  | 'orders'
  | 'unsaved'
  | 'waitingOrders'
  | 'groupPicker'
  | 'action'
  | 'isCompact'
  | 'cancellable'
  | 'onAsk'
  | 'printing'
>;

/** The orders by customer group; a later page adds to the groups that are there. */
export function OrderList(props: OrderListProps) {
  const { orders, unsaved, waitingOrders, groupPicker, action, isCompact, cancellable, onAsk, printing } =
    props;
  const { t } = useTranslation();
  const { roles } = useViewer();
  const navigate = useNavigate();
  const items = useSelector(orders, ({ context }) => context.items);
  const whole = useSelector(orders, ({ context }) => context.groups);
  const groups = useMemo(() => groupRecords(items, whole), [items, whole]);
  const { chosen, tickOf, onTick } = useOrderTicks(printing, items);
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      {waitingOrders > 0 && (
        <Link to="/my/unsent" className={homeStyles.waiting}>
          <IconCloudUpload size={20} aria-hidden="true" />
          {t('orders.waiting', { count: waitingOrders })}
        </Link>
      )}
      <ListFrame
        kind="orders"
        list={orders}
        groupPicker={groupPicker}
        action={
          printing === undefined ? (
            action
          ) : (
            <div ref={actions} className={homeStyles.listActions}>
              <SelectionToggle selection={printing.selection} />
              {action}
            </div>
          )
        }
        empty={
          <NothingListed
            list={orders}
            title={t('orders.empty.title')}
            text={t('orders.empty.text')}
            action={
              mayOrder(roles) && (
                <Button onClick={() => void navigate('/home')}>{t('orders.empty.action')}</Button>
              )
            }
          />
        }
      >
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <GroupLine group={group} tickOf={tickOf} onTick={onTick} isSelecting={chosen !== null} />
            <Card rows>
              <NearRows
                items={group.records}
                keyOf={({ id }) => id}
                isLong={items.length > longFrom}
                rowHeight={isCompact ? rowHeights.compact : rowHeights.full}
                list={orders}
                name={isCompact ? `compact/${group.id}` : group.id}
              >
                {(order) => (
                  <OrderRow
                    order={order}
                    isUnsaved={unsaved.has(order.id)}
                    isCompact={isCompact}
                    onAsk={cancellable.includes(order.status) ? onAsk : undefined}
                    tick={tickOf(order)}
                    onTick={onTick}
                  />
                )}
              </NearRows>
            </Card>
          </div>
        ))}
      </ListFrame>
      {printing !== undefined && chosen !== null && (
        <SelectionBar
          {...printing}
          chosen={chosen}
          onLeave={() => actions.current?.querySelector('button')?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}

interface GroupLineProps extends Pick<ReturnType<typeof useOrderTicks>, 'tickOf' | 'onTick'> {
  readonly group: RecordGroup<OrderCard>;
  readonly isSelecting: boolean;
}

/** Names a customer group; while orders are selected, all that is shown of it can be. */
function GroupLine({ group, tickOf, onTick, isSelecting }: GroupLineProps) {
  const { t } = useTranslation();
  const head = <GroupHead count={(count) => t('count.orders', { count })} group={group} />;
  const packable = isSelecting ? group.records.filter((order) => tickOf(order) !== null) : [];
  if (packable.length === 0) return head;
  return (
    <div className={homeStyles.groupHead}>
      <GroupTick name={group.name} orders={packable} tickOf={tickOf} onTick={onTick} />
      {head}
    </div>
  );
}
