import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleAddress,
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
    { type: 'line.setQuantity', skuId: 'sku-cup', quantity: 1.5 },
    { type: 'line.open', skuId: 'sku-cup' },
    { type: 'line.open', skuId: 'sku-gone' },
    { type: 'price.change', text: '18.50' },
    { type: 'price.change', text: '18.5O' },
    { type: 'price.accept' },
    { type: 'line.remove', skuId: 'sku-lamp' },
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
      refused(sampleProblem(422, 'insufficient_stock', { sku_id: 'sku-cup', stock: 1 })),
    ],
    cancelOrder: [
      accepted(sampleCancelledOrder),
      refused(sampleProblem(409, 'not_allowed_in_status', { id: sampleOrder.id, status: 'paid' })),
    ],
  },
};
