import { IconUser } from '@tabler/icons-react';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './people.module.css';

/** The picture of a person, whose name stands beside it. */
export function Avatar({ src }: { readonly src: string }) {
  if (src === '')
    return (
      <span className={styles.avatar}>
        <IconUser size={24} aria-hidden="true" />
      </span>
    );
  return <ProductImage src={src} shape="square" className={styles.avatar} />;
}
