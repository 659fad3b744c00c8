import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Facts about a thing: grey names at the left, values at the right. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
