import { IconEye, IconEyeOff, IconFileText } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import type { EntryReview } from '../../../../../domain/stock-entry/entry-review.ts';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useIsOnDisk } from '../../../../ui/feedback/durability-context.ts';
import type { EntryProps } from '../entry-props.ts';
import styles from './review.module.css';
import { useSourceTitle } from './use-source-title.ts';

interface ReviewHeadProps extends EntryProps {
  readonly review: EntryReview;
  /** The address of the first page; null where there is no picture. */
  readonly thumbnail: string | null;
  readonly isSourceShown: boolean;
  /** Shows or hides the picture; null where it stands beside, or there is none. */
  readonly onSource: (() => void) | null;
}

/** What the rows were read from, when they were changed, and how many need something. */
export function ReviewHead({ entry, review, thumbnail, isSourceShown, onSource }: ReviewHeadProps) {
  const { t } = useTranslation();
  const { source, rows, changedAt } = useSelector(entry, ({ context }) => context);
  const titleOf = useSourceTitle();
  const { faulty } = review.counts;
  return (
    <div className={styles.head}>
      {thumbnail === null ? (
        <span className={styles.thumbnail}>
          <IconFileText size={24} aria-hidden="true" />
        </span>
      ) : (
        <img className={styles.thumbnail} src={thumbnail} alt="" />
      )}
      <div className={styles.headWords}>
        <p className={styles.fileName}>{titleOf(source)}</p>
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
          {faulty > 0 && (
            <b className={styles.wrong}>{t('stockEntry.review.toComplete', { count: faulty })}</b>
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
