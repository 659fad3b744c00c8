import { IconAlertTriangle, IconClockDollar, IconFileImport, IconPackages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../../domain/permissions.ts';
import { readWire } from '../../../../domain/money.ts';
import type { ShownReport } from '../../../../machines/report/report-machine.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { PaidCard } from './paid-card.tsx';
import { RankedGroups, RankedProducts } from './rankings.tsx';
import styles from './report.module.css';
import { SalesCard } from './sales-card.tsx';

interface ReportBodyProps {
  readonly report: ShownReport;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Of which group; empty is all, null is the reader's own. */
  readonly groupId: string | null;
}

/** Sales first, then how they were paid, what is owed, and what sold best. */
export function ReportBody({ report, today, groupId }: ReportBodyProps) {
  const { t } = useTranslation();
  const { products, groups = [] } = report;
  const isOwn = groupId === null;
  const isEmpty = products.length === 0 && report.days.every(({ orders }) => orders === 0);
  return (
    <div className={styles.parts}>
      <div className={styles.part}>
        <SalesCard report={report} today={today} isOwn={isOwn} />
        <PaidCard days={report.days} />
        <Owed report={report} groupId={groupId} />
        <Stock report={report} />
      </div>
      <div className={styles.part}>
        {isEmpty && (
          <EmptyState
            title={t(isOwn ? 'report.nothingBought' : 'report.nothingSold')}
            text={t('report.nothingText')}
          />
        )}
        <RankedProducts products={products} isOwn={isOwn} />
        {!isOwn && groupId === '' && <RankedGroups groups={groups} />}
      </div>
    </div>
  );
}

function Owed({ report: { owed, debts }, groupId }: Pick<ReportBodyProps, 'report' | 'groupId'>) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  const opens = mayCall(roles, groupId === null ? 'groupStatement' : 'debts');
  const to = groupId === null || groupId === '' ? '/statements' : `/statements/${groupId}`;
  const facts = [
    ...(owed.groups === undefined || groupId !== '' ? [] : [t('report.groups', { count: owed.groups })]),
    ...(owed.oldest_days === null ? [] : [t('report.oldest', { count: owed.oldest_days })]),
  ];
  return (
    <Card rows>
      <Row
        icon={<IconClockDollar size={22} aria-hidden="true" />}
        tone={owed.sum > 0 ? 'warn' : 'ok'}
        title={t('report.owed')}
        text={owed.sum > 0 ? facts.join(' · ') : t('report.nothingOwed')}
        value={<Money amount={readWire(owed.sum)} />}
        {...(opens ? { to } : {})}
      />
      {debts.orders > 0 && (
        <Row
          icon={<IconFileImport size={22} aria-hidden="true" />}
          title={t('report.debts')}
          text={t('report.debtsText', { count: debts.orders })}
          value={<Money amount={readWire(debts.sum)} />}
        />
      )}
    </Card>
  );
}

function Stock({ report: { stock_value: value, low_stock: low } }: Pick<ReportBodyProps, 'report'>) {
  const { t } = useTranslation();
  const { roles } = useViewer();
  if (value === undefined || low === undefined) return null;
  const opening = mayCall(roles, 'stockList') ? { to: '/stock' } : {};
  return (
    <Card rows>
      <Row
        icon={<IconPackages size={22} aria-hidden="true" />}
        title={t('report.stock')}
        text={t('report.stockText')}
        value={<Money amount={readWire(value)} />}
      />
      <Row
        icon={<IconAlertTriangle size={22} aria-hidden="true" />}
        title={t('report.low')}
        value={<span className="num">{low.toLocaleString('en')}</span>}
        {...opening}
      />
    </Card>
  );
}
