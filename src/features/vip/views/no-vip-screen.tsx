import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What customers who are not VIP see: what VIP is, and whom to ask. */
export function NoVipScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-vip" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('vip.title')} />
      <EmptyState
        title={t('vip.denied')}
        text={t('vip.deniedText')}
        action={<Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>}
      />
    </main>
  );
}
