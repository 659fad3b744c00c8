import type { Feedback } from '../../../domain/contract.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import type { ReadService } from '../../../domain/service.ts';
import { feedbackWorkflow } from '../../../machines/feedback/feedback-machine.ts';
import type { SendFeedbackInput } from '../../../machines/feedback/feedback-machine.ts';
import { feedbackListWorkflow } from '../../../machines/feedback-list/feedback-list-machine.ts';
import type { FeedbackFilter } from '../../../machines/feedback-list/feedback-list-machine.ts';
import type { Page, PageInput } from '../../../machines/kit/list-machine.ts';
import { outcomeOf } from '../../api/read-answer.ts';
import { readOperation } from '../../api/read-operation.ts';
import { readPages } from '../../api/read-pages.ts';
import type { ServiceOf } from '../../api/service-of.ts';
import { writeRequest } from '../../api/write-request.ts';
import { defineClientWorkflow } from '../../workflow/define-client-workflow.ts';
import { formLink } from '../../workflow/form-link.ts';
import { dictation, listenTo } from '../speech/dictation.ts';
import { shortFeedback } from './feedback-words.ts';

const feedback: ServiceOf<'feedback', SendFeedbackInput> = {
  kind: 'write',
  request: ({ key, facts }) => writeRequest('feedback', key, { body: facts }),
  outcome: outcomeOf,
};

/** A feedback of a person; there is one text, and one with type and title. */
export const feedbackClient = defineClientWorkflow(feedbackWorkflow, {
  scope: 'person',
  services: ({ device: { platform } }) => ({
    listen: listenTo(dictation, platform.device.language),
    feedback,
  }),
  input: (id) => ({ isShort: id === shortFeedback }),
  unsent: () => ({
    path: (id) => (id === shortFeedback ? formLink('/my', 'feedback') : '/feedback'),
    writes: { feedback: () => ({ icon: 'other', title: 'feedback.title' }) },
  }),
});

/** What the users of the shop told it; there is one such list, without an id. */
export const feedbackListClient = defineClientWorkflow(feedbackListWorkflow, {
  scope: 'person',
  services({ device: { platform } }) {
    const readPage: ReadService<PageInput<FeedbackFilter>, Outcome<Page<Feedback>>> = {
      kind: 'read',
      run: (input, signal) =>
        readPages(input, ({ cursor, count }) => {
          const query = { page_size: count, cursor: cursor ?? '' };
          return readOperation(platform.api, 'feedbackList', { query }, signal);
        }),
    };
    return { readPage };
  },
  input: (_, { groupId }) => ({ groupId }),
});
