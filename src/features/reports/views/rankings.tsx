import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { attributesOf, nameIn } from '../../../../domain/names.ts';
import { readWire } from '../../../../domain/money.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import type { ShownReport } from '../../../../machines/report/report-machine.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { FoldButton } from '../../../ui/controls/fold-button.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import styles from './report.module.css';

/** What is shown at first; the rest is unfolded. */
const leading = 5;

interface RankedProductsProps extends Pick<ShownReport, 'products'> {
  readonly isOwn: boolean;
}

/** The products with the highest sales. */
export function RankedProducts({ products, isOwn }: RankedProductsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shownColour = useShownColour();
  const most = Math.max(...products.map(({ sales }) => sales));
  return (
    <Ranking
      title={t(isOwn ? 'report.boughtMost' : 'report.soldBest')}
      rows={products.map((product) => (
        <Row
          key={product.sku_id}
          to={`/product/${product.sku_id}`}
          icon={<ProductImage src={splitAddresses(product.image_urls)[0] ?? null} shape="square" />}
          title={[nameIn(language, product), attributesOf(shownColour(product)), product.style]
            .filter((word) => word !== '')
            .join(' · ')}
          text={<Share of={product.sales / most} />}
          value={<Money amount={readWire(product.sales)} />}
          note={t('report.pieces', { count: product.quantity })}
        />
      ))}
    />
  );
}

/** The groups that bought most. */
export function RankedGroups({ groups }: { readonly groups: NonNullable<ShownReport['groups']> }) {
  const { t } = useTranslation();
  const most = Math.max(...groups.map(({ sales }) => sales));
  return (
    <Ranking
      title={t('report.topGroups')}
      rows={groups.map(({ group_id, name, orders, sales }) => (
        <Row
          key={group_id}
          title={name}
          text={<Share of={sales / most} />}
          value={<Money amount={readWire(sales)} />}
          note={t('report.orders', { count: orders })}
        />
      ))}
    />
  );
}

function Ranking({ title, rows }: { readonly title: string; readonly rows: readonly ReactNode[] }) {
  const { t } = useTranslation();
  const [isUnfolded, setUnfolded] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <SectionTitle aside={t('report.places', { count: rows.length })}>{title}</SectionTitle>
      <Card rows>
        {isUnfolded ? rows : rows.slice(0, leading)}
        {rows.length > leading && (
          <FoldButton
            isUnfolded={isUnfolded}
            more={t('report.showAll', { count: rows.length })}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        )}
      </Card>
    </>
  );
}

/** A bar beside the others of its list. */
function Share({ of }: { readonly of: number }) {
  return (
    <span className={styles.share} aria-hidden="true">
      <span style={{ width: `${of * 100}%` }} />
    </span>
  );
}
