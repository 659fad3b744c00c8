import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';

type FileProblem = Parameters<typeof translateReason>[1];

/** Gives the function that says why a file was refused, by its kind: null while nobody knows it. */
export function useFileReason(): (problem: FileProblem, kind: 'photo' | 'document' | null) => string {
  const { t, i18n } = useTranslation();
  return (problem, kind) => {
    if (problem.reason === 'wrong_file_type') return t(`stockEntry.file.wrongType.${kind ?? 'any'}`);
    if (problem.reason === 'file_empty') return t('stockEntry.file.empty', problem.details);
    if (problem.reason === 'not_as_named')
      return t(`stockEntry.file.notAsNamed.${kind ?? 'document'}`, problem.details);
    // A photo is one page, which cannot be divided.
    if (problem.reason === 'took_too_long' && kind === 'photo') return t('stockEntry.file.photoTookTooLong');
    return translateReason(i18n, problem);
  };
}
