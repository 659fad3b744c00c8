import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { quantityOf } from '../../../domain/orders/cart.ts';
import type { Product } from '../../../domain/contract.ts';
import type { cartMachine } from '../../../machines/cart/cart-machine.ts';
import { useScanner } from '../scanning/use-scanner.ts';
import { ScanButton } from '../scanning/views/scan-button.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));

interface CartScanProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
}

/** Scans products into the cart, one piece with each scan. */
export function CartScan({ cart }: CartScanProps) {
  const { t } = useTranslation();
  const scanner = useScanner();
  const lines = useSelector(cart, ({ context }) => context.lines);
  // Several pieces of a product may come at once, before the page is rendered again.
  const inCart = (id: string) => quantityOf(cart.getSnapshot().context.lines, id);
  return (
    <>
      <ScanButton label={t('cart.scan')} onClick={scanner.open} />
      {scanner.opening !== null && (
        <Suspense>
          <ScanSheet
            key={scanner.opening.id}
            codes={scanner.opening.codes}
            purpose="cart"
            counts={{
              of: (id) => quantityOf(lines, id),
              set: change,
              notice: (product) => noticeOf(product),
            }}
            onHit={(product) => change(product, inCart(product.id) + 1)}
            onClose={scanner.close}
          />
        </Suspense>
      )}
    </>
  );

  function change(product: Product, count: number): void {
    const quantity = inCart(product.id);
    if (quantity === 0) cart.send({ type: 'line.add', product, quantity: count });
    else cart.send({ type: 'line.setQuantity', skuId: product.id, quantity: count, product });
  }

  function noticeOf({ id, stock }: Product): string | null {
    if (stock === 0) return t('cart.gone');
    return quantityOf(lines, id) >= stock ? t('cart.allInCart', { count: stock }) : null;
  }
}
