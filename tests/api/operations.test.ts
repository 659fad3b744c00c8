import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Order, PaymentOrder, User } from '../../domain/contract.ts';
import type { DataOf, OperationId, ReadId, RequestOf, UploadId, WriteId } from '../../domain/operations.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { ReadService, WriteService } from '../../domain/service.ts';
import contract from '../../openapi.yaml?raw';
import { contractOperations } from '../../server/contract/contract-document.ts';
import { Refusal } from '../../server/http/refusal.ts';
import type { Reason } from '../../server/http/refusal.ts';
import { compileBodySchema, compileQuerySchema } from '../../server/contract/validation.ts';
import { createApi } from '../../src/api/api.ts';
import { isOpenPath } from '../../src/api/connection.ts';
import { outcomeOf } from '../../src/api/read-answer.ts';
import { readOperation } from '../../src/api/read-operation.ts';
import type { ServiceOf } from '../../src/api/service-of.ts';
import { createTransport } from '../../src/api/transport.ts';
import { uploadRequest, writeRequest } from '../../src/api/write-request.ts';
import { envelope, standInDevice } from './device-stand-in.ts';
import { reads, writes } from './operation-samples.ts';

const { signal } = new AbortController();
const readIds = Object.keys(reads) as ReadId[];
const writeIds = Object.keys(writes) as (keyof typeof writes)[];
const uploadIds: readonly UploadId[] = ['uploadV2'];
const addressIds: readonly Exclude<OperationId, ReadId | WriteId>[] = [
  'files',
  'skuTemplate',
  'exportSkus',
  'exportOrders',
  'exportPayments',
  'events',
];

function contractOf(id: OperationId) {
  return contractOperations.find((operation) => operation.id === id)!;
}

/** The request that the contract wants for what an operation is asked with. */
function wanted(
  id: OperationId,
  key: string | null,
  { query = {}, body }: { query?: object; body?: unknown },
) {
  const { method, url, takesIdempotencyKey } = contractOf(id);
  const given = Object.entries(query).filter(([, value]) => value !== null);
  return {
    method,
    path: url,
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    key: takesIdempotencyKey ? key : null,
    headers: ['Bearer token-1', 'web', 'U-ling', 'group-baan-suan'],
    type: body === undefined ? null : 'application/json',
    text: body === undefined ? '' : JSON.stringify(body),
  };
}

async function found(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const { method, headers } = request;
  return {
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    key: headers.get('Idempotency-Key'),
    headers: ['Authorization', 'source', 'line_id', 'group_id'].map((name) => headers.get(name)),
    type: headers.get('Content-Type'),
    text: await request.text(),
  };
}

async function read(id: ReadId, answer: Response) {
  const { device, sent } = standInDevice([answer]);
  const outcome = await readOperation(createApi(device), id, reads[id], signal).catch((error: unknown) =>
    error instanceof Error ? error.name : error,
  );
  return { outcome, sent: await Promise.all(sent.map(found)) };
}

async function write(id: keyof typeof writes, answer: Response) {
  const { device, sent } = standInDevice([answer]);
  const verdict = await createTransport(device, () => undefined)(
    writeRequest(id, 'key-1', writes[id]),
    () => Promise.resolve(undefined),
    signal,
  );
  const outcome = verdict.kind === 'answered' ? outcomeOf(verdict.answer) : verdict.kind;
  return { outcome, sent: await Promise.all(sent.map(found)) };
}

describe('every operation of the contract', () => {
  test('is read, written or sent a file; only the address of a file is left to the browser', () => {
    const ids = [...readIds, ...writeIds, ...uploadIds, ...addressIds];
    expect(ids.toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
    const keyed = contractOperations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
    expect([...writeIds, ...uploadIds].toSorted()).toEqual(keyed.map(({ id }) => id).toSorted());
  });

  test.each(contractOperations)(
    '$id goes out without a token only where none is needed',
    ({ url, token }) => {
      expect(isOpenPath(url)).toBe(token !== 'required');
    },
  );

  test.each(Object.entries({ ...reads, ...writes }))('%s has a sample that it takes', (id, sample) => {
    const { query = {}, body } = sample as { query?: object; body?: unknown };
    const operation = contractOf(id as OperationId);
    const checkQuery = compileQuerySchema(operation.query);
    // A parameter that is null is not sent.
    checkQuery(Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null)));
    const checkBody = compileBodySchema(operation.body?.schema ?? {});
    checkBody(body ?? {});
    expect([checkQuery.errors, body === undefined ? null : checkBody.errors]).toEqual([null, null]);
  });
});

describe('an operation without a key', () => {
  test.each(readIds)('%s is asked as the contract says, and brings its data', async (id) => {
    const data = { answer: id };
    expect(await read(id, envelope(200, data))).toEqual({
      outcome: accepted(data),
      sent: [wanted(id, null, reads[id])],
    });
  });
});

describe('an operation with a key', () => {
  test.each(writeIds)('%s goes out as the contract says, and brings its data', async (id) => {
    const data = { answer: id };
    expect(await write(id, envelope(200, data))).toEqual({
      outcome: accepted(data),
      sent: [wanted(id, 'key-1', writes[id])],
    });
  });

  test('by DELETE without a body names what it is about in its path', () => {
    expect(writeRequest('deleteAddress', 'key-1', { query: { id: 'a/1 ร้าน' } })).toEqual({
      key: 'key-1',
      method: 'DELETE',
      path: '/api/delete_address?id=a%2F1%20%E0%B8%A3%E0%B9%89%E0%B8%B2%E0%B8%99',
      body: { kind: 'none' },
    });
  });
});

