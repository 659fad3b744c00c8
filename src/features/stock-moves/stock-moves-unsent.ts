import { readWire } from '../../../domain/money.ts';
import type { StockOperationSubtype } from '../../../domain/stock-operations.ts';
import type { stockDialogWorkflow } from '../../../machines/stock-dialog/stock-dialog-machine.ts';
import { fullName } from '../../../domain/names.ts';
import type { UnsentWordsOf, WriteDescription } from '../../workflow/client-workflow.ts';

const titles = {
  purchase: 'stockMove.unsent.in',
  transfer_in: 'stockMove.unsent.in',
  transfer_out: 'stockMove.unsent.out',
  damage_decrease: 'stockMove.unsent.out',
  inventory_increase: 'stockMove.unsent.count',
  inventory_decrease: 'stockMove.unsent.count',
  inventory_no_change: 'stockMove.unsent.count',
} as const satisfies Readonly<Record<StockOperationSubtype, string>>;

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
      about: product === null ? [] : [fullName(product.name, product)],
      held:
        sent !== null && dialog.matches({ operation: 'awaitingPhotos' })
          ? heldChange(form.kind === 'count', sent.change.count?.counted ?? sent.change.amount, photos.length)
          : null,
    };
  },
};

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
