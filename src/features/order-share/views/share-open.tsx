import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';

/** The button that offers to share an order. */
export function ShareOpen({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('orderShare.open')}
      icon={<IconShare size={22} aria-hidden="true" />}
      onClick={onClick}
    />
  );
}
