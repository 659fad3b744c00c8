import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './address-fields.module.css';
import { FileButton } from './file-button.tsx';

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
            <FileButton onFile={(file) => onPhotos([file])}>
              {t(isTaking ? 'photo.preparing' : 'address.replacePhoto')}
            </FileButton>
            <Button look="dangerText" height={44} onClick={onRemove}>
              {t('photo.remove')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
