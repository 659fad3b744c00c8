import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PaymentOrder } from '../../../../domain/contract.ts';
import { repeatOf } from '../../../../domain/photos/photos.ts';
import type { EarlierUse } from '../../../../domain/photos/photos.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import styles from './reused-photos.module.css';

/**
 * Says of which photos and slips another payment is proved, too, in a line for each that leads there: a warning where that one came
 * first, and a note where this one did.
 */
export function ReusedPhotos({ payment }: { readonly payment: PaymentOrder }) {
  const { t } = useTranslation();
  const { payment_photos: photos, duplicate_of: uses = [] } = payment;
  const lines = photos.flatMap((photo, index) => {
    const repeat = repeatOf(
      payment.ctime,
      uses.filter(({ filepath }) => filepath === photo),
    );
    return repeat === null ? [] : [{ photo, at: index + 1, ...repeat }];
  });
  if (lines.length === 0) return null;
  return (
    <Banner
      kind={lines.some(({ isRepeat }) => isRepeat) ? 'warn' : 'info'}
      title={lines.map(({ photo, at, use, isRepeat }) => {
        const isSlip = use.transaction_id !== undefined;
        const again = isSlip ? 'photo.slipUsedAgain' : 'photo.usedAgain';
        const before = isSlip ? 'photo.slipUsedFor' : 'photo.usedFor';
        const words = t(isRepeat ? before : again, { at, time: formatDateTime(use.ctime) });
        return (
          <PaymentLink key={photo} paymentOrderId={use.payment_order_id}>
            <UseWords use={use} words={words} />
          </PaymentLink>
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
