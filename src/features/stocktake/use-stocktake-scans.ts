import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import { stocktakeProduct } from '../../../domain/stocktake.ts';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';
import { useCodeLookup } from '../scanning/use-code-lookup.ts';
import { useScannerSheet } from '../scanning/use-scanner.ts';
import { useTypedScans } from '../scanning/use-typed-scans.ts';

/**
 * Counts what a scanner types: a product that was read or counted at once, any other one when it was looked up. A code that leads to no
 * product opens the scanner's sheet, where it is assigned or looked up again. `forgetTyped` takes the digits of the code out of the
 * figure.
 */
export function useStocktakeScans(
  stocktake: ActorRefFrom<typeof stocktakeMachine>,
  forgetTyped: (characters: number) => void,
) {
  const sheet = useScannerSheet();
  const count = (product: Product) =>
    stocktake.send({ type: 'product.scan', product: stocktakeProduct(product), pieces: 1 });
  const lookUp = useCodeLookup({ name: 'stocktake', onHit: count, onMiss: sheet.take });
  useTypedScans((code) => {
    forgetTyped(Array.from(code).length);
    const snapshot = stocktake.getSnapshot();
    if (!snapshot.hasTag('counting')) return;
    const { lines, queue } = snapshot.context;
    const known = [...lines.map(({ product }) => product), ...queue];
    const product = known.find(({ barcode }) => barcode === code);
    if (product === undefined) lookUp(code);
    else stocktake.send({ type: 'product.scan', product, pieces: 1 });
  });
  return { ...sheet, count };
}
