import { useSelector } from '@xstate/react';
import { lazy, useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';
import { catalogueClient } from './catalogue-workflows.ts';
import type { ToolPlace } from './views/catalogue-props.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { isStaff } from '../../../domain/roles.ts';
import { productFormWords } from '../product-form/product-form-words.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { useCart } from '../cart/cart-context.tsx';
import type { CategoryOwner } from '../../platform/category-cache.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

const StockTools = lazyRoute(() => import('../product-form/stock-tools.tsx'), productFormWords);
const GroupChoice = lazyRoute(() => import('../groups/group-choice.tsx'), groupsWords);
const HomeScan = lazy(() => import('./home-scan.tsx'));

/** What staff get on home to do with products and stock. */
function stockTools(catalogue: ActorRefFrom<typeof catalogueMachine>) {
  return (place: ToolPlace) => (
    <OnDemand>
      <StockTools catalogue={catalogue} place={place} />
    </OnDemand>
  );
}

export function HomeRoute() {
  const { user, roles, groupId } = usePerson();
  const { actor } = useWorkflow(catalogueClient, groupId);
  useRefreshOnVisit(actor, { merchantId: user.merchant_id, groupId });
  // The scanner is fetched after the products, and for customers once they search: few of them have one at hand.
  const offersScan = useSelector(
    actor,
    ({ context }) => context.tree.length > 0 && (isStaff(roles) || context.query !== ''),
  );
  return (
    <HomeScreen
      catalogue={actor}
      cart={useCart().actor}
      shopName={user.merchant_name}
      tools={isStaff(roles) ? stockTools(actor) : undefined}
      scan={
        offersScan && (
          <OnDemand>
            <HomeScan />
          </OnDemand>
        )
      }
      groupChoice={
        isStaff(roles) && (
          <OnDemand>
            <GroupChoice />
          </OnDemand>
        )
      }
    />
  );
}

/** Reads the shelf again when it is opened and its categories are older than an hour. */
function useRefreshOnVisit(catalogue: ActorRefFrom<typeof catalogueMachine>, owner: CategoryOwner): void {
  const { categories, network } = useDeviceScope().platform;
  const onVisit = useEffectEvent((opened: typeof catalogue) => {
    const isShown = opened.getSnapshot().matches({ shelf: 'shown' });
    if (isShown && network.isReachable() && categories.get(owner) === null)
      opened.send({ type: 'catalogue.refresh' });
  });
  useEffect(() => onVisit(catalogue), [catalogue]);
}
