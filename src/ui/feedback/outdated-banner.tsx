import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { Button } from '../controls/button.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';

interface OutdatedBannerProps {
  /** What could not be read again. */
  readonly title: string;
  readonly onRetry: () => void;
}

/** What is shown is what was known last: without a network it is read again by itself, else on another try. */
export function OutdatedBanner({ title, onRetry }: OutdatedBannerProps) {
  const { t } = useTranslation();
  const isOnline = useOnReconnect(onRetry);
  if (!isOnline)
    return <Banner kind="offline" title={t('banner.outdated.title')} text={t('banner.outdated.text')} />;
  return (
    <Banner
      kind="unreachable"
      title={title}
      text={t('state.unreachable.text')}
      action={
        <Button look="tonal" height={44} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