describe('an operation that takes a file', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(uploadIds)('%s goes out as the contract says, and brings its data', async (id) => {
    const lines: unknown[] = [];
    const forms: FormData[] = [];
    class StandInRequest {
      readonly upload = {};
      readonly status = 200;
      readonly responseText = '{"code":0,"data":{"id":"file-1"},"message":"ok"}';
      onload = () => undefined;
      open = (...line: readonly string[]) => void lines.push(line);
      setRequestHeader = (...line: readonly string[]) => void lines.push(line);
      getResponseHeader = () => null;
      send(form: FormData) {
        forms.push(form);
        this.onload();
      }
    }
    vi.stubGlobal('XMLHttpRequest', StandInRequest);
    const send = createTransport(standInDevice().device, () => undefined);
    const request = uploadRequest(id, 'key-1', { blobId: 'blob-1', fileName: 'slip.webp' });
    expect(await send(request, () => Promise.resolve(new Blob(['bytes'])), signal)).toMatchObject({
      kind: 'answered',
      answer: { body: { data: { id: 'file-1' } } },
    });
    const { method, url } = contractOf(id);
    expect(lines).toEqual([
      [method, url],
      ['Accept-Language', 'th'],
      ['source', 'web'],
      ['line_id', 'U-ling'],
      ['group_id', 'group-baan-suan'],
      ['Authorization', 'Bearer token-1'],
      ['Idempotency-Key', 'key-1'],
    ]);
    const files = forms.flatMap((form) => [...form]) as [string, File][];
    expect(
      await Promise.all(files.map(async ([name, file]) => [name, file.name, await file.text()])),
    ).toEqual([['file', 'slip.webp', 'bytes']]);
  });
});

describe('a refusal', () => {
  const { components } = parse(contract) as { components: { schemas: { Reason: { enum: Reason[] } } } };

  /** What a read and a write make of a reason that refuses nothing: it waits for a sign-in, or is asked again. */
  const waiting: { readonly [Word in Reason]?: readonly [error: string, verdict: string] } = {
    token_null: ['SignedOut', 'signedOut'],
    token_expired: ['SignedOut', 'signedOut'],
    invalid_token: ['SignedOut', 'signedOut'],
    line_refused: ['SignedOut', 'signedOut'],
    idempotency_in_flight: ['Unreachable', 'busy'],
    rate_limited: ['Unreachable', 'busy'],
    overloaded: ['Unreachable', 'unknown'],
    server_error: ['Unreachable', 'unknown'],
  };

  test.each(components.schemas.Reason.enum)('for %s means the same to every operation', async (reason) => {
    const { statusCode: status, message } = new Refusal(reason);
    const details = { reason, sku_id: 'sku-1', stock: 3 };
    const problem = refused({ reason, message, status, details });
    const isOthers = reason === 'line_unreachable' || reason === 'map_unreachable';
    const [error, verdict] = waiting[reason] ?? [problem, isOthers ? 'unknown' : problem];
    for (const id of readIds) {
      const isTold = reason === 'rate_limited' && (id === 'auth' || id === 'authLine');
      expect((await read(id, envelope(status, details, message))).outcome).toEqual(isTold ? problem : error);
    }
    for (const id of writeIds) {
      expect((await write(id, envelope(status, details, message))).outcome).toEqual(verdict);
    }
  });
});

describe('the types', () => {
  test('let only what takes a key be written, and only what takes none and brings data be read', () => {
    expectTypeOf<Parameters<typeof writeRequest>[0]>().toEqualTypeOf<Exclude<WriteId, UploadId>>();
    expectTypeOf<'updateAddress' | 'deleteAddress' | 'cancelOrder' | 'uploadV2'>().toExtend<WriteId>();
    expectTypeOf<Extract<WriteId, 'auth' | 'orderList' | 'submitOrderByText' | 'files'>>().toBeNever();
    expectTypeOf<Parameters<typeof readOperation>[1]>().toEqualTypeOf<ReadId>();
    expectTypeOf<'auth' | 'orderList' | 'roles'>().toExtend<ReadId>();
    expectTypeOf<Extract<ReadId, WriteId | 'files'>>().toBeNever();
    expectTypeOf<UploadId>().toEqualTypeOf<'uploadV2'>();
  });

  test('ask for what the contract requires, and for nothing that it does not know', () => {
    expectTypeOf<object>().not.toExtend<RequestOf<'skuDetail'>>();
    expectTypeOf<{ query: { sku_id: string } }>().toExtend<RequestOf<'skuDetail'>>();
    expectTypeOf<{ query: { sku_id: number } }>().not.toExtend<RequestOf<'skuDetail'>>();
    expectTypeOf<{ body: { id: string } }>().not.toExtend<RequestOf<'skuDetail'>>();
    expectTypeOf<{ query: { id: string } }>().not.toExtend<RequestOf<'userInfo'>>();
    expectTypeOf<{ body: { group_id: null } }>().not.toExtend<RequestOf<'groupInvite'>>();
    expectTypeOf<{ body: { language: 'fr' } }>().not.toExtend<RequestOf<'updateUserInfo'>>();
    expectTypeOf<{ query: { id: string } }>().toExtend<RequestOf<'deleteAddress'>>();
  });

  test('give the data of the envelope', () => {
    expectTypeOf<ServiceOf<'userInfo', undefined>>().toEqualTypeOf<ReadService<undefined, Outcome<User>>>();
    expectTypeOf<ServiceOf<'cancelOrder', string>>().toEqualTypeOf<WriteService<string, Order>>();
    expectTypeOf<ServiceOf<'paymentOrderDetail', string>>().toEqualTypeOf<
      ReadService<string, Outcome<PaymentOrder>>
    >();
    expectTypeOf<DataOf<'authSignOut'>>().toEqualTypeOf<Record<string, never>>();
    expectTypeOf<DataOf<'files'>>().toBeNever();
  });
});
