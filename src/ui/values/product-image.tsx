import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { thumbnailOf } from '../../../domain/photos/photo-addresses.ts';
import { classNames } from '../layout/class-names.ts';
import styles from './product-image.module.css';

interface ProductImageProps {
  /** Address of the picture; null shows the placeholder. */
  readonly src: string | null;
  /** Empty where the name is shown beside the picture. */
  readonly alt?: string;
  readonly shape?: 'wide' | 'square';
  /** Loads the picture as it was uploaded; without it, the small one that the server makes of it. */
  readonly whole?: boolean;
  /** Pictures on the first screen are fetched at once. */
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A product's picture, 4:3 or square, with a placeholder where there is none. */
export function ProductImage({
  src,
  alt = '',
  shape = 'wide',
  whole = false,
  eager = false,
  className,
}: ProductImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={classNames(styles.frame, styles[shape], className)}>
      {src === null || src === broken ? (
        <IconPhoto size={24} role="img" aria-label={alt} aria-hidden={alt === ''} />
      ) : (
        <img
          className={styles.picture}
          src={whole ? src : thumbnailOf(src)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
