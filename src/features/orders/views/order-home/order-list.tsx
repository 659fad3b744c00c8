import { IconCloudUpload } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { groupOrders } from '../../../../../domain/orders/order-groups.ts';
import { largestPage as longFrom } from '../../../../../domain/limits.ts';
import { mayOrder } from '../../../../../domain/roles.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import { NearRows } from '../../../../ui/layout/near-rows.tsx';
import { SectionTitle } from '../../../../ui/layout/section-title.tsx';
import { useLanguage, useViewer } from '../../../../ui/screen-context.ts';
import { ListFrame } from '../../../record-lists/views/list-frame.tsx';
import { NothingListed } from '../../../record-lists/views/nothing-listed.tsx';
import type { OrderHomeScreenProps } from './order-home-props.ts';
import { OrderRow } from './order-row.tsx';
import homeStyles from './order-home-screen.module.css';
import styles from '../../../record-lists/views/list-frame.module.css';

/** Pixels of most rows on a phone. */
const rowHeight = 105;

type OrderListProps = Pick<OrderHomeScreenProps, 'orders' | 'unsaved' | 'waitingOrders'>;

/** The orders by customer group; a later page adds to the groups that are there. */
export function OrderList({ orders, unsaved, waitingOrders }: OrderListProps) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const language = useLanguage();
  const navigate = useNavigate();
  const items = useSelector(orders, ({ context }) => context.items);
  const groups = useMemo(() => groupOrders(language, items), [language, items]);
  // The total of a group is known only once all its orders are loaded.
  const isWhole = useSelector(
    orders,
    ({ context }) => context.items.length >= (context.pagination?.total ?? 0),
  );
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
          <div key={group.name} className={styles.group}>
            <SectionTitle
              strong
              aside={
                isWhole ? (
                  <>
                    {t('count.orders', { count: group.records.length })} · <Money amount={group.total} />
                  </>
                ) : (
                  t('orders.shownOf', { count: group.records.length })
                )
              }
            >
              {group.name === '' ? t('orders.ungrouped') : group.name}
            </SectionTitle>
            <Card rows>
              <NearRows
                items={group.records}
                keyOf={({ id }) => id}
                isLong={items.length > longFrom}
                rowHeight={rowHeight}
                list={orders}
                name={group.name}
              >
                {(order) => <OrderRow order={order} isUnsaved={unsaved.has(order.id)} />}
              </NearRows>
            </Card>
          </div>
        ))}
      </ListFrame>
    </>
  );
}
