import { IconArrowsExchange, IconClipboardCheck, IconHistory, IconPackage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { lowStockLevel } from '../../../../domain/low-stock.ts';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import styles from './stock.module.css';

interface ProductSheetProps {
  /** Null while none was chosen. */
  readonly product: Product | null;
  readonly onChange: ((skuId: string, mode: 'move' | 'count') => void) | undefined;
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
      footer={
        onChange !== undefined && (
          <ButtonRow>
            <Button
              look="tonal"
              grow
              icon={<IconClipboardCheck size={20} aria-hidden="true" />}
              onClick={() => leave('count')}
            >
              {t('stockTab.count')}
            </Button>
            <Button
              grow
              icon={<IconArrowsExchange size={20} aria-hidden="true" />}
              onClick={() => leave('move')}
            >
              {t('stockTab.move')}
            </Button>
          </ButtonRow>
        )
      }
    >
      {product !== null && (
        <div className={styles.product}>
          <p className={styles.attributes}>
            {[attributesOf(product), product.style, product.barcode ?? '']
              .filter((word) => word !== '')
              .join(' · ')}
          </p>
          <dl className={styles.figures}>
            <Figure label={t('stockTab.promisable')} value={product.stock} />
            <Figure label={t('stockTab.onHand')} value={product.on_hand ?? product.stock} />
            <Figure label={t('stockTab.reserved')} value={product.reserved ?? 0} />
            <Figure label={t('stockTab.level')} value={lowStockLevel(product)} />
          </dl>
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

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value.toLocaleString('en')}</dd>
    </div>
  );
}
