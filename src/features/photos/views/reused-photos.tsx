import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PaymentOrder } from '../../../../domain/contract.ts';
import type { EarlierUse } from '../../../../domain/photos/photos.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from './reused-photos.module.css';

/** Warns of photos and slips that prove another payment too: a line for each, leading to the latest of those. */
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
              <UseWords
                use={latest}
                words={t(
                  latest.transaction_id === undefined ? 'photo.usedElsewhere' : 'photo.slipUsedElsewhere',
                  {
                    at: index + 1,
                    time: formatDateTime(latest.ctime),
                  },
                )}
              />
            </PaymentLink>
          )
        );
      })}
    />
  );
}

/** The words about another use of a photo or slip, which say so where that payment is rejected. */
export function UseWords({ use, words }: { readonly use: EarlierUse; readonly words: string }) {
  const { t } = useTranslation();
  return use.rejected ? t('photo.wasRejected', { words }) : words;
}

interface PaymentLinkProps {
  readonly paymentOrderId: string;
  readonly children: ReactNode;
}

/** A line of a banner that leads to a payment. */
export function PaymentLink({ paymentOrderId, children }: PaymentLinkProps) {
  return (
    <Link className={styles.link} to={`/payment/${paymentOrderId}`}>
      {children}
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
