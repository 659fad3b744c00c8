import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleProblem } from '../samples/sample-records.ts';
import type { productEditMachine } from './product-edit-machine.ts';

/** The cup as somebody else made it meanwhile: another price and colour. */
const otherCup = { ...sampleCup, price: 25, color: 'Grey', version: 2 };

export const productEditSamples: WorkflowSamples<typeof productEditMachine> = {
  inputs: [{ skuId: sampleCup.id }],
  events: [
    { type: 'edit.open', product: sampleCup },
    { type: 'edit.close' },
    { type: 'field.change', field: 'price', text: '22' },
    { type: 'field.change', field: 'price', text: 'much' },
    { type: 'status.choose', status: 'inactive' },
    { type: 'edit.save' },
    { type: 'edit.retry' },
    { type: 'edit.discard' },
    { type: 'side.choose', field: 'price', side: 'mine' },
    { type: 'side.choose', field: 'price', side: 'theirs' },
    { type: 'side.choose', field: 'size', side: 'mine' },
    { type: 'conflict.settle' },
  ],
  answers: {
    editSku: [
      accepted(otherCup),
      refused(
        sampleProblem(409, 'version_conflict', {
          current: otherCup,
          changed_by: 'Mali',
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(409, 'barcode_taken', { product: sampleCup })),
    ],
  },
};
