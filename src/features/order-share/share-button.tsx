import { lazy, Suspense, useState } from 'react';
import type { Order } from '../../../domain/contract.ts';
import { ShareOpen } from './views/share-open.tsx';

const ShareChoice = lazy(() => import('./share-choice.tsx'));

interface ShareButtonProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Opens the ways in which an order is passed on. */
export function ShareButton({ order, isOpen, onOpen, onClose }: ShareButtonProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <>
      <ShareOpen onClick={onOpen} />
      <Suspense>{wasOpened && <ShareChoice order={order} isOpen={isOpen} onClose={onClose} />}</Suspense>
    </>
  );
}
