import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '../../../domain/contract.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import {
  accepted,
  confirmOrder,
  orderBody,
  orderOf,
  refusal,
  stockSku,
  submitOrder,
} from '../orders/orders-and-payments.ts';

let server: TestServer;
let customer: Person;
let manager: Person;

beforeAll(async () => {
  server = await startServer();
  [customer, manager] = await server.people('customer', 'order_manager');
});
afterAll(() => server.stop());

const notFound = { code: 404, reason: 'not_found' };

async function newAddress(): Promise<Address> {
  const form = { alias: 'Back gate', address: 'Soi 19', phone: '1' };
  return accepted(await customer.post('/api/add_address', form)) as Address;
}

describe('delete_address', () => {
  test.each<[string, (id: string) => [query: string, body?: object]]>([
    ['the query', (id) => [`?id=${id}`]],
    ['the body', (id) => ['', { id }]],
    ['both', (id) => [`?id=${id}`, { id }]],
    ['one, the other being empty', (id) => ['?id=', { id }]],
  ])('an id in %s hides the address', async (_where, nameBy) => {
    const { id } = await newAddress();
    const [query, body] = nameBy(id);
    const reply = await customer.delete(`/api/delete_address${query}`, body);
    expect([reply.status, reply.data]).toEqual([200, { id }]);
    const left = accepted(await customer.get('/api/merchant_address')) as Address[];
    expect(left.map((address) => address.id)).not.toContain(id);
  });

  test('no id, or two, is malformed', async () => {
    const malformed = { code: 400, reason: 'invalid_request', field: 'id' };
    expect(refusal(await customer.delete('/api/delete_address'))).toEqual(malformed);
    expect(refusal(await customer.delete('/api/delete_address?id=', { id: null }))).toEqual(malformed);
    expect(refusal(await customer.delete('/api/delete_address?id=a', { id: 'b' }))).toEqual(malformed);
    const text = { body: 'id=a', headers: { 'content-type': 'text/plain' } };
    expect(refusal(await customer.delete('/api/delete_address', undefined, text))).toEqual({
      code: 415,
      reason: 'unsupported_media_type',
    });
  });

  test('an address of another group or merchant, and one deleted before, is not found', async () => {
    const { id } = await newAddress();
    for (const persona of ['vip', 'rival_owner']) {
      const person = await server.as(persona);
      expect(refusal(await person.delete('/api/delete_address', { id }))).toEqual(notFound);
    }
    expect((await manager.delete('/api/delete_address', { id })).status).toBe(200);
    expect(refusal(await customer.delete('/api/delete_address', { id }))).toEqual(notFound);
    expect((await server.send('DELETE', `/api/delete_address?id=${id}`)).data).toEqual({
      reason: 'token_null',
    });
  });

  test('a retry of a deletion is answered as the first time', async () => {
    const { id } = await newAddress();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await customer.delete(`/api/delete_address?id=${id}`, undefined, { headers });
    const again = await customer.delete(`/api/delete_address?id=${id}`, undefined, { headers });
    expect([again.status, again.data, again.headers['idempotent-replayed']]).toEqual([
      200,
      first.data,
      'true',
    ]);
  });

  test('orders keep their copy, also when they are saved, and no new one can choose it', async () => {
    const { id } = await newAddress();
    const sku = await stockSku(server, { price: 5, pieces: 10 });
    const order = await submitOrder(customer, [{ sku, quantity: 1 }], { address_id: id });
    const other = await submitOrder(customer, [{ sku, quantity: 1 }]);
    await customer.delete('/api/delete_address', { id });
    const copy = { address_id: id, alias: 'Back gate', merchant_address: 'Soi 19', phone: '1' };
    expect(await confirmOrder(manager, order)).toMatchObject({ status: 'confirmed', ...copy });
    const detail = await orderOf(customer, order.id);
    expect(detail).toMatchObject(copy);
    const chosen = { ...notFound, address_id: id };
    const body = { ...orderBody([{ sku, quantity: 1 }]), address_id: id };
    expect(refusal(await customer.post('/api/submit_order', body))).toEqual(chosen);
    expect(refusal(await manager.post('/api/update_order', { id: other.id, address_id: id }))).toEqual(
      chosen,
    );
  });
});
