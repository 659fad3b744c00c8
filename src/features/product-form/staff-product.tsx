import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import { mayCall } from '../../../domain/permissions.ts';
import type { productMachine } from '../../../machines/product/product-machine.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { EditProduct } from './edit-product.tsx';
import { PageCover } from './product-cover.tsx';
import { StaffFacts } from './views/staff-facts.tsx';

interface StaffProductProps {
  readonly product: ActorRefFrom<typeof productMachine>;
}

/** What staff see of a product beside what everybody sees, and change of it. */
export default function StaffProduct({ product: actor }: StaffProductProps) {
  const { roles } = usePerson();
  const product = useSelector(actor, ({ context }) => context.product);
  if (product === null) return null;
  return (
    <StaffFacts
      product={product}
      edit={
        mayCall(roles, 'editSku') && (
          <Suspense>
            <EditProduct product={product} />
          </Suspense>
        )
      }
      hasHistory={mayCall(roles, 'washStockList')}
      cover={mayCall(roles, 'setupSkuCover') && <PageCover product={product} />}
    />
  );
}
