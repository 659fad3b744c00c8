import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** Tells staff who opened an invitation why it is not for them. */
export function StaffInvitation({ onGoOn }: { readonly onGoOn: () => void }) {
  const { t } = useTranslation();
  return (
    <main data-screen="auth" data-state="staff">
      <EmptyState
        title={t('auth.invitedStaff.title')}
        text={t('auth.invitedStaff.text')}
        action={<Button onClick={onGoOn}>{t('auth.invitedStaff.goOn')}</Button>}
      />
    </main>
  );
}
