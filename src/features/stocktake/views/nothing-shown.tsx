import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { maxSearchHits } from '../../../../domain/limits.ts';
import { reviewStocktake } from '../../../../domain/stock/stocktake-review.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import styles from './counting.module.css';
import type { StocktakeScreenProps } from './stocktake-props.ts';

/** What stands in place of a product: all are counted, there is none, or the first ones are still read. */
export function NothingShown({
  stocktake,
  onScan,
  onChoose,
}: Pick<StocktakeScreenProps, 'stocktake' | 'onScan' | 'onChoose'>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(stocktake, (current) => current);
  const { lines, scope, next, isCut } = snapshot.context;
  const { counted, recorded, skipped } = reviewStocktake(lines);
  const isScan = scope?.kind === 'scan';
  if (next !== null && !isScan) {
    return snapshot.hasTag('unread') ? null : (
      <div className={styles.empty} aria-busy="true" aria-label={t('common.loading')}>
        <SkeletonList of="rows" count={5} />
      </div>
    );
  }
  const choose = (
    <Button look="tonal" onClick={onChoose}>
      {t('stocktake.choose')}
    </Button>
  );
  if (counted + recorded + skipped === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState
          title={isScan ? t('stocktake.scanFirst.title') : t('stocktake.empty.title')}
          text={isScan ? t('stocktake.scanFirst.text') : t('stocktake.empty.text')}
          action={
            isScan ? (
              <div className={styles.buttons}>
                {choose}
                <Button onClick={onScan}>{t('stocktake.scan')}</Button>
              </div>
            ) : (
              <Button onClick={() => void navigate('/stocktake', { replace: true })}>
                {t('stocktake.empty.action')}
              </Button>
            )
          }
        />
      </div>
    );
  }
  const [first] = lines.filter((line) => line.counted === null);
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('stocktake.allCounted.title')}
        text={[
          isCut && t('stocktake.cut.title', { count: maxSearchHits }),
          isCut && t('stocktake.cut.text'),
          skipped === 0
            ? t('stocktake.allCounted.text')
            : t('stocktake.allCounted.skippedText', { count: skipped }),
        ]
          .filter((part) => part !== false)
          .join(' ')}
        action={
          <div className={styles.buttons}>
            {first !== undefined && (
              <Button
                look={counted > 0 ? 'tonal' : 'filled'}
                onClick={() => stocktake.send({ type: 'line.show', productId: first.product.id })}
              >
                {t('stocktake.allCounted.comeBack')}
              </Button>
            )}
            {isScan && choose}
            {counted + recorded > 0 && (
              <Button onClick={() => stocktake.send({ type: 'stocktake.review' })}>
                {t('stocktake.review.open')}
              </Button>
            )}
          </div>
        }
      />
    </div>
  );
}
