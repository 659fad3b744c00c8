import { productCoverWorkflow } from '../../../machines/product-cover/product-cover-machine.ts';
import { productEditWorkflow } from '../../../machines/product-edit/product-edit-machine.ts';
import { productFormWorkflow } from '../../../machines/product-form/product-form-machine.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { productCoverServices, productEditServices, productFormServices } from './product-form-services.ts';
import {
  productCoverQuestions,
  productCoverUnsent,
  productEditUnsent,
  productFormUnsent,
} from './product-form-unsent.ts';

/** A new product; its id is the draft's, made when the draft is begun. */
export const productFormClient = defineClientWorkflow(productFormWorkflow, {
  scope: 'person',
  services: () => productFormServices(),
  input: () => undefined,
  unsent: () => productFormUnsent,
});

/** Changes to a product; its id is the product's. */
export const productEditClient = defineClientWorkflow(productEditWorkflow, {
  scope: 'person',
  services: () => productEditServices(),
  input: (skuId) => ({ skuId }),
  unsent: () => productEditUnsent,
});

/** The cover of a product; its id is the product's. */
export const productCoverClient = defineClientWorkflow(productCoverWorkflow, {
  scope: 'person',
  services: () => productCoverServices(),
  input: (skuId) => ({ skuId }),
  unsent: () => productCoverUnsent,
  questions: productCoverQuestions,
});
