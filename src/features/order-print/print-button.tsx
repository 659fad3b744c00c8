import { lazy, Suspense, useState } from 'react';
import { PrintOpen } from './views/print-open.tsx';

const PrintChoice = lazy(() => import('./print-choice.tsx'));

/** Opens the choice of what an order is printed on. */
export function PrintButton({ orderId }: { readonly orderId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <PrintOpen
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      />
      <Suspense>
        {wasOpened && <PrintChoice orderIds={[orderId]} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
