import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { usualLowStock } from '../../../../domain/limits.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import styles from './staff-facts.module.css';

interface StaffFactsProps {
  readonly product: Product;
  /** The way into its form; false for whoever may not. */
  readonly edit: ReactNode;
  /** Its pictures, to choose the first one. */
  readonly cover: ReactNode;
  /** Whether they may see what moved its stock. */
  readonly hasHistory: boolean;
}

/** What staff know of a product: the shelf, what is promised of it, its barcode, and whether it is sold. */
export function StaffFacts({ product, edit, cover, hasHistory }: StaffFactsProps) {
  const { t } = useTranslation();
  const { on_hand: onHand = 0, reserved = 0, barcode = '', low_stock_at: level = null, status } = product;
  return (
    <section className={styles.staff}>
      <SectionTitle>{t('productForm.forStaff')}</SectionTitle>
      {status === 'inactive' && (
        <Banner kind="warn" title={t('productForm.inactive')} text={t('productForm.inactiveMeans')} />
      )}
      <Card>
        <FactList
          facts={[
            { label: t('productForm.onHand'), value: <Count count={onHand} /> },
            { label: t('productForm.reserved'), value: <Count count={reserved} /> },
            {
              label: t('productForm.field.low_stock_at'),
              value:
                level === null ? (
                  t('productForm.usualLevel', { count: usualLowStock })
                ) : (
                  <Count count={level} />
                ),
            },
            {
              label: t('productForm.field.barcode'),
              value: barcode === '' ? t('conflict.none') : <span className="code">{barcode}</span>,
            },
          ]}
        />
      </Card>
      {hasHistory && (
        <Card rows>
          <Row
            icon={<IconHistory size={22} aria-hidden="true" />}
            title={t('productForm.history')}
            to={`/product/${product.id}/stock`}
          />
        </Card>
      )}
      {cover}
      {edit}
    </section>
  );
}

function Count({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  return <span className="num">{t('count.pieces', { count })}</span>;
}
