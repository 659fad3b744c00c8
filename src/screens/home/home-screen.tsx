import { useSelector } from '@xstate/react';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../machines/cart/cart-machine.ts';
import type { catalogueMachine } from '../../../machines/catalogue/catalogue-machine.ts';
import type { Viewer } from '../../../domain/prices.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { statePath } from '../../ui/state-path.ts';
import { SearchHits } from './search-hits.tsx';
import { Shelf } from './shelf.tsx';

export interface HomeScreenProps {
  readonly catalogue: ActorRefFrom<typeof catalogueMachine>;
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly viewer: Viewer;
  readonly mayOrder: boolean;
  readonly shopName: string;
  readonly language: string;
}

/** The catalogue: categories at the left, their products at the right, or what a search found. */
export function HomeScreen(props: HomeScreenProps) {
  const { catalogue, shopName } = props;
  const { t } = useTranslation();
  const state = useSelector(catalogue, ({ value }) => statePath(value));
  const query = useSelector(catalogue, ({ context }) => context.query);
  const isSearching = useSelector(catalogue, (snapshot) => !snapshot.matches({ search: 'idle' }));
  return (
    <main data-screen="home" data-state={state}>
      <PageHeader
        title={shopName}
        actions={
          <IconButton
            label={t('home.refresh')}
            icon={<IconRefresh size={22} aria-hidden="true" />}
            onClick={() => catalogue.send({ type: 'catalogue.refresh' })}
          />
        }
      >
        <SearchField
          value={query}
          placeholder={t('home.search')}
          onChange={(text) => catalogue.send({ type: 'search.change', query: text })}
        />
      </PageHeader>
      {isSearching ? <SearchHits {...props} /> : <Shelf {...props} />}
    </main>
  );
}
