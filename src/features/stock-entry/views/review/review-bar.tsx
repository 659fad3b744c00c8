import { IconCircleCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBaht } from '../../../../../domain/money.ts';
import type { EntryReview } from '../../../../../domain/stock-entry/entry-review.ts';
import { sellingPriceOf } from '../../../../../domain/stock-entry/entry-rows.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../../ui/feedback/delivery-of.ts';
import { FactList } from '../../../../ui/layout/fact-list.tsx';
import { StickyBar } from '../../../../ui/layout/sticky-bar.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { Money } from '../../../../ui/values/money.tsx';
import type { EntryProps } from '../entry-props.ts';
import { EarlierEntry } from './earlier-entry.tsx';
import styles from './review.module.css';

interface ReviewBarProps extends EntryProps {
  readonly review: EntryReview;
  /** Shows the rows that would be booked unchecked. */
  readonly onUnchecked: () => void;
}

/** What is booked and what stays, and the one confirmation, with its sums. */
export function ReviewBar({ entry, review, onUnchecked }: ReviewBarProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(entry, (current) => current);
  const [isAsking, setAsking] = useState(false);
  const delivery = deliveryOf(snapshot);
  const sells = review.ready.flatMap((row) => (row.product === null ? (sellingPriceOf(row) ?? []) : []));
  const { ready, counts, created, increased, pieces, value } = review;
  // Where nothing was ever wrong there is nothing to say.
  const [hadFaults, setHadFaults] = useState(counts.faulty > 0);
  if (counts.faulty > 0 && !hadFaults) setHadFaults(true);
  const isSettled = hadFaults && counts.faulty === 0 && ready.length > 0;
  if (snapshot.matches('refused')) {
    return (
      <StickyBar>
        <Button height={52} grow onClick={() => entry.send({ type: 'entry.edit' })}>
          {t('stockEntry.review.change')}
        </Button>
      </StickyBar>
    );
  }
  return (
    <>
      <StickyBar
        top={
          <>
            <span className={styles.staying} role="status">
              {counts.faulty > 0 && t('stockEntry.review.staying', { count: counts.faulty })}
              {isSettled && (
                <span className={styles.settled}>
                  <IconCircleCheck size={18} aria-hidden="true" />
                  {t(`stockEntry.review.${counts.unchecked === 0 ? 'allRight' : 'allComplete'}`)}
                </span>
              )}
            </span>
            <span className={styles.sum} role="status">
              {t('common.total')} <Money amount={value} className={styles.total} />
            </span>
          </>
        }
      >
        <Button height={52} grow reason={reasonAgainst()} onClick={() => setAsking(true)}>
          {delivery === null
            ? t('stockEntry.review.confirm', { count: ready.length })
            : t('stockEntry.review.sending')}
        </Button>
      </StickyBar>
      <ConfirmSheet
        name="confirm-entry"
        opened={isAsking}
        title={t('stockEntry.summary.title', { count: ready.length })}
        action={t('stockEntry.summary.action')}
        reason={reasonAgainst()}
        stake={<EarlierEntry entry={entry} />}
        onConfirm={() => {
          setAsking(false);
          entry.send({ type: 'entry.book' });
        }}
        onClose={() => setAsking(false)}
      >
        <FactList
          facts={[
            { label: t('stockEntry.summary.created'), value: created },
            { label: t('stockEntry.summary.increased'), value: increased },
            { label: t('stockEntry.summary.pieces'), value: pieces.toLocaleString('en') },
            { label: t('stockEntry.summary.value'), value: <Money amount={value} /> },
            ...(sells.length === 0
              ? []
              : [
                  {
                    label: t('stockEntry.summary.sells'),
                    value: [...new Set([Math.min(...sells), Math.max(...sells)])].map(formatBaht).join(' – '),
                  },
                ]),
            ...(counts.unchecked === 0
              ? []
              : [{ label: t('stockEntry.summary.unchecked'), value: counts.unchecked }]),
            ...(counts.faulty === 0
              ? []
              : [{ label: t('stockEntry.summary.staying'), value: counts.faulty }]),
          ]}
        />
        {counts.unchecked > 0 && (
          <div className={styles.toUnchecked}>
            <Button
              look="tonal"
              height={44}
              onClick={() => {
                setAsking(false);
                onUnchecked();
              }}
            >
              {t('stockEntry.summary.check', { count: counts.unchecked })}
            </Button>
          </div>
        )}
      </ConfirmSheet>
    </>
  );

  function reasonAgainst(): string | undefined {
    if (delivery !== null) return t('stockEntry.review.sending');
    if (ready.length > 0) return undefined;
    return counts.faulty > 0 ? t('stockEntry.review.nothingReady') : t('stock.noProductsToEntry');
  }
}
