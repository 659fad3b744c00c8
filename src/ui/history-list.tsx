import { useTranslation } from 'react-i18next';
import type { HistoryEntry } from '../../domain/contract.ts';
import { parseRoles } from '../../domain/roles.ts';
import { formatDateTime } from '../i18n/format-date.ts';
import { Card } from './card.tsx';
import { Row } from './row.tsx';
import { SectionTitle } from './section-title.tsx';
import { useEventWord } from './use-event-word.ts';

interface HistoryListProps {
  readonly of: 'order' | 'payment';
  /** The server's own record, oldest first; only staff get it. */
  readonly entries: readonly HistoryEntry[];
}

/** Who did what with an order or a payment, the newest first. */
export function HistoryList({ of, entries }: HistoryListProps) {
  const { t } = useTranslation();
  const eventWord = useEventWord();
  if (entries.length === 0) return null;
  return (
    <>
      <SectionTitle>{t(`${of}.history`)}</SectionTitle>
      <Card rows>
        {[...entries].reverse().map(({ seq, event, at, by }) => {
          const [main = 'customer'] = parseRoles(by.role);
          return (
            <Row
              key={seq}
              title={eventWord(of, event)}
              text={t('order.historyBy', { at: formatDateTime(at), name: by.name, role: t(`role.${main}`) })}
            />
          );
        })}
      </Card>
    </>
  );
}
