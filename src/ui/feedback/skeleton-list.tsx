import { useTranslation } from 'react-i18next';
import { classNames } from '../layout/class-names.ts';
import styles from './skeleton-list.module.css';

interface SkeletonListProps {
  /** What is loading: product cards two across, or rows of a card. */
  readonly of: 'products' | 'rows';
  readonly count: number;
}

/** Copies the geometry of what is being loaded. */
export function SkeletonList({ of, count }: SkeletonListProps) {
  const { t } = useTranslation();
  const Item = of === 'products' ? SkeletonProduct : SkeletonRow;
  return (
    <div className={classNames(of === 'products' ? styles.products : styles.rows)} role="status">
      <span className="unseen">{t('common.loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <Item key={index} />
      ))}
    </div>
  );
}

/** The place of a product that is about to be. */
export function SkeletonProduct() {
  return (
    <div className={styles.product}>
      <Skeleton shape="picture" />
      <Skeleton width="86%" />
      <Skeleton width="52%" height="10px" />
      <div className={styles.foot}>
        <Skeleton width="66px" height="18px" />
        <Skeleton shape="box" width="36px" height="36px" />
      </div>
    </div>
  );
}

function SkeletonRow() {
  return (
    <div className={styles.row}>
      <Skeleton shape="box" width="40px" height="40px" />
      <div className={styles.lines}>
        <Skeleton width="60%" />
        <Skeleton width="40%" height="10px" />
      </div>
      <Skeleton width="72px" height="16px" />
    </div>
  );
}

/** A screen that is on its way. */
export function ScreenSkeleton() {
  return (
    <main data-screen="loading" data-state="loading">
      <SkeletonList of="rows" count={6} />
    </main>
  );
}

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'line' | 'box' | 'pill' | 'picture';
}

/** A grey place where something is about to be. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.block, styles[shape])}
      style={{ width, height }}
      aria-hidden="true"
      data-skeleton
    />
  );
}
