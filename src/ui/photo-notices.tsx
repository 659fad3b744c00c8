import { useTranslation } from 'react-i18next';
import type { KeptPhoto } from '../../domain/photos.ts';
import { formatDateTime } from '../i18n/format-date.ts';
import { translateReason } from '../i18n/translate-reason.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { useIsKept } from './is-kept-context.ts';
import { PaymentLink } from './payment-link.tsx';
import styles from './photo-notices.module.css';

interface PhotoNoticesProps {
  readonly photos: readonly KeptPhoto[];
  /** The payment that the photos are added to, where there is one already. */
  readonly paymentOrderId?: string;
  readonly limit: number;
  /** A set was refused because it would have passed the limit. */
  readonly isTooMany: boolean;
  /** Some of a set was left out because it was chosen before. */
  readonly isRepeated: boolean;
  /** At least one photo is wanted and there is none. */
  readonly isMissing: boolean;
  /** Lets a photo go that could not be sent; absent while none may be removed. */
  readonly onRemove: ((blobId: string) => void) | undefined;
}

/** What there is to say of a form's photos: none, too many, chosen or used before, or one that could not be sent. */
export function PhotoNotices({
  photos,
  paymentOrderId,
  limit,
  isTooMany,
  isRepeated,
  isMissing,
  onRemove,
}: PhotoNoticesProps) {
  const { t, i18n } = useTranslation();
  const isKept = useIsKept();
  return (
    <div className={styles.notices}>
      {isMissing && <Banner kind="refused" title={t('proof.mistake.photos')} />}
      {isTooMany && <Banner kind="refused" title={t('proof.mistake.tooManyPhotos', { count: limit })} />}
      {(isRepeated || photos.some(({ usedFor }) => usedFor.length > 0)) && (
        <Banner
          kind="warn"
          title={
            <>
              {isRepeated && <span className={styles.line}>{t('photo.alreadyChosen')}</span>}
              <EarlierUses photos={photos} paymentOrderId={paymentOrderId} />
            </>
          }
        />
      )}
      {photos.map((photo, index) =>
        photo.status === 'failed' ? (
          <Banner
            key={photo.blobId}
            kind={photo.problem === null ? 'unreachable' : 'refused'}
            title={
              photo.problem === null
                ? t(isKept ? 'photo.failed' : 'photo.failedUnkept', { at: index + 1 })
                : t('photo.refused', { at: index + 1, reason: translateReason(i18n, photo.problem) })
            }
            action={
              onRemove !== undefined && (
                <Button look="tonal" height={44} onClick={() => onRemove(photo.blobId)}>
                  {t('photo.remove')}
                </Button>
              )
            }
          />
        ) : null,
      )}
    </div>
  );
}

/** A line for each photo that was used before, leading to the latest other payment that held it. */
function EarlierUses({
  photos,
  paymentOrderId,
}: {
  readonly photos: readonly KeptPhoto[];
  readonly paymentOrderId: string | undefined;
}) {
  const { t } = useTranslation();
  return photos.map(({ blobId, usedFor }, index) => {
    const at = index + 1;
    const latest = usedFor.find((use) => use.payment_order_id !== paymentOrderId);
    if (usedFor.length === 0) return null;
    if (latest === undefined)
      return (
        <span key={blobId} className={styles.line}>
          {t('photo.usedHere', { at })}
        </span>
      );
    return (
      <PaymentLink key={blobId} paymentOrderId={latest.payment_order_id}>
        {t('photo.usedFor', { at, time: formatDateTime(latest.ctime) })}
      </PaymentLink>
    );
  });
}
