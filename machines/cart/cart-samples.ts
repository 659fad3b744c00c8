import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleAddress,
  sampleCup,
  sampleLamp,
  sampleProblem,
  sampleSoldOut,
} from '../samples/sample-records.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import type { cartMachine } from './cart-machine.ts';

export const cartSamples: WorkflowSamples<typeof cartMachine> = {
  inputs: [{ groupId: 'group-baan-suan', viewer: { roles: [], isVip: true } }],
  events: [
    { type: 'line.add', product: sampleCup, quantity: 2 },
    { type: 'line.add', product: sampleSoldOut, quantity: 1 },
    { type: 'line.order', product: sampleLamp, quantity: 3 },
    { type: 'line.setQuantity', skuId: sampleCup.id, quantity: 12 },
    { type: 'line.setQuantity', skuId: sampleCup.id, quantity: 0 },
    { type: 'line.setQuantity', skuId: sampleLamp.id, quantity: 2, product: sampleLamp },
    { type: 'line.remove', skuId: sampleLamp.id },
    { type: 'line.toggle', skuId: sampleCup.id },
    { type: 'lines.toggle' },
    { type: 'viewer.change', viewer: { roles: [], isVip: false } },
    { type: 'cart.open' },
    { type: 'cart.clear' },
    { type: 'order.submit' },
    { type: 'remark.change', text: 'Back door' },
    { type: 'address.choose', addressId: sampleAddress.id },
    { type: 'order.confirm' },
    { type: 'order.confirm', total: 2 * 1999 },
    { type: 'order.dismiss' },
    { type: 'order.retry' },
    { type: 'order.takeBack' },
    { type: 'order.acknowledge' },
  ],
  answers: {
    refreshProducts: [
      [sampleCup, sampleLamp],
      [
        { ...sampleCup, stock: 1 },
        { ...sampleLamp, stock: 0 },
      ],
      [],
    ],
    merchantAddress: [[sampleAddress], []],
    submitOrder: [
      accepted({ id: 'order-1' }),
      refused(sampleProblem(422, 'insufficient_stock', { sku_id: sampleCup.id, stock: 1 })),
      refused(sampleProblem(404, 'not_found', { address_id: sampleAddress.id })),
      refused(sampleProblem(409, 'price_changed', { items: [{ sku_id: sampleCup.id, price: 21 }] })),
    ],
    isOnItsWay: [false, true],
  },
};
