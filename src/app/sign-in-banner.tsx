import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/feedback/banner.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useIsKept } from '../ui/feedback/durability-context.ts';
import { useToast } from '../ui/feedback/toast-context.ts';
import { useDeviceScope } from '../workflow/scopes.ts';

/** Says, while the screen of an expired session stays, that nothing is sent until this person signs in again. */
export function SignInBanner() {
  const { t } = useTranslation();
  const { leadToSignIn } = useDeviceScope().platform;
  const showToast = useToast();
  return (
    <Banner
      kind="warn"
      wide
      title={t('banner.signInToSend.title')}
      text={t(useIsKept() ? 'banner.signInToSend.text' : 'banner.signInToSend.unkept')}
      action={
        <Button
          look="tonal"
          height={44}
          onClick={async () => (await leadToSignIn()) || showToast(t('banner.offline.title'))}
        >
          {t('banner.signInToSend.action')}
        </Button>
      }
    />
  );
}
