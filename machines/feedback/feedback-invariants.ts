import { missingFeedback } from '../../domain/feedback.ts';
import { maxFeedback } from '../../domain/limits.ts';
import type { Invariant } from '../kit/invariant.ts';
import type { feedbackMachine } from './feedback-machine.ts';

export const feedbackInvariants: readonly Invariant<typeof feedbackMachine>[] = [
  {
    says: 'nothing is sent that lacks something, or is longer than it may be',
    holds: (now) =>
      !now.matches('sending') ||
      (missingFeedback(now.context.form, now.context.isShort).length === 0 &&
        now.context.form.description.length <= maxFeedback),
  },
  {
    says: 'what is being sent stays as it was sent',
    holds: (now, cause) =>
      cause?.before.matches('sending') !== true ||
      !now.matches('sending') ||
      JSON.stringify(now.context) === JSON.stringify(cause.before.context),
  },
  {
    says: 'what was written is forgotten only once it was sent',
    holds: (now, cause) =>
      cause === null ||
      cause.before.matches('sent') ||
      cause.event.type === 'field.change' ||
      now.context.form.description.startsWith(cause.before.context.form.description.trimEnd()),
  },
  {
    says: 'a refusal explains itself',
    holds: (now) => !now.matches({ writing: 'refused' }) || now.context.problem !== null,
  },
];
