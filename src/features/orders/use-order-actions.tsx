import { lazy, useState } from 'react';
import { orderStatuses } from '../../../domain/statuses.ts';
import { decideOrder } from '../../../machines/lifecycle.ts';
import { compactOrdersName } from '../../platform/key-value-store.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import type { AskedOrder as Asked, OrderHomeScreenProps } from './views/order-home/order-home-props.ts';

const AskedOrder = lazy(() => import('./asked-order.tsx'));

type CompactList = Pick<OrderHomeScreenProps, 'isCompact' | 'onCompact'>;

/** Whether an order is one line of its list, which this device remembers. */
export function useCompactList(): CompactList {
  const { local } = useDeviceScope().platform;
  const [isCompact, setCompact] = useState(() => local.get(compactOrdersName) !== null);
  function onCompact(isOn: boolean): void {
    setCompact(isOn);
    if (isOn) local.set(compactOrdersName, '1');
    else local.remove(compactOrdersName);
  }
  return { isCompact, onCompact };
}

interface ListedOrders {
  /** Id of the order that is shown beside the list, if any. */
  readonly besideList: string | null;
  /** An order was cancelled. */
  readonly onCancelled: () => void;
}

type OrderActions = Pick<OrderHomeScreenProps, 'cancellable' | 'onAsk' | 'askedSheet'>;

/** What can be done with an order without leaving its list. */
export function useOrderActions({ besideList, onCancelled }: ListedOrders): OrderActions {
  const { roles } = usePerson();
  const isWide = useIsWide();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== null && !wasAsked) setWasAsked(true);
  return {
    cancellable: orderStatuses.filter((status) => decideOrder(status, { type: 'order.cancel', roles }).ok),
    onAsk: setAsked,
    askedSheet: wasAsked && (
      <OnDemand>
        <AskedOrder
          asked={asked}
          besideList={isWide ? besideList : null}
          onAsk={setAsked}
          onCancelled={onCancelled}
        />
      </OnDemand>
    ),
  };
}
