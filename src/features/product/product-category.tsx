import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import { categoryPath } from '../../../domain/products/category-path.ts';
import type { productMachine } from '../../../machines/product/product-machine.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useCart } from '../cart/cart-context.tsx';
import { catalogueClient } from '../catalogue/catalogue-workflows.ts';
import { categoryShelfClient } from './category-shelf-workflow.ts';
import { openOnHome } from './open-on-home.ts';
import { CategoryShelf } from './views/category-shelf.tsx';
import { CategoryTrail } from './views/category-trail.tsx';

interface ProductCategoryProps {
  readonly product: ActorRefFrom<typeof productMachine>;
}

/** The categories that lead to a product; each opens home there. */
export function ProductTrail({ product }: ProductCategoryProps) {
  const categoryId = useSelector(product, ({ context }) => context.product?.category_id);
  const { path, open } = useCategoryPath(categoryId);
  return path.length > 0 && <CategoryTrail path={path} onOpen={open} />;
}

/** Other products of the category of the one that is shown. */
export function ProductShelf({ product }: ProductCategoryProps) {
  const value = useSelector(product, ({ context }) => context.product);
  return value !== null && <Shelf key={value.category_id} value={value} />;
}

function Shelf({ value }: { readonly value: Product }) {
  const shelf = useWorkflow(categoryShelfClient, value.category_id);
  useSendOnVisit(shelf, 'shelf.open');
  const { path, open } = useCategoryPath(value.category_id);
  return (
    <CategoryShelf
      shelf={shelf.actor}
      cart={useCart().actor}
      value={value}
      category={path.at(-1)}
      onOpen={() => open(path.length - 1)}
    />
  );
}

/** The categories from the top down to one, as far as home offers them, and the way to each on home. */
function useCategoryPath(categoryId: string | undefined) {
  const { groupId } = usePerson();
  const navigate = useNavigate();
  const { actor } = useWorkflow(catalogueClient, groupId);
  const tree = useSelector(actor, ({ context }) => context.tree);
  const whole = categoryId === undefined ? [] : categoryPath(tree, categoryId);
  const path = whole.every(({ status }) => status === 'active') ? whole : [];
  return {
    path,
    open(level: number) {
      const [top, section, chip] = path.slice(0, level + 1).map(({ id }) => id);
      openOnHome(actor, { top, section, chip });
      void navigate('/home');
    },
  };
}
