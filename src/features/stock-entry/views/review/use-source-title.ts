import { useTranslation } from 'react-i18next';
import type { EntrySource } from '../../../../../machines/stock-entry/stock-entry-types.ts';

/** Gives the function that names what a list was read from: a photo's own file name means nothing to a person. */
export function useSourceTitle(): (source: Pick<EntrySource, 'kind' | 'fileName'> | null) => string {
  const { t } = useTranslation();
  return (source) => {
    if (source === null) return t('stockEntry.byHand');
    return source.kind === 'photo' ? t('stockEntry.source.photo') : source.fileName;
  };
}
