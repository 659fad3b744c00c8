import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, storageOf, type CommandEnd } from './run-command.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'manager');
});
afterAll(() => server.stop());

/** Runs a command for the demo's merchant, on a connection of its own. */
const about = (person: Person, ...words: readonly string[]): Promise<CommandEnd> =>
  run(...words, '--line-id', person.user.line_id);

const run = (...words: readonly string[]): Promise<CommandEnd> =>
  command(storageOf(server.database), ...words, '--merchant', 'm-demo');

/** The version of a customer, and what is noted of them from a version on. */
async function notedSince(person: Person, version: number) {
  const { rows } = await server.database.pool.query<object>(
    `SELECT event, by_id, by_name, changes FROM record_history
     WHERE merchant_id = 'm-demo' AND kind = 'person' AND record_id = $1 ORDER BY seq DESC`,
    [person.user.id],
  );
  const now = await versionOf(person);
  return rows.slice(0, now - version).toReversed();
}

async function versionOf(person: Person): Promise<number> {
  const { rows } = await server.database.pool.query<{ version: number }>(
    'SELECT version FROM users WHERE user_id = $1',
    [person.user.id],
  );
  return rows[0]?.version ?? 0;
}

const byCommand = { by_id: '', by_name: 'npm run' };

async function userOf(person: Person) {
  return (await person.get('/api/user_info')).data;
}

describe('the command user', () => {
  test('notes each change in the history of the person, whose version it raises, and nothing that is so already', async () => {
    const version = await versionOf(customer);
    await about(customer, 'user', 'vip', 'on');
    await about(customer, 'user', 'vip', 'on');
    await about(customer, 'user', 'vip', 'off');
    await about(customer, 'user', 'disable');
    await about(customer, 'user', 'enable');
    expect([await versionOf(customer), await notedSince(customer, version)]).toEqual([
      version + 4,
      [
        { ...byCommand, event: 'vip.set', changes: { is_vip: { from: 0, to: 1 } } },
        { ...byCommand, event: 'vip.set', changes: { is_vip: { from: 1, to: 0 } } },
        { ...byCommand, event: 'person.disable', changes: { disabled: { from: false, to: true } } },
        { ...byCommand, event: 'person.enable', changes: { disabled: { from: true, to: false } } },
      ],
    ]);
  });

  test('vip on and off counts from the next request on', async () => {
    expect(await about(customer, 'user', 'vip', 'on')).toMatchObject({
      code: 0,
      said: ['Ling Wattana is a VIP.'],
    });
    expect(await userOf(customer)).toMatchObject({ is_vip: 1 });

    expect(await about(customer, 'user', 'vip', 'off')).toMatchObject({ code: 0 });
    expect(await userOf(customer)).toMatchObject({ is_vip: 0 });
  });

  test('disable keeps somebody out at the next request, and enable lets the same session in', async () => {
    await about(customer, 'user', 'disable');
    expect((await customer.get('/api/user_info')).status).toBe(401);
    expect((await run('user', 'list')).said.find((row) => row.includes('Ling Wattana'))).toContain(
      'disabled',
    );

    await about(customer, 'user', 'enable');
    expect((await customer.get('/api/user_info')).status).toBe(200);
  });

  test('list shows everybody of the merchant, and nobody else', async () => {
    const { said } = await run('user', 'list');
    const [head, owner] = said;
    expect(head).toMatch(/^line id +name +roles +vip +state +group$/);
    expect(owner).toMatch(/^U[0-9a-f]{32} .* +\S+ +- +open +\S/);
    const { rows } = await server.database.pool.query("SELECT 1 FROM users WHERE merchant_id = 'm-demo'");
    expect(said.length - 1).toBe(rows.length);
  });

  test('a person of another merchant leads to exit code 2 and nothing changed', async () => {
    const rival = await server.as('rival_customer');
    expect(await about(rival, 'user', 'disable')).toMatchObject({
      code: 2,
      complained: [expect.stringMatching(/^--line-id is of nobody whom this merchant knows/)],
    });
    expect((await rival.get('/api/user_info')).status).toBe(200);
  });
});

