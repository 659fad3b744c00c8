import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface HintRemovalInput {
  readonly hintId: string;
}

export interface RemoveHintInput extends HintRemovalInput {
  readonly key: string;
}

export interface HintRemovalContext extends RemoveHintInput {
  /** What the hint says, to be named where it waits to be sent. */
  readonly text: string;
  readonly problem: Problem | null;
}

export type HintRemovalEvent =
  | (Stamp &
      (
        | { readonly type: 'hint.remove'; readonly text: string }
        | { readonly type: 'hint.retry' | 'hint.leave' }
      ))
  | DeliveryEvent;

export interface HintRemovalEmitted {
  readonly type: 'hint.removed';
}

type RemoveOutcome = Outcome<unknown>;

export const hintRemovalMachine = setup({
  types: {
    context: {} as HintRemovalContext,
    input: {} as HintRemovalInput,
    events: {} as HintRemovalEvent,
    emitted: {} as HintRemovalEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: { deleteRecognitionHint: fromPromise<RemoveOutcome, RemoveHintInput>(notProvided) },
  guards: {
    // Somebody else removed it before.
    isGone: (_, outcome: RemoveOutcome) => outcome.ok || outcome.problem.reason === 'not_found',
  },
  actions: {
    takeKey: assign(({ event }) => {
      assertEvent(event, 'hint.remove');
      return { key: event.key ?? '', text: event.text, problem: null };
    }),
    takeProblem: assign((_, outcome: RemoveOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    forgetProblem: assign({ problem: null }),
    emitRemoved: emit({ type: 'hint.removed' }),
  },
}).createMachine({
  id: 'hint-removal',
  description: 'The shop forgets what a correction of a recognised product taught it.',
  context: ({ input }) => ({ ...input, key: '', text: '', problem: null }),
  initial: 'kept',
  states: {
    kept: { tags: ['settled'], on: { 'hint.remove': { target: 'removing', actions: 'takeKey' } } },
    removing: write({
      service: 'deleteRecognitionHint',
      input: ({ context: { hintId, key } }: { readonly context: HintRemovalContext }) => ({ hintId, key }),
      onDone: [
        { target: 'removed', guard: 'isGone', actions: ['emitRemoved'] },
        { target: 'refused', actions: ['takeProblem'] },
      ],
    }),
    removed: { tags: ['settled'] },
    refused: { on: { 'hint.leave': { target: 'kept', actions: 'forgetProblem' } } },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'hint.retry': 'removing', 'hint.leave': 'kept' },
    },
  },
});

export const hintRemovalWorkflow = defineWorkflow({
  name: 'hint-removal',
  machine: hintRemovalMachine,
  services: { deleteRecognitionHint: 'write' },
  journalled: true,
  settles: true,
});
