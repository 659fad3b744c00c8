import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { blankFeedback, missingFeedback, readFeedbackForm } from '../../domain/feedback.ts';
import type { FeedbackFacts, FeedbackField, FeedbackForm, FeedbackType } from '../../domain/feedback.ts';
import { maxFeedback } from '../../domain/limits.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { appendSpoken } from '../../domain/spoken-text.ts';
import type { Dictation, Unheard } from '../../domain/spoken-text.ts';
import { outputOf } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface FeedbackInput {
  /** Whether it is a single text, instead of type, title, description and contact. */
  readonly isShort: boolean;
}

export interface SendFeedbackInput {
  readonly key: string;
  readonly facts: FeedbackFacts;
}

export interface FeedbackContext extends FeedbackInput {
  readonly form: FeedbackForm;
  /** What has to be filled in before it is sent. */
  readonly missing: readonly FeedbackField[];
  /** Why speaking brought no words; null where it did, or nobody spoke. */
  readonly unheard: Unheard | null;
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type FeedbackEvent =
  | (Stamp &
      (
        | { readonly type: 'feedback.open' | 'feedback.send' | 'feedback.retry' }
        | { readonly type: 'field.change'; readonly field: FeedbackField; readonly text: string }
        | { readonly type: 'type.choose'; readonly choice: FeedbackType }
        | { readonly type: 'speech.start' | 'listen.interrupted' }
      ))
  | DeliveryEvent;

type SendOutcome = Outcome<{ readonly id: string }>;

const blank = { form: blankFeedback, missing: [], unheard: null, key: '', problem: null } as const;

/** What may be done while nobody speaks. */
const ready = {
  'speech.start': 'listening',
  'feedback.send': [
    { guard: 'isMissing', actions: 'showMissing' },
    { target: '#feedback.sending', actions: 'takeKey' },
  ],
} as const;

export const feedbackMachine = setup({
  types: {
    context: {} as FeedbackContext,
    input: {} as FeedbackInput,
    events: {} as FeedbackEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: {
    listen: fromPromise<Dictation>(notProvided),
    feedback: fromPromise<SendOutcome, SendFeedbackInput>(notProvided),
  },
  guards: {
    isMissing: ({ context: { form, isShort } }) => missingFeedback(form, isShort).length > 0,
    isAccepted: (_, outcome: SendOutcome) => outcome.ok,
  },
  actions: {
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        form: { ...context.form, [event.field]: event.text },
        missing: context.missing.filter((field) => field !== event.field),
      };
    }),
    takeType: assign(({ context, event }) => {
      assertEvent(event, 'type.choose');
      return { form: { ...context.form, type: event.choice } };
    }),
    takeWords: assign(({ context: { form, missing } }, heard: Dictation) =>
      heard.kind === 'heard'
        ? {
            form: { ...form, description: appendSpoken(form.description, heard.text, maxFeedback) },
            missing: missing.filter((field) => field !== 'description'),
            unheard: null,
          }
        : { unheard: heard.kind },
    ),
    markUnheard: assign({ unheard: 'failed' }),
    showMissing: assign({ missing: ({ context: { form, isShort } }) => missingFeedback(form, isShort) }),
    takeKey: assign(({ event }) => {
      assertEvent(event, 'feedback.send');
      return { key: event.key ?? '', missing: [], unheard: null, problem: null };
    }),
    takeProblem: assign((_, outcome: SendOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    beginAnew: assign(blank),
  },
}).createMachine({
  id: 'feedback',
  description: 'A feedback: typed or spoken, in one text or with type, title and contact, and sent once.',
  context: ({ input }) => ({ ...blank, isShort: input.isShort }),
  initial: 'writing',
  states: {
    writing: {
      tags: ['editable'],
      initial: 'resting',
      on: { 'field.change': { actions: 'takeText' }, 'type.choose': { actions: 'takeType' } },
      states: {
        resting: { on: ready },
        listening: {
          invoke: {
            id: 'listen',
            src: 'listen',
            onDone: { target: 'resting', actions: { type: 'takeWords', params: outputOf } },
            onError: { target: 'resting', actions: 'markUnheard' },
          },
          on: { 'listen.interrupted': 'resting' },
        },
        refused: { on: ready },
      },
    },
    sending: write({
      service: 'feedback',
      input: ({ context: { key, form, isShort } }: { readonly context: FeedbackContext }) => ({
        key,
        facts: readFeedbackForm(form, isShort),
      }),
      onDone: [
        { target: 'sent', guard: 'isAccepted' },
        { target: 'writing.refused', actions: ['takeProblem'] },
      ],
    }),
    unreachable: { tags: ['delivery:unreachable'], on: { 'feedback.retry': 'sending' } },
    sent: { tags: ['settled'], on: { 'feedback.open': { target: 'writing', actions: 'beginAnew' } } },
  },
});

export const feedbackWorkflow = defineWorkflow({
  name: 'feedback',
  machine: feedbackMachine,
  services: { listen: 'once', feedback: 'write' },
  journalled: true,
  fields: { 'field.change': 'text' },
  settles: true,
});
