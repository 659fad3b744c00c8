import { defineFeature } from '../feature.ts';
import { scanningWords } from './scanning-words.ts';

/** The scanner has no page of its own: other screens open it. */
export const scanningFeature = defineFeature(scanningWords, [], {
  'barcode-assignment': async () => (await import('./scanning-workflows.ts')).barcodeAssignmentClient,
});
