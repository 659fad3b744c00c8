import { catalogueClient } from './catalogue-workflows.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export function HomeRoute() {
  const { user, groupId } = usePerson();
  const { actor } = useWorkflow(catalogueClient, groupId);
  return <HomeScreen catalogue={actor} cart={useCart().actor} shopName={user.merchant_name} />;
}
