import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCup, sampleProblem } from '../samples/sample-records.ts';
import type { scanMachine } from './scan-machine.ts';

export const sampleCode = '8859034122078';

export const scanSamples: WorkflowSamples<typeof scanMachine> = {
  inputs: [null],
  events: [
    { type: 'scan.open' },
    { type: 'camera.start' },
    { type: 'camera.stop' },
    { type: 'torch.toggle' },
    { type: 'line.scan' },
    { type: 'code.type', text: sampleCode },
    { type: 'code.scan', code: sampleCode },
    { type: 'code.scan', code: '8'.repeat(65) },
    { type: 'code.retry', code: sampleCode },
    { type: 'code.dismiss', code: sampleCode },
    { type: 'code.claim', code: sampleCode, product: sampleCup },
  ],
  answers: {
    startCamera: [
      { kind: 'ready', hasTorch: true },
      { kind: 'ready', hasTorch: false },
      { kind: 'refused' },
      { kind: 'missing' },
      { kind: 'noReader' },
      { kind: 'insideLine', lineScans: true },
      { kind: 'insideLine', lineScans: false },
    ],
    watchCamera: [null],
    setTorch: [true, false],
    scanWithLine: [sampleCode, null],
    skuByBarcode: [
      accepted(sampleCup),
      refused(sampleProblem(404, 'not_found')),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
