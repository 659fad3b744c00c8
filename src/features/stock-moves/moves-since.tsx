import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { stockDialogMachine } from '../../../machines/stock-dialog/stock-dialog-machine.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stockHistoryClient } from './stock-moves-workflows.ts';
import { MovedBanner } from './views/moved-banner.tsx';

interface MovesSinceProps {
  readonly skuId: string;
  readonly dialog: ActorRefFrom<typeof stockDialogMachine>;
}

/** What moved a stock since somebody began to count it. */
export function MovesSince({ skuId, dialog }: MovesSinceProps) {
  const was = useSelector(dialog, ({ context }) => context.was);
  if (was === null) return null;
  return (
    <Suspense fallback={<MovedBanner was={was} history={null} />}>
      <ReadMoves key={was} skuId={skuId} was={was} />
    </Suspense>
  );
}

function ReadMoves({ skuId, was }: { readonly skuId: string; readonly was: number }) {
  const history = useWorkflow(stockHistoryClient, skuId);
  useSendOnVisit(history, 'list.refresh');
  return <MovedBanner was={was} history={history.actor} />;
}
