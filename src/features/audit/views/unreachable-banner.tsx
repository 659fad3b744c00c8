import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';

/** The server did not answer: a tap asks again. */
export function UnreachableBanner({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="unreachable"
      title={t('state.unreachable.title')}
      text={t('state.unreachable.text')}
      action={
        <Button look="tonal" height={44} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
