import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import { sampleHint } from '../samples/sample-stock.ts';
import type { hintRemovalMachine } from './hint-removal-machine.ts';

export const hintRemovalSamples: WorkflowSamples<typeof hintRemovalMachine> = {
  inputs: [{ hintId: sampleHint.id }],
  events: [{ type: 'hint.remove', text: sampleHint.text }, { type: 'hint.retry' }, { type: 'hint.leave' }],
  answers: {
    deleteRecognitionHint: [
      accepted({ id: sampleHint.id }),
      refused(sampleProblem(404, 'not_found', { id: sampleHint.id })),
      refused(sampleProblem(403, 'forbidden_role')),
    ],
  },
};
