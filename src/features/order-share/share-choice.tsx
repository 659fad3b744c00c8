import type { Order } from '../../../domain/contract.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { orderShareClient } from './order-share-workflow.ts';
import { ShareSheet } from './views/share-sheet.tsx';

interface ShareChoiceProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The ways in which an order is passed on: the picker opens by a tap alone, since a browser opens none without one. */
export default function ShareChoice({ order, isOpen, onClose }: ShareChoiceProps) {
  const { actor } = useWorkflow(orderShareClient, order.id);
  useWhen(isOpen, () => actor.send({ type: 'share.open', order }));
  return (
    <ShareSheet
      share={actor}
      opened={isOpen}
      onClose={() => {
        actor.send({ type: 'share.close' });
        onClose();
      }}
    />
  );
}
