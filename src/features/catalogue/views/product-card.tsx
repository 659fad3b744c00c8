import { IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pricesOf, quantityOf } from '../../../../domain/orders/cart.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import type { ProductCard as Card } from '../../../../domain/contract.ts';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import { mayOrder } from '../../../../domain/roles.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { hasVipPrice, priceFor } from '../../../../domain/products/prices.ts';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { useReason } from '../../../ui/feedback/toast-context.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { lazyRoute } from '../../../ui/layout/lazy-route.tsx';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import { MoneyText } from '../../../ui/values/money.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { VipTag } from '../../../ui/values/chip.tsx';
import type { HomeScreenProps } from './catalogue-props.ts';
import styles from './product-card.module.css';

const CardQuantity = lazyRoute(() => import('./card-quantity.tsx'));

interface ProductCardProps extends Pick<HomeScreenProps, 'cart'> {
  readonly product: Card;
  /** What staff do with its stock and picture. */
  readonly tools?: ReactNode;
  /** Fetches its picture at once. */
  readonly eager?: boolean;
}

/** A product on the shelf; the whole card opens it, the button puts it into the cart of whoever may order. */
export function ProductCard({ product, cart, tools, eager = false }: ProductCardProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { stock } = product;
  const name = nameIn(useLanguage(), product);
  const shown = useShownColour()(product);
  const attributes = attributesOf(shown);
  const prices = pricesOf(product);
  const price = priceFor(viewer, prices);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductImage src={splitAddresses(product.image_urls)[0] ?? null} eager={eager} />
        <span className={styles.badge}>
          {/* How many pieces can be promised: plain, amber when few, dark when none. */}
          <span
            className={classNames(
              styles.stock,
              'num',
              stock <= 0 ? styles.none : isRunningOut(stock) && styles.few,
            )}
          >
            {t(stock <= 0 ? 'home.soldOut' : isRunningOut(stock) ? 'home.few' : 'home.stock', {
              count: stock,
            })}
          </span>
        </span>
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={`/product/${product.id}`} className={styles.link} aria-label={fullName(name, shown)}>
            {name}
          </Link>
        </h3>
        {attributes !== '' && <p className={styles.attributes}>{attributes}</p>}
      </div>
      <div className={styles.foot}>
        <div className={styles.amounts}>
          <MoneyText t={t} amount={price} className={styles.price} />
          {hasVipPrice(prices) && (
            <span className={styles.vip}>
              <VipTag />
              {price < prices.price && (
                <s className={styles.struck}>
                  <span className="unseen">{t('home.normalPrice')} </span>
                  <MoneyText t={t} amount={prices.price} />
                </s>
              )}
            </span>
          )}
        </div>
        {mayOrder(viewer.roles) && (
          <AddButton t={t} name={fullName(name, shown)} product={product} cart={cart} />
        )}
      </div>
      {tools}
    </article>
  );
}

interface AddButtonProps extends Pick<ProductCardProps, 'product' | 'cart'> {
  readonly t: TFunction;
  readonly name: string;
}

/** Adds the first piece; how many there are then is typed. */
function AddButton({ t, name, product, cart }: AddButtonProps) {
  const inCart = useSelector(cart, ({ context }) => quantityOf(context.lines, product.id));
  const [isTyping, setIsTyping] = useState(false);
  const guarded = useReason(product.stock <= 0 ? t('home.soldOutReason') : undefined, () =>
    inCart > 0 ? setIsTyping(true) : cart.send({ type: 'line.add', product, quantity: 1 }),
  );
  return (
    <>
      <button
        type="button"
        className={classNames(styles.add, inCart > 0 && styles.added)}
        aria-label={t(inCart > 0 ? 'home.change' : 'home.add', { name, count: inCart })}
        {...guarded}
      >
        {inCart > 0 ? (
          <span key={inCart} className={classNames('num', styles.count)}>
            {inCart}
          </span>
        ) : (
          <IconPlus size={18} aria-hidden="true" />
        )}
      </button>
      {isTyping && (
        <OnDemand>
          <CardQuantity name={name} product={product} cart={cart} onEnd={() => setIsTyping(false)} />
        </OnDemand>
      )}
    </>
  );
}
