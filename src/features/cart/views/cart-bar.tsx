import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import { cartTotal, countPieces, selectedLines } from '../../../../domain/orders/cart.ts';
import { vipSaving } from '../../../../domain/orders/cart-changes.ts';
import type { CartLine } from '../../../../domain/orders/cart.ts';
import { maxOrderLines } from '../../../../domain/limits.ts';
import { formatBaht } from '../../../../domain/money.ts';
import { mayOrder } from '../../../../domain/roles.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Money } from '../../../ui/values/money.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import type { CartScreenProps } from './cart-props.ts';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import styles from './cart-screen.module.css';

/** The total of the selected lines, and the button that orders them. */
export function CartBar({ cart }: Pick<CartScreenProps, 'cart'>) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const lines = useSelector(cart, ({ context }) => context.lines);
  const status = useSelector(cart, deliveryOf);
  const maySubmit = useSelector(cart, (snapshot) => snapshot.can({ type: 'order.submit' }));
  const selected = selectedLines(lines);
  const tooMany = useTooMany(selected);
  const saving = vipSaving(viewer, selected);
  return (
    <StickyBar>
      <div className={styles.bar} role="status">
        <span className={styles.count}>
          <Trans
            i18nKey="cart.selected"
            count={countPieces(selected)}
            values={{ kinds: selected.length }}
            components={{ b: <b /> }}
          />
        </span>
        <Money amount={cartTotal(viewer, selected)} className={styles.total} />
        {saving > 0 && (
          <span className={styles.saving}>{t('cart.saving', { amount: formatBaht(saving) })}</span>
        )}
      </div>
      <Button height={52} reason={reasonAgainst()} onClick={() => cart.send({ type: 'order.submit' })}>
        {t(status === 'sending' ? 'cart.pending.sending' : 'cart.submit')}
      </Button>
    </StickyBar>
  );

  function reasonAgainst(): string | undefined {
    if (!mayOrder(viewer.roles)) return t('permission.order');
    if (selected.length === 0) return t('cart.nothingSelected');
    if (tooMany !== undefined) return tooMany;
    return maySubmit ? undefined : t(`cart.pending.${status ?? 'sending'}`);
  }
}

/** Why so many lines cannot be ordered at once; undefined where they can. */
export function useTooMany({ length }: readonly CartLine[]): string | undefined {
  const { t } = useTranslation();
  const count = length - maxOrderLines;
  return count > 0 ? t('cart.tooMany', { count, most: maxOrderLines }) : undefined;
}
