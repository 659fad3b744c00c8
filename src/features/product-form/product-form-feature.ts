import { defineFeature } from '../feature.ts';
import { productFormWords } from './product-form-words.ts';

const workflows = () => import('./product-form-workflows.ts');

export const productFormFeature = defineFeature(productFormWords, [], {
  'product-form': async () => (await workflows()).productFormClient,
  'product-edit': async () => (await workflows()).productEditClient,
  'product-cover': async () => (await workflows()).productCoverClient,
});
