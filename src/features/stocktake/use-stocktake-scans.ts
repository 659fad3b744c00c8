import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import { isRecorded, stocktakeProduct } from '../../../domain/stock/stocktake.ts';
import type { StocktakeProduct } from '../../../domain/stock/stocktake.ts';
import { lineOf } from '../../../domain/stock/stocktake-sheet.ts';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useCodeLookup } from '../scanning/use-code-lookup.ts';
import { useScannerSheet } from '../scanning/use-scanner.ts';
import { useTypedScans } from '../scanning/use-typed-scans.ts';

/**
 * Counts what a scanner types: a product that was read or counted at once, any other one when it was looked up. A code that leads to no
 * product opens the scanner's sheet, where it is assigned or looked up again. Where nothing is counted now, it says which code was not.
 * `forgetTyped` takes the digits of the code out of the figure.
 */
export function useStocktakeScans(
  stocktake: ActorRefFrom<typeof stocktakeMachine>,
  forgetTyped: (characters: number) => void,
) {
  const { t } = useTranslation();
  const showToast = useToast();
  const sheet = useScannerSheet();
  const lookUp = useCodeLookup({
    name: 'stocktake',
    onHit: (product) => countOrSay(stocktakeProduct(product), 1),
    onMiss: (code, times) => (isCounting() ? sheet.take(code, times) : sayNotCounted(code)),
  });
  useTypedScans((code) => {
    forgetTyped(Array.from(code).length);
    if (!isCounting()) {
      sayNotCounted(code);
      return;
    }
    const { lines, queue } = stocktake.getSnapshot().context;
    const known = [...lines.map(({ product }) => product), ...queue];
    const product = known.find(({ barcode }) => barcode === code);
    if (product === undefined) lookUp(code);
    else countOrSay(product, 1);
  });
  return {
    ...sheet,
    /** Counts a piece that the scanner's sheet found; the sheet shows what became of it. */
    count: (product: Product) =>
      stocktake.send({ type: 'product.scan', product: stocktakeProduct(product), pieces: 1 }),
    /** Shows a product that was chosen by hand, to be counted. */
    choose: (product: Product) => countOrSay(stocktakeProduct(product), 0),
  };

  function isCounting(): boolean {
    return stocktake.getSnapshot().hasTag('counting');
  }

  function sayNotCounted(code: string): void {
    showToast(t('stocktake.notCounted', { code }));
  }

  function countOrSay(product: StocktakeProduct, pieces: number): void {
    const line = lineOf(stocktake.getSnapshot().context, product.id);
    if (!isCounting()) sayNotCounted(product.barcode);
    else if (line !== undefined && isRecorded(line)) showToast(t('stocktake.recordedBefore'));
    else stocktake.send({ type: 'product.scan', product, pieces });
  }
}
