import { useStockHistory } from './use-stock-history.ts';
import { StockHistoryPart } from './views/stock-history-screen.tsx';

/** What moved the stock of a product, beside a list of products; needs `stockMovesWords`. Give each product one of its own. */
export default function ProductHistory({ skuId }: { readonly skuId: string }) {
  return <StockHistoryPart {...useStockHistory(skuId)} />;
}
