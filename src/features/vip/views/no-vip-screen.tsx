import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShopContact } from '../../../../domain/places/shop-contact.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ContactButtons } from '../../../ui/controls/contact-buttons.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** What customers who are not VIP see: what VIP is, whom to ask, and how. */
export function NoVipScreen({ shop }: { readonly shop: ShopContact }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="no-vip" data-state="denied">
      <PageHeader back={<BackButton fallback="/my" />} title={t('vip.title')} />
      <EmptyState
        title={t('vip.denied')}
        text={t('vip.deniedText')}
        action={
          <>
            <ContactButtons {...shop} />
            <Button onClick={() => void navigate('/home')}>{t('tab.home')}</Button>
          </>
        }
      />
    </main>
  );
}
