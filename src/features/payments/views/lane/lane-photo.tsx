import { IconPhotoOff, IconZoomIn } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidPayment } from '../../../../../domain/payments/paid-payment.ts';
import { PhotoPreview } from '../../../../ui/photos/photo-preview.tsx';
import styles from './lane.module.css';

interface LanePhotoProps {
  readonly payment: PaidPayment;
  /** The one after it, whose photo is fetched ahead. */
  readonly next: PaidPayment | undefined;
}

/** The proof as large as the screen allows; a tap shows it whole, and the others of the payment. */
export function LanePhoto({ payment, next }: LanePhotoProps) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const [broken, setBroken] = useState(false);
  const [first] = payment.photos;
  const ahead = next?.photos[0];
  return (
    <div className={styles.photo}>
      {first === undefined || broken ? (
        <p className={styles.noPhoto}>
          <IconPhotoOff size={32} aria-hidden="true" />
          {t(broken ? 'confirmPayments.lane.photoFailed' : 'confirmPayments.lane.noPhoto')}
        </p>
      ) : (
        <button
          type="button"
          className={styles.open}
          aria-label={t('photo.openAt', { at: 1 })}
          onClick={() => setPreviewed(0)}
        >
          <img className={styles.picture} src={first} alt="" onError={() => setBroken(true)} />
          <span className={styles.zoom}>
            <IconZoomIn size={24} aria-hidden="true" />
          </span>
          {payment.photos.length > 1 && (
            <span className={styles.counter}>
              {t('photo.counter', { count: 1, limit: payment.photos.length })}
            </span>
          )}
        </button>
      )}
      {ahead !== undefined && <img className={styles.ahead} src={ahead} alt="" />}
      <PhotoPreview
        name={`lane-${payment.id}`}
        photos={payment.photos}
        at={previewed}
        onMove={setPreviewed}
      />
    </div>
  );
}
