import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { usesCart } from '../../../domain/roles.ts';
import { CartScreen } from './views/cart-screen.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useCart } from './cart-context.tsx';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';

export default function CartRoute() {
  const { user, roles, groupId } = usePerson();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useToast();
  const cart = useCart();
  const { actor } = cart;
  useSendOnVisit(cart, 'cart.open');
  useWhen(useSelector(actor, (snapshot) => snapshot.matches('submitted')) && !cart.isFollowing, () => {
    showToast(t('cart.submitted'));
    actor.send({ type: 'order.acknowledge' });
    void navigate('/order-home');
  });
  if (!usesCart(roles)) return <Navigate to="/order-home" replace />;
  return (
    <CartScreen
      cart={actor}
      groupName={groupId === user.group_id ? user.group_name : ''}
      notice={<JournalBanner about="cart" workflow={cart} />}
    />
  );
}
