import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { isStaff, mayOrder } from '../../../domain/roles.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import type { Person } from '../../workflow/person.ts';
import { maySaveOrder } from '../../../machines/lifecycle.ts';
import { ConfirmCount } from '../payments/confirm-count.tsx';
import { paymentListClient } from '../payments/payments-workflows.ts';
import { orderListClient } from './orders-workflows.ts';
import { recordFilterAddress } from '../record-lists/filter-query.ts';
import { useFilterInAddress } from '../record-lists/use-filter-in-address.ts';
import { useListExport } from './export-list.tsx';
import { DayCloseButton } from './views/order-home/day-close-button.tsx';
import { OrderHomeScreen } from './views/order-home/order-home-screen.tsx';
import type { OrderHomeTab } from './views/order-home/order-home-props.ts';
import { PaymentList } from '../payments/views/payment-list.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { groupsWords } from '../groups/groups-words.ts';
import { textOrderForm, textOrdersWords } from '../text-orders/text-orders-words.ts';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useCompactList, useOrderActions } from './use-order-actions.tsx';
import { useOrderPrinting } from './use-order-printing.tsx';
import { unsavedEdits } from './unsaved-orders.ts';
import { rememberedTabName } from '../../platform/key-value-store.ts';
import { useFormLink } from '../../workflow/form-link.ts';
import { useMarked } from '../../workflow/use-marked.ts';
import { useUnsent } from '../../workflow/use-unsent.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

const TextOrder = lazyRoute(() => import('../text-orders/text-order.tsx'), textOrdersWords);
const GroupChoice = lazyRoute(() => import('../groups/group-choice.tsx'), groupsWords);
const GroupFilter = lazyRoute(() => import('../groups/group-filter.tsx'), groupsWords);
const ConfirmPaymentsTab = lazy(() => import('../payments/confirm-payments-tab.tsx'));

interface Addressed {
  readonly pathname: string;
  /** Of the query. */
  readonly type: string | null;
  readonly remembered: string | null;
}

/** Which tab is shown: of the path, else of the query, else the one that was shown last, else where the person begins. */
function tabOf({ pathname, type, remembered }: Addressed, { roles, mayConfirm }: Confirmer): OrderHomeTab {
  const known = (name: string | null) => {
    if (name === 'confirm_payments') return mayConfirm ? name : 'payments';
    return name === 'orders' || name === 'payments' ? name : null;
  };
  const begun = known(remembered) ?? known(roles.includes('finance') ? 'confirm_payments' : 'orders');
  if (/\/payments\b/.test(pathname)) return 'payments';
  if (/\/payment\//.test(pathname)) return begun === 'confirm_payments' ? begun : 'payments';
  if (/\/order\//.test(pathname)) return 'orders';
  return known(type) ?? begun ?? 'orders';
}

interface Confirmer extends Pick<Person, 'roles'> {
  /** Whether they may confirm receipts, and their shop does. */
  readonly mayConfirm: boolean;
}

export default function OrderHomeRoute() {
  const { perTab } = useDeviceScope().platform;
  const { groupId, roles, user } = usePerson();
  const mayConfirm = user.merchant_config.enable_confirm_pay && mayCall(roles, 'batchConfirmPayOrder');
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const orderList = useWorkflow(orderListClient, groupId);
  const paymentList = useWorkflow(paymentListClient, groupId);
  useSendOnVisit(orderList, 'list.refresh');
  useSendOnVisit(paymentList, 'list.refresh');
  const tab = tabOf(
    { pathname, type: query.get('type'), remembered: perTab.get(rememberedTabName) },
    { roles, mayConfirm },
  );
  const isList = !/\/(?:order|payment)\/./.test(pathname);
  useFilterInAddress(orderList.actor, recordFilterAddress('orders', roles), isList && tab === 'orders');
  useFilterInAddress(paymentList.actor, recordFilterAddress('payments', roles), isList && tab === 'payments');
  const listed = useSelector(orderList.actor, ({ context }) => context.items);
  // The chart is asked once for each status, not for each of thousands of orders.
  const savable = new Set(
    [...new Set(listed.map(({ status }) => status))].filter((status) => maySaveOrder(status, roles)),
  );
  const editable = listed.filter(({ status }) => savable.has(status));
  const besideList = /\/order\/([^/]+)$/.exec(pathname)?.[1] ?? null;
  const ids = editable.map(({ id }) => id);
  const unsaved = useMarked(unsavedEdits, ids, besideList);
  const waiting = useUnsent().filter(
    ({ service, status }) =>
      (service === 'submitOrder' || service === 'submitOrderByTextV2') && status === 'waiting',
  );
  const orderExport = useListExport({ kind: 'orders', list: orderList.actor });
  const paymentExport = useListExport({ kind: 'payments', list: paymentList.actor });
  const compact = useCompactList();
  const actions = useOrderActions({
    besideList,
    onCancelled: () => orderList.actor.send({ type: 'list.refresh' }),
  });
  const { printing, way } = useOrderPrinting();
  const groupPicker = isStaff(roles) ? GroupFilter : undefined;
  const [isWriting, setWriting] = useState(false);
  useFormLink((form) => setWriting(form === textOrderForm));
  function showTab(next: OrderHomeTab): void {
    perTab.set(rememberedTabName, next);
    void navigate(`/order-home?type=${next}`, { replace: true });
  }
  return (
    <>
      <OrderHomeScreen
        tab={tab}
        title={user.merchant_name}
        groupChoice={
          isStaff(roles) && (
            <OnDemand>
              <GroupChoice />
            </OnDemand>
          )
        }
        {...compact}
        {...actions}
        headAction={tab === 'confirm_payments' && <DayCloseButton />}
        action={orderExport.action}
        printing={printing}
        notice={tab === 'orders' ? orderExport.notice : tab === 'payments' && paymentExport.notice}
        orders={orderList.actor}
        payments={paymentList.actor}
        groupPicker={groupPicker}
        paymentList={
          <PaymentList
            payments={paymentList.actor}
            groupPicker={groupPicker}
            action={paymentExport.action}
            onOrders={() => showTab('orders')}
          />
        }
        confirmTab={
          mayConfirm ? (
            <OnDemand>
              <ConfirmPaymentsTab onPayments={() => showTab('payments')} />
            </OnDemand>
          ) : null
        }
        confirmCount={
          mayConfirm && (
            <Suspense>
              <ConfirmCount />
            </Suspense>
          )
        }
        isAside={useIsWide()}
        onTextOrder={mayOrder(roles) ? () => setWriting(true) : undefined}
        textOrder={
          mayOrder(roles) && (
            <OnDemand>
              <TextOrder
                key={groupId}
                opened={isWriting}
                onOpen={() => setWriting(true)}
                onClose={() => setWriting(false)}
              />
            </OnDemand>
          )
        }
        unsaved={unsaved}
        waitingOrders={waiting.length}
        onTab={showTab}
      />
      {way}
    </>
  );
}
