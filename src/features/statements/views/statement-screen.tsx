import { IconCalendar, IconPrinter } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { StatementDays } from '../../../../domain/payments/statement-range.ts';
import type { groupStatementMachine } from '../../../../machines/group-statement/group-statement-machine.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SaveSheetButton } from '../../sheets/views/save-sheet-button.tsx';
import { StatementBody } from './statement-body.tsx';
import { StatementDaysSheet } from './statement-days-sheet.tsx';

interface StatementScreenProps {
  readonly reading: ActorRefFrom<typeof groupStatementMachine>;
  readonly days: StatementDays;
  /** What becomes of the sheet that was asked for. */
  readonly notice: ReactNode;
  readonly onDays: (days: StatementDays) => void;
  readonly onPrint: () => void;
  readonly onSave: () => void;
}

/** What a group ordered and paid in some days, and what it owes after them. */
export function StatementScreen({ reading, days, notice, onDays, onPrint, onSave }: StatementScreenProps) {
  const { t, i18n } = useTranslation();
  const [choosesDays, setChoosesDays] = useState(false);
  const { value: state, context } = useSelector(reading, (snapshot) => snapshot);
  const { statement, problem, isStale } = context;
  const open = () => reading.send({ type: 'statement.open' });
  return (
    <main data-screen="statement" data-state={state}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('statement.title')}
        actions={
          statement !== null && (
            <>
              <IconButton
                label={t('statement.print')}
                icon={<IconPrinter size={22} aria-hidden="true" />}
                onClick={onPrint}
              />
              <SaveSheetButton onSave={onSave} />
            </>
          )
        }
      />
      {notice}
      <PageColumn>
        {isStale && <OutdatedBanner title={t('statement.unreachable')} onRetry={open} />}
        <Card rows>
          <Row
            icon={<IconCalendar size={22} aria-hidden="true" />}
            title={t('statement.days')}
            text={
              <>
                <span className="code">{days.from}</span> – <span className="code">{days.to}</span>
              </>
            }
            onClick={() => setChoosesDays(true)}
          />
        </Card>
        {statement !== null && <StatementBody statement={statement} />}
        {statement === null && state === 'loading' && <SkeletonList of="rows" count={6} />}
        {state === 'unloaded' && (
          <ErrorState title={t('statement.unreachable')} text={t('state.unreachable.text')} onRetry={open} />
        )}
        {state === 'missing' && (
          <EmptyState
            title={t('statement.missing')}
            text={problem === null ? '' : translateReason(i18n, problem)}
          />
        )}
      </PageColumn>
      <StatementDaysSheet
        opened={choosesDays}
        days={days}
        onChoose={(chosen) => {
          setChoosesDays(false);
          onDays(chosen);
        }}
        onClose={() => setChoosesDays(false)}
      />
    </main>
  );
}
