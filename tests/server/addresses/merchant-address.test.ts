import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function addresses(person: Person, query = '', headers = {}): Promise<Address[]> {
  return accepted(await person.get(`/api/merchant_address${query}`, { headers })) as Address[];
}

async function groups(person: Person, query = '', headers = {}): Promise<string[]> {
  return [...new Set((await addresses(person, query, headers)).map(({ group_id }) => group_id))];
}

describe('merchant_address', () => {
  test("the group's addresses come with the default one first", async () => {
    const [first, ...others] = await addresses(await server.as('customer'));
    expect(first).toEqual({
      id: expect.any(String),
      alias: expect.any(String),
      address: expect.any(String),
      phone: expect.any(String),
      contact: expect.any(String),
      photo: expect.any(String),
      photo_of_map: true,
      shop_photo: expect.any(String),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      group_id: 'pratunam',
      is_default: true,
    });
    expect(others.map(({ is_default }) => is_default)).not.toContain(true);
  });

  test('the group of the query wins over that of the header, which wins over the default', async () => {
    const manager = await server.as('order_manager');
    expect(await groups(manager)).toEqual(['pratunam']);
    expect(await groups(manager, '?group_id=001', { group_id: 'moey' })).toEqual(['pratunam']);
    expect(await groups(manager, '?group_id=', { group_id: 'moey' })).toEqual(['moey']);
    expect(await groups(manager, '?group_id=chiangmai', { group_id: 'moey' })).toEqual(['chiangmai']);
  });

  test("another's group is refused in the query and ignored in the header", async () => {
    const customer = await server.as('customer');
    expect(refusal(await customer.get('/api/merchant_address?group_id=chiangmai'))).toEqual({
      code: 403,
      reason: 'foreign_group',
      group_id: 'chiangmai',
    });
    expect(await groups(customer, '', { group_id: 'chiangmai' })).toEqual(['pratunam']);
    const rival = await server.as('rival_owner');
    expect(refusal(await rival.get('/api/merchant_address?group_id=pratunam'))).toMatchObject({ code: 403 });
    expect((await server.send('GET', '/api/merchant_address')).data).toEqual({ reason: 'token_null' });
  });
});
