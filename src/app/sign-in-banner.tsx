import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast-context.ts';
import { useAuth, useDeviceScope } from './auth-context.ts';

/** Says, while the screen of an expired session stays, that nothing is sent until this person signs in again. */
export function SignInBanner() {
  const { t } = useTranslation();
  const auth = useAuth();
  const showToast = useToast();
  const { session } = useDeviceScope().platform;
  const isOver = useSyncExternalStore(session.subscribe, () => session.token() === null);
  if (!isOver) return null;
  return (
    <Banner
      kind="warn"
      wide
      title={t('banner.signInToSend.title')}
      text={t('banner.signInToSend.text')}
      action={
        <Button
          look="tonal"
          height={44}
          onClick={() =>
            navigator.onLine ? auth.send({ type: 'session.expire' }) : showToast(t('banner.offline.title'))
          }
        >
          {t('banner.signInToSend.action')}
        </Button>
      }
    />
  );
}
