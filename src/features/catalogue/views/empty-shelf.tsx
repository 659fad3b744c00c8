import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** A shop without products. */
export default function EmptyShelf() {
  const { t } = useTranslation();
  return <EmptyState title={t('home.empty.title')} text={t('home.empty.text')} />;
}
