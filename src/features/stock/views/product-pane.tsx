import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { ProductFigures, StockButtons } from './product-figures.tsx';
import type { ChangeStock } from './product-figures.tsx';
import paneStyles from './product-pane.module.css';
import styles from './stock.module.css';

interface ProductPaneProps {
  /** Null while none was chosen. */
  readonly product: Product | null;
  readonly onChange: ChangeStock | undefined;
  /** What moved its stock. */
  readonly history: ReactNode;
}

/** A product beside the list, on a wide screen: its figures, what can be done about them, and what moved them. */
export function ProductPane({ product, onChange, history }: ProductPaneProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (product === null)
    return (
      <section className={paneStyles.pane} aria-label={t('stockTab.chosen')}>
        <EmptyState title={t('stockTab.choose.title')} text={t('stockTab.choose.text')} />
      </section>
    );
  const name = nameIn(language, product);
  return (
    <section className={paneStyles.pane} aria-label={name} data-sku={product.id}>
      <Card>
        <div className={styles.product}>
          <div className={paneStyles.head}>
            <ProductImage
              src={splitAddresses(product.image_urls)[0] ?? null}
              shape="square"
              className={paneStyles.picture}
            />
            <div>
              <h2 className={paneStyles.name}>{name}</h2>
              <Link className={paneStyles.link} to={`/product/${product.id}`}>
                {t('stockTab.details')}
                <IconChevronRight size={18} aria-hidden="true" />
              </Link>
            </div>
          </div>
          <ProductFigures product={product} />
          {onChange !== undefined && (
            <StockButtons isBeside onChange={(mode) => onChange(product.id, mode)} />
          )}
        </div>
      </Card>
      {history}
    </section>
  );
}
