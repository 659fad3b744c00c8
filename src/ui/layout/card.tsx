import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

interface CardProps {
  readonly children: ReactNode;
  /** Rows of their own padding and hairlines between them. */
  readonly rows?: boolean;
}

/** A white surface on the grey page, which gives the margins: 12 px at the sides, 8 px between cards. */
export function Card({ children, rows = false }: CardProps) {
  return <section className={classNames(styles.card, rows && styles.rows)}>{children}</section>;
}
