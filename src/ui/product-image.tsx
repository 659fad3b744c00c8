import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './product-image.module.css';

interface ProductImageProps {
  /** Address of the picture; null shows the placeholder. */
  readonly src: string | null;
  /** Empty where the name stands beside the picture. */
  readonly alt?: string;
  readonly shape?: 'wide' | 'square';
  /** Pictures on the first screen are fetched at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A product's picture, 4:3 or square, with a placeholder where there is none. */
export function ProductImage({ src, alt = '', shape = 'wide', eager = false, className }: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classNames(styles.frame, styles[shape], className)}>
      {src === null || src === broken ? (
        <IconPhoto size={24} role="img" aria-label={alt} aria-hidden={alt === ''} />
      ) : (
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
