import type { User } from '../contract.ts';
import { firstPhone } from './phones.ts';

/** Whom customers and staff without a right ask, and how. */
export interface ShopContact {
  readonly name: string;
  /** Empty where the shop has published none. */
  readonly phone: string;
  /** Address of the shop's chat in LINE; null where it has published none. */
  readonly line: string | null;
}

/** Whom somebody of a shop asks: what the shop published in its settings, never the owner's own LINE. */
export function contactOf({
  contact,
  merchant_name,
  merchant_phone,
}: Pick<User, 'contact' | 'merchant_name' | 'merchant_phone'>): ShopContact {
  // A person whom this device kept before contacts were answered has none until the server is asked again.
  if (contact === undefined) return { name: merchant_name, phone: firstPhone(merchant_phone), line: null };
  const { name, phone, line_url } = contact;
  return { name, phone, line: line_url.startsWith('https://') ? line_url : null };
}
