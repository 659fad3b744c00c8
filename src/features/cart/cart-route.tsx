import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { isStaff, usesCart } from '../../../domain/roles.ts';
import { CartScreen } from './views/cart-screen.tsx';
import { CartScan } from './cart-scan.tsx';
import { useCart } from './cart-context.tsx';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { groupsWords } from '../groups/groups-words.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';

const GroupChoice = lazyRoute(() => import('../groups/group-choice.tsx'), groupsWords);

export default function CartRoute() {
  const { roles, groupName } = usePerson();
  const cart = useCart();
  const { t } = useTranslation();
  const showToast = useToast();
  const isTheirs = usesCart(roles);
  useWhen(!isTheirs, () => showToast(t('cart.notYours')));
  useSendOnVisit(cart, 'cart.open');
  if (!isTheirs) return <Navigate to="/order-home" replace />;
  return (
    <CartScreen
      cart={cart.actor}
      groupName={groupName ?? ''}
      groupChoice={
        isStaff(roles) && (
          <OnDemand>
            <GroupChoice isApart />
          </OnDemand>
        )
      }
      scan={<CartScan cart={cart.actor} />}
      notice={<JournalBanner about="cart" workflow={cart} />}
    />
  );
}
