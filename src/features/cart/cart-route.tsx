import { Navigate } from 'react-router-dom';
import { usesCart } from '../../../domain/roles.ts';
import { CartScreen } from './views/cart-screen.tsx';
import { CartScan } from './cart-scan.tsx';
import { useCart } from './cart-context.tsx';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';

export default function CartRoute() {
  const { roles, groupName } = usePerson();
  const cart = useCart();
  useSendOnVisit(cart, 'cart.open');
  if (!usesCart(roles)) return <Navigate to="/order-home" replace />;
  return (
    <CartScreen
      cart={cart.actor}
      groupName={groupName ?? ''}
      scan={<CartScan cart={cart.actor} />}
      notice={<JournalBanner about="cart" workflow={cart} />}
    />
  );
}
