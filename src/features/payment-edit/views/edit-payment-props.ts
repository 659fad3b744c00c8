import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentEditMachine } from '../../../../machines/payment-edit/payment-edit-machine.ts';
import type { PhotoFormProps } from '../../photos/views/photo-field.tsx';

export interface EditPaymentProps extends PhotoFormProps {
  readonly edit: ActorRefFrom<typeof paymentEditMachine>;
  /** What the app has to say about what was typed. */
  readonly notice: ReactNode;
}
