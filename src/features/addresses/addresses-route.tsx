import { useSearchParams } from 'react-router-dom';
import { isStaff } from '../../../domain/roles.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { groupsWords } from '../groups/groups-words.ts';
import { DraftAddresses } from './draft-addresses.tsx';
import { GroupAddresses } from './group-addresses.tsx';
import { OrderAddresses } from './order-addresses.tsx';

const GroupChoice = lazyRoute(() => import('../groups/group-choice.tsx'), groupsWords);

/** The addresses of the person's group; of an order's group, to choose one for it, where the address of the page names an order; or of a text order's. */
export default function AddressesRoute() {
  const [query] = useSearchParams();
  const { roles, groupId } = usePerson();
  const orderId = query.get('order');
  const draftId = query.get('draft');
  if (orderId !== null) return <OrderAddresses key={orderId} orderId={orderId} />;
  if (draftId !== null) return <DraftAddresses key={draftId} groupId={draftId} />;
  return (
    <GroupAddresses
      key={groupId}
      groupId={groupId}
      fallback="/my"
      group={
        isStaff(roles) && (
          <OnDemand>
            <GroupChoice isApart />
          </OnDemand>
        )
      }
    />
  );
}
