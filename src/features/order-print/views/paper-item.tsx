import { IconBox, IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../../ui/controls/menu.tsx';

interface PaperItemProps {
  readonly paper: 'receipt' | 'packing';
  readonly onClick: () => void;
}

/** An item of a menu that prints on one paper. */
export function PaperItem({ paper, onClick }: PaperItemProps) {
  const { t } = useTranslation();
  const Icon = paper === 'receipt' ? IconReceipt : IconBox;
  return (
    <MenuItem icon={<Icon size={22} aria-hidden="true" />} onClick={onClick}>
      {t(`orderPrint.now.${paper}`)}
    </MenuItem>
  );
}
