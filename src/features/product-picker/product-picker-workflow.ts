import { mayCall } from '../../../domain/permissions.ts';
import { productPickerWorkflow } from '../../../machines/product-picker/product-picker-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { personOf } from '../../workflow/person.ts';
import { categoryTree } from '../catalogue/category-tree.ts';
import { findProducts } from './product-picker-services.ts';

/** Where a product is chosen; it keeps its place until the next time. Its id is the group's. */
export const productPickerClient = defineClientWorkflow(productPickerWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    allProductCategory: categoryTree(platform),
    findProducts: findProducts(platform.api, () => mayCall(personOf(platform).roles, 'stockList')),
  }),
  input: (groupId) => ({ groupId }),
});
