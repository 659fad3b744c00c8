import { lazy, Suspense, useState } from 'react';
import { PromptpayOpen } from './views/promptpay-open.tsx';
import type { paymentProofMachine } from '../../../machines/payment-proof/payment-proof-machine.ts';
import type { ActorRefFrom } from 'xstate';
import { useSelector } from '@xstate/react';

const PromptpayQr = lazy(() => import('./promptpay-qr.tsx'));

interface PromptpayButtonProps {
  readonly orderId: string;
  /** The orders that are paid together. */
  readonly orderIds: readonly string[];
}

/** Opens the QR of what is due. */
export function PromptpayButton({ orderId, orderIds }: PromptpayButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <PromptpayOpen
        onClick={() => {
          setIsOpen(true);
          setWasOpened(true);
        }}
      />
      <Suspense>
        {wasOpened && (
          <PromptpayQr
            orderId={orderId}
            orderIds={orderIds}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The same for the order of a proof and the debts that are settled with it. */
export function ProofPromptpay({ proof }: { readonly proof: ActorRefFrom<typeof paymentProofMachine> }) {
  const { orderId, chosen } = useSelector(proof, ({ context }) => context);
  return <PromptpayButton orderId={orderId} orderIds={chosen} />;
}
