import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Outcome } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { Trail, TrailSource } from './trail.ts';

export interface AuditInput {
  readonly source: TrailSource;
}

export interface AuditContext extends AuditInput {
  readonly trail: Trail | null;
  /** Index of the selected step. */
  readonly at: number;
}

export type AuditEvent =
  | { readonly type: 'trail.open' }
  | { readonly type: 'step.next' }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.first' }
  | { readonly type: 'step.last' }
  | { readonly type: 'step.choose'; readonly place: number };

function lastOf(trail: Trail | null): number {
  return Math.max(0, (trail?.steps.length ?? 0) - 1);
}

export const auditMachine = setup({
  types: { context: {} as AuditContext, input: {} as AuditInput, events: {} as AuditEvent },
  actors: { readTrail: fromPromise<Outcome<Trail>, AuditInput>(notProvided) },
  guards: {
    isAccepted: (_, outcome: Outcome<Trail>) => outcome.ok,
    hasNext: ({ context: { at, trail } }) => at < lastOf(trail),
    hasPrevious: ({ context }) => context.at > 0,
    isThere({ context: { trail }, event }) {
      assertEvent(event, 'step.choose');
      const { place } = event;
      return Number.isInteger(place) && place >= 0 && place <= lastOf(trail);
    },
  },
  actions: {
    /** Selects the newest step on the first load, or if the last step was selected; otherwise keeps the selection. */
    takeTrail: assign(({ context }, outcome: Outcome<Trail>) => {
      if (!outcome.ok) return {};
      const trail = outcome.value;
      const last = lastOf(trail);
      return { trail, at: context.at === lastOf(context.trail) ? last : Math.min(context.at, last) };
    }),
    dropTrail: assign({ trail: null, at: 0 }),
    goToLast: assign({ at: ({ context }) => lastOf(context.trail) }),
  },
}).createMachine({
  id: 'audit',
  description: 'What happened to something, step by step over the chart that it moved.',
  context: ({ input }) => ({ ...input, trail: null, at: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'readTrail',
        src: 'readTrail',
        input: ({ context: { source } }) => ({ source }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeTrail'] },
          { target: 'missing', actions: ['dropTrail'] },
        ),
        onError: 'unreachable',
      },
    },
    missing: { on: { 'trail.open': 'loading' } },
    unreachable: { on: { 'trail.open': 'loading' } },
    shown: {
      initial: 'resting',
      on: {
        'step.next': { guard: 'hasNext', actions: assign({ at: ({ context }) => context.at + 1 }) },
        'step.back': { guard: 'hasPrevious', actions: assign({ at: ({ context }) => context.at - 1 }) },
        'step.first': { guard: 'hasPrevious', actions: assign({ at: 0 }) },
        'step.last': { guard: 'hasNext', actions: 'goToLast' },
        'step.choose': { guard: 'isThere', actions: assign({ at: ({ event }) => event.place }) },
      },
      states: {
        resting: { on: { 'trail.open': 'reading' } },
        // The steps stay on the screen meanwhile.
        reading: {
          tags: ['busy'],
          invoke: {
            id: 'readTrailAgain',
            src: 'readTrail',
            input: ({ context: { source } }) => ({ source }),
            onDone: answered(
              { target: 'resting', guard: 'isAccepted', actions: ['takeTrail'] },
              { target: '#audit.missing', actions: ['dropTrail'] },
            ),
            onError: 'outdated',
          },
          on: { 'trail.open': { target: 'reading', reenter: true } },
        },
        outdated: { on: { 'trail.open': 'reading' } },
      },
    },
  },
});

export const auditWorkflow = defineWorkflow({
  name: 'audit',
  machine: auditMachine,
  services: { readTrail: 'read' },
  journalled: false,
});
