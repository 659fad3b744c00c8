import { demoMerchant, rivalMerchant } from './people.ts';

export interface Persona {
  readonly merchantId: string;
  readonly id: string;
  readonly name: string;
  /** Empty: a customer. */
  readonly role: string;
}

const ids = [
  'owner',
  'admin',
  'manager',
  'storekeeper',
  'finance',
  'order_manager',
  'sku_order_manager',
  'customer',
  'vip',
  'rival_owner',
  'rival_customer',
];

/** The demo users that the sign-in page offers. */
export const personas: readonly Persona[] = [demoMerchant, rivalMerchant]
  .flatMap(({ merchant_id, people }) =>
    people.map(({ user_id, name, role }) => ({ merchantId: merchant_id, id: user_id, name, role })),
  )
  .filter(({ id }) => ids.includes(id));
