import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleLamp, sampleTallLamp } from '../samples/sample-records.ts';
import type { productMatrixMachine } from './product-matrix-machine.ts';

const lamp = { skuId: sampleLamp.id, stock: sampleLamp.stock };
const tallLamp = { skuId: sampleTallLamp.id, stock: sampleTallLamp.stock };

export const productMatrixSamples: WorkflowSamples<typeof productMatrixMachine> = {
  inputs: [{ groupId: 'group-baan-suan' }],
  events: [
    { type: 'cell.type', ...lamp, text: '2' },
    { type: 'cell.type', ...tallLamp, text: '12' },
    { type: 'cells.fill', cells: [lamp, tallLamp] },
    { type: 'cells.discard', skuIds: [lamp.skuId] },
    { type: 'matrix.accept', lines: [{ product: sampleLamp, quantity: 2 }] },
    { type: 'matrix.accept', lines: [] },
    { type: 'fillCart.interrupted' },
  ],
  answers: { fillCart: [{ pieces: 2 }] },
};
