import { useTranslation } from 'react-i18next';
import { catalogueClient } from './catalogue-workflows.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export function HomeRoute() {
  const { user, viewer, mayOrder, groupId } = usePerson();
  const { i18n } = useTranslation();
  const { actor } = useWorkflow(catalogueClient, groupId);
  return (
    <HomeScreen
      catalogue={actor}
      cart={useCart().actor}
      viewer={viewer}
      mayOrder={mayOrder}
      shopName={user.merchant_name}
      language={i18n.language}
    />
  );
}
