import { useSelector } from '@xstate/react';
import { useNavigate, useParams } from 'react-router-dom';
import { productClient } from './catalogue-workflows.ts';
import { ProductScreen } from './views/product-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export default function ProductRoute() {
  const { skuId = '' } = useParams();
  const navigate = useNavigate();
  const product = useWorkflow(productClient, skuId);
  const { actor } = product;
  const cart = useCart().actor;
  useSendOnVisit(product, 'product.open');
  useWhen(
    useSelector(actor, (snapshot) => snapshot.matches('chosen')),
    () => {
      const { product: chosen, quantity } = actor.getSnapshot().context;
      if (chosen !== null) cart.send({ type: 'line.order', product: chosen, quantity });
      actor.send({ type: 'product.open' });
      void navigate('/cart');
    },
  );
  return <ProductScreen product={actor} cart={cart} />;
}
