import type { CartScreenProps } from './cart-props.ts';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { countPieces } from '../../../../domain/orders/cart.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { CartBar } from './cart-bar.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotice } from './cart-notice.tsx';
import styles from './cart-screen.module.css';
import { PendingOrder } from './pending-order.tsx';
import { CartSheets, useAsking } from './cart-sheets.tsx';

/** What a person is about to order. */
export function CartScreen({ cart, groupName, groupChoice, scan, notice }: CartScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const asking = useAsking();
  const state = useSelector(cart, ({ value }) => statePath(value));
  const lines = useSelector(cart, ({ context }) => context.lines);
  const isOnItsWay = useSelector(cart, ({ context }) => context.submission !== null);
  const selected = lines.filter((line) => line.selected).length;
  return (
    <main data-screen="cart" data-state={state}>
      <PageHeader
        title={t('cart.title')}
        count={lines.length > 0 && t('count.pieces', { count: countPieces(lines) })}
        actions={
          <>
            {lines.length > 0 && (
              <Button look="text" height={44} onClick={() => asking.ask({ about: 'clear' })}>
                {t('cart.clear')}
              </Button>
            )}
            {scan}
          </>
        }
      />
      <PageColumn>
        <div className={styles.notices}>
          {notice}
          <CartNotice cart={cart} />
        </div>
        <PendingOrder cart={cart} />
        {lines.length === 0 && isOnItsWay && (
          <div className={styles.more}>
            <Button look="quiet" height={44} onClick={() => void navigate('/home')}>
              {t('cart.empty.action')}
            </Button>
          </div>
        )}
        {lines.length === 0 && !isOnItsWay && (
          <Card>
            <EmptyState
              title={t('cart.empty.title')}
              text={t('cart.empty.text')}
              action={<Button onClick={() => void navigate('/home')}>{t('cart.empty.action')}</Button>}
            />
          </Card>
        )}
        {lines.length > 0 && (
          <>
            <div className={styles.all}>
              <Checkbox
                checked={selected > 0 && selected === lines.filter(({ quantity }) => quantity > 0).length}
                partly={selected > 0 && selected < lines.length}
                label={t('cart.selectAll')}
                onChange={() => cart.send({ type: 'lines.toggle' })}
              />
              {groupChoice || <span className={styles.group}>{groupName}</span>}
            </div>
            <Card rows>
              {lines.map((line) => (
                <CartLineRow
                  key={line.product.id}
                  cart={cart}
                  line={line}
                  onRemove={() => asking.ask({ about: 'remove', line })}
                />
              ))}
            </Card>
          </>
        )}
      </PageColumn>
      {lines.length > 0 && <CartBar cart={cart} />}
      <CartSheets cart={cart} groupName={groupName} asking={asking} />
    </main>
  );
}
