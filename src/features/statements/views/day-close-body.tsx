import { IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayClose } from '../../../../domain/contract.ts';
import { formatBaht, formatDifference, readWire } from '../../../../domain/money.ts';
import { formatShortDateTime, formatTime } from '../../../i18n/format-date.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { useNow } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import styles from './day-close.module.css';

interface DayCloseBodyProps {
  readonly close: DayClose;
  readonly isToday: boolean;
}

/** The sums of a day first, then who confirmed them, then what is to be looked at. */
export function DayCloseBody({ close, isToday }: DayCloseBodyProps) {
  const { t } = useTranslation();
  const { received, differences, rejected, waiting, confirms_receipts: confirms } = close;
  // What waits today is in the list to confirm.
  const lists = [differences, rejected, ...(isToday ? [] : [waiting])].filter(({ count }) => count > 0);
  return (
    <div className={lists.length > 0 ? styles.parts : undefined}>
      <div className={styles.part}>
        <Sums close={close} />
        {isToday && waiting.count > 0 && (
          <Card rows>
            <Row
              icon={<IconHourglass size={22} aria-hidden="true" />}
              tone="warn"
              title={t('dayClose.waiting')}
              text={t('dayClose.payments', { count: waiting.count })}
              value={<Money amount={readWire(waiting.sum)} />}
              to="/order-home?type=confirm_payments"
            />
          </Card>
        )}
        {received.by.length > 0 && (
          <>
            <SectionTitle>{t(confirms ? 'dayClose.confirmedBy' : 'dayClose.sentBy')}</SectionTitle>
            <Card rows>
              {received.by.map(({ by, count, cash, receipt, sum }) => (
                <Row
                  key={by.id}
                  title={by.name}
                  text={t('dayClose.parts', {
                    cash: formatBaht(readWire(cash)),
                    transfer: formatBaht(readWire(receipt)),
                  })}
                  value={<Money amount={readWire(sum)} />}
                  note={t('dayClose.payments', { count })}
                />
              ))}
            </Card>
          </>
        )}
        {received.count === 0 && waiting.count === 0 && lists.length === 0 && (
          <EmptyState title={t('dayClose.empty')} text={t('dayClose.emptyText')} />
        )}
      </div>
      {lists.length > 0 && (
        <div className={styles.part}>
          <Differences differences={differences} />
          <Rejected rejected={rejected} />
          {!isToday && <Waiting waiting={waiting} />}
        </div>
      )}
    </div>
  );
}

function Sums({ close: { received } }: Pick<DayCloseBodyProps, 'close'>) {
  const { t } = useTranslation();
  return (
    <Card>
      <div className={styles.sums}>
        <p className={styles.sum}>
          <span className={styles.label}>
            {t('dayClose.received')} · {t('dayClose.payments', { count: received.count })}
          </span>
          <Money amount={readWire(received.sum)} className={styles.total} />
        </p>
        <p className={styles.sum}>
          <span className={styles.label}>{t('dayClose.cash')}</span>
          <Money amount={readWire(received.cash)} className={styles.half} />
        </p>
        <p className={styles.sum}>
          <span className={styles.label}>{t('dayClose.transfer')}</span>
          <Money amount={readWire(received.receipt)} className={styles.half} />
        </p>
      </div>
    </Card>
  );
}

interface ListProps {
  readonly title: string;
  readonly aside: ReactNode;
  readonly count: number;
  /** As many as the answer holds. */
  readonly rows: readonly ReactNode[];
}

function List({ title, aside, count, rows }: ListProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <SectionTitle aside={aside}>{title}</SectionTitle>
      <Card rows>{rows}</Card>
      {count > rows.length && (
        <p className={styles.more}>{t('dayClose.more', { count: count - rows.length })}</p>
      )}
    </>
  );
}

function Differences({ differences: { count, over, short, items } }: Pick<DayClose, 'differences'>) {
  const { t } = useTranslation();
  return (
    <List
      title={t('dayClose.differences')}
      aside={
        <>
          {t('dayClose.payments', { count })} · {formatDifference(readWire(over - short))}
        </>
      }
      count={count}
      rows={items.map(({ id, payment_no, group_name, due, amount, difference, by, at }) => (
        <Row
          key={id}
          to={`/payment/${id}`}
          title={`PAY-${payment_no} · ${group_name}`}
          text={
            <>
              {t('dayClose.paidOfDue', {
                paid: formatBaht(readWire(amount)),
                due: formatBaht(readWire(due)),
              })}
              <br />
              {by.name} {formatTime(at)}
            </>
          }
          value={
            <span className={difference < 0 ? styles.short : styles.over}>
              {formatDifference(readWire(difference))}
            </span>
          }
        />
      ))}
    />
  );
}

function Rejected({ rejected: { count, sum, items } }: Pick<DayClose, 'rejected'>) {
  const { t } = useTranslation();
  return (
    <List
      title={t('dayClose.rejected')}
      aside={
        <>
          {t('dayClose.payments', { count })} · <Money amount={readWire(sum)} />
        </>
      }
      count={count}
      rows={items.map(({ id, payment_no, group_name, amount, reason, by, at }) => (
        <Row
          key={id}
          to={`/payment/${id}`}
          title={`PAY-${payment_no} · ${group_name}`}
          text={
            <>
              {reason}
              <br />
              {by.name} {formatTime(at)}
            </>
          }
          value={<Money amount={readWire(amount)} />}
        />
      ))}
    />
  );
}

function Waiting({ waiting: { count, sum, items } }: Pick<DayClose, 'waiting'>) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <List
      title={t('dayClose.waitingAtEnd')}
      aside={
        <>
          {t('dayClose.payments', { count })} · <Money amount={readWire(sum)} />
        </>
      }
      count={count}
      rows={items.map(({ id, payment_no, group_name, amount, at }) => (
        <Row
          key={id}
          to={`/payment/${id}`}
          title={`PAY-${payment_no} · ${group_name}`}
          text={t('dayClose.sentAt', { at: formatShortDateTime(at, now) })}
          value={<Money amount={readWire(amount)} />}
        />
      ))}
    />
  );
}
