import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** The button that offers to print an order. */
export function PrintOpen({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('orderPrint.open')}
      icon={<IconPrinter size={22} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
