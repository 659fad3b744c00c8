import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { RecognitionHint } from '../../../../domain/contract.ts';
import { largestPage as longFrom } from '../../../../domain/limits.ts';
import type { recognitionHintsMachine } from '../../../../machines/recognition-hints/recognition-hints-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { OutdatedBanner } from '../../../ui/feedback/outdated-banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListFoot } from '../../../ui/layout/list-foot.tsx';
import { NearRows } from '../../../ui/layout/near-rows.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';

interface HintsScreenProps {
  readonly list: ActorRefFrom<typeof recognitionHintsMachine>;
  readonly row: ComponentType<{ readonly hint: RecognitionHint }>;
}

/** Pixels of most rows. */
const rowHeight = 88;

/** What suppliers call the products of the shop, as corrections taught it. */
export function HintsScreen({ list, row: HintRow }: HintsScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  const { items, pagination } = snapshot.context;
  const refresh = () => list.send({ type: 'list.refresh' });
  const isListed = snapshot.hasTag('listed');
  return (
    <main data-screen="recognition-hints" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/stock-entry" />}
        title={t('stockEntry.hints.title')}
        count={pagination !== null && pagination.total}
      />
      <PageColumn>
        {snapshot.matches('loading') && <SkeletonList of="rows" count={6} />}
        {(snapshot.matches('unreachable') || snapshot.matches('refused')) && (
          <ErrorState
            title={t('stockEntry.hints.unreachable')}
            text={t('state.unreachable.text')}
            onRetry={refresh}
          />
        )}
        {snapshot.matches('outdated') && (
          <OutdatedBanner title={t('stockEntry.hints.unreachable')} onRetry={refresh} />
        )}
        {isListed && items.length === 0 && (
          <EmptyState title={t('stockEntry.hints.empty')} text={t('stockEntry.hints.emptyText')} />
        )}
        {isListed && items.length > 0 && (
          <Card rows>
            <NearRows
              items={items}
              keyOf={({ id }) => id}
              isLong={items.length > longFrom}
              rowHeight={rowHeight}
              list={list}
              name="recognition-hints"
            >
              {(hint) => <HintRow hint={hint} />}
            </NearRows>
          </Card>
        )}
        {isListed && <ListFoot snapshot={snapshot} onMore={() => list.send({ type: 'list.more' })} />}
      </PageColumn>
    </main>
  );
}
