import type { Feedback } from '../../domain/contract.ts';
import { createListMachine } from '../kit/list-machine.ts';
import { defineWorkflow } from '../kit/workflow.ts';

/** All feedback is listed. */
export type FeedbackFilter = Readonly<Record<string, never>>;

export const feedbackListMachine = createListMachine<Feedback, FeedbackFilter>({
  id: 'feedback-list',
  description: 'What the users of the shop told it, the latest first and read page by page.',
  noFilter: {},
});

export const feedbackListWorkflow = defineWorkflow({
  name: 'feedback-list',
  machine: feedbackListMachine,
  services: { readPage: 'read' },
  journalled: false,
});
