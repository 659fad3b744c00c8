import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { feedbackMachine } from './feedback-machine.ts';

export const feedbackSamples: WorkflowSamples<typeof feedbackMachine> = {
  inputs: [{ isShort: false }, { isShort: true }],
  events: [
    { type: 'feedback.open' },
    { type: 'type.choose', choice: 'feature' },
    { type: 'field.change', field: 'title', text: 'Search' },
    { type: 'field.change', field: 'description', text: 'It does not find cups' },
    { type: 'field.change', field: 'description', text: ' ' },
    { type: 'field.change', field: 'contact', text: '081-234-5678' },
    { type: 'speech.start' },
    { type: 'listen.interrupted' },
    { type: 'feedback.send' },
    { type: 'feedback.retry' },
  ],
  answers: {
    listen: [{ kind: 'heard', text: 'It is slow' }, { kind: 'silent' }],
    feedback: [
      accepted({ id: 'feedback-1' }),
      refused(sampleProblem(400, 'invalid_request', { field: 'title' })),
    ],
  },
};
