import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import type { StocktakeProduct } from '../../../../domain/stock/stocktake.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './counted-product.module.css';

/** What is counted now. */
export function CountedProduct({ product }: { readonly product: StocktakeProduct }) {
  const shown = useShownColour()(product);
  return (
    <div className={styles.product}>
      <ProductImage
        src={product.picture === '' ? null : product.picture}
        shape="square"
        eager
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{nameIn(useLanguage(), product)}</h2>
        <div className={styles.facts}>
          <p className={styles.attributes}>{attributesOf(shown)}</p>
          {product.barcode !== '' && <p className={styles.attributes}>{product.barcode}</p>}
        </div>
      </div>
    </div>
  );
}

interface ExpectedSwitchProps {
  readonly isOn: boolean;
  readonly onHand: number;
  readonly onToggle: () => void;
}

/** Shows or hides what should be there; hidden by default, so that it is counted and not confirmed. */
export function ExpectedSwitch({ isOn, onHand, onToggle }: ExpectedSwitchProps) {
  const { t } = useTranslation();
  const Icon = isOn ? IconEye : IconEyeOff;
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.expected} onClick={onToggle}>
      <Icon size={20} aria-hidden="true" />
      <span>{t('stocktake.expected.label')}</span>
      <span className={styles.expectedValue}>
        {isOn ? t('stocktake.expected.shown', { count: onHand }) : t('stocktake.expected.hidden')}
      </span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
