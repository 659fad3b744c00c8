import { useTranslation } from 'react-i18next';

const kilobyte = 1024;

/** Gives the function that says how large a file is. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation();
  return (bytes) =>
    bytes < kilobyte * kilobyte
      ? t('stockEntry.file.kilobytes', { size: Math.max(1, Math.round(bytes / kilobyte)) })
      : t('stockEntry.file.megabytes', { size: Math.round((bytes / kilobyte / kilobyte) * 10) / 10 });
}
