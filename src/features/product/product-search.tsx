import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStaff } from '../../../domain/roles.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { catalogueClient } from '../catalogue/catalogue-workflows.ts';
import { ShopSearch } from './views/shop-search.tsx';

const HomeScan = lazy(() => import('../catalogue/home-scan.tsx'));

/** Home's search beside a product: what is typed is found while it is, and Enter shows it on home. */
export function ProductSearch() {
  const { user, roles, groupId } = usePerson();
  const { actor } = useWorkflow(catalogueClient, groupId);
  const query = useSelector(actor, ({ context }) => context.query);
  const navigate = useNavigate();
  return (
    <ShopSearch
      shopName={user.merchant_name}
      query={query}
      onQuery={(text) => actor.send({ type: 'search.change', query: text })}
      onEnter={() => void navigate('/home')}
      scan={
        (isStaff(roles) || query !== '') && (
          <OnDemand>
            <HomeScan />
          </OnDemand>
        )
      }
    />
  );
}
