import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { progressOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { formatTime } from '../../../i18n/format-date.ts';
import { useIsKept, useIsOnDisk } from '../../../ui/feedback/durability-context.ts';
import styles from './count-progress.module.css';
import type { StocktakeProps } from './stocktake-props.ts';

interface CountProgressProps extends StocktakeProps {
  /** What can be done with what is counted so far. */
  readonly children: ReactNode;
}

/** How far it is, and that it is kept. */
export function CountProgress({ stocktake, children }: CountProgressProps) {
  const { t } = useTranslation();
  const context = useSelector(stocktake, (snapshot) => snapshot.context);
  const { lines } = context;
  const skipped = lines.filter(({ counted }) => counted === null);
  const { counted, total } = progressOf(context);
  const last = lines.at(-1)?.countedAt ?? 0;
  return (
    <div className={styles.progress}>
      <p className={styles.saved}>
        <SavedLine key={`${lines.length} ${last}`} at={last} />
      </p>
      <div className={styles.progressLine}>
        <span role="status">
          <b className={styles.count}>{t('stocktake.progress.number', { figure: counted })}</b>{' '}
          {total === null
            ? t('stocktake.progress.counted', { count: counted })
            : t('stocktake.progress.of', { count: total })}
        </span>
        {skipped.length > 0 && (
          <button
            type="button"
            className={styles.skipped}
            onClick={() => stocktake.send({ type: 'line.show', productId: skipped[0]?.product.id ?? '' })}
          >
            {t('stocktake.progress.skipped')} <b>{skipped.length}</b>
          </button>
        )}
        <span className={styles.review}>{children}</span>
      </div>
      {total !== null && total > 0 && (
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.done} style={{ transform: `scaleX(${counted / total})` }} />
        </div>
      )}
    </div>
  );
}

/** Says that a count is kept once it is on the disk. */
function SavedLine({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const isKept = useIsKept();
  const isOnDisk = useIsOnDisk(true);
  if (!isKept) return null;
  if (!isOnDisk) return t('stocktake.saving');
  return at === 0
    ? t('stocktake.savedNow')
    : t('stocktake.saved', { time: formatTime(new Date(at).toISOString()) });
}
