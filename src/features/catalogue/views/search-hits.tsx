import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { mergeTrees } from '../../../../domain/search/merge-trees.ts';
import type { ProductCard, SearchCardCategory } from '../../../../domain/contract.ts';
import { maxSearchHits, maxSearchLength } from '../../../../domain/limits.ts';
import { nameIn } from '../../../../domain/names.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import type { HomeScreenProps } from './catalogue-props.ts';
import { ProductGrid } from './product-grid.tsx';
import styles from './home.module.css';

interface HitGroup {
  readonly id: string;
  /** Names of the three levels. */
  readonly path: readonly string[];
  readonly products: readonly ProductCard[];
}

/** What a search found, by the path of its category. */
export default function SearchHits({ catalogue, cart, tools }: HomeScreenProps) {
  const language = useLanguage();
  const { t } = useTranslation();
  const { hits, query } = useSelector(catalogue, ({ context }) => context);
  const isSearching = useSelector(catalogue, (snapshot) => snapshot.matches({ search: 'searching' }));
  const isFull = query.length >= maxSearchLength;
  const isUnreachable = useSelector(catalogue, (snapshot) => snapshot.matches({ search: 'unreachable' }));
  if (isUnreachable) {
    return (
      <ErrorState
        title={t('search.unreachable')}
        text={t('home.unreachable.text')}
        onRetry={() => catalogue.send({ type: 'search.retry' })}
      />
    );
  }
  const groups = groupHits(mergeTrees(hits), language, []);
  if (groups.length === 0) {
    return isSearching ? (
      <div className={styles.hits}>
        <SkeletonList of="products" count={4} />
      </div>
    ) : (
      <EmptyState
        title={t('search.noHits.title', { query: query.trim() })}
        text={t(isFull ? 'search.noHits.full' : 'search.noHits.text', { count: maxSearchLength })}
      />
    );
  }
  return (
    <div className={styles.hits} aria-busy={isSearching}>
      {tools?.({ at: 'shelf' })}
      {groups.map((group) => (
        <section key={group.id} className={styles.section}>
          <h2 className={styles.sectionTitle}>
            {group.path.join(' · ')}
            <span className={styles.sectionCount}>{t('count.kinds', { count: group.products.length })}</span>
          </h2>
          <ProductGrid cart={cart} tools={tools} products={group.products} columns={3} />
        </section>
      ))}
      {groups.reduce((sum, { products }) => sum + products.length, 0) >= maxSearchHits && (
        <p className={styles.hint}>{t('search.mostHits', { count: maxSearchHits })}</p>
      )}
    </div>
  );
}

function groupHits(
  nodes: readonly SearchCardCategory[],
  language: string,
  above: readonly string[],
): readonly HitGroup[] {
  return nodes.flatMap((node) => {
    const path = [...above, nameIn(language, node)];
    const own =
      node.skus === undefined || node.skus.length === 0 ? [] : [{ id: node.id, path, products: node.skus }];
    return [...own, ...groupHits(node.children, language, path)];
  });
}
