import { IconArrowsExchange, IconBolt, IconTerminal2 } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../i18n/format-date.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { entryBody, entryTitle, isTrouble } from './debug-entry.ts';
import type { DebugEntry } from './debug-entry.ts';
import styles from './debug-row.module.css';

const icons = { event: IconBolt, console: IconTerminal2, network: IconArrowsExchange };

/** Characters of a body that are shown without being asked for. */
const shortBody = 120;

/** One entry of the debug log; a log has many, and only what changes is rendered again. */
export const DebugRow = memo(function DebugRow({ entry }: { readonly entry: DebugEntry }) {
  const { t } = useTranslation();
  const Icon = icons[entry.kind];
  const time = new Date(entry.at).toISOString();
  const body = entryBody(entry);
  return (
    <li className={styles.row} data-kind={entry.kind}>
      <p className={styles.head}>
        <Icon size={16} aria-hidden="true" />
        <span className="unseen">{t(`debug.kind.${entry.kind}`)}</span>
        <span className={styles.facts}>
          {entry.kind === 'event' && entry.stream}
          {entry.kind === 'network' &&
            [
              entry.status ?? t('debug.noAnswer'),
              t('debug.duration', { milliseconds: entry.duration }),
              ...(entry.size === null ? [] : [t('debug.size', { bytes: entry.size })]),
            ].join(' · ')}
        </span>
        <time className={styles.time} dateTime={time}>
          {formatMoment(time)}
        </time>
      </p>
      <p className={classNames(styles.title, isTrouble(entry) && styles.trouble)}>{entryTitle(entry)}</p>
      {body.length > shortBody ? (
        <details className={styles.long}>
          <summary className={styles.summary}>{body.slice(0, shortBody)}</summary>
          <pre className={styles.body}>{body}</pre>
        </details>
      ) : (
        body !== '' && <pre className={styles.body}>{body}</pre>
      )}
    </li>
  );
});
