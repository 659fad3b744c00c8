import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { reviewStocktake } from '../../../../domain/stock/stocktake-review.ts';
import { progressOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './review.module.css';
import type { StocktakeProps } from './stocktake-props.ts';

/** Asks what becomes of a stocktake that is confirmed or ended before all of it is counted and recorded. */
export function UnfinishedSheet({ stocktake }: StocktakeProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(stocktake, (current) => current);
  const { ready, waiting } = reviewStocktake(snapshot.context.lines);
  const { left } = progressOf(snapshot.context);
  const count = ready.length;
  const close = () => stocktake.send({ type: 'stocktake.edit' });
  return (
    <BottomSheet
      name="unfinished"
      opened={snapshot.matches('unfinished')}
      onClose={close}
      title={left > 0 ? t('stocktake.unfinished.title') : t('stocktake.unfinished.titleWaiting')}
      footer={
        <div className={styles.choices}>
          {left > 0 ? (
            <Button height={52} onClick={() => stocktake.send({ type: 'stocktake.resume' })}>
              {t('stocktake.review.goOn')}
            </Button>
          ) : (
            <Button height={52} onClick={close}>
              {t('stocktake.review.edit')}
            </Button>
          )}
          <Button look="tonal" height={52} onClick={() => stocktake.send({ type: 'stocktake.confirm' })}>
            {count === 0 ? t('stocktake.unfinished.laterNone') : t('stocktake.unfinished.later', { count })}
          </Button>
          <Button look="quiet" height={52} onClick={() => stocktake.send({ type: 'stocktake.finish' })}>
            {count === 0 ? t('stocktake.unfinished.endNone') : t('stocktake.unfinished.end', { count })}
          </Button>
        </div>
      }
    >
      <div className={styles.asked}>
        {left > 0 && (
          <>
            <p>
              <b>
                <ScopeCounted stocktake={stocktake} />
              </b>
            </p>
            <p>{t('stocktake.unfinished.keeps')}</p>
          </>
        )}
        {waiting > 0 && <p>{t('stocktake.unfinished.waiting', { count: waiting })}</p>}
      </div>
    </BottomSheet>
  );
}

/** How much of the scope is counted, and how much is not. */
export function ScopeCounted({ stocktake }: StocktakeProps) {
  const { t } = useTranslation();
  const { counted, left } = progressOf(useSelector(stocktake, ({ context }) => context));
  return t('stocktake.unfinished.scope', { counted, left, count: counted + left });
}
