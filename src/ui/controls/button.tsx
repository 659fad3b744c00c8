import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './button.module.css';
import { useReason } from '../feedback/toast-context.ts';

interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
  /** `filled` once a screen; `tonal` the second; `quiet` grey, `quietDanger` with red letters; `danger` filled red; `dangerText` and `text` without a ground. */
  readonly look?: 'filled' | 'tonal' | 'quiet' | 'quietDanger' | 'danger' | 'dangerText' | 'text';
  /** Height in pixels: 44 in rows, 48, 52 for the one final action, or 64 where it is done a hundred times a day. */
  readonly height?: 44 | 48 | 52 | 64;
  readonly icon?: ReactNode;
  /** Enter in a field of the form around it presses it. */
  readonly submit?: boolean;
  /** Fills the width that is left. */
  readonly grow?: boolean;
  /** Why it cannot be used now: it stays focusable, and a tap says so. */
  readonly reason?: string | undefined;
}

export function Button({
  children,
  onClick,
  look = 'filled',
  height = 48,
  icon,
  submit = false,
  grow = false,
  reason,
}: ButtonProps) {
  const guarded = useReason(reason, onClick);
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={classNames(styles.button, styles[look], styles[`height${height}`], grow && styles.grow)}
      {...guarded}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Buttons side by side, at the bottom of a screen or a sheet. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
