import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { changedFields } from '../../domain/edit-conflict.ts';
import type { Side } from '../../domain/edit-conflict.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import {
  blankProfile,
  editedProfile,
  findProfileFaults,
  profileChanges,
  profileFormOf,
  profileOf,
} from '../../domain/shop-profile.ts';
import type {
  ProfileChanges,
  ProfileFacts,
  ProfileFault,
  ProfileField,
  ProfileForm,
  ShopProfile,
} from '../../domain/shop-profile.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { recordEdit } from '../kit/record-edit.ts';
import type { RecordEdit } from '../kit/record-edit.ts';
import { write } from '../kit/write.ts';

export interface SaveProfileInput {
  readonly key: string;
  readonly changes: ProfileChanges;
  /** In their place in snapshots of version 0.1.0: the whole form. */
  readonly facts?: ProfileFacts;
  /** The version that the person saw. */
  readonly version: number;
}

export interface ShopProfileContext extends RecordEdit<ShopProfile, ProfileForm, ProfileField> {
  readonly faults: readonly ProfileFault[];
  /** Key of the write under way. */
  readonly key: string;
  readonly problem: Problem | null;
}

export type ShopProfileEvent =
  | (Stamp &
      (
        | { readonly type: 'profile.open'; readonly profile: ShopProfile }
        | { readonly type: 'field.change'; readonly field: ProfileField; readonly text: string }
        | { readonly type: 'profile.close' | 'profile.discard' | 'profile.save' | 'profile.retry' }
        | { readonly type: 'side.choose'; readonly field: ProfileField; readonly side: Side }
        | { readonly type: 'conflict.settle' }
      ))
  | DeliveryEvent;

type ProfileOutcome = Outcome<ShopProfile>;

export const profileEdits = recordEdit(editedProfile, (profile: ShopProfile) => profileFormOf(profile));

const rested = { faults: [], theirs: null, choices: {}, key: '', problem: null } as const;

export const shopProfileMachine = setup({
  types: {
    context: {} as ShopProfileContext,
    events: {} as ShopProfileEvent,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: { saveMerchantSettings: fromPromise<ProfileOutcome, SaveProfileInput>(notProvided) },
  guards: {
    isUntouched: ({ context }) => !profileEdits.isTouched(context),
    isTouched: ({ context }) => profileEdits.isTouched(context),
    // Another setting was saved meanwhile: what is typed here began from what is there now.
    isUnmoved({ context: { seen }, event }) {
      assertEvent(event, 'profile.open');
      const forms = [seen, event.profile].map((profile) => profile && profileFormOf(profile));
      return changedFields(editedProfile, forms[0] ?? blankProfile, forms[1] ?? blankProfile).length === 0;
    },
    hasFault: ({ context: { form } }) => findProfileFaults(form).length > 0,
    isAccepted: (_, outcome: ProfileOutcome) => outcome.ok,
    isConflict: (_, outcome: ProfileOutcome) => !outcome.ok && readCurrent(outcome.problem) !== null,
    isContested({ context, event }) {
      assertEvent(event, 'side.choose');
      return profileEdits.contestedIn(context).includes(event.field);
    },
    isDecided: ({ context }) => profileEdits.isDecided(context),
    leavesTheirs: ({ context }) => profileEdits.isDecided(context) && profileEdits.leavesTheirs(context),
  },
  actions: {
    takeProfile: assign(({ event }) => {
      assertEvent(event, 'profile.open');
      return restOn(event.profile);
    }),
    takeVersion: assign(({ event }) => {
      assertEvent(event, 'profile.open');
      return { seen: event.profile };
    }),
    takeText: assign(({ context, event }) => {
      assertEvent(event, 'field.change');
      return {
        form: { ...context.form, [event.field]: event.text },
        faults: context.faults.filter(({ field }) => field !== event.field),
      };
    }),
    giveUp: assign(({ context: { seen, theirs } }) => restOn(theirs ?? seen)),
    showFaults: assign({ faults: ({ context: { form } }) => findProfileFaults(form) }),
    keepKey: assign(({ event }) => {
      assertEvent(event, ['profile.save', 'conflict.settle']);
      return { key: event.key ?? '', faults: [], problem: null };
    }),
    takeSaved: assign((_, outcome: ProfileOutcome) => (outcome.ok ? restOn(outcome.value) : {})),
    takeProblem: assign((_, outcome: ProfileOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    takeConflict: assign((_, outcome: ProfileOutcome) =>
      outcome.ok
        ? {}
        : {
            theirs: profileOf(readCurrent(outcome.problem) as ShopProfile),
            choices: {},
            problem: outcome.problem,
          },
    ),
    chooseSide: assign(({ context, event }) => {
      assertEvent(event, 'side.choose');
      return { choices: { ...context.choices, [event.field]: event.side } };
    }),
    mergeSides: assign(({ context }) => ({
      form: profileEdits.mergedForm(context),
      seen: context.theirs,
      theirs: null,
      choices: {},
    })),
  },
}).createMachine({
  id: 'shop-profile',
  description:
    'What a shop says of itself and how it is reached; what two people changed at once is settled field by field.',
  context: { ...rested, seen: null, form: blankProfile },
  initial: 'closed',
  states: {
    closed: { tags: ['settled'], on: { 'profile.open': { target: 'editing', actions: 'takeProfile' } } },
    editing: {
      tags: ['editable'],
      initial: 'typing',
      on: {
        'profile.open': [
          { guard: 'isUntouched', actions: 'takeProfile' },
          { guard: 'isUnmoved', actions: 'takeVersion' },
        ],
        'profile.close': { target: 'closed', guard: 'isUntouched' },
        'profile.discard': { target: 'closed', actions: 'giveUp' },
        'field.change': { actions: 'takeText' },
        'profile.save': [
          { guard: 'hasFault', actions: 'showFaults' },
          { target: 'saving', guard: 'isTouched', actions: 'keepKey' },
        ],
      },
      states: { typing: {}, refused: {} },
    },
    saving: write({
      service: 'saveMerchantSettings',
      input: ({ context }: { readonly context: ShopProfileContext }) => saveInput(context),
      onDone: [
        { target: 'saved', guard: 'isAccepted', actions: ['takeSaved'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeConflict'] },
        { target: 'editing.refused', actions: ['takeProblem'] },
      ],
    }),
    conflict: {
      on: {
        'side.choose': { guard: 'isContested', actions: 'chooseSide' },
        'conflict.settle': [
          { target: 'closed', guard: 'leavesTheirs', actions: 'giveUp' },
          { target: 'saving', guard: 'isDecided', actions: ['mergeSides', 'keepKey'] },
        ],
        'profile.discard': { target: 'closed', actions: 'giveUp' },
      },
    },
    unreachable: { tags: ['delivery:unreachable'], on: { 'profile.retry': 'saving' } },
    saved: { tags: ['settled'], on: { 'profile.open': { target: 'editing', actions: 'takeProfile' } } },
  },
});

function restOn(profile: ShopProfile | null): Partial<ShopProfileContext> {
  return profile === null ? rested : { ...rested, seen: profile, form: profileFormOf(profile) };
}

function saveInput({ key, seen, form }: ShopProfileContext): SaveProfileInput {
  if (seen === null) throw new Error('only a profile that was seen is changed');
  return { key, changes: profileChanges(profileFormOf(seen), form), version: seen.version };
}

export const shopProfileWorkflow = defineWorkflow({
  name: 'shop-profile',
  machine: shopProfileMachine,
  services: { saveMerchantSettings: 'write' },
  journalled: true,
  fields: { 'field.change': 'text' },
  settles: true,
});
