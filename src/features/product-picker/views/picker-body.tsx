import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { activeNodes, sectionsOf } from '../../../../domain/products/category-tree.ts';
import type { Category, Product } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import type { Viewer } from '../../../../domain/products/prices.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { CategoryRail } from '../../catalogue/views/category-rail.tsx';
import { FoundByPath, FoundRows, PickerFoot } from './picker-products.tsx';
import type { PickerActor } from './picker-props.ts';
import styles from './product-picker.module.css';

/** A chip beside those of the open section, which narrows its products. */
export interface PickerFilter {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** How many products of a category it leaves, to stand behind how many there are. */
  readonly count: (categoryId: string) => ReactNode;
  /** Those products. */
  readonly products: (categoryId: string) => ReactNode;
}

interface PickerBodyProps {
  readonly picker: PickerActor;
  readonly onPick: (product: Product) => void;
  /** Shows a product instead of a button that chooses it. */
  readonly children?: ((product: Product) => ReactNode) | undefined;
  /** The grids that products stand in: those of a category, and those that a search found. */
  readonly grids?: { readonly shelf: string | undefined; readonly search: string | undefined } | undefined;
  readonly filter?: PickerFilter | undefined;
  /** Who orders what is chosen; left out, what is on hand is shown of each product. */
  readonly buyer?: Viewer | undefined;
}

/** The categories with the products of one of them, or what a search found. */
export function PickerBody(props: PickerBodyProps) {
  const { picker } = props;
  const { t } = useTranslation();
  const { tree, topId, chipId, query } = useSelector(picker, ({ context }) => context);
  const isLoading = useSelector(picker, (snapshot) => snapshot.matches('loading'));
  const isUnreachable = useSelector(picker, (snapshot) => snapshot.matches('unreachable'));
  if (isUnreachable) return <Unreachable picker={picker} />;
  if (isLoading) return <SkeletonList of="rows" count={6} />;
  if (query.trim() !== '')
    return (
      <Results key="search" picker={picker} place="search">
        <Hits {...props} />
      </Results>
    );
  const tops = activeNodes(tree);
  if (tops.length === 0) return <EmptyState title={t('picker.noCategories')} text={t('picker.empty')} />;
  return (
    <div className={styles.shelf}>
      <div className={styles.rail}>
        <CategoryRail
          label={t('picker.categories')}
          tops={tops}
          currentId={topId}
          onChoose={(id) => picker.send({ type: 'top.choose', topId: id })}
        />
      </div>
      <Results key={topId} picker={picker} place={topId ?? ''}>
        {chipId === null && <p className={styles.hint}>{t('picker.chooseChip')}</p>}
        {sectionsOf(tree, topId).map((section) => (
          <Section key={section.id} section={section} {...props} />
        ))}
      </Results>
    </div>
  );
}

/** How far each of a picker's places was scrolled. */
const tops = new WeakMap<PickerActor, Map<string, number>>();

interface ResultsProps {
  readonly picker: PickerActor;
  /** What is scrolled through. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Scrolls by itself, and begins where it was left. */
function Results({ picker, place, children }: ResultsProps) {
  const places = tops.get(picker) ?? new Map<string, number>();
  tops.set(picker, places);
  return (
    <div
      className={styles.results}
      ref={(element) => element?.scrollTo({ top: places.get(place) ?? 0 })}
      onScroll={({ currentTarget }) => places.set(place, currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}

/** No category has this id. */
const filterChip = 'filter';

interface SectionProps extends PickerBodyProps {
  readonly section: Category;
}

function Section({ section, picker, onPick, children: row, grids, filter, buyer }: SectionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const chipId = useSelector(picker, ({ context }) => context.chipId);
  const found = useSelector(picker, ({ context }) => context.found);
  const chips = activeNodes(section.children);
  const isOpen = chips.some(({ id }) => id === chipId);
  const isFiltered = isOpen && filter?.isChosen === true;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        {nameIn(language, section)}
        {isOpen && found !== null && (
          <span className={styles.count}>
            {t('count.kinds', { count: found.total })}
            {filter !== undefined && chipId !== null && <Suspense>{filter.count(chipId)}</Suspense>}
          </span>
        )}
      </h3>
      <FilterChips
        label={nameIn(language, section)}
        chips={[
          ...chips.map((chip) => ({
            id: chip.id,
            label: nameIn(language, chip),
            selected: chip.id === chipId,
          })),
          ...(isOpen && filter !== undefined
            ? [{ id: filterChip, label: filter.label, selected: filter.isChosen }]
            : []),
        ]}
        onPick={(id) =>
          id === filterChip ? filter?.onToggle() : picker.send({ type: 'chip.toggle', chipId: id })
        }
      />
      {isFiltered && chipId !== null && (
        <Suspense fallback={<SkeletonList of="rows" count={4} />}>{filter.products(chipId)}</Suspense>
      )}
      {isOpen && !isFiltered && (
        <Found picker={picker}>
          {found?.total === 0 && <p className={styles.hint}>{t('picker.empty')}</p>}
          {found !== null && (
            <FoundRows
              picker={picker}
              items={found.items}
              onPick={onPick}
              row={row}
              grid={grids?.shelf}
              buyer={buyer}
              name="shelf"
            />
          )}
        </Found>
      )}
    </section>
  );
}

/** What a search found, by the path of its category. */
function Hits({ picker, onPick, children: row, grids, buyer }: PickerBodyProps) {
  const { t } = useTranslation();
  const { found, query } = useSelector(picker, ({ context }) => context);
  return (
    <Found picker={picker}>
      {found?.total === 0 && (
        <EmptyState title={t('picker.none.title', { query: query.trim() })} text={t('picker.none.text')} />
      )}
      {found !== null && found.total > 0 && (
        <>
          <p className={styles.hint}>{t('picker.found', { count: found.total })}</p>
          <FoundByPath
            picker={picker}
            items={found.items}
            onPick={onPick}
            row={row}
            grid={grids?.search}
            buyer={buyer}
          />
        </>
      )}
    </Found>
  );
}

/** The products that were asked for, or why there are none. */
function Found({ picker, children }: { readonly picker: PickerActor; readonly children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const { found, problem } = useSelector(picker, ({ context }) => context);
  const isFinding = useSelector(picker, (snapshot) => snapshot.matches({ open: 'finding' }));
  const isRefused = useSelector(picker, (snapshot) => snapshot.matches({ open: 'refused' }));
  const isUnreachable = useSelector(picker, (snapshot) => snapshot.matches({ open: 'unreachable' }));
  if (isUnreachable) return <Unreachable picker={picker} />;
  if (isRefused && problem !== null)
    return <Banner kind="refused" title={t('picker.unreachable')} text={translateReason(i18n, problem)} />;
  if (found === null) return isFinding && <SkeletonList of="rows" count={4} />;
  return (
    <div aria-busy={isFinding} className={styles.found}>
      {children}
      <PickerFoot picker={picker} />
    </div>
  );
}

function Unreachable({ picker }: Pick<PickerBodyProps, 'picker'>) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('picker.unreachable')}
      text={t('state.unreachable.text')}
      onRetry={() => picker.send({ type: 'picker.refresh' })}
    />
  );
}
