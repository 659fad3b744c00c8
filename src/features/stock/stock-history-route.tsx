import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { mayCall } from '../../../domain/permissions.ts';
import { BackButton } from '../../ui/controls/back-button.tsx';
import { NoStockScreen } from '../../ui/feedback/no-stock-screen.tsx';
import { usePerson } from '../../workflow/use-person.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { productClient } from '../product/product-workflow.ts';
import { useStockHistory } from '../stock-moves/use-stock-history.ts';
import { StockHistoryScreen } from '../stock-moves/views/stock-history-screen.tsx';

export default function StockHistoryRoute() {
  const { roles, user } = usePerson();
  const { skuId = '' } = useParams();
  const back = <BackButton fallback={`/product/${skuId}`} />;
  if (!mayCall(roles, 'washStockList')) return <NoStockScreen shop={user} back={back} />;
  return <StockHistory skuId={skuId} />;
}

/** For those who may keep the stock. */
function StockHistory({ skuId }: { readonly skuId: string }) {
  const product = useSelector(useWorkflow(productClient, skuId).actor, ({ context }) => context.product);
  return <StockHistoryScreen {...useStockHistory(skuId)} skuId={skuId} product={product} />;
}
