import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './state.module.css';

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly more?: ReactNode;
}

/** What should be here could not be read: it may exist, and can be asked for again. */
export function ErrorState({ title, text, onRetry, more }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.picture, styles.failed)}>
        <IconCloudOff size={24} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button look="tonal" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {more}
      </div>
    </div>
  );
}
