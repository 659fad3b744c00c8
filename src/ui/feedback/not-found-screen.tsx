import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageHeader } from '../layout/page-header.tsx';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <main data-screen="not-found" data-state="shown">
      <PageHeader title={t('app.name')} />
      <EmptyState
        title={t('app.notFound.title')}
        text={t('app.notFound.text')}
        action={<Button onClick={() => void navigate('/home')}>{t('app.notFound.action')}</Button>}
      />
    </main>
  );
}
