import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stockHistoryClient, stockLineClient } from './stock-moves-workflows.ts';
import { StockHistoryScreen } from './views/stock-history-screen.tsx';

export default function StockHistoryRoute() {
  const { roles, user } = usePerson();
  const { skuId = '' } = useParams();
  const back = <BackButton fallback={`/product/${skuId}`} />;
  if (!mayCall(roles, 'washStockList')) return <NoStockScreen shop={user} back={back} />;
  return <StockHistory skuId={skuId} />;
}

/** For those who may keep the stock. */
function StockHistory({ skuId }: { readonly skuId: string }) {
  const history = useWorkflow(stockHistoryClient, skuId);
  const line = useWorkflow(stockLineClient, skuId);
  useSendOnVisit(history, 'list.refresh');
  useSendOnVisit(line, 'line.open');
  return <StockHistoryScreen history={history.actor} line={line.actor} skuId={skuId} />;
}
