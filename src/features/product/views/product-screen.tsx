import type { ProductScreenProps } from './product-props.ts';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { IconBasket } from '@tabler/icons-react';
import { countPieces, quantityOf } from '../../../../domain/orders/cart.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { CartBadge } from '../../../ui/layout/tab-bar.tsx';
import { ProductDetail } from './product-detail.tsx';
import styles from './product-screen.module.css';
import { QuantitySheet } from './quantity-sheet.tsx';

/** One product with everything about it, and the way into the cart. */
export function ProductScreen(props: ProductScreenProps) {
  const { product: actor, cart, trail, search, others } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useSelector(actor, ({ value }) => statePath(value));
  const product = useSelector(actor, ({ context }) => context.product);
  const pieces = useSelector(cart, ({ context }) => countPieces(context.lines));
  const inCart = useSelector(cart, ({ context }) => quantityOf(context.lines, product?.id));
  return (
    <main className={styles.screen} data-screen="product" data-state={state}>
      <div className={styles.float}>
        <BackButton fallback="/home" look="floating" />
        {trail}
        {search ?? (
          <Link to="/cart" className={styles.cart} aria-label={t('product.openCart')}>
            <IconBasket size={22} aria-hidden="true" />
            {pieces > 0 && <CartBadge count={pieces} />}
            {pieces > 0 && <span className="unseen">{t('tab.inCart', { count: pieces })}</span>}
          </Link>
        )}
      </div>
      {state === 'missing' && (
        <EmptyState
          title={t('product.missing.title')}
          text={t('product.missing.text')}
          action={<Button onClick={() => void navigate('/home')}>{t('app.notFound.action')}</Button>}
        />
      )}
      {state === 'unreachable' && (
        <ErrorState
          title={t('product.unreachable')}
          text={t('state.unreachable.text')}
          onRetry={() => actor.send({ type: 'product.open' })}
        />
      )}
      {product === null && state === 'loading' && <SkeletonList of="rows" count={5} />}
      {product !== null && <ProductDetail {...props} value={product} inCart={inCart} />}
      {product !== null && others}
      <QuantitySheet product={actor} inCart={inCart} />
    </main>
  );
}
