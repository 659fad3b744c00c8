import { assign, fromPromise, setup } from 'xstate';
import type { LineProfile } from '../../domain/line-profile.ts';
import { answered } from '../kit/answered.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';

export interface LineProfileContext {
  readonly profile: LineProfile | null;
}

type ProfileAnswer = LineProfile | null;

export const lineProfileMachine = setup({
  types: {
    context: {} as LineProfileContext,
    events: {} as { readonly type: 'profile.ask' },
    tags: {} as 'busy',
  },
  actors: { lineProfile: fromPromise<ProfileAnswer>(notProvided) },
  guards: { isKnown: (_, profile: ProfileAnswer) => profile !== null },
  actions: {
    takeProfile: assign((_, profile: ProfileAnswer) => ({ profile })),
    forget: assign({ profile: null }),
  },
}).createMachine({
  id: 'line-profile',
  description: 'Who somebody is in LINE, as LINE tells the page that runs in it.',
  context: { profile: null },
  initial: 'asking',
  on: { 'profile.ask': { target: '.asking', actions: 'forget' } },
  states: {
    asking: {
      tags: ['busy'],
      invoke: {
        id: 'lineProfile',
        src: 'lineProfile',
        onDone: answered(
          { target: 'shown', guard: 'isKnown', actions: ['takeProfile'] },
          { target: 'unknown' },
        ),
        onError: 'failed',
      },
    },
    shown: {},
    unknown: {},
    failed: {},
  },
});

export const lineProfileWorkflow = defineWorkflow({
  name: 'line-profile',
  machine: lineProfileMachine,
  services: { lineProfile: 'read' },
  journalled: false,
});