describe('the command merchant', () => {
  test('disable closes links of orders and public files too, and those of no other merchant', async () => {
    const [rival] = await server.people('rival_owner');
    const { rows } = await server.database.pool.query<{ order_id: string; file_name: string }>(
      `SELECT (SELECT order_id FROM orders WHERE merchant_id = m.merchant_id LIMIT 1),
         (SELECT file_name FROM uploads WHERE merchant_id = m.merchant_id AND public LIMIT 1)
       FROM merchants m ORDER BY merchant_id`,
    );
    const openedOf = async () => {
      const addresses = rows.flatMap(({ order_id, file_name }) => [
        `/api/order_detail?order_id=${order_id}`,
        `/api/files/${file_name}`,
      ]);
      return await Promise.all(addresses.map(async (address) => (await server.send('GET', address)).status));
    };

    await run('merchant', 'disable');

    expect([await openedOf(), (await manager.get('/api/user_info')).status]).toEqual([
      [404, 404, 200, 200],
      401,
    ]);
    expect((await rival.get('/api/user_info')).status).toBe(200);

    await run('merchant', 'enable');

    expect([await openedOf(), (await manager.get('/api/user_info')).status]).toEqual([
      [200, 200, 200, 200],
      200,
    ]);
  });
});

describe('the command group', () => {
  test('rename is what the next answers say', async () => {
    expect(await run('group', 'rename', '--group', 'pratunam', '--name', '水门老店')).toMatchObject({
      code: 0,
    });
    expect(await userOf(customer)).toMatchObject({ group_id: 'pratunam', group_name: '水门老店' });
    const { rows } = await server.database.pool.query(
      `SELECT event, by_id, by_name, changes FROM record_history
       WHERE merchant_id = 'm-demo' AND kind = 'group' AND record_id = 'pratunam' ORDER BY seq DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      {
        ...byCommand,
        event: 'group.rename',
        changes: { name: { from: expect.any(String) as string, to: '水门老店' } },
      },
    ]);
  });

  test('rename of a group that is not there says so', async () => {
    expect(await run('group', 'rename', '--group', 'nowhere', '--name', 'x')).toMatchObject({
      complained: ['--group is none of this merchant: nowhere'],
    });
  });

  test('move-user takes a customer to the orders of the other group with the next request', async () => {
    const groupsOfOrders = async () => {
      const { data } = await customer.post('/api/order_list', { page_size: 100 });
      return [
        ...new Set((data as { items: { group_name: string }[] }).items.map((order) => order.group_name)),
      ];
    };
    const [before] = await groupsOfOrders();
    const version = await versionOf(customer);

    expect(await about(customer, 'group', 'move-user', '--group', 'chiangmai')).toMatchObject({
      code: 1,
      complained: [expect.stringMatching(/has orders that are open or not paid in full \(\d+\).*--confirm$/)],
    });
    expect(await userOf(customer)).toMatchObject({ group_id: 'pratunam' });
    expect(await about(customer, 'group', 'move-user', '--group', 'chiangmai', '--confirm')).toMatchObject({
      code: 0,
    });
    expect(await notedSince(customer, version)).toEqual([
      {
        ...byCommand,
        event: 'group.move',
        changes: { group_id: { from: 'pratunam', to: 'chiangmai' } },
      },
    ]);

    expect(await userOf(customer)).toMatchObject({ group_id: 'chiangmai' });
    const [after, ...others] = await groupsOfOrders();
    expect([after === before, others]).toEqual([false, []]);
  });

  test('move-user of staff leads to a refusal', async () => {
    expect(await about(manager, 'group', 'move-user', '--group', 'chiangmai')).toMatchObject({ code: 2 });
  });

  test('a group of another merchant leads to a refusal that names the option', async () => {
    expect(await about(customer, 'group', 'move-user', '--group', 'yaowarat')).toMatchObject({
      code: 2,
      complained: ['--group is none of this merchant: yaowarat'],
    });
  });

  test('list shows each group with its people', async () => {
    const { said } = await run('group', 'list');
    expect(said[0]).toMatch(/^id +name +default +people$/);
    expect(said.filter((row) => / default +\d+$/.test(row)).length).toBe(1);
  });
});

test.each([
  ['user'],
  ['user', 'vip', 'maybe'],
  ['group', 'rename', '--group', 'pratunam'],
  ['group', 'drop'],
])('words that are no command (%s %s) lead to exit code 2 and how it is used', async (...words) => {
  const { code, complained } = await run(...words);
  expect([code, complained.at(-1)]).toEqual([2, expect.stringMatching(/^ {2}npm run (user|group) -- /)]);
});
