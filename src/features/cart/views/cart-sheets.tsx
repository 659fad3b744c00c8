import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartTotal, countPieces, itemsOf, selectedLines } from '../../../../domain/orders/cart.ts';
import { changedItems } from '../../../../domain/orders/cart-changes.ts';
import type { CartLine } from '../../../../domain/orders/cart.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { Total } from '../../../ui/values/total.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useTooMany } from './cart-bar.tsx';
import { CartDeliveryFields } from './cart-delivery-fields.tsx';
import { ChangedItems } from './changed-items.tsx';
import type { CartScreenProps } from './cart-props.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './cart-screen.module.css';

type Question = { readonly about: 'clear' } | { readonly about: 'remove'; readonly line: CartLine };

/** Which question the screen asks before something leaves the cart. */
interface Asking {
  readonly question: Question | null;
  ask(question: Question): void;
  dismiss(): void;
}

export function useAsking(): Asking {
  const [question, setQuestion] = useState<Question | null>(null);
  return { question, ask: setQuestion, dismiss: () => setQuestion(null) };
}

interface CartSheetsProps extends Pick<CartScreenProps, 'cart' | 'groupName'> {
  readonly asking: Asking;
}

/** The questions of the cart: order this, clear it, remove one. */
export function CartSheets({ cart, groupName, asking }: CartSheetsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const { lines, viewer, asked } = useSelector(cart, ({ context }) => context);
  const isAsked = useSelector(cart, (snapshot) => snapshot.matches('asking'));
  // While the sheet closes, it still shows what was asked.
  const taken = useSelector(cart, ({ context }) => context.submission?.lines);
  const selected = taken ?? selectedLines(lines);
  const tooMany = useTooMany(selected);
  const nothing = isAsked && selected.length === 0 ? t('cart.nothingSelected') : undefined;
  const total = cartTotal(viewer, selected);
  const changed = changedItems(asked, itemsOf(viewer, selected));
  const { question, dismiss } = asking;
  return (
    <>
      <ConfirmSheet
        name="submit"
        opened={isAsked}
        title={t('cart.confirmTitle')}
        action={t('cart.submit')}
        reason={tooMany ?? nothing}
        onClose={() => cart.send({ type: 'order.dismiss' })}
        stake={
          <div className={styles.stake}>
            <span className={styles.count}>
              {t('count.kinds', { count: selected.length })} ·{' '}
              {t('count.pieces', { count: countPieces(selected) })}
            </span>
            <Total amount={total} />
          </div>
        }
        onConfirm={() => cart.send({ type: 'order.confirm', total })}
      >
        <ChangedItems changed={changed} lines={[...(taken ?? []), ...lines]} />
        <CartDeliveryFields cart={cart} groupName={groupName} />
      </ConfirmSheet>
      <ConfirmSheet
        name="clear"
        opened={question?.about === 'clear'}
        title={t('cart.clearTitle')}
        action={t('cart.clear')}
        destructive
        onClose={dismiss}
        onConfirm={() => {
          cart.send({ type: 'cart.clear' });
          dismiss();
        }}
      >
        <p className={styles.question}>{t('cart.clearText', { count: countPieces(lines) })}</p>
      </ConfirmSheet>
      <ConfirmSheet
        name="remove"
        opened={question?.about === 'remove'}
        title={t('cart.removeTitle')}
        action={t('cart.removeProduct')}
        destructive
        onClose={dismiss}
        onConfirm={() => {
          if (question?.about === 'remove')
            cart.send({ type: 'line.remove', skuId: question.line.product.id });
          dismiss();
        }}
      >
        <p className={styles.question}>
          {question?.about === 'remove' &&
            fullName(nameIn(language, question.line.product), shown(question.line.product))}
        </p>
      </ConfirmSheet>
    </>
  );
}
