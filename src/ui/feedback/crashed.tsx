import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { useIsKept } from './durability-context.ts';
import { StateFrame } from './state-frame.tsx';

/** The page broke: says what becomes of what was entered; the way on is to open it again. */
export function Crashed({ onReopen }: { readonly onReopen: () => void }) {
  const { t } = useTranslation();
  const isKept = useIsKept();
  return (
    <main data-screen="crashed" data-state="crashed">
      <StateFrame
        look="failed"
        icon={<IconRefresh size={24} aria-hidden="true" />}
        title={t('app.crashed.title')}
        text={t(isKept ? 'app.crashed.text' : 'app.crashed.unkept')}
      >
        <Button onClick={onReopen}>{t('app.crashed.action')}</Button>
      </StateFrame>
    </main>
  );
}
