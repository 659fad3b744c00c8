import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '../../../machines/product/product-machine.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { useCart } from '../cart/cart-context.tsx';
import { productMatrixClient } from './product-matrix-workflow.ts';
import { MatrixDoor } from './views/matrix-door.tsx';
import { MatrixSheet } from './views/matrix-sheet.tsx';

interface ProductMatrixProps {
  readonly product: ActorRefFrom<typeof productMachine>;
}

/** The way to many colours and sizes at once, and the sheet behind it. */
export function ProductMatrix({ product }: ProductMatrixProps) {
  const { groupId } = usePerson();
  const { actor: cart } = useCart();
  const matrix = useWorkflow(productMatrixClient, groupId);
  const { actor } = matrix;
  const siblings = useSelector(product, ({ context }) => context.siblings);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const subscription = actor.on('matrix.filled', () => setOpened(false));
    return () => subscription.unsubscribe();
  }, [actor]);
  return (
    <>
      <MatrixDoor matrix={actor} cart={cart} siblings={siblings} onOpen={() => setOpened(true)} />
      <MatrixSheet
        matrix={actor}
        cart={cart}
        siblings={siblings}
        opened={opened}
        notice={<JournalBanner workflow={matrix} />}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
