import { IconHistory, IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { ProductFigures, StockButtons } from './product-figures.tsx';
import type { ChangeStock } from './product-figures.tsx';
import styles from './stock.module.css';

interface ProductSheetProps {
  /** Null while none was chosen. */
  readonly product: Product | null;
  readonly onChange: ChangeStock | undefined;
  readonly onClose: () => void;
}

/** The figures of a product, and the doors to what can be done about them. */
export function ProductSheet({ product, onChange, onClose }: ProductSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leave = (mode: 'move' | 'count') => {
    onClose();
    if (product !== null) onChange?.(product.id, mode);
  };
  return (
    <BottomSheet
      name="stock-product"
      opened={product !== null}
      title={product === null ? '' : nameIn(language, product)}
      onClose={onClose}
      footer={onChange !== undefined && <StockButtons onChange={leave} />}
    >
      {product !== null && (
        <div className={styles.product}>
          <ProductFigures product={product} />
          <div className={styles.doors}>
            <Row
              icon={<IconPackage size={22} aria-hidden="true" />}
              title={t('stockTab.details')}
              to={`/product/${product.id}`}
            />
            {onChange !== undefined && (
              <Row
                icon={<IconHistory size={22} aria-hidden="true" />}
                title={t('stockTab.history')}
                to={`/product/${product.id}/stock`}
              />
            )}
          </div>
        </div>
      )}
    </BottomSheet>
  );
}
