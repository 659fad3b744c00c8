import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { ProductStock } from './product-stock.tsx';
import { isStaff } from '../../../domain/roles.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { productFormWords } from '../product-form/product-form-words.ts';
import { productClient } from './product-workflow.ts';
import { ProductScreen } from './views/product-screen.tsx';
import { useCart } from '../cart/cart-context.tsx';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';

const StaffProduct = lazyRoute(() => import('../product-form/staff-product.tsx'), productFormWords);

export default function ProductRoute() {
  const { skuId = '' } = useParams();
  const product = useWorkflow(productClient, skuId);
  useSendOnVisit(product, 'product.open');
  const { roles } = usePerson();
  return (
    <ProductScreen
      product={product.actor}
      cart={useCart().actor}
      stock={mayCall(roles, 'washStock') && <ProductStock skuId={skuId} />}
      staff={
        isStaff(roles) && (
          <OnDemand>
            <StaffProduct key={skuId} product={product.actor} />
          </OnDemand>
        )
      }
    />
  );
}
