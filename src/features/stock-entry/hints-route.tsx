import { mayCall } from '../../../domain/permissions.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { HintRow } from './hint-row.tsx';
import { recognitionHintsClient } from './hints-workflows.ts';
import { HintsScreen } from './views/hints-screen.tsx';

export default function HintsRoute() {
  const { roles, user } = usePerson();
  if (!mayCall(roles, 'recognitionHints'))
    return <NoStockScreen shop={user} back={<BackButton fallback="/stock" />} />;
  return <Hints />;
}

/** For those who may keep the stock. */
function Hints() {
  const list = useWorkflow(recognitionHintsClient, '');
  useSendOnVisit(list, 'list.refresh');
  return <HintsScreen list={list.actor} row={HintRow} />;
}
