import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What somebody sees at the address of a statement or of the debts who may not read them. */
export function NoStatementScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-statement" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('statement.title')} />
      <EmptyState
        title={t('statement.denied')}
        text={t('statement.deniedText')}
        action={<Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>}
      />
    </main>
  );
}
