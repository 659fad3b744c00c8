import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { Button } from '../controls/button.tsx';

export interface JournalBannerProps {
  /** What the workflow is about, for who reads; what was typed on this page where it is left out. */
  readonly about?: 'cart' | 'order' | 'proof' | 'payment' | 'signIn';
  readonly workflow: {
    /** Why events cannot be stored; null if they can. */
    readonly failure: object | null;
    /** What was kept and could not be read; null for nothing. */
    readonly quarantined: object | null;
    /** The person's event that another tab was quicker than; null for none. */
    readonly lateEvent: object | null;
    readonly acceptLateEvent: () => void;
    readonly dismissLateEvent: () => void;
    readonly dismissQuarantined: () => void;
  };
}

/**
 * Says what became of the journal: nothing reaches the disk, what was kept could not be read and was set aside, or another
 * tab was quicker, and offers what this one had.
 */
export function JournalBanner({ about, workflow }: JournalBannerProps) {
  const { t } = useTranslation();
  if (workflow.failure !== null) {
    return <Banner kind="unreachable" title={t('journal.failed.title')} text={t('journal.failed.text')} />;
  }
  if (workflow.quarantined !== null) {
    return (
      <Banner
        kind="warn"
        title={t(`journal.setAside.${about ?? 'page'}`)}
        text={t('journal.setAside.text')}
        action={
          <Button look="tonal" height={44} onClick={workflow.dismissQuarantined}>
            {t('common.gotIt')}
          </Button>
        }
      />
    );
  }
  if (workflow.lateEvent === null) return null;
  return (
    <Banner
      kind="warn"
      title={t('journal.overtaken.title')}
      text={t('journal.overtaken.text')}
      action={
        <>
          <Button look="tonal" height={44} onClick={workflow.acceptLateEvent}>
            {t('journal.overtaken.accept')}
          </Button>
          <Button look="text" height={44} onClick={workflow.dismissLateEvent}>
            {t('journal.overtaken.dismiss')}
          </Button>
        </>
      }
    />
  );
}
