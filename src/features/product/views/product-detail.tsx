import { IconBasket, IconShoppingBag } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { cartTotal, countPieces, pricesOf } from '../../../../domain/orders/cart.ts';
import type { Product } from '../../../../domain/contract.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { mayOrder } from '../../../../domain/roles.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import { hasVipPrice, priceFor } from '../../../../domain/products/prices.ts';
import { variantMatrix } from '../../../../domain/products/variants.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip, VipTag } from '../../../ui/values/chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage, useViewer } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { useIsWide } from '../../../ui/layout/split-view.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { Pictures } from './pictures.tsx';
import type { ProductScreenProps } from './product-props.ts';
import styles from './product-detail.module.css';
import { VariantChips } from './variant-chips.tsx';

interface ProductDetailProps extends ProductScreenProps {
  readonly value: Product;
  /** Pieces that are in the cart already. */
  readonly inCart: number;
}

/** What a product is, and the way into the cart: beside its price on a wide screen, at the foot of the page on a phone. */
export function ProductDetail(props: ProductDetailProps) {
  const { product: actor, value, inCart, stock, staff, matrix, choiceState } = props;
  const { t } = useTranslation();
  const viewer = useViewer();
  const isWide = useIsWide();
  const name = nameIn(useLanguage(), value);
  const shown = useShownColour();
  const siblings = useSelector(actor, ({ context }) => context.siblings);
  const quantity = useSelector(actor, ({ context }) => context.quantity);
  const hasChoices = variantMatrix(siblings) !== null;
  const prices = pricesOf(value);
  const price = priceFor(viewer, prices);
  const isSold = value.status === 'active';
  const soldOut = value.stock <= 0;
  const attributes = attributesOf(shown(value));
  function stockWord() {
    if (!isSold) return t('product.notSold');
    if (soldOut) return t('home.soldOut');
    return isRunningOut(value.stock) ? t('product.runningOut') : t('product.inStock');
  }
  function whyNot() {
    if (!mayOrder(viewer.roles)) return t('permission.order');
    if (!isSold) return t('product.notSoldReason');
    if (soldOut) return t('home.soldOutReason');
    return inCart >= value.stock ? t('product.allInCart', { count: value.stock }) : undefined;
  }
  const facts = [
    { label: t('product.colour'), value: shown(value).color },
    { label: t('product.size'), value: value.size },
    { label: t('product.style'), value: value.style },
  ].filter((fact) => fact.value !== '');
  const isOffered = whyNot() === undefined;
  const action = (
    <Button
      grow
      height={isWide ? 52 : 48}
      icon={<IconShoppingBag size={22} aria-hidden="true" />}
      reason={whyNot()}
      onClick={() => actor.send({ type: isWide ? 'quantity.accept' : 'quantity.open' })}
    >
      {t('product.order')}
      {isWide && isOffered && <Money amount={price * quantity} className={styles.actionAmount} />}
    </Button>
  );
  const details = (
    <>
      <div className={styles.card}>
        <h2 className={styles.heading}>{t('product.details')}</h2>
        <div className={styles.facts}>
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
        {isWide && <Description text={value.description} />}
      </div>
      {!isWide && <Description text={value.description} />}
    </>
  );
  return (
    <>
      <div className={styles.detail}>
        <Pictures key={value.id} pictures={splitAddresses(value.image_urls)} name={name} hasThumbs={isWide} />
        <div className={styles.sheet}>
          <h1 className={styles.name}>{name}</h1>
          {!isWide && !hasChoices && facts.length > 0 && (
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
          {isWide && (
            <div className={styles.action}>
              {isOffered && (
                <div className={styles.stepper}>
                  <Stepper
                    value={quantity}
                    max={value.stock - inCart}
                    name={name}
                    onChange={(count) => actor.send({ type: 'quantity.change', quantity: count })}
                  />
                </div>
              )}
              <div className={styles.order}>{action}</div>
              {hasChoices && matrix}
            </div>
          )}
          {!isWide && hasChoices && (
            <>
              <VariantChips siblings={siblings} chosen={value} state={choiceState} />
              {matrix}
            </>
          )}
          <p
            className={classNames(
              styles.stock,
              soldOut && styles.soldOut,
              isRunningOut(value.stock) && styles.few,
            )}
          >
            <span>
              {hasChoices && !isWide && attributes !== '' ? `${attributes} · ${stockWord()}` : stockWord()}
            </span>
            {isSold && <span className="num">{t('count.pieces', { count: Math.max(value.stock, 0) })}</span>}
          </p>
          {isWide && hasChoices && <VariantChips siblings={siblings} chosen={value} state={choiceState} />}
          <InCart {...props} siblings={siblings} />
          {Boolean(stock) && <div className={styles.stockActions}>{stock}</div>}
          {!isWide && details}
          {staff}
        </div>
        {isWide && <div className={styles.below}>{details}</div>}
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

function Description({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  if (text === '') return null;
  return (
    <div className={styles.description}>
      <h2 className={styles.heading}>{t('product.description')}</h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

/** What the cart holds of the products of this name. */
function InCart({
  cart,
  siblings,
}: Pick<ProductScreenProps, 'cart'> & { readonly siblings: readonly Product[] }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const shown = useShownColour();
  const inCart = useSelector(cart, ({ context }) => context.lines);
  const lines = inCart.filter(
    ({ product, quantity }) => quantity > 0 && siblings.some(({ id }) => id === product.id),
  );
  if (lines.length === 0) return null;
  const named = lines.map(({ product }) => attributesOf(shown(product))).filter((words) => words !== '');
  return (
    <div className={styles.inCartRow} role="status">
      <Card rows>
        <Row
          icon={<IconBasket size={22} aria-hidden="true" />}
          tone="ok"
          title={t('tab.inCart', { count: countPieces(lines) })}
          text={
            named.slice(0, 3).join(', ') +
            (named.length > 3 ? ` ${t('count.more', { count: named.length - 3 })}` : '')
          }
          value={<Money amount={cartTotal(viewer, lines)} />}
          to="/cart"
        />
      </Card>
    </div>
  );
}
