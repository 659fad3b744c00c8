import { useTranslation } from 'react-i18next';
import { ErrorState } from './error-state.tsx';

/** A screen whose code could not be fetched: without a network, mostly. */
export function Unfetched({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <main data-screen="unfetched" data-state="unfetched">
      <ErrorState title={t('state.unreachable.title')} text={t('state.unreachable.text')} onRetry={onRetry} />
    </main>
  );
}
