import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../../domain/contract.ts';
import { mayCall } from '../../../domain/permissions.ts';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { AddProduct, LinkedDraft } from './add-product.tsx';
import { CardTools } from './card-tools.tsx';
import { StockToggle } from './views/stock-toggle.tsx';

interface StockToolsProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  /** Where on home it stands. */
  readonly place:
    | { readonly at: 'search' }
    | { readonly at: 'shelf'; readonly categoryId?: string | undefined }
    | { readonly at: 'card'; readonly product: ProductCard };
}

/** What those who keep the stock find on home: the mode beside the search, and what it reveals above the products and on their cards. */
export default function StockTools({ catalogue, place }: StockToolsProps) {
  const { roles } = usePerson();
  const keepsStock = useSelector(catalogue, ({ context }) => context.keepsStock);
  if (!mayCall(roles, 'addSingleProduct')) return null;
  if (place.at === 'search') {
    return (
      <>
        <StockToggle isOn={keepsStock} onClick={() => catalogue.send({ type: 'stock.toggle' })} />
        <LinkedDraft catalogue={catalogue} />
      </>
    );
  }
  if (place.at === 'card') return <CardTools product={place.product} />;
  return <AddProduct catalogue={catalogue} categoryId={place.categoryId ?? ''} />;
}
