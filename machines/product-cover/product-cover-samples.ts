import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { samplePhoto, sampleUploads } from '../samples/sample-photos.ts';
import { sampleCup, sampleProblem } from '../samples/sample-records.ts';
import type { productCoverMachine } from './product-cover-machine.ts';

export const productCoverSamples: WorkflowSamples<typeof productCoverMachine> = {
  inputs: [{ skuId: sampleCup.id }],
  events: [
    { type: 'cover.take', photo: samplePhoto },
    { type: 'cover.choose', cover: sampleCup.image_urls },
    { type: 'cover.retry' },
    { type: 'cover.dismiss' },
  ],
  answers: {
    uploadV2: sampleUploads,
    setupSkuCover: [
      accepted({ ...sampleCup, version: 2 }),
      refused(sampleProblem(422, 'too_many_photos', { limit: 9 })),
    ],
  },
};
