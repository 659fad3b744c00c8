import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { VipProduct, vipAdminMachine } from './vip-admin-machine.ts';

const mug: VipProduct = { name: 'Mug', price: 95, vipPrice: 82, isVip: true, version: 1 };
const bowl: VipProduct = { name: 'Bowl', price: 105, vipPrice: null, isVip: false, version: 1 };

export const vipAdminSamples: WorkflowSamples<typeof vipAdminMachine> = {
  inputs: [{ skuId: 'sku-1', groupId: 'group-1' }],
  events: [
    { type: 'product.see', product: mug },
    { type: 'product.see', product: bowl },
    { type: 'price.change', text: '79' },
    { type: 'price.change', text: '200' },
    { type: 'price.change', text: '' },
    { type: 'price.save' },
    { type: 'vip.add' },
    { type: 'vip.remove' },
    { type: 'vip.retry' },
    { type: 'vip.takeBack' },
    { type: 'vip.leave' },
    { type: 'refusal.acknowledge' },
  ],
  answers: {
    setSkuVip: [
      accepted({ sku_id: 'sku-1', is_vip: 1, vip_price: 79, version: 2 }),
      accepted({ sku_id: 'sku-1', is_vip: 0, vip_price: 79, version: 2 }),
      refused(
        sampleProblem(409, 'version_conflict', {
          current: { price: 90, vip_price: 80, version: 2 },
          changed_by: { id: 'owner', name: 'Chen', role: 'owner' },
          changed_at: '2025-02-01T03:00:00.000Z',
        }),
      ),
      refused(sampleProblem(404, 'not_found')),
    ],
    isOnItsWay: [false, true],
  },
};
