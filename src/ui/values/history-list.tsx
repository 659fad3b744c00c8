import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../../domain/contract.ts';
import { collapsedHistory } from '../../../domain/limits.ts';
import { parseRoles } from '../../../domain/roles.ts';
import { formatDateTime } from '../../i18n/format-date.ts';
import { Card } from '../layout/card.tsx';
import { FoldButton } from '../controls/fold-button.tsx';
import { HistoryFacts } from './history-facts.tsx';
import styles from './history-list.module.css';
import { Row } from '../layout/row.tsx';
import { SectionTitle } from '../layout/section-title.tsx';

interface HistoryListProps {
  readonly of: 'order' | 'payment';
  /** The server's own record, oldest first; only staff get it. */
  readonly entries: readonly HistoryEntry[];
}

/** Who did what with an order or a payment, the newest first; beyond twenty entries the earlier ones are folded away. */
export function HistoryList({ of, entries }: HistoryListProps) {
  const { t } = useTranslation();
  const eventWord = useEventWord();
  const [isUnfolded, setUnfolded] = useState(false);
  const firstEarlier = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button goes to the end of the list: whoever reads on begins with what came.
    if (isUnfolded) firstEarlier.current?.focus();
  }, [isUnfolded]);
  if (entries.length === 0) return null;
  return (
    <>
      <SectionTitle>{t(`${of}.history`)}</SectionTitle>
      <Card rows>
        {[...entries]
          .reverse()
          .slice(0, isUnfolded ? undefined : collapsedHistory)
          .map((entry, index) => {
            const { seq, event, at, by } = entry;
            const [main = 'customer'] = parseRoles(by.role);
            return (
              <div
                key={seq}
                className={styles.step}
                {...(index === collapsedHistory ? { ref: firstEarlier, tabIndex: -1 } : {})}
              >
                <Row
                  title={eventWord(of, event)}
                  text={t('order.historyBy', {
                    at: formatDateTime(at),
                    name: by.name,
                    role: t(`role.${main}`),
                  })}
                />
                <HistoryFacts entry={entry} />
              </div>
            );
          })}
        {entries.length > collapsedHistory && (
          <FoldButton
            isUnfolded={isUnfolded}
            more={t('order.historyAll', { total: entries.length })}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        )}
      </Card>
    </>
  );
}

/** The word for what happened to an order or a payment; an event that has none is named as it is. */
export function useEventWord(): (of: 'order' | 'payment', event: string) => string {
  const { t, i18n } = useTranslation();
  return (of, event) => {
    // The lifecycle's events are `order.confirm` and the like: the words hang on the last part.
    const key = `${of}.event.${event.split('.').at(-1) ?? event}`;
    return i18n.exists(key) ? t(key as 'order.event.save') : event;
  };
}
