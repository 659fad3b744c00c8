import { readWire } from '../../../domain/money.ts';
import type { Problem } from '../../../domain/outcome.ts';
import type { StockKind } from '../../../domain/stock/stock-form.ts';
import { readCounted } from '../../../domain/stock/stock-level.ts';
import type { StockOperationSubtype } from '../../../domain/stock/stock-operations.ts';
import type { StockDialogContext } from '../../../machines/stock-dialog/stock-dialog-context.ts';
import type { stockDialogWorkflow } from '../../../machines/stock-dialog/stock-dialog-machine.ts';
import type { Questions, UnsentWordsOf, WriteDescription } from '../../workflow/client-workflow.ts';

const titles = {
  purchase: 'stockMove.unsent.in',
  transfer_in: 'stockMove.unsent.in',
  transfer_out: 'stockMove.unsent.out',
  damage_decrease: 'stockMove.unsent.out',
  inventory_increase: 'stockMove.unsent.count',
  inventory_decrease: 'stockMove.unsent.count',
  inventory_no_change: 'stockMove.unsent.count',
} as const satisfies Readonly<Record<StockOperationSubtype, string>>;

const titleOf = {
  purchase: 'stockMove.unsent.in',
  transferIn: 'stockMove.unsent.in',
  transferOut: 'stockMove.unsent.out',
  damage: 'stockMove.unsent.out',
  count: 'stockMove.unsent.count',
} as const satisfies Readonly<Record<StockKind, string>>;

export const stockDialogUnsent: UnsentWordsOf<typeof stockDialogWorkflow> = {
  path: (skuId) => `/product/${skuId}`,
  writes: {
    washStock: ({ operation_subtype: subtype = 'purchase', counted, amount = 0, price }) => ({
      icon: 'changes',
      title: counted == null ? titles[subtype] : 'stockMove.unsent.count',
      figures: [{ of: 'pieces', count: counted ?? amount }],
      amount: price == null ? undefined : readWire(price),
    }),
    uploadV2: () => ({ icon: 'photo', title: 'stockMove.unsent.photo' }),
  },
  subject(dialog) {
    const { product, form, photos, sent } = dialog.context;
    return {
      about: product === null ? [] : [product],
      held:
        sent !== null && dialog.matches({ operation: 'awaitingPhotos' })
          ? heldChange(form.kind === 'count', sent.change.count?.counted ?? sent.change.amount, photos.length)
          : null,
    };
  },
};

/** A count that was overtaken, or a change that was refused, until it is made again or given up. */
export const stockDialogQuestions: Questions<typeof stockDialogWorkflow.machine> = {
  idOf: ({ context }) => context.skuId,
  of(dialog) {
    const { form, problem } = dialog.context;
    const isRefused = dialog.matches({ operation: 'refused' }) || dialog.matches({ operation: 'reserved' });
    const isChoosing = dialog.matches({ operation: 'choosing' });
    const asked = isRefused ? problem : isChoosing ? movedUnder(dialog.context) : null;
    return asked && { write: { icon: 'changes', title: titleOf[form.kind] }, problem: asked };
  },
};

/** Why a count is asked again: the stock moved meanwhile. */
function movedUnder({ was, product, form }: StockDialogContext): Problem | null {
  if (was === null || product === null) return null;
  const counted = readCounted(form.figure);
  const details = { base_stock: was, on_hand: product.on_hand, ...(counted === null ? {} : { counted }) };
  return { status: 409, reason: 'stock_moved', message: '', details };
}

function heldChange(isCount: boolean, pieces: number, photos: number): WriteDescription {
  return {
    icon: 'changes',
    title: isCount ? 'stockMove.unsent.count' : 'stockMove.unsent.out',
    figures: [
      { of: 'pieces', count: pieces },
      { of: 'photos', count: photos },
    ],
  };
}
