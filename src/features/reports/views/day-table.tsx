import { useTranslation } from 'react-i18next';
import { formatAmount, readWire } from '../../../../domain/money.ts';
import type { ShownReport } from '../../../../machines/report/report-machine.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './report.module.css';

interface DayTableProps {
  readonly days: ShownReport['days'];
  readonly isOwn: boolean;
  /** Whether it is there for who hears it alone. */
  readonly isUnseen?: boolean;
}

/** The days on which something was sold or paid, the newest first. */
export function DayTable({ days, isOwn, isUnseen = false }: DayTableProps) {
  const { t } = useTranslation();
  const isOneYear = days[0]?.day.slice(0, 4) === days.at(-1)?.day.slice(0, 4);
  const busy = days.filter(({ orders, cash, receipt }) => orders > 0 || cash > 0 || receipt > 0);
  if (busy.length === 0) return null;
  const baht = (amount: number) => (amount === 0 ? '–' : formatAmount(readWire(amount)));
  return (
    <div className={isUnseen ? 'unseen' : styles.days}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('report.day')}</th>
            <th scope="col">{t('report.count')}</th>
            <th scope="col">{t(isOwn ? 'report.bought' : 'report.sales')}</th>
            <th scope="col" className={styles.wide}>
              {t('report.transfer')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('report.cash')}
            </th>
          </tr>
        </thead>
        <tbody>
          {busy.reverse().map(({ day, orders, sales, cash, receipt }) => (
            <tr key={day}>
              <th scope="row" className="code">
                {isOneYear && !isUnseen ? day.slice(5) : day}
              </th>
              <td className="num">{orders.toLocaleString('en')}</td>
              <td className="num">{baht(sales)}</td>
              <td className={classNames('num', styles.wide)}>{baht(receipt)}</td>
              <td className={classNames('num', styles.wide)}>{baht(cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
