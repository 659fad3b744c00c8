import { useTranslation } from 'react-i18next';

/** The word for a field of a record; one that nobody has named yet is told as it is. */
export function useFieldName(): (field: string) => string {
  const { t, i18n } = useTranslation();
  return (field) => {
    const key = `audit.field.${field}`;
    return i18n.exists(key) ? t(key as 'audit.field.detail') : field;
  };
}
