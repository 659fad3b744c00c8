import { useTranslation } from 'react-i18next';
import { imageTypes } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './address-fields.module.css';

interface ShopPhotoProps {
  readonly src: string;
  readonly isLocked: boolean;
  /** Whether a chosen photo is still being made ready. */
  readonly isTaking: boolean;
  readonly onPhotos: (files: readonly File[]) => void;
  readonly onRemove: () => void;
}

/** The photo of the shop that an address has: another one takes its place, or none. */
export function ShopPhoto({ src, isLocked, isTaking, onPhotos, onRemove }: ShopPhotoProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h3 className={styles.title}>{t('address.field.shopPhoto')}</h3>
      <div className={styles.shop}>
        <ProductImage src={src} alt={t('address.field.shopPhoto')} shape="square" className={styles.photo} />
        {!isLocked && (
          <>
            <label className={styles.replace}>
              {t(isTaking ? 'photo.preparing' : 'address.replacePhoto')}
              <input
                className={styles.file}
                type="file"
                accept={imageTypes.join(',')}
                onChange={(event) => {
                  const [file] = event.target.files ?? [];
                  // The same file may be chosen again later.
                  event.target.value = '';
                  if (file !== undefined) onPhotos([file]);
                }}
              />
            </label>
            <Button look="dangerText" height={44} onClick={onRemove}>
              {t('photo.remove')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
