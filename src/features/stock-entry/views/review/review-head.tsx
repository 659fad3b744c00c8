import { IconEye, IconEyeOff, IconFileText } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import type { EntryReview } from '../../../../../domain/stock-entry/entry-review.ts';
import type { QuarterTurns } from '../../../../../domain/stock-entry/page-turn.ts';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useIsOnDisk } from '../../../../ui/feedback/durability-context.ts';
import { classNames } from '../../../../ui/layout/class-names.ts';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';
import { useSourceTitle } from './use-source-title.ts';

interface ReviewHeadProps extends EntryProps {
  readonly review: EntryReview;
  /** The address of the first page; null where there is no picture. */
  readonly thumbnail: string | null;
  /** How it is turned for its rows to be read. */
  readonly turns: QuarterTurns;
  readonly isSourceShown: boolean;
  /** Shows or hides the picture; null where it stands beside, or there is none. */
  readonly onSource: (() => void) | null;
}

/** What the rows were read from, when they were changed, and how many need something. */
export function ReviewHead({ entry, review, thumbnail, turns, isSourceShown, onSource }: ReviewHeadProps) {
  const { t } = useTranslation();
  const { source, rows, changedAt } = useSelector(entry, ({ context }) => context);
  const titleOf = useSourceTitle();
  const { faulty, unchecked } = review.counts;
  return (
    <div className={styles.head}>
      {thumbnail === null ? (
        <span className={styles.thumbnail}>
          <IconFileText size={24} aria-hidden="true" />
        </span>
      ) : (
        <img
          className={classNames(styles.thumbnail, turns % 2 === 1 && styles.onSide)}
          style={{ rotate: `${turns * 90}deg` }}
          src={thumbnail}
          alt=""
        />
      )}
      <div className={styles.headWords}>
        {/* The time of the last change stands below it: no second one beside that. */}
        <p className={styles.fileName}>
          {source?.kind === 'photo' ? t('stockEntry.source.photo') : titleOf(source)}
        </p>
        <p className={styles.meta}>
          {changedAt > 0 && formatDateTime(new Date(changedAt).toISOString())}
          <SavedMark key={changedAt} />
        </p>
        <p className={styles.meta} role="status">
          {source === null ? (
            t('stockEntry.rows', { count: rows.length })
          ) : (
            <Trans i18nKey="stock.productParsingSuccess" count={rows.length} components={{ b: <b /> }} />
          )}{' '}
          {faulty > 0 ? (
            <b className={styles.wrong}>{t('stockEntry.review.toComplete', { count: faulty })}</b>
          ) : (
            unchecked > 0 && (
              <b className={styles.unchecked}>{t('stockEntry.review.toCheck', { count: unchecked })}</b>
            )
          )}
        </p>
      </div>
      {onSource !== null && (
        <Button
          look="quiet"
          height={44}
          icon={
            isSourceShown ? (
              <IconEyeOff size={20} aria-hidden="true" />
            ) : (
              <IconEye size={20} aria-hidden="true" />
            )
          }
          onClick={onSource}
        >
          {t(isSourceShown ? 'stockEntry.source.hide' : 'stockEntry.source.show')}
        </Button>
      )}
    </div>
  );
}

/** Says when all that was done until now is on the disk; made anew with each change, in a place of its own. */
function SavedMark() {
  const { t } = useTranslation();
  const isSaved = useIsOnDisk(true);
  return (
    <span data-saved={isSaved || undefined} className={isSaved ? undefined : styles.unsaved}>
      {' '}
      · {t('stockEntry.draft.saved')}
    </span>
  );
}
