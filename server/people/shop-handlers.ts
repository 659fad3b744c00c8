import type { Shop } from '../../domain/contract.ts';
import { splitPhones } from '../../domain/places/phones.ts';
import type { PublicCall } from '../contract/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { MerchantRow } from '../store/queries/people/users.ts';
import { merchantOfHost } from './merchant-of-host.ts';

type Contact = Pick<MerchantRow, 'about_zh' | 'about_en' | 'about_th' | 'phone' | 'line_url'>;

/** Operations that tell everybody about a shop. */
export const shopHandlers = { publicReads: { shop } };

async function shop({ store, hostname }: PublicCall<'shop'>): Promise<Shop> {
  const merchant = merchantOfHost(await store.directory.merchants(), hostname);
  if (merchant === undefined || merchant.disabled) throw new Refusal('not_found');
  return { name: merchant.name, ...contactAnswer(merchant), promptpay: merchant.promptpay_id !== '' };
}

/** What a merchant says of itself, and how it is reached. */
export function contactAnswer({ about_zh, about_en, about_th, phone, line_url }: Contact) {
  return {
    about: { zh: about_zh, en: about_en, th: about_th },
    phones: [...splitPhones(phone)],
    line_url,
  };
}
