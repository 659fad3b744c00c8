import { assign, fromPromise, setup } from 'xstate';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface GroupInvitationInput {
  readonly groupId: string;
  /** Whether this browser shares a link by itself. */
  readonly canShare: boolean;
}

/** A link by which customers join a group. It opens the group to whoever has it, so it is never kept. */
export interface ShownInvitation {
  readonly url: string;
  /** When it ends, as an ISO time. */
  readonly expiresAt: string;
  /** Its QR as a data URL. */
  readonly picture: string;
}

export interface GroupInvitationContext extends GroupInvitationInput {
  readonly invitation: ShownInvitation | null;
  readonly problem: Problem | null;
}

export type GroupInvitationEvent = {
  readonly type:
    | 'invitation.open'
    | 'invitation.close'
    | 'invitation.copy'
    | 'invitation.share'
    | 'invitation.retry'
    | 'copyLink.interrupted'
    | 'shareLink.interrupted';
};

type InvitationOutcome = Outcome<ShownInvitation>;

export const groupInvitationMachine = setup({
  types: {
    context: {} as GroupInvitationContext,
    input: {} as GroupInvitationInput,
    events: {} as GroupInvitationEvent,
    tags: {} as 'busy',
  },
  actors: {
    groupInvite: fromPromise<InvitationOutcome, Pick<GroupInvitationInput, 'groupId'>>(notProvided),
    /** Whether the browser took it. */
    copyLink: fromPromise<boolean, ShownInvitation>(notProvided),
    /** Whether it was shared; false where the person thought better of it. */
    shareLink: fromPromise<boolean, ShownInvitation>(notProvided),
  },
  guards: {
    isAccepted: (_, outcome: InvitationOutcome) => outcome.ok,
    canShare: ({ context }) => context.canShare,
    isDone: (_, done: boolean) => done,
  },
  actions: {
    takeInvitation: assign((_, outcome: InvitationOutcome) =>
      outcome.ok ? { invitation: outcome.value, problem: null } : {},
    ),
    takeProblem: assign((_, outcome: InvitationOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    forget: assign({ invitation: null, problem: null }),
  },
}).createMachine({
  id: 'group-invitation',
  description: 'A link and a QR by which customers join a group, made anew each time, copied and shared.',
  context: ({ input }) => ({ ...input, invitation: null, problem: null }),
  initial: 'closed',
  on: { 'invitation.close': { target: '.closed', actions: 'forget' } },
  states: {
    closed: { on: { 'invitation.open': 'making' } },
    making: {
      tags: ['busy'],
      invoke: {
        id: 'groupInvite',
        src: 'groupInvite',
        input: ({ context: { groupId } }) => ({ groupId }),
        onDone: answered(
          { target: 'shown', guard: 'isAccepted', actions: ['takeInvitation'] },
          { target: 'refused', actions: ['takeProblem'] },
        ),
        onError: 'unreachable',
      },
    },
    shown: {
      initial: 'resting',
      on: {
        'invitation.copy': '.copying',
        'invitation.share': { target: '.sharing', guard: 'canShare' },
      },
      states: {
        resting: {},
        copying: {
          tags: ['busy'],
          invoke: {
            id: 'copyLink',
            src: 'copyLink',
            input: ({ context }) => shown(context),
            onDone: [
              { target: 'copied', guard: { type: 'isDone', params: ({ event }) => event.output } },
              { target: 'uncopied' },
            ],
            onError: 'uncopied',
          },
          on: { 'copyLink.interrupted': 'resting' },
        },
        copied: {},
        uncopied: {},
        sharing: {
          tags: ['busy'],
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => shown(context),
            onDone: [
              { target: 'shared', guard: { type: 'isDone', params: ({ event }) => event.output } },
              { target: 'resting' },
            ],
            // A browser without the right to its own sheet may still copy.
            onError: 'copying',
          },
          on: { 'shareLink.interrupted': 'resting' },
        },
        shared: {},
      },
    },
    refused: { on: { 'invitation.retry': { target: 'making', actions: 'forget' } } },
    unreachable: { on: { 'invitation.retry': 'making' } },
  },
});

function shown({ invitation }: GroupInvitationContext): ShownInvitation {
  if (invitation === null) throw new Error('only a link that is shown is passed on');
  return invitation;
}

export const groupInvitationWorkflow = defineWorkflow({
  name: 'group-invitation',
  machine: groupInvitationMachine,
  services: { groupInvite: 'read', copyLink: 'once', shareLink: 'once' },
  journalled: false,
});
