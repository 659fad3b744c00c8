import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import type { StockEntryEvent } from '../../../machines/stock-entry/stock-entry-types.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
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
  const { t } = useTranslation();
  const showToast = useToast();
  const { directory } = useUserScope();
  const navigate = useNavigate();
  const start = useWorkflow(stockEntryStartClient, usePerson().groupId);
  useSendOnVisit(start, 'start.refresh');
  const state = useSelector(start.actor, (current) => current);
  const isBeginning = useRef(false);
  async function begin(event: StockEntryEvent): Promise<void> {
    const id = crypto.randomUUID();
    const entry = await directory.open(stockEntryClient, id);
    entry.getStatus().actor.send(event);
    await navigate(`/stock-entry/${id}`);
  }
  /** One at a time: a second tap begins no other entry. */
  function beginOnce(event: StockEntryEvent): void {
    if (isBeginning.current) return;
    isBeginning.current = true;
    begin(event)
      .catch(() => showToast(t('journal.failed.title')))
      .finally(() => (isBeginning.current = false));
  }
  const choosing = useEntryFile((file) => beginOnce({ type: 'file.choose', file }));
  return (
    <StartScreen {...state.context} {...choosing} onByHand={() => beginOnce({ type: 'entry.byHand' })} />
  );
}
