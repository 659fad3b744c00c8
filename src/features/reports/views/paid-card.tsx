import { useTranslation } from 'react-i18next';
import { readWire } from '../../../../domain/money.ts';
import type { ShownReport } from '../../../../machines/report/report-machine.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Money } from '../../../ui/values/money.tsx';
import styles from './report.module.css';

/** How the payments of these days were made, as one bar with its two amounts. */
export function PaidCard({ days }: Pick<ShownReport, 'days'>) {
  const { t } = useTranslation();
  const transfer = days.reduce((sum, { receipt }) => sum + readWire(receipt), 0);
  const cash = days.reduce((sum, day) => sum + readWire(day.cash), 0);
  const all = transfer + cash;
  return (
    <Card>
      <h2 className="unseen">{t('report.paid')}</h2>
      {all > 0 && (
        <div className={styles.split} aria-hidden="true">
          {transfer > 0 && <span style={{ flexGrow: transfer / all }} />}
          {cash > 0 && <span className={styles.cash} style={{ flexGrow: cash / all }} />}
        </div>
      )}
      <div className={styles.ways}>
        <p className={styles.way}>
          <span className={styles.label}>
            <span className={styles.dot} aria-hidden="true" />
            {t('report.transfer')}
          </span>
          <Money amount={transfer} className={styles.half} />
        </p>
        <p className={classNames(styles.way, styles.last)}>
          <span className={styles.label}>
            <span className={classNames(styles.dot, styles.cash)} aria-hidden="true" />
            {t('report.cash')}
          </span>
          <Money amount={cash} className={styles.half} />
        </p>
      </div>
    </Card>
  );
}
