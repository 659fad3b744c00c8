import { useState } from 'react';
import type { ProductCard } from '../../../domain/contract.ts';
import { fullName, nameIn } from '../../../domain/names.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';
import { lazyRoute } from '../../ui/layout/lazy-route.tsx';
import { useLanguage } from '../../ui/screen-context.ts';
import { stockMovesWords } from '../stock-moves/stock-moves-words.ts';
import { useCover } from './product-cover.tsx';
import { CardCover } from './views/card-cover.tsx';
import { CardToolRow } from './views/card-tool-row.tsx';

const StockDialog = lazyRoute(() => import('../stock-moves/stock-dialog.tsx'), stockMovesWords);

/** What staff do with a product from its card. */
export function CardTools({ product }: { readonly product: ProductCard }) {
  const name = fullName(nameIn(useLanguage(), product), product);
  const { take, opened } = useCover(product.id);
  const [mode, setMode] = useState<'move' | 'count' | null>(null);
  return (
    <>
      <CardToolRow
        name={name}
        onMove={() => setMode('move')}
        onCount={() => setMode('count')}
        onCover={take}
      />
      {opened((cover) => (
        <CardCover {...cover} />
      ))}
      {mode !== null && (
        <OnDemand>
          <StockDialog key={mode} skuId={product.id} mode={mode} onClose={() => setMode(null)} />
        </OnDemand>
      )}
    </>
  );
}
