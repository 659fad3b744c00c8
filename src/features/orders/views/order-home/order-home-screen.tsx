import { IconLayoutRows, IconMessage2Plus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { statePath } from '../../../../ui/layout/state-path.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Tabs } from '../../../../ui/controls/tabs.tsx';
import type { OrderHomeScreenProps } from './order-home-props.ts';
import { OrderList } from './order-list.tsx';
import styles from './order-home-screen.module.css';

/** Orders by customer group, and payments: what is where, and the way to each. */
export function OrderHomeScreen(props: OrderHomeScreenProps) {
  const { tab, orders, payments, paymentList, confirmTab, notice, isAside, onTab } = props;
  const {
    title,
    groupChoice,
    confirmCount,
    headAction,
    onTextOrder,
    textOrder,
    isCompact,
    onCompact,
    askedSheet,
  } = props;
  const { t } = useTranslation();
  const ordersState = useSelector(orders, ({ value }) => statePath(value));
  const paymentsState = useSelector(payments, ({ value }) => statePath(value));
  // A page has one main part: beside a record that is the record.
  const Root = isAside ? 'aside' : 'main';
  return (
    <Root
      aria-label={t('orders.tabs')}
      data-screen="order-home"
      data-state={tab === 'orders' ? ordersState : paymentsState}
      data-tab={tab}
    >
      <PageHeader
        title={title}
        chip={groupChoice}
        actions={
          <>
            {onTextOrder !== undefined && (
              <IconButton
                label={t('orders.textOrder')}
                icon={<IconMessage2Plus size={24} aria-hidden="true" />}
                onClick={onTextOrder}
              />
            )}
            {headAction}
            {tab === 'orders' && (
              <IconButton
                label={t('orders.compact')}
                isPressed={isCompact}
                icon={<IconLayoutRows size={24} aria-hidden="true" />}
                onClick={() => onCompact(!isCompact)}
              />
            )}
          </>
        }
      >
        <Tabs
          label={t('orders.tabs')}
          tabs={[
            { id: 'orders', label: t('orders.ordersTab') },
            { id: 'payments', label: t('orders.paymentsTab') },
            ...(confirmTab === null
              ? []
              : [{ id: 'confirm_payments' as const, label: t('confirmPayments.tab'), count: confirmCount }]),
          ]}
          current={tab}
          onChoose={onTab}
        />
      </PageHeader>
      {notice}
      {textOrder}
      {askedSheet}
      {tab === 'orders' && <OrderList {...props} />}
      {tab === 'payments' && paymentList}
      {tab === 'confirm_payments' && confirmTab}
    </Root>
  );
}

/** Stands beside the list until an order or a payment is opened from it. */
export function NothingOpenedScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen} data-screen="nothing-opened" data-state="resting">
      <EmptyState title={t('state.nothingOpened.title')} text={t('state.nothingOpened.text')} />
    </main>
  );
}
