import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { Person, RoleRecord } from '../../domain/contract.ts';
import { readCurrent } from '../../domain/outcome.ts';
import type { Outcome, Problem } from '../../domain/outcome.ts';
import type { StaffRole } from '../../domain/roles.ts';
import type { DeliveryTag } from '../../domain/service.ts';
import { notProvided } from '../kit/not-provided.ts';
import { defineWorkflow } from '../kit/workflow.ts';
import type { DeliveryEvent, Stamp } from '../kit/workflow.ts';
import { takingBack, write } from '../kit/write.ts';

export interface RoleAdminInput {
  readonly personId: string;
}

/** What is asked of a person whom one has seen. */
interface PersonInput extends RoleAdminInput {
  readonly key: string;
  readonly version: number;
}

export interface ResetRoleInput extends PersonInput {
  readonly role: StaffRole;
}

export interface SetVipInput extends PersonInput {
  readonly isVip: boolean;
}

export interface MoveInput extends PersonInput {
  readonly groupId: string;
  /** Whether it was asked that there are open orders. */
  readonly isConfirmed: boolean;
}

export interface TargetGroup {
  readonly id: string;
  readonly name: string;
}

type Change = 'role' | 'removal' | 'vip' | 'group';

export interface RoleAdminContext extends RoleAdminInput {
  /** As they were last seen; null before. */
  readonly person: Person | null;
  /** The role that is chosen and not given yet. */
  readonly role: StaffRole | null;
  /** The group to which a customer is moved. */
  readonly group: TargetGroup | null;
  readonly isConfirmed: boolean;
  /** What is being changed, or was last. */
  readonly change: Change | null;
  readonly key: string;
  readonly problem: Problem | null;
}

export type RoleAdminEvent =
  | (Stamp &
      (
        | { readonly type: 'person.open'; readonly person: Person }
        | { readonly type: 'role.choose'; readonly role: StaffRole }
        | { readonly type: 'role.save' | 'role.remove' | 'removal.confirm' | 'removal.keep' }
        | { readonly type: 'vip.change' }
        | { readonly type: 'group.choose'; readonly group: TargetGroup }
        | { readonly type: 'move.confirm' | 'move.keep' }
        | { readonly type: 'refusal.acknowledge' | 'theirs.see' }
        | { readonly type: 'admin.retry' | 'admin.takeBack' | 'admin.leave' }
      ))
  | DeliveryEvent;

export interface RoleAdminEmitted {
  readonly type: 'person.changed';
}

type PersonOutcome = Outcome<Person>;
type AnyOutcome = Outcome<unknown>;

/** Where a change goes on that was interrupted. */
const resumed = [
  { target: 'savingRole', guard: 'isOfRole' },
  { target: 'removing', guard: 'isOfRemoval' },
  { target: 'settingVip', guard: 'isOfVip' },
  { target: 'moving' },
] as const;

const rested = { role: null, group: null, isConfirmed: false, change: null, key: '', problem: null } as const;

