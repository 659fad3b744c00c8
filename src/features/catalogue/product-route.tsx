import { useParams } from 'react-router-dom';
import { productClient } from './product-workflow.ts';
import { ProductScreen } from './views/product-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

export default function ProductRoute() {
  const { skuId = '' } = useParams();
  const product = useWorkflow(productClient, skuId);
  useSendOnVisit(product, 'product.open');
  return <ProductScreen product={product.actor} cart={useCart().actor} />;
}
