import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';
import { catalogueClient } from './catalogue-workflows.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { isStaff } from '../../../domain/roles.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { useCart } from '../cart/cart-context.tsx';
import type { CategoryOwner } from '../../platform/category-cache.ts';
import { useDeviceScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

const GroupChoice = lazyRoute(() => import('../groups/group-choice.tsx'), groupsWords);

export function HomeRoute() {
  const { user, roles, groupId } = usePerson();
  const { actor } = useWorkflow(catalogueClient, groupId);
  useRefreshOnVisit(actor, { merchantId: user.merchant_id, groupId });
  return (
    <HomeScreen
      catalogue={actor}
      cart={useCart().actor}
      shopName={user.merchant_name}
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
