import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { priceFor } from '../../../../domain/products/prices.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import { Total } from '../../../ui/values/total.tsx';
import type { ProductScreenProps } from './product-props.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './quantity-sheet.module.css';

interface QuantitySheetProps extends Pick<ProductScreenProps, 'product'> {
  /** Pieces of the product that are in the cart already. */
  readonly inCart: number;
}

/** How many pieces go into the cart, beside those that are there. */
export function QuantitySheet({ product: actor, inCart }: QuantitySheetProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const language = useLanguage();
  const shown = useShownColour();
  const opened = useSelector(actor, (snapshot) => snapshot.matches('choosing'));
  const { product, quantity } = useSelector(actor, ({ context }) => context);
  if (product === null) return null;
  const name = fullName(nameIn(language, product), shown(product));
  return (
    <BottomSheet
      name="quantity"
      opened={opened}
      title={t('product.quantity')}
      onClose={() => actor.send({ type: 'quantity.close' })}
      footer={
        <>
          <Total amount={priceFor(viewer, pricesOf(product)) * quantity} />
          <ButtonRow>
            <Button height={52} grow onClick={() => actor.send({ type: 'quantity.accept' })}>
              {t('product.toCart')}
            </Button>
          </ButtonRow>
        </>
      }
    >
      <div className={styles.quantity}>
        <span>
          {name}
          {inCart > 0 && <span className={styles.inCart}>{t('tab.inCart', { count: inCart })}</span>}
        </span>
        <Stepper
          value={quantity}
          max={product.stock - inCart}
          name={name}
          onChange={(value) => actor.send({ type: 'quantity.change', quantity: value })}
        />
      </div>
    </BottomSheet>
  );
}
