import type { Order } from '../../domain/contract.ts';
import { fileNameOf } from '../files/file-address.ts';
import { signedAddress } from '../files/signed-file.ts';
import type { MerchantStore } from '../store/store.ts';

/** An order with an address of its shop photo that a message can show, where that photo is a private upload. */
export async function withSharedPhoto(
  order: Order,
  { secrets }: Pick<MerchantStore, 'secrets'>,
  now: Date,
): Promise<Order> {
  const name = fileNameOf(order.shop_photo);
  if (name === null) return order;
  return { ...order, shared_shop_photo: signedAddress(await secrets.get('file'), name, 'share', now) };
}
