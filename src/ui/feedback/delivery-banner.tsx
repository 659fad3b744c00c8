import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { Button } from '../controls/button.tsx';
import { useIsOnDisk, useIsKept } from './durability-context.ts';

interface DeliveryBannerProps {
  /** The state of a write without an answer: stored, sent, or neither possible. */
  readonly status: 'waiting' | 'unknown' | 'unreachable';
  /** Tries once more under the same key; only for `unreachable`, the others go on by themselves. */
  readonly onRetry: () => void;
  /** Another way out of `unreachable`, beside trying again. */
  readonly wayOut?: ReactNode;
}

/** Says where a write is that the server has not answered yet. */
export function DeliveryBanner({ status, onRetry, wayOut }: DeliveryBannerProps) {
  const { t } = useTranslation();
  const isKept = useIsKept();
  const isWaiting = status === 'waiting';
  const isOnDisk = useIsOnDisk(isWaiting);
  // A screen shows an event before the disk has it, and nothing is called saved before that.
  if (isWaiting && !isOnDisk) return null;
  const kind = isWaiting ? 'offline' : status;
  const words = isWaiting && !isKept ? 'waitingUnkept' : status;
  return (
    <Banner
      kind={kind}
      title={t(`delivery.${words}.title`)}
      text={t(`delivery.${words}.text`)}
      action={
        status === 'unreachable' && (
          <>
            <Button look="tonal" height={44} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            {wayOut}
          </>
        )
      }
    />
  );
}
