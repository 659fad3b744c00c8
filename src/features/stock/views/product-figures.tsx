import { IconArrowsExchange, IconClipboardCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { lowStockLevel } from '../../../../domain/stock/low-stock.ts';
import { attributesOf } from '../../../../domain/names.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './stock.module.css';

/** Changes or counts the stock of a product. */
export type ChangeStock = (skuId: string, mode: 'move' | 'count') => void;

/** What a product is, and how many there are of it. */
export function ProductFigures({ product }: { readonly product: Product }) {
  const { t } = useTranslation();
  const shown = useShownColour()(product);
  return (
    <>
      <p className={styles.attributes}>
        {[attributesOf(shown), product.style, product.barcode ?? '']
          .filter((word) => word !== '')
          .join(' · ')}
      </p>
      <dl className={styles.figures}>
        <Figure label={t('stockTab.promisable')} value={product.stock} />
        <Figure label={t('stockTab.onHand')} value={product.on_hand ?? product.stock} />
        <Figure label={t('stockTab.reserved')} value={product.reserved ?? 0} />
        <Figure label={t('stockTab.level')} value={lowStockLevel(product)} />
      </dl>
    </>
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

interface StockButtonsProps {
  readonly onChange: (mode: 'move' | 'count') => void;
  /** Beside a list, whose bar has the main action of the screen. */
  readonly isBeside?: boolean;
}

/** The two ways to change the stock of a product. */
export function StockButtons({ onChange, isBeside = false }: StockButtonsProps) {
  const { t } = useTranslation();
  return (
    <ButtonRow>
      <Button
        look={isBeside ? 'quiet' : 'tonal'}
        grow
        icon={<IconClipboardCheck size={20} aria-hidden="true" />}
        onClick={() => onChange('count')}
      >
        {t('stockTab.count')}
      </Button>
      <Button
        {...(isBeside && { look: 'tonal' })}
        grow
        icon={<IconArrowsExchange size={20} aria-hidden="true" />}
        onClick={() => onChange('move')}
      >
        {t('stockTab.move')}
      </Button>
    </ButtonRow>
  );
}
