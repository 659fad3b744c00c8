import { IconScan } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { activeNodes } from '../../../../domain/products/category-tree.ts';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { nameIn } from '../../../../domain/names.ts';
import type { StockFilter } from '../../../../machines/stock-list/stock-filter.ts';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import type { StockProps } from './stock-props.ts';
import styles from './stock.module.css';

/** What no category is called. */
const all = 'all';
const low = 'low';

interface StockFiltersProps extends StockProps {
  readonly onScan: () => void;
}

/** The search, and what the list is narrowed to. */
export function StockFilters({ list, onScan }: StockFiltersProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filter = useSelector(list, ({ context }) => context.filter);
  const categories = useSelector(list, ({ context }) => context.categories);
  const lowTotal = useSelector(list, ({ context }) => context.low?.total ?? context.sums?.lowTotal ?? 0);
  const isLowOffered = lowTotal > 0 || filter.low;
  return (
    <>
      <div className={styles.search}>
        <SearchField
          value={filter.name}
          placeholder={t('stockTab.search')}
          maxLength={maxSearchLength}
          onChange={(name) => change({ name })}
        />
        <IconButton
          className={styles.scan}
          label={t('stockTab.scan')}
          icon={<IconScan size={22} aria-hidden="true" />}
          onClick={onScan}
        />
      </div>
      <div className={styles.chips}>
        <FilterChips
          label={t('stockTab.filters')}
          chips={[
            { id: all, label: t('stockTab.all'), selected: filter.categoryId === null && !filter.low },
            ...(isLowOffered
              ? [
                  {
                    id: low,
                    label: t('stockTab.lowCount', { count: lowTotal }),
                    selected: filter.low,
                    className: classNames(styles.low, filter.low && styles.lowChosen),
                  },
                ]
              : []),
            ...activeNodes(categories).map((category) => ({
              id: category.id,
              label: nameIn(language, category),
              selected: category.id === filter.categoryId,
            })),
          ]}
          onPick={pick}
        />
      </div>
    </>
  );

  function pick(id: string): void {
    if (id === all) change({ categoryId: null, low: false });
    else if (id === low) change({ low: !filter.low });
    else change({ categoryId: id === filter.categoryId ? null : id });
  }

  function change(part: Partial<StockFilter>): void {
    list.send({ type: 'filter.change', change: part });
    window.scrollTo({ top: 0 });
  }
}
