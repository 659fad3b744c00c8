import type { Order } from '../../../domain/contract.ts';
import { liffOrderLink, orderLink } from '../../../domain/sharing/order-links.ts';
import type { ShareAnswer, ShareOffer } from '../../../machines/order-share/order-share-machine.ts';
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
}

/** By LINE where it has a choice of whom a message goes to, else by the device, else by the link alone. */
export async function offerOf(order: Order, place: SharingPlace): Promise<ShareOffer> {
  const url = orderLink(place.origin, order.id);
  if (place.picker() === null) return { way: canShareLinks(place.browser) ? 'system' : 'copy', url };
  const liffId = await place.liffId();
  const link = liffId === null ? url : liffOrderLink(liffId, order.id);
  return { way: 'line', url, message: await messageOf(order, { ...place, link }) };
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
