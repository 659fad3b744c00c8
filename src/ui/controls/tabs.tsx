import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './tabs.module.css';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many there are, beside the label. */
  readonly count?: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
}

/** Switches between the lists of one screen; part of its header. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose }: TabsProps<Id>) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className={classNames(styles.tab, tab.id === current && styles.current)}
          aria-current={tab.id === current ? 'page' : undefined}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
          {tab.count}
        </button>
      ))}
    </nav>
  );
}

/** How many there are in a list that waits for somebody. */
export function TabCount({ count }: { readonly count: number }) {
  return <span className={styles.count}>{count.toLocaleString('en')}</span>;
}
