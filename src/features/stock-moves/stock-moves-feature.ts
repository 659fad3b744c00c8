import { defineFeature, workflowsOf } from '../feature.ts';
import { stockMovesWords } from './stock-moves-words.ts';

export const stockMovesFeature = defineFeature(
  stockMovesWords,
  [],
  workflowsOf(() => import('./stock-moves-workflows.ts'), ['stock-dialog']),
  'stock-dialog',
);
