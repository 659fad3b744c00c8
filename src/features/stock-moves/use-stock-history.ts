import { useSendOnVisit } from '../../workflow/use-send-on-visit.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { stockHistoryClient, stockLineClient } from './stock-moves-workflows.ts';

/** What moved the stock of a product, and what was on hand of it day by day; read anew with each visit. */
export function useStockHistory(skuId: string) {
  const history = useWorkflow(stockHistoryClient, skuId);
  const line = useWorkflow(stockLineClient, skuId);
  useSendOnVisit(history, 'list.refresh');
  useSendOnVisit(line, 'line.open');
  return { history: history.actor, line: line.actor };
}
