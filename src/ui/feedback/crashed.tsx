import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useIsKept } from './durability-context.ts';

/** The page broke: says what becomes of what was entered; the way on is to open it again. */
export function Crashed({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation();
  const isKept = useIsKept();
  return (
    <main data-screen="crashed" data-state="crashed">
      <EmptyState
        title={t('app.crashed.title')}
        text={t(isKept ? 'app.crashed.text' : 'app.crashed.unkept')}
        action={<Button onClick={onReopen}>{t('app.crashed.action')}</Button>}
      />
    </main>
  );
}
