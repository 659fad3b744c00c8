import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { largestPage as longFrom } from '../../../domain/limits.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { OutdatedBanner } from '../feedback/outdated-banner.tsx';
import { SkeletonList } from '../feedback/skeleton-list.tsx';
import { Card } from './card.tsx';
import { ListFoot } from './list-foot.tsx';
import type { PagedSnapshot } from './list-foot.tsx';
import { NearRows } from './near-rows.tsx';
import styles from './paged-rows.module.css';

/** What of a list that is read by pages its rows need. */
interface RowsSnapshot<Item> {
  readonly context: PagedSnapshot['context'] & { readonly items: readonly Item[] };
  matches(state: 'loading' | 'unreachable' | 'refused' | 'outdated' | 'loadingMore' | 'stalled'): boolean;
  hasTag(tag: 'listed'): boolean;
  can(event: { readonly type: 'list.more' }): boolean;
}

interface PagedRowsProps<Item> {
  readonly snapshot: RowsSnapshot<Item>;
  readonly list: { send(event: { readonly type: 'list.refresh' | 'list.more' }): void };
  /** Says that the list could not be read. */
  readonly unreachable: string;
  /** What is shown where it is empty. */
  readonly empty: ReactNode;
  /** Pixels of most rows. */
  readonly rowHeight: number;
  /** A name that no other rows of the list have. */
  readonly name: string;
  /** Whether each row is a card of its own, instead of a line of one card. */
  readonly areCards?: boolean;
  /** The grid that these cards stand in; left out, below each other. */
  readonly grid?: string | undefined;
  /** A row, whose role is `listitem`. */
  readonly children: (item: Item) => ReactNode;
}

/** A list that is read page by page, in each of its states. */
export function PagedRows<Item extends { readonly id: string }>(props: PagedRowsProps<Item>) {
  const { snapshot, list, unreachable, empty, rowHeight, name, areCards = false, grid, children } = props;
  const { t } = useTranslation();
  const { items } = snapshot.context;
  const refresh = () => list.send({ type: 'list.refresh' });
  return (
    <>
      {snapshot.matches('loading') && <SkeletonList of="rows" count={6} />}
      {(snapshot.matches('unreachable') || snapshot.matches('refused')) && (
        <ErrorState title={unreachable} text={t('state.unreachable.text')} onRetry={refresh} />
      )}
      {snapshot.matches('outdated') && <OutdatedBanner title={unreachable} onRetry={refresh} />}
      {snapshot.hasTag('listed') && (
        <>
          {items.length === 0 ? (
            empty
          ) : (
            <Rows areCards={areCards}>
              <NearRows
                items={items}
                keyOf={({ id }) => id}
                isLong={items.length > longFrom}
                rowHeight={rowHeight}
                list={list}
                name={name}
                className={areCards && grid === undefined ? styles.cards : undefined}
                grid={grid}
              >
                {children}
              </NearRows>
            </Rows>
          )}
          <ListFoot snapshot={snapshot} onMore={() => list.send({ type: 'list.more' })} />
        </>
      )}
    </>
  );
}

function Rows({ areCards, children }: { readonly areCards: boolean; readonly children: ReactNode }) {
  return areCards ? children : <Card rows>{children}</Card>;
}
