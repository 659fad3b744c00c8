import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BackButton } from '../../../../ui/controls/back-button.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';

/** What somebody sees at the address of the lane who may not confirm, or whose shop does not. */
export function NoConfirmationScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="quick-confirmation" data-state="forbidden">
      <PageHeader back={<BackButton fallback="/order-home" />} title={t('confirmPayments.oneByOne')} />
      <EmptyState
        title={t('confirmPayments.forbidden')}
        text={t('permission.confirmReceipt')}
        action={<Button onClick={() => void navigate('/order-home')}>{t('common.toOrders')}</Button>}
      />
    </main>
  );
}
