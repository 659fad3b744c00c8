import { useTranslation } from 'react-i18next';
import type { PaymentOrder } from '../../../../domain/contract.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PaymentLink } from '../../photos/views/payment-link.tsx';

/** Warns of photos that prove another payment too: a line for each, leading to the latest of those. */
export function ReusedPhotos({ payment }: { readonly payment: PaymentOrder }) {
  const { t } = useTranslation();
  const { payment_photos: photos, duplicate_of: uses = [] } = payment;
  if (uses.length === 0) return null;
  return (
    <Banner
      kind="warn"
      title={photos.map((photo, index) => {
        const latest = uses.find(({ filepath }) => filepath === photo);
        return (
          latest !== undefined && (
            <PaymentLink key={photo} paymentOrderId={latest.payment_order_id}>
              {t('photo.usedElsewhere', { at: index + 1, time: formatDateTime(latest.ctime) })}
            </PaymentLink>
          )
        );
      })}
    />
  );
}
