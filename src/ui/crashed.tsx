import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

/** The page broke: what was entered is kept, and the way on is to open it again. */
export function Crashed({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation();
  return (
    <main data-screen="crashed" data-state="crashed">
      <EmptyState
        title={t('app.crashed.title')}
        text={t('app.crashed.text')}
        action={<Button onClick={onReopen}>{t('app.crashed.action')}</Button>}
      />
    </main>
  );
}
