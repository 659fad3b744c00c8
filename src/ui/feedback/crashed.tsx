import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { useIsKept } from './durability-context.ts';
import styles from './state.module.css';

/** The page broke: says what becomes of what was entered; the way on is to open it again. */
export function Crashed({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation();
  const isKept = useIsKept();
  return (
    <main data-screen="crashed" data-state="crashed">
      <div className={styles.state}>
        <span className={classNames(styles.picture, styles.failed)}>
          <IconRefresh size={24} aria-hidden="true" />
        </span>
        <h2 className={styles.title}>{t('app.crashed.title')}</h2>
        <p className={styles.text}>{t(isKept ? 'app.crashed.text' : 'app.crashed.unkept')}</p>
        <div className={styles.actions}>
          <Button onClick={onReopen}>{t('app.crashed.action')}</Button>
        </div>
      </div>
    </main>
  );
}
