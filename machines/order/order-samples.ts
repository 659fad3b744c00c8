import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleAddress,
  sampleBagLine,
  sampleCancelledOrder,
  sampleCompletedOrder,
  sampleConfirmedOrder,
  sampleOneLineOrder,
  sampleOrder,
  samplePaidOrder,
  sampleProblem,
} from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { orderMachine } from './order-machine.ts';

const read = { answers: 'orderDetail', output: accepted(sampleOrder) } as const;
const short = refused(sampleProblem(422, 'insufficient_stock', { sku_id: 'sku-cup', stock: 1 }));
const gone = refused(
  sampleProblem(409, 'not_allowed_in_status', { id: sampleOrder.id, status: 'confirmed' }),
);
const remarked = accepted({ ...sampleOrder, remark: 'Ring twice', version: 2 });

export const orderSamples: WorkflowSamples<typeof orderMachine> = {
  inputs: [
    { orderId: sampleOrder.id, roles: ['order_manager'] },
    { orderId: sampleOrder.id, roles: [] },
  ],
  events: [
    { type: 'viewer.change', roles: ['manager'] },
    { type: 'viewer.change', roles: [] },
    { type: 'order.open' },
    { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 },
    { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 8, isTotal: true },
    { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 1.5 },
    { type: 'line.open', skuId: 'sku-cup' },
    { type: 'line.open', skuId: 'sku-gone' },
    { type: 'price.change', text: '18.50' },
    { type: 'price.change', text: '18.5O' },
    { type: 'price.accept' },
    { type: 'line.remove', skuId: 'sku-lamp' },
    { type: 'line.undo', skuId: 'sku-bag' },
    { type: 'line.add', line: sampleBagLine },
    { type: 'line.replace', skuId: 'sku-cup', line: sampleBagLine },
    { type: 'line.replace', skuId: 'sku-gone', line: sampleBagLine },
    { type: 'remark.open' },
    { type: 'remark.change', text: 'Ring twice' },
    { type: 'remark.change', text: sampleOrder.remark },
    { type: 'remark.accept' },
    { type: 'remark.undo' },
    { type: 'address.undo' },
    { type: 'changes.acknowledge' },
    { type: 'edit.discard' },
    { type: 'addresses.open' },
    { type: 'address.choose', addressId: sampleAddress.id },
    { type: 'address.bring', address: { ...sampleAddress, id: 'address-2' } },
    { type: 'order.confirm' },
    { type: 'order.save' },
    { type: 'order.cancel' },
    { type: 'dialog.accept' },
    { type: 'dialog.dismiss' },
    { type: 'order.retry' },
    { type: 'order.acknowledge' },
  ],
  answers: {
    orderDetail: [
      accepted(sampleOrder),
      accepted(sampleOneLineOrder),
      accepted(sampleConfirmedOrder),
      accepted(samplePaidOrder),
      accepted(sampleCompletedOrder),
      accepted(sampleCancelledOrder),
      refused(sampleProblem(404, 'not_found')),
    ],
    merchantAddress: [[sampleAddress], []],
    updateOrder: [
      accepted(sampleConfirmedOrder),
      refused(sampleProblem(409, 'version_conflict', { current: sampleConfirmedOrder, changed_by: 'Nok' })),
      short,
    ],
    updateOrderRemark: [remarked, gone],
    cancelOrder: [
      accepted(sampleCancelledOrder),
      refused(sampleProblem(409, 'not_allowed_in_status', { id: sampleOrder.id, status: 'paid' })),
    ],
  },
  ways: [
    [
      { type: 'viewer.change', roles: [] },
      read,
      { type: 'remark.open' },
      { type: 'remark.change', text: 'Ring twice' },
      { type: 'remark.accept' },
      { answers: 'updateOrderRemark', output: gone },
      { type: 'order.acknowledge' },
      read,
    ],
    [
      read,
      { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 12 },
      { type: 'order.save' },
      { answers: 'updateOrder', output: short },
      { type: 'line.remove', skuId: 'sku-cup' },
    ],
    [
      read,
      { type: 'line.add', line: sampleBagLine },
      { type: 'line.remove', skuId: 'sku-cup' },
      { type: 'line.remove', skuId: 'sku-lamp' },
      { type: 'line.undo', skuId: 'sku-bag' },
    ],
    [read, { type: 'order.cancel' }, { type: 'dialog.accept' }],
  ],
};
