import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '../../../domain/contract.ts';
import { lineOf } from '../../../domain/stock/stocktake-sheet.ts';
import { readCounted } from '../../../domain/stock/stock-level.ts';
import { isRecorded } from '../../../domain/stock/stocktake.ts';
import type { stocktakeMachine } from '../../../machines/stocktake/stocktake-machine.ts';
import { OnDemand } from '../../ui/feedback/on-demand.tsx';

const ScanSheet = lazy(() => import('../scanning/scan-sheet.tsx'));

interface StocktakeScannerProps {
  readonly stocktake: ActorRefFrom<typeof stocktakeMachine>;
  /** What a scanner typed before. */
  readonly codes: readonly string[];
  /** Counts a piece of a product. */
  readonly onHit: (product: Product) => void;
  readonly onClose: () => void;
}

/** The scanner over a stocktake: it shows the figures of the stocktake, and changes them. */
export function StocktakeScanner({ stocktake, ...scanner }: StocktakeScannerProps) {
  const { t } = useTranslation();
  const context = useSelector(stocktake, (snapshot) => snapshot.context);
  return (
    <OnDemand>
      <ScanSheet
        {...scanner}
        purpose="stocktake"
        counts={{
          of: figureOf,
          set: setFigure,
          isFixed: isRecordedLine,
          notice: (product) => (isRecordedLine(product) ? t('stocktake.recordedBefore') : null),
        }}
      />
    </OnDemand>
  );

  function figureOf(id: string): number {
    const { shown, draft } = context;
    return (shown === id ? readCounted(draft.figure) : lineOf(context, id)?.counted) ?? 0;
  }

  function setFigure({ id }: Product, figure: number): void {
    stocktake.send({ type: 'figure.set', productId: id, figure });
  }

  function isRecordedLine({ id }: Product): boolean {
    const line = lineOf(context, id);
    return line !== undefined && isRecorded(line);
  }
}
