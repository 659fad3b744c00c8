import { useTranslation } from 'react-i18next';
import type { AnyStateMachine } from 'xstate';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import type { OpenWorkflow } from './use-workflow.ts';

interface OfferBannerProps<TMachine extends AnyStateMachine> {
  readonly workflow: OpenWorkflow<TMachine>;
}

/** Says that another tab was quicker, and offers what this one had; also that nothing reaches the disk. */
export function OfferBanner<TMachine extends AnyStateMachine>({ workflow }: OfferBannerProps<TMachine>) {
  const { t } = useTranslation();
  if (workflow.failure !== null) {
    return <Banner kind="unreachable" title={t('journal.failed.title')} text={t('journal.failed.text')} />;
  }
  if (workflow.offered === null) return null;
  return (
    <Banner
      kind="warn"
      title={t('journal.overtaken.title')}
      text={t('journal.overtaken.text')}
      action={
        <>
          <Button look="tonal" height={44} onClick={workflow.acceptOffer}>
            {t('journal.overtaken.accept')}
          </Button>
          <Button look="text" height={44} onClick={workflow.dismissOffer}>
            {t('journal.overtaken.dismiss')}
          </Button>
        </>
      }
    />
  );
}
