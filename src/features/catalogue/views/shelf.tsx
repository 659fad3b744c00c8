import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { activeNodes, sectionsOf } from '../../../../domain/products/category-tree.ts';
import type { Category } from '../../../../domain/contract.ts';
import { nameIn } from '../../../../domain/names.ts';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { lazyRoute } from '../../../ui/layout/lazy-route.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { CategoryRail } from './category-rail.tsx';
import type { HomeScreenProps } from './catalogue-props.ts';
import { ProductGrid } from './product-grid.tsx';
import type { ShelfNoticeProps } from './shelf-notice.tsx';
import styles from './home.module.css';

const ShelfNotice = lazyRoute(() => import('./shelf-notice.tsx'));

const skeletonCards = 6;

/** The three levels of categories and the products of the opened ones. */
export function Shelf(props: HomeScreenProps) {
  const { catalogue } = props;
  const { t } = useTranslation();
  const { tree, topId } = useSelector(catalogue, ({ context }) => context);
  const isBare = useSelector(catalogue, (snapshot) => snapshot.matches({ shelf: { shown: 'bare' } }));
  const hasGap = useSelector(catalogue, ({ context }) =>
    Object.values(context.chips).some((chipId) => context.shelves[chipId] === undefined),
  );
  const isLoading = useSelector(catalogue, (snapshot) => snapshot.matches({ shelf: 'loading' }));
  // What stands below the first section would move when its products come.
  const isFirstRead = useSelector(
    catalogue,
    (snapshot) =>
      snapshot.matches({ shelf: { shown: 'stocking' } }) &&
      Object.keys({ ...snapshot.context.shelves, ...snapshot.context.staleShelves }).length === 0,
  );
  if (isLoading && tree.length === 0) return <SkeletonList of="products" count={skeletonCards} />;
  const tops = activeNodes(tree);
  // Of what is out of reach no categories are known either.
  if (tops.length === 0) return <Notice catalogue={catalogue} />;
  const sections = sectionsOf(tree, topId);
  return (
    <div className={styles.shelf}>
      <CategoryRail
        label={t('home.categories')}
        tops={tops}
        currentId={topId}
        onChoose={(id) => {
          catalogue.send({ type: 'top.choose', topId: id });
          // Another category begins at its top.
          window.scrollTo({ top: 0 });
        }}
      />
      <div className={styles.sections}>
        {hasGap && isBare && <Notice catalogue={catalogue} />}
        {(isFirstRead ? sections.slice(0, 1) : sections).map((section) => (
          <Section key={section.id} section={section} isFirstRead={isFirstRead} {...props} />
        ))}
      </div>
    </div>
  );
}

interface SectionProps extends HomeScreenProps {
  readonly section: Category;
  readonly isFirstRead: boolean;
}

function Section({ section, isFirstRead, catalogue, cart, tools }: SectionProps) {
  const language = useLanguage();
  const { t } = useTranslation();
  const chipId = useSelector(catalogue, ({ context }) => context.chips[section.id]);
  const opened = useSelector(catalogue, ({ context }) =>
    chipId === undefined ? undefined : (context.shelves[chipId] ?? context.staleShelves[chipId]),
  );
  const isBare = useSelector(catalogue, (snapshot) => snapshot.matches({ shelf: { shown: 'bare' } }));
  const isWanted = useSelector(catalogue, ({ context }) => context.wantedId === chipId);
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>
        {nameIn(language, section)}
        {opened !== undefined && (
          <span className={styles.sectionCount}>{t('count.kinds', { count: opened.total })}</span>
        )}
      </h2>
      <FilterChips
        label={nameIn(language, section)}
        chips={activeNodes(section.children).map((child) => ({
          id: child.id,
          label: nameIn(language, child),
          selected: child.id === chipId,
        }))}
        onPick={(id) => catalogue.send({ type: 'chip.toggle', sectionId: section.id, chipId: id })}
      />
      {tools?.({ at: 'shelf', categoryId: chipId })}
      {chipId === undefined && <p className={styles.hint}>{t('home.chooseChip')}</p>}
      {chipId !== undefined && opened === undefined && !isBare && (
        <SkeletonList of="products" count={isFirstRead ? skeletonCards : 2} />
      )}
      {opened?.total === 0 && <p className={styles.hint}>{t('home.empty.text')}</p>}
      {opened !== undefined && chipId !== undefined && (
        <ProductGrid
          products={opened.products}
          // What cannot be read leaves no space.
          total={isBare ? opened.products.length : opened.total}
          onMore={() => catalogue.send({ type: 'shelf.more', categoryId: chipId })}
          cart={cart}
          tools={tools}
        />
      )}
      {isBare && isWanted && <Notice catalogue={catalogue} isNextPage />}
    </section>
  );
}

/** What is said in place of products; where that cannot be fetched either, the boundary says so. */
function Notice(props: ShelfNoticeProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <ShelfNotice {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
