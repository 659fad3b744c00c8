import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What everybody else sees at the address of what was told. */
export function NoFeedbackList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-feedback-list" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('feedback.list.title')} />
      <EmptyState
        title={t('feedback.list.denied')}
        text={t('feedback.list.deniedText')}
        action={<Button onClick={() => void navigate('/feedback')}>{t('feedback.title')}</Button>}
      />
    </main>
  );
}
