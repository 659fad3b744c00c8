import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DataOf } from '../../../domain/operations.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal, sendTwice } from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
beforeAll(async () => {
  server = await startServer();
  customer = await server.as('customer');
});
afterAll(() => server.stop());

/** What was kept of an answered feedback. */
async function kept(reply: Awaited<ReturnType<Person['post']>>) {
  const { id } = accepted(reply) as { id: string };
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `SELECT merchant_id, user_id, type, title, description, contact, created FROM feedback WHERE feedback_id = $1`,
    [id],
  );
  return rows;
}

const structured = { type: 'bug', title: 'Cart', description: 'It is empty' };

describe('feedback', () => {
  test('one text is kept trimmed, with who and when', async () => {
    expect(await kept(await customer.post('/api/feedback', { feedback: '  ดีมาก\n', type: '' }))).toEqual([
      {
        merchant_id: 'm-demo',
        user_id: 'customer',
        type: '',
        title: '',
        description: 'ดีมาก',
        contact: '',
        created: expect.any(Date),
      },
    ]);
  });

  test.each(['bug', 'improvement', 'feature', 'other'])(
    'one of the type %s has a title and a description, and a contact where one is given',
    async (type) => {
      const rival = await server.as('rival_owner');
      const fields = { type, title: ' Cart ', description: ' It is empty ', contact: ' 081 ', feedback: ' ' };
      expect(await kept(await rival.post('/api/feedback', fields))).toEqual([
        {
          merchant_id: 'm-rival',
          user_id: 'rival_owner',
          type,
          title: 'Cart',
          description: 'It is empty',
          contact: '081',
          created: expect.any(Date),
        },
      ]);
    },
  );

  test('500 characters are accepted, a contact can be missing', async () => {
    const long = '好'.repeat(500);
    expect(await kept(await customer.post('/api/feedback', { feedback: long }))).toHaveLength(1);
    expect(
      await kept(await customer.post('/api/feedback', { ...structured, description: long, contact: null })),
    ).toHaveLength(1);
  });

  test.each([
    [{}, 'feedback'],
    [{ feedback: ' \n' }, 'feedback'],
    [{ feedback: null, contact: '081' }, 'feedback'],
    [{ feedback: 'x'.repeat(501) }, 'feedback'],
    [{ feedback: 5 }, 'feedback'],
    [{ ...structured, feedback: 'both' }, 'feedback'],
    [{ ...structured, type: undefined }, 'type'],
    [{ ...structured, type: 'praise' }, 'type'],
    [{ ...structured, title: ' ' }, 'title'],
    [{ ...structured, description: null }, 'description'],
    [{ type: 'bug' }, 'title'],
    [{ ...structured, description: 'x'.repeat(501) }, 'description'],
    [{ ...structured, contact: 'x'.repeat(201) }, 'contact'],
  ])('%j leads to 400 that names %s', async (body, field) => {
    const reply = await customer.post('/api/feedback', body);
    expect(refusal(reply)).toEqual({ code: 400, reason: 'invalid_request', field });
  });

  test('the same under the same key is kept once, and nobody tells anything without a token', async () => {
    const { first } = await sendTwice(customer, '/api/feedback', structured);
    expect(await kept(first)).toHaveLength(1);
    expect((await server.send('POST', '/api/feedback', { body: structured })).data).toEqual({
      reason: 'token_null',
    });
  });
});

describe('feedback_list', () => {
  test('who manages people reads the latest first, page by page, with who told it', async () => {
    const { pool } = server.database;
    await pool.query('DELETE FROM feedback');
    const [owner, rival] = await server.people('owner', 'rival_owner');
    for (const n of [1, 2, 3])
      await pool.query(
        `INSERT INTO feedback (merchant_id, feedback_id, user_id, type, title, description, contact, created)
         VALUES ('m-demo', 'f-' || $1::int, 'customer', 'bug', 'Cart', 'It is empty ' || $1::int, '081', '2026-01-01T00:00:00Z'::timestamptz + $1::int * interval '1 day')`,
        [n],
      );
    accepted(await rival.post('/api/feedback', { feedback: 'of another shop' }));
    const page = async (query: string) =>
      accepted(await owner.get(`/api/feedback_list?${query}`)) as DataOf<'feedbackList'>;
    const first = await page('page_size=2');
    expect(first.items[0]).toEqual({
      id: 'f-3',
      type: 'bug',
      title: 'Cart',
      description: 'It is empty 3',
      contact: '081',
      ctime: '2026-01-04T00:00:00.000Z',
      by: { id: 'customer', name: customer.user.name, role: '' },
    });
    const second = await page(`page_size=2&cursor=${first.pagination.cursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(['f-3', 'f-2', 'f-1']);
    expect([first.pagination.total, second.pagination.cursor]).toEqual([3, null]);
  });

  test('other staff and customers may not read it', async () => {
    for (const person of [customer, await server.as('finance')])
      expect(refusal(await person.get('/api/feedback_list'))).toEqual({
        code: 403,
        reason: 'forbidden_role',
      });
  });
});
