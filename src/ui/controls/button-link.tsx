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
}

/** A quiet button that leads out of the app; it fills the width that is left. */
export function ButtonLink({ children, icon, href, opensTab = false }: ButtonLinkProps) {
  return (
    <a
      href={href}
      {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
      className={classNames(styles.button, styles.quiet, styles.height48, styles.grow)}
    >
      {icon}
      <span>{children}</span>
    </a>
  );
}
