import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './button.module.css';

interface ButtonLinkProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** An address outside the app: `tel:`, for instance. */
  readonly href: string;
  /** Whether it opens beside the app, for a page of somebody else's. */
  readonly opensTab?: boolean;
  readonly look?: 'quiet' | 'tonal';
}

/** A button that leads out of the app; it fills the width that is left. */
export function ButtonLink({ children, icon, href, opensTab = false, look = 'quiet' }: ButtonLinkProps) {
  return (
    <a
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
      className={classNames(styles.button, styles[look], styles.height48, styles.grow)}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}
