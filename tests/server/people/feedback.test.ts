import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
