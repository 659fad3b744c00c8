import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useIsChangedElsewhere } from '../../workflow/changed-elsewhere.ts';

/** Says that somebody else changed the order, while what is typed here keeps it from being shown. */
export function ChangedElsewhereNotice({ order }: { readonly order: object }) {
  const { t } = useTranslation();
  if (!useIsChangedElsewhere(order)) return null;
  return <Banner kind="info" title={t('order.overtaken.waiting')} />;
}
