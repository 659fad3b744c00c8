import { IconArrowsSort, IconChevronRight } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { NothingInStock, StockFailure, StockStalled } from './stock-failure.tsx';
import { StockRow } from './stock-row.tsx';
import { StockRows } from './stock-rows.tsx';
import { sortingOf } from './stock-props.ts';
import type { ShownBeside, StockProps } from './stock-props.ts';
import styles from './stock.module.css';

interface StockBodyProps extends StockProps {
  readonly onSort: () => void;
  readonly shown: ShownBeside;
  readonly onOpen: (product: Product) => void;
}

/** What runs low, and the rest; or one list where something is searched or sorted otherwise. */
export function StockBody({ list, onSort, shown, onOpen }: StockBodyProps) {
  const { t } = useTranslation();
  const { sums, low, pages } = useSelector(list, ({ context }) => context);
  const isLoading = useSelector(list, (snapshot) => snapshot.matches({ list: 'loading' }));
  const isFailed = useSelector(
    list,
    (snapshot) => snapshot.matches({ list: 'refused' }) || snapshot.matches({ list: 'unreachable' }),
  );
  const isOutdated = useSelector(list, (snapshot) => snapshot.matches({ list: 'outdated' }));
  const isStalled = useSelector(list, (snapshot) => snapshot.matches({ list: 'stalled' }));
  const items = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  if (isFailed)
    return (
      <PageColumn>
        <StockFailure list={list} />
      </PageColumn>
    );
  if (sums === null)
    return (
      <PageColumn>
        <Card rows>
          <SkeletonList of="rows" count={6} />
        </Card>
      </PageColumn>
    );
  const lowRows = low !== null && low.total > 0 ? low : null;
  if (!isLoading && sums.total === 0 && lowRows === null)
    return (
      <PageColumn>
        <NothingInStock list={list} />
      </PageColumn>
    );
  return (
    <PageColumn>
      {isOutdated && <StockFailure list={list} />}
      <div className={styles.list} aria-busy={isLoading}>
        {lowRows !== null && (
          <>
            <SectionTitle strong aside={<Sorting list={list} onSort={onSort} />}>
              {t('stockTab.runsLow', { count: lowRows.total })}
            </SectionTitle>
            <Card rows>
              <div role="list" className={styles.rows}>
                {lowRows.items.map((product) => (
                  <StockRow
                    key={product.id}
                    product={product}
                    isShown={shown && shown.id === product.id}
                    onOpen={onOpen}
                  />
                ))}
              </div>
              {lowRows.total > lowRows.items.length && (
                <button type="button" className={styles.more} onClick={showLow}>
                  {t('stockTab.moreLow', { count: lowRows.total - lowRows.items.length })}
                  <IconChevronRight size={20} aria-hidden="true" />
                </button>
              )}
            </Card>
          </>
        )}
        {sums.total > 0 && (
          <>
            <SectionTitle
              strong
              aside={
                lowRows === null ? (
                  <Sorting list={list} onSort={onSort} />
                ) : (
                  t('stockTab.sums', { count: sums.total, pieces: sums.pieces })
                )
              }
            >
              {lowRows === null
                ? t('stockTab.sums', { count: sums.total, pieces: sums.pieces })
                : t('stockTab.rest')}
            </SectionTitle>
            <StockRows
              list={list}
              items={items}
              total={isStalled ? items.length : sums.total}
              shown={shown}
              onOpen={onOpen}
            />
            {isStalled && <StockStalled list={list} />}
          </>
        )}
      </div>
    </PageColumn>
  );

  function showLow(): void {
    list.send({ type: 'filter.change', change: { low: true } });
    window.scrollTo({ top: 0 });
  }
}

/** The order that the list is in, and the way to another. */
function Sorting({ list, onSort }: Pick<StockBodyProps, 'list' | 'onSort'>) {
  const { t } = useTranslation();
  const sorting = useSelector(list, ({ context }) => sortingOf(context.filter));
  return (
    <button type="button" className={styles.sort} aria-haspopup="dialog" onClick={onSort}>
      <IconArrowsSort size={18} aria-hidden="true" />
      {t(`stockTab.sorting.${sorting}`)}
    </button>
  );
}
