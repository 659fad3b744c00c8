import { catalogueWorkflow } from '../../../machines/catalogue/catalogue-machine.ts';
import { productWorkflow } from '../../../machines/product/product-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { catalogueServices, productServices } from './catalogue-services.ts';

/** The shelves of a group; its id is the group's. */
export const catalogueClient = defineClientWorkflow(catalogueWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) =>
    catalogueServices(platform.api, {
      categories: platform.categories,
      merchantId: () => platform.session.user()?.merchant_id ?? '',
    }),
  input: (groupId) => ({ groupId }),
});

/** One product as a group sees it; its id is the product's. */
export const productClient = defineClientWorkflow(productWorkflow, {
  scope: 'person',
  services: ({ device }) => productServices(device.platform.api),
  input: (skuId, { groupId }) => ({ skuId, groupId }),
  streamKey: (skuId, { groupId }) => `${groupId}/${skuId}`,
});
