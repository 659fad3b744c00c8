import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useIsKept } from '../ui/feedback/durability-context.ts';
import { useDeviceScope } from '../workflow/scopes.ts';
import { useUnsent } from '../workflow/use-unsent.ts';

/**
 * The tap may be the first one here, and what that fetches comes first: Chromium leaves the old worker in place for half a minute
 * where a file is asked for at the moment it is to go.
 */
const firstUseFetched = () => import('./after-use.tsx').catch(() => undefined);

/** Offers the newer version of the app that this device holds; what is not sent stays for it. */
export function UpdateBanner() {
  const { t } = useTranslation();
  const { shellUpdates } = useDeviceScope().platform;
  const hasUnsent = useUnsent().length > 0;
  const isKept = useIsKept();
  const [isAccepted, setIsAccepted] = useState(false);
  const kept = t(isKept ? (hasUnsent ? 'update.unsent' : 'update.text') : 'update.unkept');
  const accept = () => {
    setIsAccepted(true);
    void firstUseFetched().then(shellUpdates.accept);
  };
  return (
    <Banner
      kind="info"
      wide
      title={t('update.title')}
      text={isAccepted ? t('update.changing') : kept}
      action={
        <>
          <Button
            look="tonal"
            height={44}
            onClick={accept}
            reason={isAccepted ? t('update.changing') : undefined}
          >
            {t('update.accept')}
          </Button>
          {!isAccepted && (
            <Button look="text" height={44} onClick={shellUpdates.putOff}>
              {t('update.putOff')}
            </Button>
          )}
        </>
      }
    />
  );
}
