import { IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';

/** Opens the QR of what is due. */
export function PromptpayOpen({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button look="tonal" height={44} icon={<IconQrcode size={20} aria-hidden="true" />} onClick={onClick}>
      {t('promptpay.open')}
    </Button>
  );
}
