import { IconArrowsDownUp, IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';

interface StockButtonsProps {
  readonly onMove: () => void;
  readonly onCount: () => void;
}

/** What whoever keeps the stock does with that of one product. */
export function StockButtons({ onMove, onCount }: StockButtonsProps) {
  const { t } = useTranslation();
  return (
    <ButtonRow>
      <Button look="tonal" grow icon={<IconArrowsDownUp size={20} aria-hidden="true" />} onClick={onMove}>
        {t('product.stock.move')}
      </Button>
      <Button look="tonal" grow icon={<IconClipboardCheck size={20} aria-hidden="true" />} onClick={onCount}>
        {t('product.stock.count')}
      </Button>
    </ButtonRow>
  );
}
