import { useTranslation } from 'react-i18next';
import { translateReason } from '../../../i18n/translate-reason.ts';

/** Gives the function that says why a file was refused; the shared words of a wrong type speak of pictures only. */
export function useFileReason(): (problem: Parameters<typeof translateReason>[1]) => string {
  const { t, i18n } = useTranslation();
  return (problem) =>
    problem.reason === 'wrong_file_type' ? t('stockEntry.file.wrongType') : translateReason(i18n, problem);
}
