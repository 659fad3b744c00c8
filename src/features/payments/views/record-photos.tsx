import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentEntry } from '../../../../domain/contract.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import { PhotoPreview } from '../../../ui/photos/photo-preview.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './payment-screen.module.css';

interface RecordPhotosProps {
  readonly entry: Pick<PaymentEntry, 'id' | 'payment_photo' | 'photos'>;
  /** Addresses of those that came with the payment; null where that is not known. */
  readonly claimed: readonly unknown[] | null;
}

/** The photos of a record by who sent them: with the payment, or when its receipt was checked. */
export function RecordPhotos({ entry, claimed }: RecordPhotosProps) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const photos = splitAddresses(entry.payment_photo);
  const senders = photos.map((photo) => senderOf(photo));
  return (
    <>
      {[...new Set(senders)].map((sender) => (
        <div key={sender} className={styles.sent}>
          {sender !== '' && <p className={styles.sender}>{sender}</p>}
          <ul className={styles.photos}>
            {photos.map((photo, index) =>
              senders[index] === sender ? (
                <li key={photo}>
                  <button
                    type="button"
                    className={styles.photo}
                    aria-label={t('photo.openAt', { at: index + 1 })}
                    onClick={() => setPreviewed(index)}
                  >
                    <ProductImage src={photo} shape="square" />
                  </button>
                </li>
              ) : null,
            )}
          </ul>
        </div>
      ))}
      <PhotoPreview name={`photo-${entry.id}`} photos={photos} at={previewed} onMove={setPreviewed} />
    </>
  );

  function senderOf(photo: string): string {
    const by = entry.photos?.find(({ url }) => url === photo)?.by;
    if (by === undefined) return '';
    const [role = 'customer'] = parseRoles(by.role);
    const isClaimed = claimed?.includes(photo);
    return [
      isClaimed === undefined ? '' : t(isClaimed ? 'payment.photosClaimed' : 'payment.photosReceived'),
      by.name,
      t(`role.${role}`),
    ]
      .filter((word) => word !== '')
      .join(' · ');
  }
}
