import { classNames } from '../layout/class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'line' | 'box' | 'pill' | 'picture';
}

/** A grey place where something is about to be. */
export function Skeleton({ width, height, shape = 'line' }: SkeletonProps) {
  return (
    <span className={classNames(styles.block, styles[shape])} style={{ width, height }} aria-hidden="true" />
  );
}
