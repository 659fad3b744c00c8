import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupStatement } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, readWire } from '../../../../domain/money.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import { NowContext } from '../../../ui/screen-context.ts';
import { toneOf } from './balance.tsx';
import { recordName } from './record-name.ts';
import styles from './statement-document.module.css';

/** What a group ordered and paid, on paper. */
export function useStatementDocument(shopName: string): (statement: GroupStatement) => PrintedDocument {
  const { t } = useTranslation();
  const now = use(NowContext);
  const baht = (amount: number) => formatAmount(readWire(amount));
  return ({ name, from, to, opening, ordered, paid, awaiting, closing, entries }) => ({
    opening: (
      <div className={styles.opening}>
        <p className={styles.shop}>{shopName}</p>
        <h2>{t('statement.title')}</h2>
        <p>{name}</p>
        <p>
          {from} – {to}
        </p>
      </div>
    ),
    runningHead: (
      <p className={styles.running}>
        {shopName} · {name} · {from} – {to}
      </p>
    ),
    columns: (
      <>
        <th>{t('statement.time')}</th>
        <th>{t('statement.entry')}</th>
        <th className={styles.figure}>{t('statement.ordered')}</th>
        <th className={styles.figure}>{t('statement.paid')}</th>
        <th className={styles.figure}>{t('statement.balance')}</th>
      </>
    ),
    rows: [
      {
        id: 'opening',
        cells: (
          <>
            <td>{from}</td>
            <td>{t('statement.opening')}</td>
            <td>–</td>
            <td>–</td>
            <td className={styles.figure}>{baht(opening)}</td>
          </>
        ),
      },
      ...entries.map((entry) => ({
        id: `${entry.kind}/${entry.id}`,
        cells: (
          <>
            <td>{formatDateTime(entry.ctime)}</td>
            <td>
              {t(`statement.${entry.kind}`)} {recordName(entry)}
            </td>
            <td className={styles.figure}>{entry.kind === 'order' && baht(entry.amount)}</td>
            <td className={styles.figure}>{entry.kind === 'payment' && baht(entry.amount)}</td>
            <td className={styles.figure}>{baht(entry.balance)}</td>
          </>
        ),
      })),
    ],
    closing: (
      <div className={styles.closing}>
        <p>
          {t('statement.ordered')} {baht(ordered)} · {t('statement.paid')} {baht(paid)}
        </p>
        {awaiting !== 0 && (
          <p>
            {t('statement.awaiting')} {baht(awaiting)}
          </p>
        )}
        <p className={styles.total}>
          {t(`statement.${toneOf(closing)}`)} <strong>{formatBaht(readWire(Math.abs(closing)))}</strong>
        </p>
      </div>
    ),
    foot: now === null ? null : t('statement.printed', { time: formatDateTime(now) }),
  });
}
