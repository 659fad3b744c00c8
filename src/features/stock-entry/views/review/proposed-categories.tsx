import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RowsOfCategory } from '../../../../../domain/stock-entry/category-proposals.ts';
import type { EntryRow } from '../../../../../domain/stock-entry/entry-rows.ts';
import styles from './proposed-categories.module.css';
import type { RowWords } from './use-row-words.ts';

/** Names of a group that are shown; the others are counted. */
const shownNames = 20;

interface ProposedCategoriesProps {
  readonly words: Pick<RowWords, 'categoryOf'>;
  readonly groups: readonly RowsOfCategory[];
  /** Asks for another category for the rows of a group. */
  readonly onChange: (group: RowsOfCategory) => void;
}

/** The categories that rows get by one press, each with its rows; a press on one changes it. */
export function ProposedCategories({ words, groups, onChange }: ProposedCategoriesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.groups}>
      {groups.map((group) => {
        const { category, rows } = group;
        const names = namesOf(rows);
        const left = names.length - shownNames;
        return (
          <li key={category.ids[2]}>
            <button type="button" className={styles.group} onClick={() => onChange(group)}>
              <span className={styles.head}>
                <b>{words.categoryOf(category)}</b>
                <b className="num">{rows.length.toLocaleString('en')}</b>
                <IconPencil size={18} aria-hidden="true" />
                <span className="unseen">{t('stockEntry.row.otherCategory')}</span>
              </span>
              <span className={styles.names}>
                {names.slice(0, shownNames).join(' · ')}
                {left > 0 && ` · ${t('stockEntry.complete.more', { count: left })}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The names of rows, each once with how often it is there. */
export function namesOf(rows: readonly EntryRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { name } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} × ${count}`));
}
