import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './icon-button.module.css';
import { useReason } from '../feedback/toast-context.ts';

interface IconButtonProps {
  /** What it does, for who cannot see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly look?: 'plain' | 'floating';
  /** Why it cannot be used now; a tap says so. */
  readonly reason?: string | undefined;
  /** Of one that switches something on and off: whether it is on. */
  readonly isPressed?: boolean | undefined;
  /** -1 where Tab does not stop at it: other keys or another place lead to what it does. */
  readonly tabIndex?: -1 | undefined;
  readonly className?: string | undefined;
}

/** A button of one icon, 44 px to the finger. */
export function IconButton({
  label,
  icon,
  onClick,
  look = 'plain',
  reason,
  isPressed,
  tabIndex,
  className,
}: IconButtonProps) {
  const guarded = useReason(reason, onClick);
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[look], className)}
      aria-label={label}
      aria-pressed={isPressed}
      tabIndex={tabIndex}
      {...guarded}
    >
      {icon}
    </button>
  );
}
