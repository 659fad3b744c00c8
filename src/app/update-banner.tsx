import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useDeviceScope } from './auth-context.ts';
import { useUnsent } from './use-unsent.ts';

/** Offers the newer version of the app that this device holds; what is not sent stays for it. */
export function UpdateBanner() {
  const { t } = useTranslation();
  const { shellUpdates } = useDeviceScope().platform;
  const isOffered = useSyncExternalStore(shellUpdates.subscribe, shellUpdates.isOffered);
  const hasUnsent = useUnsent().length > 0;
  if (!isOffered) return null;
  return (
    <Banner
      kind="info"
      wide
      title={t('banner.update.title')}
      text={t(hasUnsent ? 'banner.update.unsent' : 'banner.update.text')}
      action={
        <>
          <Button look="tonal" height={44} onClick={shellUpdates.accept}>
            {t('banner.update.accept')}
          </Button>
          <Button look="text" height={44} onClick={shellUpdates.putOff}>
            {t('banner.update.putOff')}
          </Button>
        </>
      }
    />
  );
}
