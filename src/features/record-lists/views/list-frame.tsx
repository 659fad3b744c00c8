import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ListFoot } from '../../../ui/layout/list-foot.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListFailure } from './list-failure.tsx';
import { ListHead } from './list-head.tsx';
import { ListSheets } from './list-sheets.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { ListProps, ListSheet } from './list-props.ts';
import styles from './list-frame.module.css';

interface ListFrameProps extends ListProps {
  /** Shown when there is nothing at all, filtered or not. */
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the rows of either list: filters, count and failures, and a button that loads more. */
export function ListFrame({ kind, list, groupPicker, action, empty, children }: ListFrameProps) {
  const [sheet, setSheet] = useState<ListSheet | null>(null);
  const isLoading = useSelector(list, (snapshot) => snapshot.matches('loading'));
  const isFailed = useSelector(
    list,
    (snapshot) => snapshot.matches('refused') || snapshot.matches('unreachable'),
  );
  const isOutdated = useSelector(list, (snapshot) => snapshot.matches('outdated'));
  const isEmpty = useSelector(list, ({ context }) => context.items.length === 0);
  const isOfGroup = useSelector(list, ({ context }) => context.filter.group !== '');
  return (
    <div className={styles.frame}>
      <FilterBar kind={kind} list={list} groupPicker={groupPicker} onOpen={setSheet} />
      {(isFailed || isOutdated) && (
        <ListFailure
          kind={kind}
          list={list}
          {...(isOfGroup && {
            onAllGroups: () => list.send({ type: 'filter.change', change: { group: '' } }),
          })}
        />
      )}
      {isLoading && isEmpty && <ListSkeleton of={kind} />}
      {!isLoading && !isFailed && !isOutdated && isEmpty && empty}
      {!isFailed && !isEmpty && (
        <>
          <ListHead kind={kind} list={list} action={action} onSort={() => setSheet('sort')} />
          <div className={styles.rows} aria-busy={isLoading}>
            {children}
          </div>
          <Foot list={list} />
        </>
      )}
      <ListSheets
        kind={kind}
        list={list}
        groupPicker={groupPicker}
        sheet={sheet}
        onClose={() => setSheet(null)}
      />
    </div>
  );
}

/** Drawn again with each change of the list, which its frame is not. */
function Foot({ list }: Pick<ListProps, 'list'>) {
  const snapshot = useSelector(list, (current) => current);
  return <ListFoot snapshot={snapshot} onMore={() => list.send({ type: 'list.more' })} />;
}
