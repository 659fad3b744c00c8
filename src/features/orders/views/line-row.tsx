import type { ReactNode, Ref } from 'react';
import type { MaskedOrder } from '../../../../domain/contract.ts';
import { readWire } from '../../../../domain/money.ts';
import { attributesOf } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import styles from './line-row.module.css';
import { Money } from '../../../ui/values/money.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';

interface LineRowProps {
  /** What everybody may see of an order's line. */
  readonly line: MaskedOrder['detail'][number];
  /** The product's name in the language of the interface. */
  readonly name: string;
  /** The price of one, as a field or with marks; left out, the amount alone. */
  readonly price?: ReactNode;
  /** A way to change the quantity; left out, the number alone. */
  readonly stepper?: ReactNode;
  /** What keeps the line from being had as it is, and the way on. */
  readonly obstacle?: ReactNode;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

/** A line of an order: picture, name and total. */
export function LineRow({ line, name, price, stepper, obstacle, ref }: LineRowProps) {
  const shown = useShownColour();
  return (
    <li ref={ref} className={styles.line}>
      <ProductImage
        src={splitAddresses(line.image_urls)[0] ?? null}
        shape="square"
        className={styles.picture}
      />
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <Money amount={readWire(line.total_price)} className={styles.total} />
      </div>
      <div className={styles.facts}>
        <span className={styles.attributes}>{attributesOf(shown(line))}</span>
        <span className={styles.price}>{price ?? <Money amount={readWire(line.price)} />}</span>
      </div>
      {stepper === undefined ? (
        <span className={styles.pieces}>× {line.quantity}</span>
      ) : (
        <div className={styles.stepper}>{stepper}</div>
      )}
      {Boolean(obstacle) && <div className={styles.obstacle}>{obstacle}</div>}
    </li>
  );
}
