import { useTranslation } from 'react-i18next';
import { isMissing } from '../../../../domain/photos/photos.ts';
import type { KeptPhoto } from '../../../../domain/photos/photos.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useIsKept } from '../../../ui/feedback/durability-context.ts';
import { isLostPhoto } from './use-photo-obstacle.ts';
import { PaymentLink, UseWords } from './reused-photos.tsx';
import styles from './photo-notices.module.css';
import type { GridPhoto } from '../../../ui/photos/photo-tile.tsx';

interface PhotoNoticesProps {
  readonly photos: readonly KeptPhoto[];
  /** The same as the grid shows them. */
  readonly shown: readonly GridPhoto[];
  /** The payment that the photos are added to, where there is one already. */
  readonly paymentOrderId?: string;
  readonly limit: number;
  /** A set was refused because it would have passed the limit. */
  readonly isTooMany: boolean;
  /** Some of a set was left out because it was chosen before. */
  readonly isRepeated: boolean;
  /** At least one photo is wanted and there is none. */
  readonly isMissing: boolean;
  /** Sends a photo again that the server no longer has. */
  readonly onRetry: (blobId: string) => void;
  /** Removes a photo that could not be sent; absent while none may be removed or sent again. */
  readonly onRemove: ((blobId: string) => void) | undefined;
}

/** What there is to say of a form's photos: none, too many, chosen or used before, or one that could not be sent. */
export function PhotoNotices({
  photos,
  shown,
  paymentOrderId,
  limit,
  isTooMany,
  isRepeated,
  isMissing,
  onRetry,
  onRemove,
}: PhotoNoticesProps) {
  const { t } = useTranslation();
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
          <FailedPhoto
            key={photo.blobId}
            photo={photo}
            at={index + 1}
            isLost={isLostPhoto(shown, photo)}
            onRetry={onRetry}
            onRemove={onRemove}
          />
        ) : null,
      )}
    </div>
  );
}

interface FailedPhotoProps extends Pick<PhotoNoticesProps, 'onRetry' | 'onRemove'> {
  readonly photo: KeptPhoto;
  /** Its place, counted from 1. */
  readonly at: number;
  readonly isLost: boolean;
}

function FailedPhoto({ photo, at, isLost, onRetry, onRemove }: FailedPhotoProps) {
  const { t, i18n } = useTranslation();
  const isKept = useIsKept();
  const { blobId, problem } = photo;
  function words() {
    if (isLost) return t('photo.lost', { at });
    if (problem === null) return t(isKept ? 'photo.failed' : 'photo.failedUnkept', { at });
    return isMissing(photo)
      ? t('photo.gone', { at })
      : t('photo.refused', { at, reason: translateReason(i18n, problem) });
  }
  return (
    <Banner
      kind={problem === null ? 'unreachable' : 'refused'}
      title={words()}
      action={
        onRemove !== undefined && (
          <>
            {isMissing(photo) && !isLost && (
              <Button look="tonal" height={44} onClick={() => onRetry(blobId)}>
                {t('photo.sendAgain')}
              </Button>
            )}
            <Button look="tonal" height={44} onClick={() => onRemove(blobId)}>
              {t('photo.remove')}
            </Button>
          </>
        )
      }
    />
  );
}

/** A line for each photo that was used before, or shows a slip that was, leading to the latest other payment that held it. */
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
          {t(usedFor[0]?.transaction_id === undefined ? 'photo.usedHere' : 'photo.slipUsedHere', { at })}
        </span>
      );
    return (
      <PaymentLink key={blobId} paymentOrderId={latest.payment_order_id}>
        <UseWords
          use={latest}
          words={t(latest.transaction_id === undefined ? 'photo.usedFor' : 'photo.slipUsedFor', {
            at,
            time: formatDateTime(latest.ctime),
          })}
        />
      </PaymentLink>
    );
  });
}