export const roleAdminMachine = setup({
  types: {
    context: {} as RoleAdminContext,
    input: {} as RoleAdminInput,
    events: {} as RoleAdminEvent,
    emitted: {} as RoleAdminEmitted,
    tags: {} as 'busy' | 'settled' | DeliveryTag,
  },
  actors: {
    resetRole: fromPromise<Outcome<RoleRecord>, ResetRoleInput>(notProvided),
    deleteRole: fromPromise<AnyOutcome, PersonInput>(notProvided),
    setUserVip: fromPromise<PersonOutcome, SetVipInput>(notProvided),
    moveUser: fromPromise<PersonOutcome, MoveInput>(notProvided),
    isOnItsWay: fromPromise<boolean, { readonly key: string }>(notProvided),
  },
  guards: {
    isKnown: ({ context }) => context.person !== null,
    isOtherRole: ({ context: { person, role } }) => person !== null && role !== null && person.role !== role,
    hasRole: ({ context: { person } }) => person !== null && person.role !== '',
    isCustomer: ({ context: { person } }) => person?.role === '',
    isOtherGroup({ context: { person }, event }) {
      assertEvent(event, 'group.choose');
      return person?.role === '' && person.group_id !== event.group.id;
    },
    isAccepted: (_, outcome: AnyOutcome) => outcome.ok,
    isConflict: (_, outcome: AnyOutcome) => !outcome.ok && readCurrent(outcome.problem) !== null,
    hasOpenOrders: (_, outcome: AnyOutcome) => !outcome.ok && outcome.problem.reason === 'has_open_orders',
    isGone: (_, isOnItsWay: boolean) => !isOnItsWay,
    isOfRole: ({ context }) => context.change === 'role',
    isOfRemoval: ({ context }) => context.change === 'removal',
    isOfVip: ({ context }) => context.change === 'vip',
  },
  actions: {
    takePerson: assign(({ event }) => {
      assertEvent(event, 'person.open');
      return { ...rested, person: event.person };
    }),
    seePerson: assign(({ event }) => {
      assertEvent(event, 'person.open');
      return { person: event.person };
    }),
    takeRole: assign(({ event }) => {
      assertEvent(event, 'role.choose');
      return { role: event.role, problem: null };
    }),
    beginRole: assign(({ event }) => ({ ...keyOf(event), change: 'role' })),
    beginRemoval: assign(({ event }) => ({ ...keyOf(event), change: 'removal' })),
    beginVip: assign(({ event }) => ({ ...keyOf(event), change: 'vip' })),
    beginMove: assign(({ event }) => {
      assertEvent(event, 'group.choose');
      return { ...keyOf(event), change: 'group', group: event.group };
    }),
    confirmMove: assign(({ event }) => ({ ...keyOf(event), isConfirmed: true })),
    // A change of roles is answered without the version that it made: it is the next one, or it would have been refused.
    takeChanged: assign(({ context: { person, role, change } }) => ({
      ...rested,
      change,
      person:
        person === null
          ? null
          : { ...person, role: change === 'role' ? (role ?? '') : '', version: person.version + 1 },
    })),
    takeAnswer: assign(({ context: { change } }, outcome: PersonOutcome) =>
      outcome.ok ? { ...rested, change, person: outcome.value } : {},
    ),
    takeProblem: assign((_, outcome: AnyOutcome) => (outcome.ok ? {} : { problem: outcome.problem })),
    seeTheirs: assign(({ context: { person, problem } }) => ({
      ...rested,
      person: (problem === null ? null : (readCurrent(problem) as Person | null)) ?? person,
    })),
    giveUp: assign(rested),
    emitChanged: emit({ type: 'person.changed' }),
  },
}).createMachine({
  id: 'role-admin',
  description:
    'What a person may do in the shop: a role is given or taken away, a customer becomes VIP or is moved to another group.',
  context: ({ input }) => ({ ...input, ...rested, person: null }),
  initial: 'shown',
  states: {
    shown: {
      initial: 'resting',
      on: {
        'person.open': { target: '.resting', actions: 'takePerson' },
        'role.choose': { target: '.resting', guard: 'isKnown', actions: 'takeRole' },
        'role.save': { target: 'savingRole', guard: 'isOtherRole', actions: 'beginRole' },
        'role.remove': { target: 'askingRemoval', guard: 'hasRole' },
        'vip.change': { target: 'settingVip', guard: 'isCustomer', actions: 'beginVip' },
        'group.choose': { target: 'moving', guard: 'isOtherGroup', actions: 'beginMove' },
      },
      states: {
        resting: { tags: ['settled'] },
        done: { tags: ['settled'] },
        // Until it was read: it may have come when the screen was left.
        refused: {
          on: {
            'person.open': { actions: 'seePerson' },
            'refusal.acknowledge': { target: 'resting', actions: 'giveUp' },
          },
        },
      },
    },
    savingRole: write({
      service: 'resetRole',
      input: ({ context }: { readonly context: RoleAdminContext }) => ({
        ...personInput(context),
        role: chosenRole(context),
      }),
      onDone: [
        { target: 'shown.done', guard: 'isAccepted', actions: ['takeChanged', 'emitChanged'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitChanged'] },
        { target: 'shown.refused', actions: ['takeProblem'] },
      ],
    }),
    askingRemoval: {
      on: {
        'removal.confirm': { target: 'removing', actions: 'beginRemoval' },
        'removal.keep': 'shown',
      },
    },
    removing: write({
      service: 'deleteRole',
      input: ({ context }: { readonly context: RoleAdminContext }) => personInput(context),
      onDone: [
        { target: 'shown.done', guard: 'isAccepted', actions: ['takeChanged', 'emitChanged'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitChanged'] },
        { target: 'shown.refused', actions: ['takeProblem'] },
      ],
    }),
    settingVip: write({
      service: 'setUserVip',
      input: ({ context }: { readonly context: RoleAdminContext }) => ({
        ...personInput(context),
        isVip: context.person?.is_vip === 0,
      }),
      onDone: [
        { target: 'shown.done', guard: 'isAccepted', actions: ['takeAnswer', 'emitChanged'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitChanged'] },
        { target: 'shown.refused', actions: ['takeProblem'] },
      ],
    }),
    moving: write({
      service: 'moveUser',
      input: ({ context }: { readonly context: RoleAdminContext }) => ({
        ...personInput(context),
        groupId: context.group?.id ?? '',
        isConfirmed: context.isConfirmed,
      }),
      onDone: [
        { target: 'shown.done', guard: 'isAccepted', actions: ['takeAnswer', 'emitChanged'] },
        { target: 'askingMove', guard: 'hasOpenOrders', actions: ['takeProblem'] },
        { target: 'conflict', guard: 'isConflict', actions: ['takeProblem', 'emitChanged'] },
        { target: 'shown.refused', actions: ['takeProblem'] },
      ],
    }),
    askingMove: {
      on: {
        'move.confirm': { target: 'moving', actions: 'confirmMove' },
        'move.keep': { target: 'shown', actions: 'giveUp' },
      },
    },
    conflict: { on: { 'theirs.see': { target: 'shown', actions: 'seeTheirs' } } },
    unreachable: {
      tags: ['delivery:unreachable'],
      on: {
        'admin.retry': resumed,
        'admin.takeBack': 'takingBack',
        // Recorded by earlier versions, which did not ask the outbox.
        'admin.leave': { target: 'shown', actions: 'giveUp' },
      },
    },
    takingBack: takingBack({
      input: ({ context }: { readonly context: RoleAdminContext }) => ({ key: context.key }),
      onDone: [{ target: 'shown', guard: 'isGone', actions: ['giveUp'] }, ...resumed],
    }),
  },
});

function keyOf(event: RoleAdminEvent) {
  const key = 'key' in event ? (event.key ?? '') : '';
  return { key, problem: null, isConfirmed: false } as const;
}

function personInput({ personId, key, person }: RoleAdminContext): PersonInput {
  if (person === null) throw new Error('only a person who was seen is changed');
  return { personId, key, version: person.version };
}

function chosenRole({ role }: RoleAdminContext): StaffRole {
  if (role === null) throw new Error('only a role that was chosen is given');
  return role;
}

export const roleAdminWorkflow = defineWorkflow({
  name: 'role-admin',
  machine: roleAdminMachine,
  services: {
    resetRole: 'write',
    deleteRole: 'write',
    setUserVip: 'write',
    moveUser: 'write',
    isOnItsWay: 'read',
  },
  journalled: true,
  settles: true,
});
