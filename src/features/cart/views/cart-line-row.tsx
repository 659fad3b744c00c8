import { IconTrash } from '@tabler/icons-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linePrice, lineTotal } from '../../../../domain/orders/cart.ts';
import { formerPrice } from '../../../../domain/orders/cart-changes.ts';
import type { CartLine } from '../../../../domain/orders/cart.ts';
import { formatBaht, readWire } from '../../../../domain/money.ts';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { VipTag } from '../../../ui/values/chip.tsx';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import type { CartScreenProps } from './cart-props.ts';
import styles from './cart-line-row.module.css';

interface CartLineRowProps extends Pick<CartScreenProps, 'cart'> {
  readonly line: CartLine;
  readonly onRemove: () => void;
}

export function CartLineRow({ cart, line, onRemove }: CartLineRowProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { product, quantity, selected, loweredFrom } = line;
  const name = nameIn(useLanguage(), product);
  const shown = useShownColour()(product);
  const label = fullName(name, shown);
  const price = linePrice(viewer, line);
  const before = formerPrice(viewer, line);
  return (
    <div className={styles.line}>
      <Checkbox
        hidden
        checked={selected}
        label={t('cart.select', { name: label })}
        onChange={() => cart.send({ type: 'line.toggle', skuId: product.id })}
      />
      <ProductImage
        src={splitAddresses(product.image_urls)[0] ?? null}
        shape="square"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/product/${product.id}`}>{name}</Link>
        </h2>
        <p className={styles.attributes}>{attributesOf(shown)}</p>
        <p className={styles.price}>
          <Money amount={price} />
          {price < readWire(product.price) && <VipTag />}
          <span className={styles.per}>{t('cart.perPiece')}</span>
        </p>
      </div>
      <IconButton
        label={t('cart.removeLine', { name: label })}
        icon={<IconTrash size={20} aria-hidden="true" />}
        className={styles.remove}
        onClick={onRemove}
      />
      {before !== null && quantity > 0 && (
        <div className={styles.lowered}>
          <Banner
            kind="warn"
            title={t('cart.priceChanged', { before: formatBaht(before), now: formatBaht(price) })}
          />
        </div>
      )}
      {loweredFrom !== null && (
        <div className={styles.lowered}>
          <Banner
            kind="warn"
            title={
              quantity === 0 ? (
                t('cart.gone')
              ) : (
                <Trans
                  i18nKey="cart.lowered"
                  values={{ now: quantity, before: loweredFrom }}
                  components={{ b: <b /> }}
                />
              )
            }
          />
        </div>
      )}
      <div className={styles.foot}>
        <Stepper
          value={quantity}
          max={product.stock}
          name={label}
          onNone={onRemove}
          onChange={(value) => cart.send({ type: 'line.setQuantity', skuId: product.id, quantity: value })}
        />
        <Money amount={lineTotal(viewer, line)} className={styles.total} />
      </div>
    </div>
  );
}
