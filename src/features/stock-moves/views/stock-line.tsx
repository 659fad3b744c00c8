import { useSelector } from '@xstate/react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockOfDay } from '../../../../domain/stock/stock-line.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { OnDemand } from '../../../ui/feedback/on-demand.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import type { StockLineActor } from './stock-props.ts';
import styles from './stock-line.module.css';

const StockGraph = lazy(() => import('./stock-graph.tsx').then((module) => ({ default: module.StockGraph })));

/** What was on hand at the end of each of the last 90 days, as a graph or as a table; nothing of a product that never had a stock. */
export function StockLine({ line }: { readonly line: StockLineActor }) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const days = useSelector(line, ({ context }) => context.days);
  const isFailed = useSelector(line, (snapshot) => snapshot.matches('unloaded') || snapshot.context.isStale);
  if (isFailed)
    return (
      <Banner
        kind="unreachable"
        title={t('stockHistory.line.unreachable')}
        action={
          <Button look="tonal" height={44} onClick={() => line.send({ type: 'line.open' })}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  if (days === null) return <div className={styles.unread} />;
  if (days.length === 0) return null;
  return (
    <section>
      <SectionTitle
        aside={
          <button type="button" className={styles.toggle} onClick={() => setTable(!isTable)}>
            {t(isTable ? 'stockHistory.line.asGraph' : 'stockHistory.line.asTable')}
          </button>
        }
      >
        {t('stockHistory.line.title', { count: days.length })}
      </SectionTitle>
      <Card>{isTable ? <DayTable days={days} /> : <DrawnDays days={days} />}</Card>
    </section>
  );
}

interface DaysProps {
  readonly days: readonly StockOfDay[];
}

function DrawnDays({ days }: DaysProps) {
  const { t } = useTranslation();
  const known = days.flatMap(({ day, onHand }) => (onHand === null ? [] : [{ day, onHand }]));
  const figures = known.map(({ onHand }) => onHand);
  const told = t('stockHistory.line.alt', {
    from: known.at(0)?.day,
    until: days.at(-1)?.day,
    least: Math.min(...figures),
    most: Math.max(...figures),
    now: figures.at(-1),
  });
  return (
    <div role="img" aria-label={told} className={styles.graph}>
      <OnDemand>
        <StockGraph days={days} />
      </OnDemand>
    </div>
  );
}

/** The days on which something moved, the newest first, and the one that the line begins with. */
function DayTable({ days }: DaysProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.days}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('stockHistory.line.day')}</th>
            <th scope="col">{t('stockHistory.line.onHand')}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ moved }, index) => moved || index === 0)
            .reverse()
            .map(({ day, onHand }) =>
              onHand === null ? null : (
                <tr key={day}>
                  <th scope="row" className="code">
                    {day}
                  </th>
                  <td className="num">{onHand.toLocaleString('en')}</td>
                </tr>
              ),
            )}
        </tbody>
      </table>
    </div>
  );
}
