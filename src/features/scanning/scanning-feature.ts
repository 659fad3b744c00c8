import { defineFeature, workflowsOf } from '../feature.ts';
import { scanningWords } from './scanning-words.ts';

/** The scanner has no page of its own: other screens open it. */
export const scanningFeature = defineFeature(
  scanningWords,
  [],
  workflowsOf(() => import('./scanning-workflows.ts'), ['barcode-assignment']),
);
