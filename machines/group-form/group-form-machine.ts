import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Group } from '../../domain/contract.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { write } from '../kit/write.ts';

export interface GroupFormInput {
  /** Null adds a group. */
  readonly groupId: string | null;
}

export interface SaveGroupInput extends GroupFormInput {
  readonly key: string;
  readonly name: string;
  /** The version that the person saw; null of a new group. */
  readonly version: number | null;
}

export interface GroupFormContext extends GroupFormInput {
  /** As it was last seen; null of a new one. */
  readonly group: Group | null;
  readonly name: string;
  readonly key: string;
  readonly problem: Problem | null;
}

export type GroupFormEvent =
  | (Stamp &
      (
        | { readonly type: 'group.open'; readonly group: Group | null }
        | { readonly type: 'name.change'; readonly name: string }
        | { readonly type: 'group.save' | 'group.retry' | 'group.leave' | 'mine.keep' | 'theirs.keep' }
      ))
  | DeliveryEvent;

export interface GroupFormEmitted {
  readonly type: 'group.saved';
}

type GroupOutcome = Outcome<Group>;

export const groupFormMachine = setup({
  types: {
    context: {} as GroupFormContext,
    input: {} as GroupFormInput,
    events: {} as GroupFormEvent,
    emitted: {} as GroupFormEmitted,
    tags: {} as 'busy' | 'editable' | 'settled' | DeliveryTag,
  },
  actors: { saveGroup: fromPromise<GroupOutcome, SaveGroupInput>(notProvided) },
  guards: {
    isOtherName: ({ context: { group, name } }) => name.trim() !== '' && name.trim() !== group?.name,
    isAccepted: (_, outcome: GroupOutcome) => outcome.ok,
    isConflict: (_, outcome: GroupOutcome) => !outcome.ok && readCurrent(outcome.problem) !== null,
  },
  actions: {
    takeGroup: assign(({ event }) => {
      assertEvent(event, 'group.open');
      return { group: event.group, name: event.group?.name ?? '', problem: null };
    }),
    takeName: assign(({ event }) => {
      assertEvent(event, 'name.change');
      return { name: event.name, problem: null };
    }),
    takeKey: assign(({ event }) => {
      assertEvent(event, ['group.save', 'mine.keep']);
      return { key: event.key ?? '', problem: null };
    }),
    takeSaved: assign((_, outcome: GroupOutcome) =>
      outcome.ok ? { group: outcome.value, name: outcome.value.name, key: '', problem: null } : {},
    ),
    takeProblem: assign((_, outcome: GroupOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    seeTheirs: assign(({ context: { group, problem } }) => ({
      group: (problem === null ? null : (readCurrent(problem) as Group | null)) ?? group,
    })),
    keepTheirs: assign(({ context: { group } }) => ({ name: group?.name ?? '', problem: null })),
    emitChanged: emit({ type: 'group.saved' }),
  },
}).createMachine({
  id: 'group-form',
  description:
    'A customer group is added, or gets another name; where two renamed it, it is asked which name stays.',
  context: ({ input }) => ({ ...input, group: null, name: '', key: '', problem: null }),
  initial: 'resting',
  states: {
    resting: { tags: ['settled'], on: { 'group.open': { target: 'editing', actions: 'takeGroup' } } },
    editing: {
      tags: ['editable'],
      initial: 'typing',
      on: {
        'name.change': { target: '.typing', actions: 'takeName' },
        'group.save': { target: 'saving', guard: 'isOtherName', actions: 'takeKey' },
        'group.leave': 'resting',
      },
      states: { typing: {}, refused: {} },
    },
    saving: write({
      service: 'saveGroup',
      input: ({ context: { groupId, key, name, group } }: { readonly context: GroupFormContext }) => ({
        groupId,
        key,
        name: name.trim(),
        version: group?.version ?? null,
      }),
      onDone: [
        { target: 'saved', guard: 'isAccepted', actions: ['takeSaved', 'emitChanged'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitChanged'] },
        { target: 'editing.refused', actions: ['takeProblem'] },
      ],
    }),
    saved: { tags: ['settled'], on: { 'group.open': { target: 'editing', actions: 'takeGroup' } } },
    conflict: {
      on: {
        'mine.keep': { target: 'saving', actions: ['seeTheirs', 'takeKey'] },
        'theirs.keep': { target: 'editing', actions: ['seeTheirs', 'keepTheirs'] },
      },
    },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: { 'group.retry': 'saving' },
    },
  },
});

export const groupFormWorkflow = defineWorkflow({
  name: 'group-form',
  machine: groupFormMachine,
  services: { saveGroup: 'write' },
  journalled: true,
  fields: { 'name.change': 'name' },
  settles: true,
});
