import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { roleAdminMachine } from '../../machines/role-admin/role-admin-machine.ts';
import { sampleCustomer, samplePerson } from '../../machines/samples/sample-people.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const admin = (...events: Parameters<typeof stateAfter<typeof roleAdminMachine>>[2][]) =>
  stateAfter(roleAdminMachine, { personId: samplePerson.id }, ...events);
const opened = { type: 'person.open', person: samplePerson } as const;
const saved = [
  opened,
  { type: 'role.choose', role: 'storekeeper' },
  { type: 'role.save', key: 'key-1' },
] as const;
const removed = [opened, { type: 'role.remove' }, { type: 'removal.confirm', key: 'key-1' }] as const;
const customer = { type: 'person.open', person: sampleCustomer } as const;
const preferred = [customer, { type: 'vip.change', key: 'key-1' }] as const;
const moved = [
  customer,
  { type: 'group.choose', group: { id: 'group-nimman', name: 'Nimman' }, key: 'key-1' },
] as const;

describe('a change that could not be kept', () => {
  test.each([
    ['resetRole', 'savingRole', saved],
    ['deleteRole', 'removing', removed],
    ['setUserVip', 'settingVip', preferred],
    ['moveUser', 'moving', moved],
  ] as const)('by %s and is taken back goes on where the outbox holds it', (service, state, events) => {
    const asked = [...events, failed(service), { type: 'admin.takeBack' }] as const;
    expect(inputOf(roleAdminMachine, admin(...asked), 'isOnItsWay')).toEqual({ key: 'key-1' });
    const onItsWay = admin(...asked, answered('isOnItsWay', true));
    expect(onItsWay.value).toEqual({ [state]: 'sending' });
    expect(inputOf(roleAdminMachine, onItsWay, service)).toEqual(
      inputOf(roleAdminMachine, admin(...events), service),
    );
    const gone = admin(...asked, answered('isOnItsWay', false));
    expect([gone.value, gone.context.role, gone.context.key]).toEqual([{ shown: 'resting' }, null, '']);
  });

  test('and of which nothing can be said is unreachable again', () => {
    const asked = [...saved, failed('resetRole'), { type: 'admin.takeBack' }] as const;
    expect(admin(...asked, failed('isOnItsWay')).value).toBe('unreachable');
  });

  test('and was left by an earlier version of the app folds to the same state', () => {
    expect(admin(...saved, failed('resetRole'), { type: 'admin.leave' }, opened).value).toEqual({
      shown: 'resting',
    });
  });
});

describe('a change that was refused', () => {
  const problem = sampleProblem(422, 'person_not_changeable');
  const refusal = [...saved, answered('resetRole', refused(problem))] as const;

  test('after its sheet was left is still told when that is opened again, with the person as they are now', () => {
    const renamed = { ...samplePerson, name: 'Malee', version: 2 };
    const snapshot = admin(...refusal, { type: 'person.open', person: renamed });
    expect([snapshot.value, snapshot.context.problem, snapshot.context.person]).toEqual([
      { shown: 'refused' },
      problem,
      renamed,
    ]);
    expect(snapshot.hasTag('settled')).toBe(false);
  });

  test('is over once it was read, or with the next change', () => {
    const read = admin(...refusal, { type: 'refusal.acknowledge' });
    expect([read.hasTag('settled'), read.context.problem]).toEqual([true, null]);
    const again = admin(
      ...refusal,
      { type: 'role.save', key: 'key-2' },
      answered('resetRole', accepted(null as never)),
    );
    expect([again.value, again.context.problem]).toEqual([{ shown: 'done' }, null]);
  });
});
