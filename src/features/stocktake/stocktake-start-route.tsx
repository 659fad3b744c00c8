import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { categoriesAt, chosenScope } from '../../../machines/stocktake-start/stocktake-start-machine.ts';
import type { StocktakeScope } from '../../../domain/stock/stocktake.ts';
import { mayCall } from '../../../domain/permissions.ts';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
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
  const { t } = useTranslation();
  const showToast = useToast();
  const { directory } = useUserScope();
  const navigate = useNavigate();
  const start = useWorkflow(stocktakeStartClient, usePerson().groupId);
  useSendOnVisit(start, 'start.refresh');
  const context = useSelector(start.actor, (current) => current.context);
  const isBeginning = useRef(false);
  const levels = [0, ...context.path.map((_, index) => index + 1)]
    .map((level) => categoriesAt(context, level))
    .filter((categories) => categories.length > 0);
  async function begin(scope: StocktakeScope): Promise<void> {
    const id = crypto.randomUUID();
    const stocktake = await directory.open(stocktakeClient, id);
    stocktake.getStatus().actor.send({ type: 'scope.choose', scope, showsExpected: false });
    await navigate(`/stocktake/${id}`, { replace: true });
  }
  /** One at a time: a second tap begins no other stocktake. */
  function beginOnce(scope: StocktakeScope): void {
    if (isBeginning.current) return;
    isBeginning.current = true;
    begin(scope)
      .catch(() => showToast(t('journal.failed.title')))
      .finally(() => (isBeginning.current = false));
  }
  return (
    <StocktakeStartScreen
      start={start.actor}
      scope={chosenScope(context)}
      levels={levels}
      onBegin={beginOnce}
    />
  );
}
