import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSigned, readWire } from '../../../../domain/money.ts';
import { barsOf, countDays, periodOf } from '../../../../domain/reports/report-days.ts';
import type { ShownReport } from '../../../../machines/report/report-machine.ts';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Money } from '../../../ui/values/money.tsx';
import { DayTable } from './day-table.tsx';
import styles from './report.module.css';

const SalesGraph = lazy(() => import('./sales-graph.tsx').then((module) => ({ default: module.SalesGraph })));

interface SalesCardProps {
  readonly report: ShownReport;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether it is what the reader's own group bought. */
  readonly isOwn: boolean;
}

/** The sum of all days, compared with those before, and the days as bars or as a table. */
export function SalesCard({ report, today, isOwn }: SalesCardProps) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const { days } = report;
  const bars = barsOf(days);
  const sales = days.reduce((sum, day) => sum + readWire(day.sales), 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const isDrawn = bars.length > 1 && sales > 0;
  return (
    <Card>
      <div className={styles.lead}>
        <h2 className={styles.label}>
          {t(isOwn ? 'report.bought' : 'report.sales')} · {t('report.orders', { count: orders })}
        </h2>
        <Trend report={report} sales={sales} />
      </div>
      <Money amount={sales} className={styles.total} />
      {isDrawn && !isTable && (
        <>
          <div className={styles.graph} aria-hidden="true">
            <OnDemand>
              <SalesGraph bars={bars} today={today} />
            </OnDemand>
          </div>
          <DayTable days={days} isOwn={isOwn} isUnseen />
        </>
      )}
      {(isTable || bars.length === 1) && <DayTable days={days} isOwn={isOwn} />}
      {isDrawn && (
        <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'report.asGraph' : 'report.asTable')}
        </button>
      )}
    </Card>
  );
}

/** How the sum differs from that of the days before; nothing where these had none. */
function Trend({ report, sales }: { readonly report: ShownReport; readonly sales: number }) {
  const { t } = useTranslation();
  const before = readWire(report.before.sales);
  if (before === 0) return null;
  const change = Math.round(((sales - before) / before) * 1000) / 10;
  const Icon = change < 0 ? IconTrendingDown : IconTrendingUp;
  return (
    <span className={classNames(styles.trend, change < 0 && styles.down)}>
      <Icon size={18} aria-hidden="true" />
      {t(`report.than.${periodOf(report) ?? 'other'}`, {
        change: `${formatSigned(change)}%`,
        count: countDays(report),
      })}
    </span>
  );
}
