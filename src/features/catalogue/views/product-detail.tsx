import { IconShoppingBag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import type { Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { mayOrder } from '../../../../domain/roles.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import { hasVipPrice, priceFor } from '../../../../domain/products/prices.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, VipTag } from '../../../ui/values/chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { useIsWide } from '../../../ui/layout/split-view.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { Pictures } from './pictures.tsx';
import type { ProductScreenProps } from './catalogue-props.ts';
import styles from './product-screen.module.css';

interface ProductDetailProps extends Pick<ProductScreenProps, 'product' | 'stock' | 'staff'> {
  readonly value: Product;
  /** Pieces that are in the cart already. */
  readonly inCart: number;
}

/** What a product is, and the way into the cart: beside its price on a wide screen, at the foot of the page on a phone. */
export function ProductDetail({ product: actor, value, inCart, stock, staff }: ProductDetailProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const isWide = useIsWide();
  const name = nameIn(useLanguage(), value);
  const shown = useShownColour();
  const prices = pricesOf(value);
  const price = priceFor(viewer, prices);
  const isSold = value.status === 'active';
  const soldOut = value.stock <= 0;
  function stockWord() {
    if (!isSold) return t('product.notSold');
    if (soldOut) return t('home.soldOut');
    return isRunningOut(value.stock) ? t('product.runningOut') : t('product.inStock');
  }
  function whyNot() {
    if (!mayOrder(viewer.roles)) return t('permission.order');
    if (!isSold) return t('product.notSoldReason');
    if (soldOut) return t('home.soldOutReason');
    return inCart >= value.stock ? t('home.allInCart', { count: value.stock }) : undefined;
  }
  const facts = [
    { label: t('product.colour'), value: shown(value).color },
    { label: t('product.size'), value: value.size },
    { label: t('product.style'), value: value.style },
  ].filter((fact) => fact.value !== '');
  const action = (
    <Button
      grow
      height={isWide ? 52 : 48}
      icon={<IconShoppingBag size={22} aria-hidden="true" />}
      reason={whyNot()}
      onClick={() => actor.send({ type: 'quantity.open' })}
    >
      {t('product.order')}
    </Button>
  );
  return (
    <>
      <div className={styles.detail}>
        <Pictures pictures={splitAddresses(value.image_urls)} name={name} />
        <div className={styles.sheet}>
          <h1 className={styles.name}>{name}</h1>
          {!isWide && facts.length > 0 && (
            <p className={styles.chips}>
              {facts.map((fact) => (
                <Chip key={fact.label}>{fact.value}</Chip>
              ))}
            </p>
          )}
          <div className={styles.prices}>
            <Money amount={price} className={styles.price} />
            {hasVipPrice(prices) && <VipTag />}
            {price < prices.price && (
              <span className={styles.normal}>
                {t('home.normalPrice')}{' '}
                <s>
                  <Money amount={prices.price} />
                </s>
              </span>
            )}
          </div>
          {isWide && <div className={styles.action}>{action}</div>}
          <p
            className={classNames(
              styles.stock,
              soldOut && styles.soldOut,
              isRunningOut(value.stock) && styles.few,
            )}
          >
            <span>{stockWord()}</span>
            {isSold && <span className="num">{t('count.pieces', { count: Math.max(value.stock, 0) })}</span>}
          </p>
          {Boolean(stock) && <div className={styles.stockActions}>{stock}</div>}
          <div className={styles.card}>
            <h2 className={styles.heading}>{t('product.details')}</h2>
            <FactList
              facts={[
                ...facts,
                {
                  label: t('product.listed'),
                  value: <span className="code">{formatDateTime(value.ctime)}</span>,
                },
              ]}
            />
          </div>
          {staff}
        </div>
        {value.description !== '' && (
          <div className={classNames(styles.card, styles.description)}>
            <h2 className={styles.heading}>{t('product.description')}</h2>
            <p className={styles.text}>{value.description}</p>
          </div>
        )}
      </div>
      {!isWide && (
        <StickyBar>
          <div className={styles.each}>
            <span>{price < prices.price ? t('product.vipEach') : t('product.each')}</span>
            <Money amount={price} className={styles.eachPrice} />
          </div>
          {action}
        </StickyBar>
      )}
    </>
  );
}
