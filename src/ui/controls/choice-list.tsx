import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice-list.module.css';

interface Choice<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly text?: ReactNode;
}

interface ChoiceListProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id | null;
  readonly onChoose: (id: Id) => void;
}

/** One of many, below each other: an address, a status. */
export function ChoiceList<Id extends string>({ label, choices, chosen, onChoose }: ChoiceListProps<Id>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {choices.map(({ id, title, text }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {text !== undefined && <span className={styles.text}>{text}</span>}
            </span>
            {id === chosen && <IconCheck className={styles.check} size={22} aria-hidden="true" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
