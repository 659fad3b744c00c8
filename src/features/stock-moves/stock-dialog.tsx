import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FlushContext } from '../../ui/feedback/durability-context.ts';
import { JournalBanner } from '../../ui/feedback/journal-banner.tsx';
import { useFlush } from '../../workflow/use-flush.ts';
import { useWhen } from '../../workflow/use-when.ts';
import { useWorkflow } from '../../workflow/use-workflow.ts';
import { usePhotoForm } from '../photos/use-photo-form.ts';
import { MovesSince } from './moves-since.tsx';
import { stockDialogClient } from './stock-moves-workflows.ts';
import { TransferPlaces } from './transfer-places.tsx';
import { StockSheet, sheetName } from './views/stock-sheet.tsx';

interface StockDialogProps {
  readonly skuId: string;
  /** What its entrance says: in and out, or count. Both can be reached from either. */
  readonly mode: 'move' | 'count';
  /** The dialog was closed, and can be taken away. */
  readonly onClose: () => void;
}

/**
 * The stock of a product: what came, went, or was counted. Fetched by `lazyRoute` with `stockMovesWords` when it is opened; it opens
 * its own workflow, and what was typed and not sent when the app was closed is still there.
 */
export default function StockDialog({ skuId, mode, onClose }: StockDialogProps) {
  const dialog = useWorkflow(stockDialogClient, skuId);
  const { actor } = dialog;
  const [isOpen, setOpen] = useState(true);
  const isShown = isSheetShown(useLocation().state);
  // Opening is an act of the person: where another tab has the dialog, this one takes it over.
  useWhen(true, () => {
    const opening = { type: 'dialog.open', mode } as const;
    if (actor.getSnapshot().can(opening)) actor.send(opening);
  });
  // Only then has the sheet left the history of the browser.
  useWhen(!isOpen && !isShown, onClose);
  return (
    <FlushContext value={useFlush(dialog)}>
      <StockSheet
        dialog={actor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        notice={<JournalBanner workflow={dialog} />}
        places={<TransferPlaces dialog={actor} />}
        moves={<MovesSince skuId={skuId} dialog={actor} />}
        {...usePhotoForm(actor)}
      />
    </FlushContext>
  );
}

function isSheetShown(state: unknown): boolean {
  const { sheets = [] } = (state ?? {}) as { readonly sheets?: readonly string[] };
  return sheets.includes(sheetName);
}
