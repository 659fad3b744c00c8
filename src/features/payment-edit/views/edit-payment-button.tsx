import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';

/** Opens the correction of a payment. */
export function EditPaymentButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button look="quiet" height={52} icon={<IconPencil size={20} aria-hidden="true" />} onClick={onClick}>
      {t('paymentEdit.edit')}
    </Button>
  );
}
