import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLookedFor } from '../layout/use-is-looked-for.ts';
import { ProductImage } from './product-image.tsx';
import styles from './thumbs.module.css';

const shown = 3;

/** The first pictures of an order, overlapping, and how many more there are. */
export function Thumbs({ pictures }: { readonly pictures: readonly (string | null)[] }) {
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  const isLookedFor = useIsLookedFor(place);
  return (
    <span ref={place} className={styles.thumbs}>
      {pictures.slice(0, shown).map((picture, index) => (
        // Two lines may show the same picture: the place is the identity.
        <ProductImage
          key={index}
          src={isLookedFor ? picture : null}
          shape="square"
          className={styles.thumb}
        />
      ))}
      {pictures.length > shown && (
        <span className={styles.more}>{t('count.more', { count: pictures.length - shown })}</span>
      )}
    </span>
  );
}
