import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { isStaff } from '../../../domain/roles.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { useIsWide } from '../../ui/layout/split-view.tsx';
import { useIsDesktop } from '../../ui/layout/sticky-bar.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useCart } from '../cart/cart-context.tsx';
import { productFormWords } from '../product-form/product-form-words.ts';
import { ProductShelf, ProductTrail } from './product-category.tsx';
import { ProductMatrix } from './product-matrix.tsx';
import { ProductSearch } from './product-search.tsx';
import { ProductStock } from './product-stock.tsx';
import { productClient } from './product-workflow.ts';
import { ProductScreen } from './views/product-screen.tsx';

const StaffProduct = lazyRoute(() => import('../product-form/staff-product.tsx'), productFormWords);

/** One workflow shows the products of one name, whichever of them the address names: a choice of another needs no request. */
export default function ProductRoute() {
  const { skuId = '' } = useParams();
  const openedAs = openedAsOf(useLocation().state) ?? skuId;
  const product = useWorkflow(productClient, openedAs);
  useSendOnVisit(product, 'product.open');
  const { actor } = product;
  const isAnother = useSelector(actor, ({ context }) => context.skuId !== skuId);
  useWhen(isAnother, () => actor.send({ type: 'product.choose', skuId }));
  const { roles } = usePerson();
  const isWide = useIsWide();
  return (
    <ProductScreen
      product={actor}
      cart={useCart().actor}
      choiceState={{ openedAs, inPlace: true }}
      trail={
        isWide && (
          <Suspense>
            <ProductTrail product={actor} />
          </Suspense>
        )
      }
      search={useIsDesktop() ? <ProductSearch /> : undefined}
      others={
        isWide && (
          <Suspense>
            <ProductShelf product={actor} />
          </Suspense>
        )
      }
      matrix={<ProductMatrix product={actor} />}
      stock={mayCall(roles, 'washStock') && <ProductStock skuId={skuId} />}
      staff={
        isStaff(roles) && (
          <OnDemand>
            <StaffProduct key={skuId} product={actor} />
          </OnDemand>
        )
      }
    />
  );
}

/** The product whose page was opened first, before others of its name were chosen there. */
function openedAsOf(state: unknown): string | null {
  const { openedAs } = (state ?? {}) as { readonly openedAs?: unknown };
  return typeof openedAs === 'string' ? openedAs : null;
}
