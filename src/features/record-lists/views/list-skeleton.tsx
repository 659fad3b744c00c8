import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton-list.tsx';
import type { ListProps } from './list-props.ts';
import styles from './list-skeleton.module.css';

/** Placeholder for the rows. */
export function ListSkeleton({ of }: { readonly of: ListProps['kind'] }) {
  const { t } = useTranslation();
  const rows = Array.from({ length: 4 }, (_, index) => <SkeletonRow key={index} />);
  return (
    <div className={styles.skeleton} role="status">
      <span className="unseen">{t('common.loading')}</span>
      <div className={styles.title}>
        <Skeleton width="112px" />
        <Skeleton width="96px" />
      </div>
      {of === 'orders' ? <Card>{rows}</Card> : rows.map((row) => <Card key={row.key}>{row}</Card>)}
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <Skeleton width="132px" height="16px" />
        <Skeleton width="64px" height="24px" shape="pill" />
      </div>
      <div className={styles.line}>
        <Skeleton shape="box" width="96px" height="40px" />
        <Skeleton width="96px" height="20px" />
      </div>
    </div>
  );
}
