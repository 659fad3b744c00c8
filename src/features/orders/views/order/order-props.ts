import type { Order, OrderLine } from '../../../../../domain/contract.ts';
import type { ShopContact } from '../../../../../domain/places/shop-contact.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '../../../../../machines/order/order-machine.ts';
import type { paymentProofMachine } from '../../../../../machines/payment-proof/payment-proof-machine.ts';

/** Chooses a product for an order, at the price of its customer; gone once `onPick` or `onClose` was called. */
export type OrderPicker = ComponentType<{
  readonly title: string;
  readonly order: Order;
  readonly onPick: (line: OrderLine) => void;
  readonly onClose: () => void;
}>;

export interface OrderScreenProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  readonly proof: ActorRefFrom<typeof paymentProofMachine>;
  /** Whether its list is shown at the left, so that no button back to it is needed. */
  readonly isBesideList: boolean;
  readonly shop: ShopContact;
  readonly picker: OrderPicker;
  /** Whether this browser hands `geo:` links to the map app of the phone. */
  readonly opensGeoLinks: boolean;
  /** The way to the QR of what is due; left out where there is none. */
  readonly promptpay?: ReactNode;
  /** The way to order the same again, on a desk an item of its menu; left out for who orders nothing. */
  readonly repeat?: ReactNode;
  /** The way to share it. */
  readonly share?: ReactNode;
  /** The way to print it. */
  readonly print?: ReactNode;
  /** Items of the menu of a desk that print it without a question. */
  readonly printItems?: ReactNode;
  /** The form of the proof, shown while `proof` is open. */
  readonly proofSheet: ReactNode;
  /** What the app has to say: another tab was quicker, the device cannot save. */
  readonly notice: ReactNode;
}

/** An order that is there, for a part of its screen. */
export interface ShownOrderProps extends Pick<OrderScreenProps, 'order'> {
  readonly value: Order;
}
