import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import type { StockEntryType } from '../../../../domain/stock/stock-operations.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useAttributes } from '../../../ui/values/product-words.tsx';
import { StockLine } from './stock-line.tsx';
import type { StockHistoryActor, StockLineActor } from './stock-props.ts';
import { StockRecordRow } from './stock-record-row.tsx';
import styles from './stock-sheet.module.css';

const kinds: readonly StockEntryType[] = [
  'sale',
  'return',
  'purchase',
  'transfer_in',
  'transfer_out',
  'count',
  'damage',
];

/** Pixels of most records. */
const rowHeight = 72;

export interface StockHistoryProps {
  readonly history: StockHistoryActor;
  readonly line: StockLineActor;
}

interface StockHistoryScreenProps extends StockHistoryProps {
  readonly skuId: string;
  /** Null while it is being read, and where it could not be. */
  readonly product: Product | null;
}

/** What moved the stock of a product: who, when, why, and what was on hand after it. */
export function StockHistoryScreen({ skuId, product, ...props }: StockHistoryScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(props.history, ({ value }) => statePath(value));
  return (
    <main data-screen="stock-history" data-state={state}>
      <PageHeader back={<BackButton fallback={`/product/${skuId}`} />} title={t('stockHistory.title')}>
        <div className={styles.kinds}>
          <HistoryKinds {...props} />
        </div>
      </PageHeader>
      <PageColumn>
        <Card rows>
          {product === null ? <div className={styles.unreadProduct} /> : <ProductRow product={product} />}
        </Card>
        <StockLine line={props.line} />
        <HistoryRecords {...props} />
      </PageColumn>
    </main>
  );
}

function ProductRow({ product }: { readonly product: Product }) {
  const language = useLanguage();
  return (
    <Row
      icon={<ProductImage src={splitAddresses(product.image_urls)[0] ?? null} shape="square" />}
      title={nameIn(language, product)}
      text={useAttributes(product)}
      to={`/product/${product.id}`}
    />
  );
}

/** The same beside a list of products. */
export function StockHistoryPart(props: StockHistoryProps) {
  const { t } = useTranslation();
  return (
    <>
      <StockLine line={props.line} />
      <SectionTitle>{t('stockHistory.title')}</SectionTitle>
      <HistoryKinds {...props} />
      <HistoryRecords {...props} />
    </>
  );
}

function HistoryKinds({ history }: StockHistoryProps) {
  const { t } = useTranslation();
  const chosen = useSelector(history, ({ context }) => context.filter.kind);
  return (
    <FilterChips
      label={t('stockHistory.kinds')}
      chips={[
        { id: '', label: t('stockHistory.all'), selected: chosen === null },
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`stockHistory.kind.${kind}`),
          selected: chosen === kind,
        })),
      ]}
      onPick={(id) =>
        history.send({
          type: 'filter.change',
          change: { kind: kinds.find((kind) => kind === id) ?? null },
        })
      }
    />
  );
}

function HistoryRecords({ history }: StockHistoryProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(history, (current) => current);
  return (
    <PagedRows
      snapshot={snapshot}
      list={history}
      unreachable={t('stockHistory.unreachable')}
      empty={<EmptyState title={t('stockHistory.empty.title')} text={t('stockHistory.empty.text')} />}
      rowHeight={rowHeight}
      name="records"
    >
      {(record) => (
        <div role="listitem" className={styles.record}>
          <StockRecordRow record={record} />
        </div>
      )}
    </PagedRows>
  );
}
