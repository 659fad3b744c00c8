import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../i18n/format-date.ts';
import type { EntrySource } from '../../../../../machines/stock-entry/stock-entry-types.ts';

/** Gives the function that names what a list was read from: a photo by when it was chosen, since its own name means nothing to a person. */
export function useSourceTitle(): (
  source: Pick<EntrySource, 'kind' | 'fileName' | 'chosenAt'> | null,
) => string {
  const { t } = useTranslation();
  return (source) => {
    if (source === null) return t('stockEntry.byHand');
    const { kind, fileName, chosenAt } = source;
    if (kind === 'document') return fileName;
    if (chosenAt === undefined) return t('stockEntry.source.photo');
    return t('stockEntry.source.photoOf', { time: formatDateTime(new Date(chosenAt).toISOString()) });
  };
}
