import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Group } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, sendTwice } from '../orders/orders-and-payments.ts';

let server: TestServer;
let people: Record<'owner' | 'manager' | 'finance' | 'rival_owner', Person>;
beforeAll(async () => {
  server = await startServer();
  const [owner, manager, finance, rival_owner] = await server.people(
    'owner',
    'manager',
    'finance',
    'rival_owner',
  );
  people = { owner, manager, finance, rival_owner };
});
afterAll(() => server.stop());

const save = (person: Person, body: object) => person.post('/api/save_group', body);
const noted = async (groupId: string) =>
  (
    await server.database.pool.query<object>(
      `SELECT by_id, event, changes FROM record_history
       WHERE merchant_id = 'm-demo' AND kind = 'group' AND record_id = $1 ORDER BY seq`,
      [groupId],
    )
  ).rows;

describe('save_group', () => {
  test('a name alone adds a group without people, into which customers are invited', async () => {
    const group = accepted(await save(people.manager, { name: ' ตลาดใหม่ ' })) as Group;
    expect(group).toEqual({
      id: expect.any(String),
      name: 'ตลาดใหม่',
      members: 0,
      vip_members: 0,
      is_default: false,
      version: 1,
    });
    expect((await people.owner.post('/api/group_invite', { group_id: group.id })).status).toBe(200);
    expect(await noted(group.id)).toEqual([
      { by_id: 'manager', event: 'group.add', changes: { name: { from: null, to: 'ตลาดใหม่' } } },
    ]);
  });

  test('another name is noted with the former one; the same changes nothing', async () => {
    const { id } = accepted(await save(people.owner, { name: 'One' })) as Group;
    expect(accepted(await save(people.manager, { id, name: 'Two', version: 1 }))).toMatchObject({
      id,
      name: 'Two',
      version: 2,
    });
    expect(accepted(await save(people.owner, { id, name: 'Two' }))).toMatchObject({ version: 2 });
    expect((await noted(id)).slice(1)).toEqual([
      { by_id: 'manager', event: 'group.rename', changes: { name: { from: 'One', to: 'Two' } } },
    ]);
  });

  test('a version that is not the current one is refused with who made that', async () => {
    const { id } = accepted(await save(people.owner, { name: 'One' })) as Group;
    accepted(await save(people.owner, { id, name: 'Two' }));
    expect(refusal(await save(people.manager, { id, name: 'Three', version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current: { id, name: 'Two', version: 2 },
      changed_by: { id: 'owner', role: 'owner' },
    });
  });

  test('a group of another merchant, no name, and other roles are refused', async () => {
    expect(refusal(await save(people.rival_owner, { id: 'chiangmai', name: 'Mine' }))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'chiangmai',
    });
    const nameless = { code: 400, reason: 'invalid_request', field: 'name' };
    for (const name of ['', ' \n', 'x'.repeat(201)])
      expect(refusal(await save(people.owner, { name }))).toEqual(nameless);
    expect(refusal(await save(people.finance, { name: 'One' }))).toEqual({
      code: 403,
      reason: 'forbidden_role',
    });
  });

  test('a retry adds no second group', async () => {
    const { first } = await sendTwice(people.owner, '/api/save_group', { name: 'Only once' });
    const { rows } = await server.database.pool.query(
      `SELECT group_id AS id FROM groups WHERE merchant_id = 'm-demo' AND name = 'Only once'`,
    );
    expect(rows).toEqual([{ id: (first.data as Group).id }]);
  });
});
