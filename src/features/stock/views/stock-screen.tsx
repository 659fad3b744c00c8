import { IconAdjustmentsHorizontal, IconFileDownload, IconPackageImport } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../../domain/contract.ts';
import type { StockListContext } from '../../../../machines/stock-list/stock-list-machine.ts';
import type { OpenStocktake } from '../../../../machines/stocktake-start/stocktake-start-machine.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ChoiceList } from '../../../ui/controls/choice-list.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useIsWide } from '../../../ui/layout/split-view.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import type { ChangeStock } from './product-figures.tsx';
import { ProductPane } from './product-pane.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { SheetsSheet } from './sheets-sheet.tsx';
import type { SheetProps } from '../../sheets/views/sheet-status.tsx';
import { StockBody } from './stock-body.tsx';
import { StockFilters } from './stock-filters.tsx';
import { sortingNames, sortingOf, sortings } from './stock-props.ts';
import type { SortingName, StockProps } from './stock-props.ts';
import styles from './stock.module.css';

/** A product as it was read last; undefined where it is no longer listed. */
function productIn({ pages, low }: Pick<StockListContext, 'pages' | 'low'>, id: string): Product | undefined {
  const isIt = (product: Product) => product.id === id;
  return low?.items.find(isIt) ?? pages.flatMap(({ items }) => items).find(isIt);
}

interface StockScreenProps extends StockProps, SheetProps {
  /** The stocktake that was counted last on this device and is not recorded yet; null where there is none. */
  readonly openStocktake: Pick<OpenStocktake, 'counted' | 'total'> | null;
  /** How many changes of stock were refused and wait for the person. */
  readonly questions: number;
  readonly onScan: () => void;
  /** Opens stock entry, for those who may. */
  readonly onEntry?: (() => void) | undefined;
  /** Where stock can be changed and counted from here. */
  readonly onChange?: ChangeStock;
  /** What moved the stock of a product, beside the list on a wide screen. */
  readonly history: ComponentType<{ readonly skuId: string }>;
}

/** All products with what is on the shelf; what runs low comes first. */
export function StockScreen({
  list,
  sheet,
  openStocktake,
  questions,
  onScan,
  onEntry,
  onChange,
  history: History,
}: StockScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSorting, setSorting] = useState(false);
  const [chosen, setChosen] = useState<Product | null>(null);
  const isWide = useIsWide();
  const product = useSelector(list, ({ context }) =>
    chosen === null ? null : (productIn(context, chosen.id) ?? chosen),
  );
  const [isExporting, setExporting] = useState(false);
  const state = useSelector(list, ({ value }) => statePath(value));
  const sorting = useSelector(list, ({ context }) => sortingOf(context.filter));
  const kinds = useSelector(list, ({ context: { sums, low } }) =>
    sums === null ? null : sums.total + (low?.total ?? 0),
  );
  return (
    <main className={styles.screen} data-screen="stock" data-state={state}>
      <div className={styles.side}>
        <PageHeader
          title={t('tab.stock')}
          count={<span role="status">{kinds !== null && t('count.kinds', { count: kinds })}</span>}
          actions={
            <IconButton
              label={t('stockTab.sort')}
              icon={<IconAdjustmentsHorizontal size={22} aria-hidden="true" />}
              onClick={() => setSorting(true)}
            />
          }
        >
          <StockFilters list={list} onScan={onScan} />
        </PageHeader>
        {questions > 0 && (
          <Banner
            kind="warn"
            title={t('stockTab.questions', { count: questions })}
            action={
              <Button look="tonal" height={44} onClick={() => void navigate('/my/unsent')}>
                {t('stockTab.openQuestions')}
              </Button>
            }
          />
        )}
        <StockBody
          list={list}
          onSort={() => setSorting(true)}
          shown={isWide ? { id: chosen?.id ?? null } : undefined}
          onOpen={setChosen}
        />
        <StickyBar>
          <Button look="quiet" onClick={() => setExporting(true)}>
            <span className={styles.stacked}>
              <IconFileDownload size={20} aria-hidden="true" />
              {t('stockTab.export')}
            </span>
          </Button>
          <Button look="tonal" grow onClick={() => void navigate('/stocktake')}>
            {openStocktake === null ? (
              t('stockTab.stocktake')
            ) : (
              <>
                {t('stockTab.openStocktake')}
                <span className={styles.progress}>{progressOf(openStocktake)}</span>
              </>
            )}
          </Button>
          {onEntry !== undefined && (
            <Button grow icon={<IconPackageImport size={22} aria-hidden="true" />} onClick={onEntry}>
              {t('stockTab.entry')}
            </Button>
          )}
        </StickyBar>
      </div>
      {isWide && (
        <ProductPane
          product={product}
          onChange={onChange}
          history={
            product !== null && onChange !== undefined && <History key={product.id} skuId={product.id} />
          }
        />
      )}
      <ProductSheet product={isWide ? null : product} onChange={onChange} onClose={() => setChosen(null)} />
      <SheetsSheet sheet={sheet} opened={isExporting} onClose={() => setExporting(false)} />
      <BottomSheet
        name="sort"
        opened={isSorting}
        title={t('stockTab.sort')}
        onClose={() => setSorting(false)}
      >
        <ChoiceList
          label={t('stockTab.sort')}
          choices={sortingNames.map((name) => ({ id: name, title: t(`stockTab.sorting.${name}`) }))}
          chosen={sorting}
          onChoose={sortBy}
        />
      </BottomSheet>
    </main>
  );

  function progressOf({ counted, total }: Pick<OpenStocktake, 'counted' | 'total'>): string {
    return total === null
      ? t('stockTab.stocktakeCounted', { counted })
      : t('stockTab.stocktakeOf', { counted, total });
  }

  function sortBy(name: SortingName): void {
    list.send({ type: 'filter.change', change: sortings[name] });
    window.scrollTo({ top: 0 });
    setSorting(false);
  }
}
