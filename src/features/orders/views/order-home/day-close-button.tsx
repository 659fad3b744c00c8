import { IconReportMoney } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';

/** Leads those who confirm receipts to the end of their day. */
export function DayCloseButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('confirmPayments.dayClose')}
      icon={<IconReportMoney size={22} aria-hidden="true" />}
      onClick={() => void navigate('/day-close')}
    />
  );
}
