import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { readWire } from '../../../../domain/money.ts';
import type { debtListMachine, ListedDebt } from '../../../../machines/debt-list/debt-list-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { Money } from '../../../ui/values/money.tsx';
import { toneOf } from './balance.tsx';
import styles from './statement.module.css';

interface DebtsScreenProps {
  readonly list: ActorRefFrom<typeof debtListMachine>;
}

/** Pixels of most rows. */
const rowHeight = 72;

/** The groups that owe, or have a credit; each leads to its statement. */
export function DebtsScreen({ list }: DebtsScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  const { pagination } = snapshot.context;
  return (
    <main data-screen="debts" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('debts.title')}
        count={pagination !== null && pagination.total}
      />
      <PageColumn>
        <PagedRows
          snapshot={snapshot}
          list={list}
          unreachable={t('debts.unreachable')}
          empty={<EmptyState title={t('debts.empty')} text={t('debts.emptyText')} />}
          rowHeight={rowHeight}
          name="debts"
        >
          {(debt) => <DebtRow debt={debt} />}
        </PagedRows>
      </PageColumn>
    </main>
  );
}

function DebtRow({ debt }: { readonly debt: ListedDebt }) {
  const { t } = useTranslation();
  const { id, name, owed, credit, oldest_days: days } = debt;
  const isCredit = credit > 0;
  return (
    <div role="listitem">
      <Row
        to={`/statements/${id}`}
        title={name}
        text={days === null ? null : t('debts.oldest', { count: days })}
        value={
          <Money amount={readWire(isCredit ? credit : owed)} className={styles[toneOf(owed - credit)]} />
        }
        note={isCredit && t('statement.credit')}
      />
    </div>
  );
}
