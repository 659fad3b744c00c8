import { defineFeature, workflowsOf } from '../feature.ts';
import { productFormWords } from './product-form-words.ts';

export const productFormFeature = defineFeature(
  productFormWords,
  [],
  workflowsOf(() => import('./product-form-workflows.ts'), ['product-form', 'product-edit', 'product-cover']),
  'product-cover',
);
