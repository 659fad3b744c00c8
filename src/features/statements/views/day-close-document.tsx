import { use } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayClose } from '../../../../domain/contract.ts';
import { formatAmount, formatBaht, formatDifference, readWire } from '../../../../domain/money.ts';
import { formatDateTime, formatTime } from '../../../i18n/format-date.ts';
import type { PrintedDocument } from '../../../ui/printing/print-pages.tsx';
import { NowContext } from '../../../ui/screen-context.ts';
import styles from './statement-document.module.css';

interface PrintedRow {
  readonly id: string;
  readonly cells: ReactNode;
}

const baht = (amount: number) => formatAmount(readWire(amount));

/** The end of a day as it is printed: the sums, who confirmed them, what differs, what was rejected, what waited. */
export function useDayCloseDocument(shopName: string): (close: DayClose) => PrintedDocument {
  const { t } = useTranslation();
  const now = use(NowContext);

  function titleRow(id: string, title: string, count: number, sum: string): PrintedRow {
    return {
      id,
      cells: (
        <td colSpan={6} className={styles.section}>
          {title} · {t('dayClose.payments', { count })} · {sum}
        </td>
      ),
    };
  }

  function moreRow(id: string, count: number, shown: number): readonly PrintedRow[] {
    if (count <= shown) return [];
    return [{ id, cells: <td colSpan={6}>{t('dayClose.more', { count: count - shown })}</td> }];
  }

  function differenceRows({ differences: { count, over, short, items } }: DayClose): readonly PrintedRow[] {
    if (count === 0) return [];
    return [
      titleRow('differences', t('dayClose.differences'), count, formatDifference(readWire(over - short))),
      ...items.map(({ id, payment_no, group_name, due, amount, difference, by, at }) => ({
        id: `differs/${id}`,
        cells: (
          <>
            <td>PAY-{payment_no}</td>
            <td>{group_name}</td>
            <td className={styles.figure}>{baht(due)}</td>
            <td className={styles.figure}>{baht(amount)}</td>
            <td className={styles.reason}>{formatDifference(readWire(difference))}</td>
            <td>
              {by.name} {formatTime(at)}
            </td>
          </>
        ),
      })),
      ...moreRow('differs', count, items.length),
    ];
  }

  function rejectedRows({ rejected: { count, sum, items } }: DayClose): readonly PrintedRow[] {
    if (count === 0) return [];
    return [
      titleRow('rejected', t('dayClose.rejected'), count, formatBaht(readWire(sum))),
      ...items.map(({ id, payment_no, group_name, amount, reason, by, at }) => ({
        id: `rejected/${id}`,
        cells: (
          <>
            <td>PAY-{payment_no}</td>
            <td>{group_name}</td>
            <td className={styles.figure}>–</td>
            <td className={styles.figure}>{baht(amount)}</td>
            <td className={styles.reason}>{reason}</td>
            <td>
              {by.name} {formatTime(at)}
            </td>
          </>
        ),
      })),
      ...moreRow('rejections', count, items.length),
    ];
  }

  function waitingRows({ waiting: { count, sum, items } }: DayClose): readonly PrintedRow[] {
    if (count === 0) return [];
    return [
      titleRow('waiting', t('dayClose.waitingAtEnd'), count, formatBaht(readWire(sum))),
      ...items.map(({ id, payment_no, group_name, due, amount, at }) => ({
        id: `waiting/${id}`,
        cells: (
          <>
            <td>PAY-{payment_no}</td>
            <td>{group_name}</td>
            <td className={styles.figure}>{baht(due)}</td>
            <td className={styles.figure}>{baht(amount)}</td>
            <td className={styles.reason}>–</td>
            <td>{t('dayClose.sentAt', { at: formatDateTime(at) })}</td>
          </>
        ),
      })),
      ...moreRow('waits', count, items.length),
    ];
  }

  return (close) => ({
    opening: (
      <div className={styles.opening}>
        <p className={styles.shop}>{shopName}</p>
        <h2>{t('dayClose.title')}</h2>
        <p>{close.day}</p>
        <Received close={close} />
      </div>
    ),
    runningHead: (
      <p className={styles.running}>
        {shopName} · {t('dayClose.title')} · {close.day}
      </p>
    ),
    columns: (
      <>
        <th>{t('dayClose.number')}</th>
        <th>{t('dayClose.group')}</th>
        <th className={styles.figure}>{t('dayClose.due')}</th>
        <th className={styles.figure}>{t('dayClose.amount')}</th>
        <th className={styles.reason}>
          {t('dayClose.difference')} / {t('dayClose.reason')}
        </th>
        <th>{t('dayClose.who')}</th>
      </>
    ),
    rows: [...differenceRows(close), ...rejectedRows(close), ...waitingRows(close)],
    closing: (
      <div className={styles.signatures}>
        <p>{t('dayClose.prepared')}</p>
        <p>{t('dayClose.checked')}</p>
      </div>
    ),
    foot: now === null ? null : t('statement.printed', { time: formatDateTime(now) }),
  });
}

function Received({ close: { received, confirms_receipts: confirms } }: { readonly close: DayClose }) {
  const { t } = useTranslation();
  return (
    <table className={styles.received}>
      <thead>
        <tr>
          <th>{t(confirms ? 'dayClose.confirmedBy' : 'dayClose.sentBy')}</th>
          <th className={styles.figure}>{t('dayClose.count')}</th>
          <th className={styles.figure}>{t('dayClose.cash')}</th>
          <th className={styles.figure}>{t('dayClose.transfer')}</th>
          <th className={styles.figure}>{t('dayClose.received')}</th>
        </tr>
      </thead>
      <tbody>
        {received.by.map(({ by, count, cash, receipt, sum }) => (
          <tr key={by.id}>
            <td>{by.name}</td>
            <td className={styles.figure}>{count}</td>
            <td className={styles.figure}>{baht(cash)}</td>
            <td className={styles.figure}>{baht(receipt)}</td>
            <td className={styles.figure}>{baht(sum)}</td>
          </tr>
        ))}
        <tr className={styles.receivedTotal}>
          <td>{t('common.total')}</td>
          <td className={styles.figure}>{received.count}</td>
          <td className={styles.figure}>{formatBaht(readWire(received.cash))}</td>
          <td className={styles.figure}>{formatBaht(readWire(received.receipt))}</td>
          <td className={styles.figure}>{formatBaht(readWire(received.sum))}</td>
        </tr>
      </tbody>
    </table>
  );
}
