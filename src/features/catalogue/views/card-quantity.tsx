import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '../../../../domain/contract.ts';
import { readWhole } from '../../../../domain/digits.ts';
import { minLineQuantity } from '../../../../domain/limits.ts';
import { quantityOf } from '../../../../domain/orders/cart.ts';
import { useToast } from '../../../ui/feedback/toast-context.ts';
import { handFocusBack } from '../../../ui/layout/hand-focus-back.ts';
import { useAtUnmount } from '../../../ui/layout/use-at-unmount.ts';
import type { HomeScreenProps } from './catalogue-props.ts';
import styles from './card-quantity.module.css';

interface CardQuantityProps extends Pick<HomeScreenProps, 'cart'> {
  readonly product: ProductCard;
  readonly name: string;
  /** It is settled, or given up. */
  readonly onEnd: () => void;
}

/** How many pieces of a product are in the cart, typed over the foot of its card: Enter and leaving settle it, Escape gives the number of before back. */
export default function CardQuantity({ cart, product, name, onEnd }: CardQuantityProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const inCart = useSelector(cart, ({ context }) => quantityOf(context.lines, product.id));
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? inCart : readWhole(text);
  const isOver = useRef(false);
  useAtUnmount(() => {
    if (!isOver.current) settle();
  });
  return (
    <div
      role="presentation"
      ref={handFocusBack}
      className={styles.quantity}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && end()}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={t('common.decrease', { name })}
        aria-disabled={(typed ?? inCart) <= minLineQuantity}
        onPointerDown={keepFocus}
        onClick={() => step(-1)}
      >
        <IconMinus size={18} aria-hidden="true" />
      </button>
      <input
        ref={begin}
        className={styles.number}
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={t('common.quantityOf', { name })}
        aria-invalid={typed === null && text !== ''}
        value={text ?? inCart}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('common.increase', { name })}
        onPointerDown={keepFocus}
        onClick={() => step(1)}
      >
        <IconPlus size={18} aria-hidden="true" />
      </button>
    </div>
  );

  /** Puts so many into the cart, as far as there are, and says where it is not what was asked for. */
  function take(asked: number): void {
    const most = Math.max(product.stock, minLineQuantity);
    const quantity = Math.min(Math.max(asked, minLineQuantity), most);
    if (asked > quantity) showToast(t('product.allInCart', { count: quantity }));
    if (asked < quantity) showToast(t('product.atLeast', { count: quantity }));
    // What is added is limited by the stock as it is now, not as it was when the product was put into the cart.
    if (quantity > inCart) cart.send({ type: 'line.add', product, quantity: quantity - inCart });
    if (quantity < inCart) cart.send({ type: 'line.setQuantity', skuId: product.id, quantity });
    setText(null);
  }

  function step(by: number): void {
    const from = typed ?? inCart;
    if (by > 0 || from > minLineQuantity) take(from + by);
  }

  /** Takes what was typed; answers whether it is a number, or nothing. */
  function settle(): boolean {
    if (text === null || text === '') return true;
    if (typed !== null) take(typed);
    else showToast(t('product.quantityWhole'));
    return typed !== null;
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The focus goes back to the button, which the same key would press.
    event.preventDefault();
    if (settle()) end();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (currentTarget.contains(relatedTarget)) return;
    settle();
    end();
  }

  function end(): void {
    isOver.current = true;
    onEnd();
  }
}

/** The number is typed over at once. */
function begin(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.select();
}

/** A tap beside the number leaves the keyboard on the screen. */
function keepFocus(event: PointerEvent): void {
  event.preventDefault();
}
