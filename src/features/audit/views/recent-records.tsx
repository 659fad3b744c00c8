import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { FoundRecord } from '../../../../machines/record-search/record-search-machine.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import type { AuditScreenProps } from './audit-props.ts';
import styles from './audit.module.css';
import { foundOrder, foundPayment } from './found-record.ts';
import { RecordRow } from './record-row.tsx';
import { UnreachableBanner } from './unreachable-banner.tsx';

/** Records that are listed of each kind. */
const mostListed = 5;

/** The latest payments and orders, each leading to its audit. */
export function RecentRecords({ payments, orders }: Pick<AuditScreenProps, 'payments' | 'orders'>) {
  const { t } = useTranslation();
  const paid = useSelector(payments, (current) => current);
  const ordered = useSelector(orders, (current) => current);
  return (
    <div className={styles.beside}>
      <RecentList
        title={t('audit.recentPayments')}
        none={t('audit.noPayments')}
        list={paid}
        records={paid.context.items.slice(0, mostListed).map(foundPayment)}
        onRetry={() => payments.send({ type: 'list.refresh' })}
      />
      <RecentList
        title={t('audit.recentOrders')}
        none={t('audit.noOrders')}
        list={ordered}
        records={ordered.context.items.slice(0, mostListed).map(foundOrder)}
        onRetry={() => orders.send({ type: 'list.refresh' })}
      />
    </div>
  );
}

interface RecentListProps {
  readonly title: string;
  /** What is said when there is no record. */
  readonly none: string;
  /** The list as it stands. */
  readonly list: { hasTag(tag: 'busy' | 'listed'): boolean; matches(state: 'outdated'): boolean };
  readonly records: readonly FoundRecord[];
  readonly onRetry: () => void;
}

function RecentList({ title, none, list, records, onRetry }: RecentListProps) {
  const isListed = list.hasTag('listed');
  const isFailed = list.matches('outdated') || !(isListed || list.hasTag('busy'));
  return (
    <div className={styles.column}>
      <SectionTitle>{title}</SectionTitle>
      {isFailed && <UnreachableBanner onRetry={onRetry} />}
      {!isListed && !isFailed && <SkeletonList of="rows" count={mostListed} />}
      {isListed && (
        <Card rows={records.length > 0}>
          {records.length === 0 && <p className={styles.none}>{none}</p>}
          {records.map((record) => (
            <RecordRow key={record.id} record={record} />
          ))}
        </Card>
      )}
    </div>
  );
}
