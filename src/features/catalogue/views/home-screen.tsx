import type { HomeScreenProps } from './catalogue-props.ts';
import { useSelector } from '@xstate/react';
import { IconRefresh } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSearchLength } from '../../../../domain/limits.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { useIsReachable } from '../../../ui/network-context.ts';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import styles from './home.module.css';
import { Shelf } from './shelf.tsx';

const SearchHits = lazy(() => import('./search-hits.tsx'));

/** The catalogue: categories at the left, their products at the right, or what a search found. */
export function HomeScreen(props: HomeScreenProps) {
  const { catalogue, shopName, groupChoice, tools, scan } = props;
  const { t } = useTranslation();
  const state = useSelector(catalogue, ({ value }) => statePath(value));
  const query = useSelector(catalogue, ({ context }) => context.query);
  const keepsStock = useSelector(catalogue, ({ context }) => context.keepsStock);
  const isSearching = useSelector(catalogue, (snapshot) => !snapshot.matches({ search: 'idle' }));
  const shown = { ...props, tools: keepsStock ? tools : undefined };
  return (
    <main className={styles.screen} data-screen="home" data-state={state}>
      <PageHeader
        title={shopName}
        count={<span role="status">{useIsReachable() ? null : t('home.offline')}</span>}
        chip={groupChoice}
        actions={
          <IconButton
            label={t('home.refresh')}
            icon={<IconRefresh size={22} aria-hidden="true" />}
            onClick={() => catalogue.send({ type: 'catalogue.refresh' })}
          />
        }
      >
        <div className={styles.search}>
          <SearchField
            value={query}
            placeholder={t('home.search')}
            maxLength={maxSearchLength}
            onChange={(text) => catalogue.send({ type: 'search.change', query: text })}
          >
            {tools?.({ at: 'search' })}
          </SearchField>
          {scan}
        </div>
      </PageHeader>
      {isSearching ? (
        <Suspense
          fallback={
            <div className={styles.hits}>
              <SkeletonList of="products" count={4} />
            </div>
          }
        >
          <SearchHits {...shown} />
        </Suspense>
      ) : (
        <Shelf {...shown} />
      )}
    </main>
  );
}
