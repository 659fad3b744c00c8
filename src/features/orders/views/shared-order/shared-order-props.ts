import type { ActorRefFrom } from 'xstate';
import type { MaskedOrder } from '../../../../../domain/contract.ts';
import type { sharedOrderMachine } from '../../../../../machines/shared-order/shared-order-machine.ts';

export interface SharedOrderScreenProps {
  readonly order: ActorRefFrom<typeof sharedOrderMachine>;
  /** Where to sign in and come back from; null for somebody who is signed in and whom the order does not concern. */
  readonly signInPath: string | null;
  /** Whether the list of orders stands beside it: nothing leads back then. */
  readonly isBesideList: boolean;
}

export type ShownSharedOrderProps = SharedOrderScreenProps & { readonly value: MaskedOrder };
