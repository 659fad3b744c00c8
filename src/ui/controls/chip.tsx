import styles from './chip.module.css';

/** A small fact about a thing: a colour, a size. */
export function Chip({ children }: { readonly children: string }) {
  return <span className={styles.chip}>{children}</span>;
}
