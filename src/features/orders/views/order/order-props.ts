import type { Order } from '../../../../../domain/contract.ts';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '../../../../../machines/order/order-machine.ts';
import type { paymentProofMachine } from '../../../../../machines/payment-proof/payment-proof-machine.ts';

export interface OrderScreenProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly proof: ActorRefFrom<typeof paymentProofMachine>;
  /** Whether its list is shown at the left, so that no button back to it is needed. */
  readonly isBesideList: boolean;
  /** The phone number of the shop, for whoever has to ask it; empty where there is none. */
  readonly shopPhone: string;
  /** Whether this browser hands `geo:` links to the map app of the phone. */
  readonly opensGeoLinks: boolean;
  /** The way to the QR of what is due; left out where there is none. */
  readonly promptpay?: ReactNode;
  /** The form of the proof, shown while `proof` is open. */
  readonly proofSheet: ReactNode;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

/** An order that is there, for a part of its screen. */
export interface ShownOrderProps extends Pick<OrderScreenProps, 'order'> {
  readonly value: Order;
}
