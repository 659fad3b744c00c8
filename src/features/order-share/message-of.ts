import i18next from 'i18next';
import type { Order } from '../../../domain/contract.ts';
import { readLanguage } from '../../../domain/languages.ts';
import { orderMessage } from '../../../domain/sharing/order-message.ts';
import type { MessageInput, OrderMessage } from '../../../domain/sharing/order-message.ts';
import { readOrderStatus } from '../../../domain/statuses.ts';

/** The message of an order in the language of the interface. Rejects where the names of colours cannot be fetched. */
export async function messageOf(
  order: Order,
  { shopName, link, photo }: Pick<MessageInput, 'shopName' | 'link'> & { readonly photo: string | null },
): Promise<OrderMessage> {
  const { t } = i18next;
  const { colourIn } = await import('../../../domain/products/colours.ts');
  const language = readLanguage(i18next.language);
  const status = readOrderStatus(order.status);
  return orderMessage({
    order,
    shopName,
    link,
    language,
    picture: photo === null ? null : new URL(photo, location.origin).href,
    words: {
      status: status === null ? order.status : t(`status.${status}`),
      phone: t('orderShare.message.phone'),
      address: t('orderShare.message.address'),
      remark: t('orderShare.message.remark'),
      colour: (typed) => colourIn(language, typed),
      more: (count) => t('orderShare.message.more', { count }),
      total: (products, pieces) =>
        t('orderShare.message.total', {
          products: t('orderShare.message.products', { count: products }),
          pieces: t('orderShare.message.pieces', { count: pieces }),
        }),
      open: t('orderShare.message.open'),
    },
  });
}
