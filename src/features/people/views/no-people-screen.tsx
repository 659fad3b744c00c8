import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What customers see at the address of the people. */
export function NoPeopleScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-people" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('people.title')} />
      <EmptyState
        title={t('people.denied')}
        text={t('people.deniedText')}
        action={<Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>}
      />
    </main>
  );
}
