import { classNames } from '../layout/class-names.ts';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
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
        </button>
      ))}
    </nav>
  );
}
