import { productWorkflow } from '../../../machines/product/product-machine.ts';
import type { ProductInput } from '../../../machines/product/product-machine.ts';
import type { Api } from '../../api/api.ts';
import { readOperation } from '../../api/read-operation.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';

/** One product as a group sees it; its id is the product's. */
export const productClient = defineClientWorkflow(productWorkflow, {
  scope: 'person',
  services: ({ device }) => productServices(device.platform.api),
  input: (skuId, { groupId }) => ({ skuId, groupId }),
  streamKey: (skuId, { groupId }) => `${groupId}/${skuId}`,
});

/** The services of the product chart over HTTP. */
export function productServices(api: Api) {
  const skuSiblings: ServiceOf<'skuSiblings', ProductInput> = {
    kind: 'read',
    run: ({ skuId, groupId }, signal) =>
      readOperation(api, 'skuSiblings', { query: { sku_id: skuId, group_id: groupId } }, signal),
  };
  return { skuSiblings };
}
