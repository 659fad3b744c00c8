import { useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { categoriesAt, chosenScope } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import type { StocktakeScope } from '../../../domain/stocktake.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stocktakeStartClient } from './stocktake-start-workflow.ts';
import { stocktakeClient } from './stocktake-workflows.ts';
import { StocktakeStartScreen } from './views/stocktake-start-screen.tsx';

export default function StocktakeStartRoute() {
  const { roles, user } = usePerson();
  return mayCall(roles, 'stocktake') ? <OpenedStart /> : <NoStockScreen shop={user} />;
}

/** For those who may keep the stock. */
function OpenedStart() {
  const { directory } = useUserScope();
  const navigate = useNavigate();
  const start = useWorkflow(stocktakeStartClient, usePerson().groupId);
  useSendOnVisit(start, 'start.refresh');
  const context = useSelector(start.actor, (current) => current.context);
  const levels = [0, ...context.path.map((_, index) => index + 1)]
    .map((level) => categoriesAt(context, level))
    .filter((categories) => categories.length > 0);
  async function begin(scope: StocktakeScope): Promise<void> {
    const id = crypto.randomUUID();
    const stocktake = await directory.open(stocktakeClient, id);
    stocktake.getStatus().actor.send({ type: 'scope.choose', scope, showsExpected: false });
    await navigate(`/stocktake/${id}`, { replace: true });
  }
  return (
    <StocktakeStartScreen
      start={start.actor}
      scope={chosenScope(context)}
      levels={levels}
      onBegin={(scope) => void begin(scope)}
    />
  );
}
