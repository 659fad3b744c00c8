import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Problem } from '../../../../domain/outcome.ts';
import { isMissing } from '../../../../domain/photos/photos.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import type { StockSheetProps } from './stock-props.ts';
import styles from './stock-sheet.module.css';

/** The state of a change under way, and why the last one was refused. */
export function StockNotice({ dialog }: Pick<StockSheetProps, 'dialog'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(dialog, (current) => current);
  const { problem, photos } = snapshot.context;
  const status = holdUpOf(snapshot);
  const edit = (
    <Button look="tonal" height={44} onClick={() => dialog.send({ type: 'move.edit' })}>
      {t('stockMove.edit')}
    </Button>
  );
  if (status !== null)
    return <DeliveryBanner status={status} onRetry={() => dialog.send({ type: 'move.retry' })} />;
  if (snapshot.matches({ operation: 'reserved' }) && problem !== null)
    return (
      <Banner
        kind="refused"
        title={t('stockMove.reservedStock.title')}
        text={
          <>
            {t('stockMove.reservedStock.text', { count: numberOf(problem.details['reserved']) })}
            <span className={styles.orders}>
              {ordersOf(problem).map(({ id, order_no: number, quantity }) => (
                <Link key={id} to={`/order/${id}`} className={styles.order}>
                  #{number} · {t('count.pieces', { count: quantity })}
                </Link>
              ))}
            </span>
          </>
        }
        action={edit}
      />
    );
  if (snapshot.matches({ operation: 'refused' }) && problem !== null)
    return (
      <Banner
        kind="refused"
        title={t('stockMove.refused')}
        text={photos.some(isMissing) ? t('stockMove.photoGone') : translateReason(i18n, problem)}
        action={edit}
      />
    );
  return null;
}

interface ReservingOrder {
  readonly id: string;
  readonly order_no: string;
  readonly quantity: number;
}

/** The orders that reserve what was counted away, from a refusal. */
function ordersOf({ details }: Problem): readonly ReservingOrder[] {
  const { orders } = details;
  return Array.isArray(orders) ? (orders as readonly ReservingOrder[]) : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
