import { IconCloudUpload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { groupRecords } from '../../../../../domain/record-groups.ts';
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
import homeStyles from './order-home-screen.module.css';
import styles from '../../../record-lists/views/list-frame.module.css';

/** Pixels of most rows on a phone. */
const rowHeights = { compact: 44, full: 105 };

type OrderListProps = Pick<
  OrderHomeScreenProps,
  'orders' | 'unsaved' | 'waitingOrders' | 'groupPicker' | 'action' | 'isCompact' | 'cancellable' | 'onAsk'
>;

/** The orders by customer group; a later page adds to the groups that are there. */
export function OrderList(props: OrderListProps) {
  const { orders, unsaved, waitingOrders, groupPicker, action, isCompact, cancellable, onAsk } = props;
  const { t } = useTranslation();
  const { roles } = useViewer();
  const navigate = useNavigate();
  const items = useSelector(orders, ({ context }) => context.items);
  const whole = useSelector(orders, ({ context }) => context.groups);
  const groups = useMemo(() => groupRecords(items, whole), [items, whole]);
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
        action={action}
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
            <GroupHead count={(count) => t('count.orders', { count })} group={group} />
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
                  />
                )}
              </NearRows>
            </Card>
          </div>
        ))}
      </ListFrame>
    </>
  );
}
