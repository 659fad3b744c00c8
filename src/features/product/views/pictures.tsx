import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/layout/class-names.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './pictures.module.css';

interface PicturesProps {
  readonly pictures: readonly string[];
  readonly name: string;
  /** Small ones below, each of which brings its own. */
  readonly hasThumbs?: boolean;
}

/** All pictures of a product, one a screen, scrolled sideways. */
export function Pictures({ pictures, name, hasThumbs = false }: PicturesProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  if (pictures.length <= 1) {
    return <ProductImage src={pictures[0] ?? null} alt={name} whole eager className={styles.picture} />;
  }
  return (
    <div>
      <ul
        ref={list}
        className={styles.pictures}
        aria-label={t('product.picture')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
      >
        {pictures.map((picture, index) => (
          <li key={picture} className={styles.slide}>
            <ProductImage src={picture} alt={name} whole eager={index === 0} className={styles.picture} />
            <span className={styles.at}>
              {t('photo.counter', { count: index + 1, limit: pictures.length })}
            </span>
          </li>
        ))}
      </ul>
      {hasThumbs && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              className={classNames(styles.thumb, index === shown && styles.thumbShown)}
              aria-label={t('product.pictureAt', { at: index + 1, of: pictures.length })}
              aria-current={index === shown}
              onClick={() => list.current?.scrollTo({ left: index * list.current.clientWidth })}
            >
              <ProductImage src={picture} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
