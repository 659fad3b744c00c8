import { catalogueWorkflow } from '../../../machines/catalogue/catalogue-machine.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export function HomeRoute() {
  const { user, groupId } = usePerson();
  const { actor } = useWorkflow(catalogueWorkflow, groupId, { groupId });
  return <HomeScreen catalogue={actor} cart={useCart().actor} shopName={user.merchant_name} />;
}
