import { describe, expect, test, vi } from 'vitest';
import type { WriteRequest } from '../../domain/service.ts';
import type { Device } from '../../src/api/connection.ts';
import { createTransport } from '../../src/api/transport.ts';
import { envelope, signedInMeanwhile, standInDevice } from './device-stand-in.ts';

const write: WriteRequest = {
  key: 'key-1',
  method: 'POST',
  path: '/api/submit_order',
  body: { kind: 'json', text: '{"items":[]}' },
};

function send(device: Device, leave = () => Promise.resolve(undefined)) {
  return createTransport(device, () => undefined)(write, leave, new AbortController().signal);
}

describe('a write', () => {
  test('is sent with its bytes, its key and the headers of the device', async () => {
    const { device, sent } = standInDevice([envelope(200, { id: 'order-1' })]);
    expect(await send(device)).toEqual({
      kind: 'answered',
      answer: { status: 200, body: { code: 0, data: { id: 'order-1' }, message: 'ok' } },
    });
    const [request] = sent;
    expect(await request?.text()).toBe('{"items":[]}');
    expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/api/submit_order']);
    expect(
      ['Idempotency-Key', 'Authorization', 'source', 'line_id', 'group_id', 'Content-Type'].map((name) =>
        request?.headers.get(name),
      ),
    ).toEqual(['key-1', 'Bearer token-1', 'web', 'U-ling', 'group-baan-suan', 'application/json']);
  });

  test('refused for its group is sent once, and not again under another group', async () => {
    let group = 'chiangmai';
    const bytes = '{"group_id":"chiangmai","items":[]}';
    const { device, sent, heard } = standInDevice(
      [envelope(403, { reason: 'foreign_group' }), envelope(200, { id: 'order-1' })],
      { groupId: () => group },
    );
    const transport = createTransport(device, () => undefined);
    const request: WriteRequest = { ...write, body: { kind: 'json', text: bytes } };
    const noFile = async () => undefined;
    const first = await transport(request, noFile, new AbortController().signal);
    expect(first).toMatchObject({ kind: 'answered', answer: { status: 403 } });
    expect([sent.length, heard]).toEqual([1, []]);
    // What is sent again is asked for again by the person; what it names stays.
    group = 'pratunam';
    await transport(request, noFile, new AbortController().signal);
    expect(await sent[1]?.text()).toBe(bytes);
  });

  test('that is refused for its token waits for a sign-in, and leads nobody there', async () => {
    const { device, heard } = standInDevice([envelope(401, { reason: 'token_expired' })]);
    expect(await send(device)).toEqual({ kind: 'signedOut' });
    expect(heard).toEqual(['write signed out']);
  });

  test('that is refused for a token of before waits, and ends no session that began meanwhile', async () => {
    const refusal = envelope(401, { reason: 'token_expired' });
    const { device, heard } = standInDevice([], signedInMeanwhile('token-1', refusal));
    expect(await send(device)).toEqual({ kind: 'signedOut' });
    expect(heard).toEqual([]);
  });

  test('without a token is not sent, and leads nobody away', async () => {
    const { device, sent, heard } = standInDevice([envelope(200, {})], { token: () => null });
    expect(await send(device)).toEqual({ kind: 'signedOut' });
    expect([sent, heard]).toEqual([[], ['write signed out']]);
  });

  test('does not leave where the server cannot be reached', async () => {
    const { device, sent } = standInDevice([envelope(200, {})], { canReach: () => Promise.resolve(false) });
    const leave = vi.fn(() => Promise.resolve(undefined));
    expect(await send(device, leave)).toEqual({ kind: 'unreachable' });
    expect([sent, leave.mock.calls]).toEqual([[], []]);
  });

  test('that is not to be sent any more when it is about to leave is not sent', async () => {
    const { device, sent } = standInDevice([envelope(200, {})]);
    await expect(send(device, () => Promise.reject(new Error('answered')))).rejects.toThrow('answered');
    expect(sent).toEqual([]);
  });

  test('without an answer is unknown', async () => {
    const { device, heard } = standInDevice([]);
    expect(await send(device)).toEqual({ kind: 'unknown' });
    expect(heard).toEqual([]);
  });
});
