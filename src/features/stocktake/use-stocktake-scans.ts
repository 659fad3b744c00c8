import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useTypedScans } from '../scanning/use-typed-scans.ts';

/**
 * Counts what a scanner types without the scanner's sheet: a product that was read or counted, by its barcode. `forgetBurst` takes the
 * digits of the code out of the figure.
 */
export function useStocktakeScans(
  stocktake: ActorRefFrom<typeof stocktakeMachine>,
  forgetBurst: () => void,
): void {
  const { t } = useTranslation();
  const say = useToast();
  useTypedScans((code) => {
    const snapshot = stocktake.getSnapshot();
    if (!snapshot.hasTag('counting')) return;
    forgetBurst();
    const { lines, queue } = snapshot.context;
    const known = [...lines.map(({ product }) => product), ...queue];
    const product = known.find(({ barcode }) => barcode === code);
    if (product === undefined) say(t('stocktake.unknownHere', { code }));
    else stocktake.send({ type: 'product.scan', product, pieces: 1 });
  });
}
