import { useTranslation } from 'react-i18next';
import type { GroupStatement, StatementEntry } from '../../../../domain/contract.ts';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import { formatBaht, formatDifference, readWire } from '../../../../domain/money.ts';
import { formatShortDateTime } from '../../../i18n/format-date.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { Balance } from './balance.tsx';
import { recordName } from './record-name.ts';
import styles from './statement.module.css';

/** Pixels of most rows. */
const rowHeight = 72;

const keyOf = ({ kind, id }: StatementEntry) => `${kind}/${id}`;
const rowOf = (entry: StatementEntry) => <EntryRow entry={entry} />;

/** The sums of a statement, then its orders and payments. */
export function StatementBody({ statement }: { readonly statement: GroupStatement }) {
  const { t } = useTranslation();
  const { name, opening, ordered, paid, awaiting, closing, entries } = statement;
  const money = (baht: number) => <Money amount={readWire(baht)} />;
  return (
    <>
      <Card>
        <Balance balance={closing} />
        <FactList
          facts={[
            { label: t('statement.group'), value: name },
            { label: t('statement.opening'), value: money(opening) },
            { label: t('statement.ordered'), value: money(ordered) },
            { label: t('statement.paid'), value: money(paid) },
            ...(awaiting === 0 ? [] : [{ label: t('statement.awaiting'), value: money(awaiting) }]),
          ]}
        />
      </Card>
      <SectionTitle>{t('statement.entries')}</SectionTitle>
      {entries.length === 0 ? (
        <EmptyState title={t('statement.empty')} text={t('statement.emptyText')} />
      ) : (
        <Card rows>
          <NearRows
            items={entries}
            keyOf={keyOf}
            isLong={entries.length > longFrom}
            rowHeight={rowHeight}
            list={entries}
            name="entries"
            className={styles.entries}
          >
            {rowOf}
          </NearRows>
        </Card>
      )}
    </>
  );
}

function EntryRow({ entry }: { readonly entry: StatementEntry }) {
  const { t } = useTranslation();
  const { kind, id, ctime, amount, balance } = entry;
  const now = useNow();
  return (
    <div role="listitem" className={styles.entry}>
      <Row
        to={`/${kind}/${id}`}
        title={`${t(`statement.${kind}`)} ${recordName(entry)}`}
        text={formatShortDateTime(ctime, now)}
        value={formatDifference(readWire(kind === 'order' ? amount : -amount))}
        note={t('statement.balanceAfter', { amount: formatBaht(readWire(balance)) })}
      />
    </div>
  );
}
