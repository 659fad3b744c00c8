import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { promptpayQrClient } from './promptpay-workflow.ts';
import { PromptpaySheet } from './views/promptpay-sheet.tsx';

interface PromptpayQrProps {
  readonly orderId: string;
  /** The orders that are paid together. */
  readonly orderIds: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The QR of what is due, read anew whenever it is opened. */
export default function PromptpayQr({ orderId, orderIds, isOpen, onClose }: PromptpayQrProps) {
  const { actor } = useWorkflow(promptpayQrClient, orderId);
  useWhen(isOpen, () => actor.send({ type: 'qr.open', orderIds }));
  const close = () => {
    actor.send({ type: 'qr.close' });
    onClose();
  };
  return <PromptpaySheet qr={actor} opened={isOpen} onClose={close} />;
}
