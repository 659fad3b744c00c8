import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../domain/operations.ts';
import { isOpen } from '../../../domain/open-operations.ts';
import { mayCall, permissions } from '../../../domain/permissions.ts';
import { staffRoles } from '../../../domain/roles.ts';
import { startServer, type Person, type Reply, type TestServer } from '../harness.ts';
import { probes, type Probe } from './probes.ts';
import { makeSubjects, ownerships, type Ownership, type Subjects } from './subjects.ts';

const roles = ['customer', ...staffRoles] as const;
type Role = (typeof roles)[number];

const operations = Object.keys(probes) as (keyof typeof probes)[];

let server: TestServer;
let people: ReadonlyMap<Role, Person>;
let subjects: Subjects;

beforeAll(async () => {
  server = await startServer();
  people = new Map(await Promise.all(roles.map(async (role) => [role, await server.as(role)] as const)));
  subjects = await makeSubjects(server);
});
afterAll(() => server.stop());

/** Whoever may delete an address or a hint does so. */
beforeEach(async () => {
  const { own, otherGroup } = subjects.address;
  await server.database.pool.query('UPDATE addresses SET hidden = false WHERE address_id = ANY($1)', [
    [own, otherGroup],
  ]);
  await server.database.pool.query(`
    INSERT INTO recognition_hints (merchant_id, hint_id, text_key, text, sku_id, by_name)
    SELECT DISTINCT ON (merchant_id) merchant_id, 'hint-' || merchant_id, 'cup', 'Cup', sku_id, 'Noi'
    FROM skus ORDER BY merchant_id ON CONFLICT DO NOTHING`);
});

/** `served`: neither the caller's role nor the record's ownership was the reason of a refusal. */
type Verdict = 'served' | 'forbidden_role' | 'foreign_group' | 'not_found';

/** The expected result, from the table of permissions and the record's ownership. */
function expected(role: Role, operation: OperationId, { about }: Probe, ownership: Ownership): Verdict {
  if (!mayCall(role === 'customer' ? [] : [role], operation)) return 'forbidden_role';
  if (about === 'nothing' || ownership === 'own') return 'served';
  if (ownership === 'otherGroup' && role !== 'customer') return 'served';
  return about === 'group' ? 'foreign_group' : 'not_found';
}

function verdictOf({ status, data }: Reply): Verdict {
  const { reason } = (data ?? {}) as { readonly reason?: string };
  if (reason === 'forbidden_role' || reason === 'foreign_group' || reason === 'not_found') return reason;
  if (status === 401 || (status >= 500 && reason !== 'not_configured'))
    throw new Error(`answered ${status} ${JSON.stringify(data)}`);
  return 'served';
}

describe('the permission table', () => {
  test('has a probe for every operation that needs to know who calls', () => {
    const closed = (Object.keys(permissions) as OperationId[]).filter(
      (operation) => !isOpen(operation) || operation === 'orderDetail' || operation === 'files',
    );
    expect(closed.toSorted()).toEqual([...operations].sort());
  });
});

describe.each(roles)('%s', (role) => {
  test.each(operations)('8.2.1 calls %s as the table says, whosever the record is', async (operation) => {
    const probe = probes[operation];
    const person = people.get(role);
    if (person === undefined) throw new Error(`${role} is not signed in`);
    const answers: Partial<Record<Ownership, Verdict>> = {};
    const wanted: Partial<Record<Ownership, Verdict>> = {};
    for (const ownership of probe.about === 'nothing' ? (['own'] as const) : ownerships) {
      const id = probe.about === 'nothing' ? '' : subjects[probe.about][ownership];
      if (id === null) continue;
      answers[ownership] = verdictOf(await probe.call(person, id, subjects.sku.own ?? ''));
      wanted[ownership] = expected(role, operation, probe, ownership);
    }
    expect(answers).toEqual(wanted);
  });
});
