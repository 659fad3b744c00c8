import { useState } from 'react';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { stockMovesWords } from '../stock-moves/stock-moves-words.ts';
import { StockButtons } from './views/stock-buttons.tsx';

const StockDialog = lazyRoute(() => import('../stock-moves/stock-dialog.tsx'), stockMovesWords);

/** The stock of the product that is shown, for those who keep it. */
export function ProductStock({ skuId }: { readonly skuId: string }) {
  const [mode, setMode] = useState<'move' | 'count' | null>(null);
  return (
    <>
      <StockButtons onMove={() => setMode('move')} onCount={() => setMode('count')} />
      {mode !== null && (
        <OnDemand>
          <StockDialog key={mode} skuId={skuId} mode={mode} onClose={() => setMode(null)} />
        </OnDemand>
      )}
    </>
  );
}
