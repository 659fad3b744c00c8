import { IconCloudOff, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './state.module.css';
import { useOnReconnect } from './use-on-reconnect.ts';

interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry: () => void;
  readonly more?: ReactNode;
}

/** What should be here could not be read: it may exist, and is asked for again by a tap, and when the network is back. */
export function ErrorState({ title, text, onRetry, more }: ErrorStateProps) {
  const { t } = useTranslation();
  const isOnline = useOnReconnect(onRetry);
  const Icon = isOnline ? IconCloudOff : IconWifiOff;
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.picture, isOnline ? styles.failed : styles.offline)}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{isOnline ? text : t('state.offline')}</p>
      <div className={styles.actions}>
        <Button look="tonal" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={onRetry}>
          {t('common.retry')}
        </Button>
        {more}
      </div>
    </div>
  );
}

/** A screen whose code could not be fetched: without a network, mostly. */
export function Unfetched({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main data-screen="unfetched" data-state="unfetched">
      <ErrorState title={t('state.unreachable.title')} text={t('state.unreachable.text')} onRetry={onRetry} />
    </main>
  );
}
