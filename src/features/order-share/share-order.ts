import type { Order } from '../../../domain/contract.ts';
import { liffOrderLink, orderLink } from '../../../domain/sharing/order-links.ts';
import type { ShareAnswer, ShareOffer } from '../../../machines/order-share/order-share-machine.ts';
import type { Api } from '../../api/api.ts';
import { readData } from '../../api/read-operation.ts';
import type { Line } from '../../platform/line.ts';
import { canShareLinks, shareLink } from '../../platform/share-link.ts';
import { messageOf } from './message-of.ts';

/** Where an order is shared from. */
interface SharingPlace {
  /** Of the app. */
  readonly origin: string;
  readonly shopName: string;
  readonly picker: () => ReturnType<Line['sharePicker']>;
  readonly browser: Parameters<typeof shareLink>[0];
  /** Rejects where the server that knows it is unreachable. */
  readonly liffId: () => Promise<string | null>;
  /** The address of an order's shop photo that anybody may open; null for none. Rejects where the server is unreachable. */
  readonly photoOf: (orderId: string) => Promise<string | null>;
}

/** By LINE where it has a choice of whom a message goes to, else by the device, else by the link alone. */
export async function offerOf(order: Order, place: SharingPlace): Promise<ShareOffer> {
  const url = orderLink(place.origin, order.id);
  if (place.picker() === null) return { way: canShareLinks(place.browser) ? 'system' : 'copy', url };
  const [liffId, photo] = await Promise.all([
    place.liffId(),
    order.shop_photo === '' ? null : place.photoOf(order.id),
  ]);
  const link = liffId === null ? url : liffOrderLink(liffId, order.id);
  return { way: 'line', url, message: await messageOf(order, { ...place, link, photo }) };
}

/** The photo of an order for a message: the signature in its address goes from the server to the message, and through no journal. */
export async function sharedPhotoOf(api: Api, orderId: string, signal: AbortSignal): Promise<string | null> {
  const order = await readData(api, 'orderDetail', { query: { order_id: orderId } }, signal);
  if (!('shop_photo' in order)) return null;
  const photo = order.shared_shop_photo ?? order.shop_photo;
  return photo === '' ? null : photo;
}

/** Opens the choice of whom it goes to. A refusal is logged by its code. */
export async function shareBy(
  offer: ShareOffer,
  place: Pick<SharingPlace, 'picker' | 'browser'>,
): Promise<ShareAnswer> {
  const answer = offer.way === 'line' ? await byLine(offer.message, place) : await byDevice(offer, place);
  if (answer.kind === 'refused') console.warn(`Sharing an order was refused: ${answer.code}`);
  return answer;
}

function byLine(
  message: Extract<ShareOffer, { readonly way: 'line' }>['message'],
  { picker }: Pick<SharingPlace, 'picker'>,
): Promise<ShareAnswer> {
  return picker()?.(message) ?? Promise.resolve({ kind: 'refused', code: 'FORBIDDEN' });
}

async function byDevice(
  { url }: ShareOffer,
  { browser }: Pick<SharingPlace, 'browser'>,
): Promise<ShareAnswer> {
  try {
    return { kind: (await shareLink(browser, url)) ? 'shared' : 'cancelled' };
  } catch (error) {
    return { kind: 'refused', code: error instanceof DOMException ? error.name : 'UNKNOWN' };
  }
}
