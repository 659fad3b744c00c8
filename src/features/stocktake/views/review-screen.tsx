import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { formatDifference } from '../../../../domain/money.ts';
import { maxSearchHits } from '../../../../domain/limits.ts';
import { progressOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { reviewStocktake } from '../../../../domain/stock/stocktake-review.ts';
import type { StocktakeReview } from '../../../../domain/stock/stocktake-review.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { ActionCard, StickyBar, useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { Difference } from './difference.tsx';
import { RecountSheet } from './recount-sheet.tsx';
import { ReviewLine } from './review-line.tsx';
import styles from './review.module.css';
import { useScopeName } from './scope-name.ts';
import { SaveSheetButton } from './save-sheet-button.tsx';
import type { StocktakeProps, StocktakeScreenProps } from './stocktake-props.ts';
import { useReviewTable } from './use-review-table.ts';
import { ScopeCounted, UnfinishedSheet } from './unfinished-sheet.tsx';
import { WaitingLine } from './waiting-line.tsx';

const longList = 40;
const rowHeight = 132;

type ReviewScreenProps = Pick<StocktakeScreenProps, 'stocktake' | 'notice' | 'onSave' | 'sheetStatus'>;

/** The differences: net money first, then what waits, then line by line, the most money first. */
export function ReviewScreen({ stocktake, notice, onSave, sheetStatus }: ReviewScreenProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useScopeName();
  const tableOf = useReviewTable();
  const snapshot = useSelector(stocktake, (current) => current);
  const { lines, scope, isChecked, isCut, mistake, problem } = snapshot.context;
  const review = reviewStocktake(lines);
  const { left } = progressOf(snapshot.context);
  const delivery = deliveryOf(snapshot);
  const isDesktop = useIsDesktop();
  const header = (
    <PageHeader
      back={<BackButton fallback="/stocktake" />}
      title={t('stocktake.review.title', { scope: scope === null ? '' : nameOf(scope) })}
      actions={<SaveSheetButton onSave={() => onSave(tableOf(lines))} />}
    />
  );
  const body = (
    <PageColumn>
      {notice}
      {sheetStatus}
      {delivery !== null && delivery !== 'sending' && (
        <DeliveryBanner status={delivery} onRetry={() => stocktake.send({ type: 'stocktake.retry' })} />
      )}
      {snapshot.matches('refused') && problem !== null && (
        <Banner
          kind="refused"
          title={t('stocktake.review.refusedAll')}
          text={translateReason(i18n, problem)}
        />
      )}
      {mistake === 'photos' && (
        <Banner
          kind="refused"
          title={t('stocktake.review.photosFailed')}
          text={t('stocktake.review.photosFailedText')}
        />
      )}
      {!isChecked && (
        <Banner
          kind="warn"
          title={t('stocktake.review.unchecked')}
          text={t('stocktake.review.uncheckedText')}
        />
      )}
      {review.recorded > 0 && (
        <Banner kind="info" title={t('stocktake.review.recorded', { count: review.recorded })} />
      )}
      {left > 0 && <Banner kind="warn" title={<ScopeCounted stocktake={stocktake} />} />}
      {isCut && (
        <Banner
          kind="warn"
          title={t('stocktake.cut.title', { count: maxSearchHits })}
          text={t('stocktake.cut.text')}
        />
      )}
      {!isDesktop && <NetCard review={review} />}
      {[...review.moved, ...review.refused].map((line) => (
        <WaitingLine key={line.product.id} stocktake={stocktake} line={line} />
      ))}
      {review.differences.length === 0 ? (
        review.waiting === 0 && (
          <Card>
            <EmptyState
              title={t('stocktake.review.noDifference')}
              text={t('stocktake.review.noDifferenceText')}
            />
          </Card>
        )
      ) : (
        <>
          <SectionTitle aside={t('stocktake.review.byMoney')}>
            {t('stocktake.review.differences', { count: review.differences.length })}
          </SectionTitle>
          <Card>
            <NearRows
              items={review.differences}
              keyOf={({ product }) => product.id}
              isLong={review.differences.length > longList}
              rowHeight={rowHeight}
              list={stocktake}
              name="differences"
              className={styles.lines}
            >
              {(line) => <ReviewLine stocktake={stocktake} line={line} />}
            </NearRows>
          </Card>
        </>
      )}
    </PageColumn>
  );
  if (isDesktop)
    return (
      <div className={styles.desk}>
        {header}
        <div className={styles.beside}>
          {body}
          <aside className={styles.aside}>
            <NetCard review={review} />
            <ReviewBar stocktake={stocktake} review={review} bar={ActionCard} />
          </aside>
        </div>
        <RecountSheet stocktake={stocktake} />
        <UnfinishedSheet stocktake={stocktake} />
      </div>
    );
  return (
    <>
      {header}
      {body}
      <ReviewBar stocktake={stocktake} review={review} bar={StickyBar} />
      <RecountSheet stocktake={stocktake} />
      <UnfinishedSheet stocktake={stocktake} />
    </>
  );
}

function NetCard({ review }: { readonly review: StocktakeReview }) {
  const { t } = useTranslation();
  const { net, short, over, counted, equal } = review;
  return (
    <Card>
      <div className={styles.netHead}>
        <span>{t('stocktake.review.net')}</span>
        <span>{t('stocktake.review.countedEqual', { counted, equal })}</span>
      </div>
      <Difference money={net} className={styles.net} />
      <div className={styles.halves}>
        <div>
          <p className={styles.halfLabel}>{t('stocktake.review.short', { count: short.lines })}</p>
          <Difference money={short.money} className={short.money === 0 ? styles.none : styles.short} />
        </div>
        <div className={styles.second}>
          <p className={styles.halfLabel}>{t('stocktake.review.over', { count: over.lines })}</p>
          <Difference money={over.money} className={over.money === 0 ? styles.none : styles.over} />
        </div>
      </div>
    </Card>
  );
}

interface ReviewBarProps extends StocktakeProps {
  readonly review: StocktakeReview;
  readonly bar: typeof StickyBar;
}

function ReviewBar({ stocktake, review, bar: Bar }: ReviewBarProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(stocktake, (current) => current);
  const delivery = deliveryOf(snapshot);
  const { waiting, skipped, ready, readyDifferences, readyNet, recorded } = review;
  const parts = [
    waiting > 0 && t('stocktake.review.waiting', { count: waiting }),
    skipped > 0 && t('stocktake.review.skipped', { count: skipped }),
  ].filter((part) => part !== false);
  const isDone = ready.length === 0 && recorded > 0;
  if (snapshot.matches('refused')) {
    return (
      <Bar>
        <Button height={52} grow onClick={() => stocktake.send({ type: 'stocktake.edit' })}>
          {t('stocktake.review.edit')}
        </Button>
      </Bar>
    );
  }
  return (
    <Bar
      top={
        <>
          <span className={styles.waiting} role="status">
            {parts.join(' · ')}
          </span>
          <span className={styles.readyNet}>
            {t('stocktake.review.readyNet')} <b className="num">{formatDifference(readyNet)}</b>
          </span>
        </>
      }
    >
      {delivery === null && (
        <Button look="quiet" height={52} onClick={() => stocktake.send({ type: 'stocktake.resume' })}>
          {t('stocktake.review.goOn')}
        </Button>
      )}
      {isDone ? (
        <Button height={52} grow onClick={() => stocktake.send({ type: 'stocktake.finish' })}>
          {t('stocktake.review.finish')}
        </Button>
      ) : (
        <Button
          height={52}
          grow
          reason={reasonAgainst()}
          onClick={() => stocktake.send({ type: 'stocktake.confirm' })}
        >
          {delivery !== null
            ? t('stocktake.review.sending')
            : readyDifferences === 0
              ? t('stocktake.review.confirmEqual', { count: ready.length })
              : t('stocktake.review.confirm', { count: readyDifferences })}
        </Button>
      )}
    </Bar>
  );

  function reasonAgainst(): string | undefined {
    if (delivery !== null) return t('stocktake.review.sending');
    return ready.length === 0 ? t('stocktake.review.nothingReady') : undefined;
  }
}
