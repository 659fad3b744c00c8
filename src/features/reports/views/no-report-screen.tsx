import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What staff see who do not read the reports. */
export function NoReportScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="report" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('report.title')} />
      <EmptyState
        title={t('report.denied')}
        text={t('report.deniedText')}
        action={<Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>}
      />
    </main>
  );
}
