import { accepted, refused } from '../../domain/outcome.ts';
import type { WorkflowSamples } from '../kit/workflow-samples.ts';
import { sampleCustomer, samplePerson } from '../samples/sample-people.ts';
import { sampleProblem } from '../samples/sample-records.ts';
import type { roleAdminMachine } from './role-admin-machine.ts';

const conflict = refused(
  sampleProblem(409, 'version_conflict', {
    current: { ...sampleCustomer, is_vip: 1, version: 2 },
    changed_by: { id: 'owner', name: 'Chen', role: 'owner' },
    changed_at: '2025-02-01T03:00:00.000Z',
  }),
);
const notFound = refused(sampleProblem(404, 'not_found'));

export const roleAdminSamples: WorkflowSamples<typeof roleAdminMachine> = {
  inputs: [{ personId: 'person-1' }],
  events: [
    { type: 'person.open', person: samplePerson },
    { type: 'person.open', person: sampleCustomer },
    { type: 'role.choose', role: 'finance' },
    { type: 'role.choose', role: 'order_manager' },
    { type: 'role.save' },
    { type: 'role.remove' },
    { type: 'removal.confirm' },
    { type: 'removal.keep' },
    { type: 'vip.change' },
    { type: 'group.choose', group: { id: 'group-baan-suan', name: 'Baan Suan' } },
    { type: 'group.choose', group: { id: 'group-nimman', name: 'Nimman' } },
    { type: 'move.confirm' },
    { type: 'move.keep' },
    { type: 'admin.retry' },
    { type: 'admin.takeBack' },
    { type: 'admin.leave' },
    { type: 'refusal.acknowledge' },
    { type: 'theirs.see' },
  ],
  answers: {
    resetRole: [accepted(samplePerson), conflict, refused(sampleProblem(422, 'person_not_changeable'))],
    deleteRole: [accepted({ id: 'person-1' }), conflict, notFound],
    setUserVip: [accepted({ ...sampleCustomer, is_vip: 1, version: 2 }), conflict, notFound],
    moveUser: [
      accepted({ ...sampleCustomer, group_id: 'group-nimman', group_name: 'Nimman', version: 2 }),
      refused(sampleProblem(422, 'has_open_orders', { count: 2 })),
      conflict,
      notFound,
    ],
    isOnItsWay: [false, true],
  },
};
