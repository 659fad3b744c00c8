import { createActor, fromPromise } from 'xstate';
import type { ListedGroup, OrderCard, PaymentCard } from '../../domain/contract.ts';
import { accepted } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { orderStatuses } from '../../domain/statuses.ts';
import { decideOrder } from '../../machines/lifecycle.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { orderListMachine } from '../../machines/order-list/order-list-machine.ts';
import type { RecordFilter } from '../../machines/order-list/record-filter.ts';
import { orderSelectionMachine } from '../../machines/order-selection/order-selection-machine.ts';
import { paymentListMachine } from '../../machines/payment-list/payment-list-machine.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { OrderHomeScreen } from '../../src/features/orders/views/order-home/order-home-screen.tsx';
import type {
  OrderHomeScreenProps,
  OrderPrinting,
} from '../../src/features/orders/views/order-home/order-home-props.ts';
import { PaymentList } from '../../src/features/payments/views/payment-list.tsx';
import type { GroupPickerProps } from '../../src/features/record-lists/views/list-props.ts';
import type { Language } from '../../src/i18n/language.ts';
import { plainOrderList } from './plain-order-list.ts';
import { show } from './show.tsx';

/** Stands in for the sheet of the groups. */
const GroupPicker = ({ opened, onChoose }: GroupPickerProps) =>
  opened && (
    <button type="button" onClick={() => onChoose({ group: 'group-Ari', currentGroup: false })}>
      Only Ari
    </button>
  );

type Answer<Item> = Outcome<Page<Item>> | 'unreachable';

/** A service that gives one answer after the other, the last for ever, and keeps what it was asked. */
function reader<Item>(answers: readonly Answer<Item>[]) {
  const asked: RecordFilter[] = [];
  const readPage = fromPromise<Outcome<Page<Item>>, PageInput<RecordFilter>>(async ({ input }) => {
    const answer = answers[Math.min(asked.push(input.filter), answers.length) - 1]!;
    if (answer === 'unreachable') throw new Error('no answer');
    return answer;
  });
  return { asked, readPage };
}

export function page<Item>(
  items: readonly Item[],
  { pageNum = 1, pages = 1, total = items.length, groups = [] }: PageOf = {},
) {
  return accepted<Page<Item>>({
    items,
    groups,
    pagination: {
      total,
      page_num: pageNum,
      page_size: 10,
      total_pages: pages,
      cursor: pageNum < pages ? `after-${pageNum}` : null,
    },
  });
}

interface PageOf {
  readonly pageNum?: number;
  readonly pages?: number;
  readonly total?: number;
  readonly groups?: readonly ListedGroup[];
}

export function order(number: string, groupName: string, more: Partial<OrderCard> = {}): OrderCard {
  const group = { group_id: `group-${groupName}`, group_name: groupName };
  return { ...sampleOrder, id: `id-${number}`, order_no: number, ...group, ...more };
}

export function group(name: string, count: number, sum: number): ListedGroup {
  return { group_id: `group-${name}`, name, count, sum };
}

interface Scene extends Partial<
  Pick<OrderHomeScreenProps, 'tab' | 'onTab' | 'onAsk' | 'onCompact' | 'isCompact' | 'action' | 'confirmTab'>
> {
  readonly roles?: readonly StaffRole[];
  readonly orders?: readonly Answer<OrderCard>[];
  readonly payments?: readonly Answer<PaymentCard>[];
  readonly scheme?: 'light' | 'dark';
  readonly language?: Language;
  /** Given to those who print packing lists. */
  readonly onPrint?: OrderPrinting['onPrint'];
}

function given({ onAsk, onCompact, isCompact, action }: Scene) {
  return {
    ...(onAsk && { onAsk }),
    ...(onCompact && { onCompact }),
    ...(isCompact && { isCompact }),
    ...(action !== undefined && { action }),
  };
}

export async function showHome(scene: Scene) {
  const { tab = 'orders', roles = ['manager'], scheme = 'light', onTab = () => undefined } = scene;
  const { asked, readPage } = reader(scene.orders ?? [page([])]);
  const input = { groupId: 'group-baan-suan' };
  const orderList = createActor(orderListMachine.provide({ actors: { readPage } }), { input });
  const paymentList = createActor(
    paymentListMachine.provide({ actors: { readPage: reader(scene.payments ?? [page([])]).readPage } }),
    { input },
  );
  const { onPrint, language = 'en' } = scene;
  const selection = createActor(orderSelectionMachine).start();
  const screen = await show(
    <OrderHomeScreen
      tab={tab}
      onTab={onTab}
      {...plainOrderList}
      cancellable={orderStatuses.filter((status) => decideOrder(status, { type: 'order.cancel', roles }).ok)}
      {...given(scene)}
      {...{ isAside: false, unsaved: new Set<string>(), waitingOrders: 0 }}
      groupPicker={roles.length > 0 ? GroupPicker : undefined}
      printing={onPrint && { selection, onPrint }}
      orders={orderList.start()}
      payments={paymentList.start()}
      confirmTab={scene.confirmTab ?? null}
      paymentList={<PaymentList payments={paymentList} onOrders={() => onTab('orders')} />}
    />,
    { scheme, roles, language },
  );
  return { screen, asked, orderList };
}
