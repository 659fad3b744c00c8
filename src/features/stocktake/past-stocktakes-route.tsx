import { mayCall } from '../../../domain/permissions.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stocktakeListClient } from './past-stocktakes-workflow.ts';
import { PastStocktakesScreen } from './views/past-stocktakes-screen.tsx';

export default function PastStocktakesRoute() {
  const { roles, user } = usePerson();
  if (!mayCall(roles, 'stocktakes'))
    return <NoStockScreen shop={user} back={<BackButton fallback="/stock" />} />;
  return <PastStocktakes />;
}

/** For those who may keep the stock. */
function PastStocktakes() {
  const list = useWorkflow(stocktakeListClient, '');
  useSendOnVisit(list, 'list.refresh');
  return <PastStocktakesScreen list={list.actor} />;
}
