import { IconFileDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** Saves what is shown as a sheet. */
export function SaveSheetButton({ onSave }: { readonly onSave: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('sheet.download')}
      icon={<IconFileDownload size={22} aria-hidden="true" />}
      onClick={onSave}
    />
  );
}
