import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Side } from '../../../domain/edit-conflict.ts';
import { readActor } from '../../../domain/outcome.ts';
import type { Problem } from '../../../domain/outcome.ts';
import { formatDateTime } from '../../i18n/format-date.ts';
import { nameActor } from '../../i18n/translate-reason.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import choiceStyles from '../controls/choice-rings.module.css';
import { Banner } from './banner.tsx';
import styles from './edit-conflict.module.css';

interface ContestedField {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  readonly chosen: Side | null;
  readonly onChoose: (side: Side) => void;
}

interface EditConflictProps {
  /** The refusal, which says who changed it and when. */
  readonly problem: Problem | null;
  /** What happened, of who and when. */
  readonly title: (who: string, time: string) => string;
  /** The fields that both changed. */
  readonly contested: readonly ContestedField[];
  /** What only the other person changed, in words. */
  readonly adopted: readonly string[];
}

/** What two people changed of one record: both values of each field and a choice between them, and what is taken over. */
export function EditConflict({ problem, title, contested, adopted }: EditConflictProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { changed_by: by, changed_at: at } = problem?.details ?? {};
  const actor = readActor(by);
  const who = actor === null ? t('conflict.somebody') : nameActor(i18n, actor);
  return (
    <>
      <Banner
        kind="warn"
        title={title(who, typeof at === 'string' ? formatDateTime(at) : '')}
        text={t(contested.length > 0 ? 'conflict.choose' : 'conflict.fits')}
      />
      {contested.map(({ id, label, mine, theirs, chosen, onChoose }) => (
        <section key={id} className={choiceStyles.rings}>
          <h3 className={styles.heading}>{label}</h3>
          <ChoiceList
            label={label}
            choices={[
              { id: 'mine', title: mine, text: t('conflict.mine') },
              { id: 'theirs', title: theirs, text: who },
            ]}
            chosen={chosen}
            onChoose={onChoose}
          />
        </section>
      ))}
      {adopted.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('conflict.adopted')}</h3>
          <ul>
            {adopted.map((words) => (
              <li key={words} className={styles.adopted}>
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
