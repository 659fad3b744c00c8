import { useTranslation } from 'react-i18next';
import { ProductImage } from './product-image.tsx';
import styles from './thumbs.module.css';

const shown = 3;

/** The first pictures of an order, overlapping, and how many more there are. */
export function Thumbs({ pictures }: { readonly pictures: readonly (string | null)[] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.thumbs}>
      {pictures.slice(0, shown).map((picture, index) => (
        // Two lines may show the same picture: the place is the identity.
        <ProductImage key={index} src={picture} shape="square" className={styles.thumb} />
      ))}
      {pictures.length > shown && (
        <span className={styles.more}>{t('count.more', { count: pictures.length - shown })}</span>
      )}
    </span>
  );
}
