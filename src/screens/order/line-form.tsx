import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLine } from '../../../domain/contract.ts';
import { formatAmount, parseBaht, readWire } from '../../../domain/money.ts';
import type { Satang } from '../../../domain/money.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonRow } from '../../ui/button-row.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import styles from './order-lines.module.css';

interface LineFormProps {
  readonly line: OrderLine;
  readonly mayRemove: boolean;
  readonly onPrice: (price: Satang) => void;
  readonly onRemove: () => void;
}

export function LineForm({ line, mayRemove, onPrice, onRemove }: LineFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(formatAmount(readWire(line.price)));
  const price = parseBaht(text);
  const invalid = price === null ? t('order.priceInvalid') : undefined;
  return (
    <div className={styles.fields}>
      <MoneyField label={t('order.price')} value={text} onChange={setText} error={invalid} />
      {price === 0 && <Banner kind="warn" title={t('order.priceZero')} />}
      <ButtonRow>
        <Button look="dangerText" reason={mayRemove ? undefined : t('order.lastLine')} onClick={onRemove}>
          {t('common.remove')}
        </Button>
        <Button grow reason={invalid} onClick={() => price !== null && onPrice(price)}>
          {t('common.done')}
        </Button>
      </ButtonRow>
    </div>
  );
}
