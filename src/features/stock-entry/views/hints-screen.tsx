import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { RecognitionHint } from '../../../../domain/contract.ts';
import type { recognitionHintsMachine } from '../../../../machines/recognition-hints/recognition-hints-machine.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
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
  const { pagination } = snapshot.context;
  return (
    <main data-screen="recognition-hints" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/stock-entry" />}
        title={t('stockEntry.hints.title')}
        count={pagination !== null && pagination.total}
      />
      <PageColumn>
        <PagedRows
          snapshot={snapshot}
          list={list}
          unreachable={t('stockEntry.hints.unreachable')}
          empty={<EmptyState title={t('stockEntry.hints.empty')} text={t('stockEntry.hints.emptyText')} />}
          rowHeight={rowHeight}
          name="recognition-hints"
        >
          {(hint) => <HintRow hint={hint} />}
        </PagedRows>
      </PageColumn>
    </main>
  );
}
