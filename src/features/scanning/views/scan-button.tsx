import { IconScan } from '@tabler/icons-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

interface ScanButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Opens the scanner, on whichever screen. */
export function ScanButton(props: ScanButtonProps) {
  return <IconButton {...props} icon={<IconScan size={22} aria-hidden="true" />} />;
}
