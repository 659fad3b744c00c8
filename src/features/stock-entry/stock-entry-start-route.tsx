import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import type { StockEntryEvent } from '../../../machines/stock-entry/stock-entry-types.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { useUserScope } from '../../workflow/scopes.ts';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stockEntryClient, stockEntryStartClient } from './stock-entry-workflows.ts';
import { useEntryFile } from './use-entry-file.ts';
import { StartScreen } from './views/start-screen.tsx';

export default function StockEntryStartRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'confirmImportSkus') ? <OpenedStart /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedStart() {
  const { directory } = useUserScope();
  const navigate = useNavigate();
  const start = useWorkflow(stockEntryStartClient, usePerson().groupId);
  useSendOnVisit(start, 'start.refresh');
  const state = useSelector(start.actor, (current) => current);
  const choosing = useEntryFile((file) => void begin({ type: 'file.choose', file }));
  async function begin(event: StockEntryEvent): Promise<void> {
    const id = crypto.randomUUID();
    const entry = await directory.open(stockEntryClient, id);
    entry.getStatus().actor.send(event);
    await navigate(`/stock-entry/${id}`);
  }
  return (
    <StartScreen {...state.context} {...choosing} onByHand={() => void begin({ type: 'entry.byHand' })} />
  );
}
