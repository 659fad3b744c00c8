import { useTranslation } from 'react-i18next';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './product-screen.module.css';

interface PicturesProps {
  readonly pictures: readonly string[];
  readonly name: string;
}

/** All pictures of a product, one a screen, scrolled sideways. */
export function Pictures({ pictures, name }: PicturesProps) {
  const { t } = useTranslation();
  if (pictures.length <= 1) {
    return <ProductImage src={pictures[0] ?? null} alt={name} whole eager className={styles.picture} />;
  }
  return (
    <ul className={styles.pictures} aria-label={t('product.picture')}>
      {pictures.map((picture, index) => (
        <li key={picture} className={styles.slide}>
          <ProductImage src={picture} alt={name} whole eager={index === 0} className={styles.picture} />
          <span className={styles.at}>
            {t('photo.counter', { count: index + 1, limit: pictures.length })}
          </span>
        </li>
      ))}
    </ul>
  );
}
