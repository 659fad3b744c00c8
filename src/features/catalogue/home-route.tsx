import { useTranslation } from 'react-i18next';
import { catalogueWorkflow } from '../../../machines/catalogue/catalogue-machine.ts';
import { HomeScreen } from './views/home-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { usePerson } from '../../workflow/person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export function HomeRoute() {
  const { user, viewer, mayOrder, groupId } = usePerson();
  const { i18n } = useTranslation();
  const { actor } = useWorkflow(catalogueWorkflow, groupId, { groupId });
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
