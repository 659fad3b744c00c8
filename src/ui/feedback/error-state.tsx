import { IconCloudOff, IconRefresh, IconWifiOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { StateFrame } from './state-frame.tsx';
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
    <StateFrame
      role="alert"
      look={isOnline ? 'failed' : 'offline'}
      icon={<Icon size={24} aria-hidden="true" />}
      title={title}
      text={isOnline ? text : t('state.offline')}
    >
      <Button look="tonal" icon={<IconRefresh size={20} aria-hidden="true" />} onClick={onRetry}>
        {t('common.retry')}
      </Button>
      {more}
    </StateFrame>
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
