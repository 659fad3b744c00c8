import type { ReactNode } from 'react';
import styles from './whole-dates.module.css';

/** A date as the app writes it, with its hour if there is one. */
const dates = /(\d{4}-\d\d-\d\d(?:\u00A0\d\d:\d\d(?::\d\d)?)?)/;

/** Words in which no line ends within a date: browsers break lines at its hyphens. What is no text is left as it is. */
export function wholeDates(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const parts = words.split(dates);
  if (parts.length === 1) return words;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.date}>
        {part}
      </span>
    ),
  );
}
