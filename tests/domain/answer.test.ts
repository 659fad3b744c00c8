import { describe, expect, test } from 'vitest';
import { classifyReply, readEnvelope, readReason } from '../../domain/answer.ts';

const refusal = (reason: string) => ({ code: 422, message: 'no', data: { reason } });
const signedOut = { kind: 'signedOut' };
const unknown = { kind: 'unknown' };

describe('classifyReply', () => {
  test.each([200, 201])('%d with an envelope is answered', (status) => {
    const body = { code: 0, data: { id: 'order-1' }, message: 'ok' };
    expect(classifyReply({ status, body })).toEqual({ kind: 'answered', answer: { status, body } });
  });

  test('200 without a code but with data is answered', () => {
    const body = { data: { id: 'order-1' } };
    expect(classifyReply({ status: 200, body })).toEqual({ kind: 'answered', answer: { status: 200, body } });
  });

  test.each([400, 403, 404, 409, 413, 415, 422, 501])(
    '%d with an envelope is answered: refused',
    (status) => {
      const body = refusal('insufficient_stock');
      expect(classifyReply({ status, body })).toEqual({ kind: 'answered', answer: { status, body } });
    },
  );

  test('401 waits for a sign-in', () => {
    expect(classifyReply({ status: 401, body: refusal('token_expired') })).toEqual(signedOut);
  });

  test('a success whose envelope says 401 waits for a sign-in', () => {
    expect(classifyReply({ status: 200, body: { code: 401, message: 'token is expired' } })).toEqual(
      signedOut,
    );
  });

  test.each([
    [404, 404, 'student not found'],
    [422, 422, 'Identity info not found'],
    [200, 500, 'identity info not found, sign in again'],
  ])('%d with code %d and the message “%s” waits for a sign-in', (status, code, message) => {
    expect(classifyReply({ status, body: { code, data: null, message } })).toEqual(signedOut);
  });

  test.each([
    [200, 0, 'student not found'],
    [404, 404, 'order not found'],
  ])('%d with code %d and the message “%s” is answered', (status, code, message) => {
    const body = { code, data: null, message };
    expect(classifyReply({ status, body })).toEqual({ kind: 'answered', answer: { status, body } });
  });

  test('409 of a request in flight waits and repeats', () => {
    const body = refusal('idempotency_in_flight');
    expect(classifyReply({ status: 409, body, retryAfter: 2 })).toEqual({ kind: 'busy', retryAfterMs: 2000 });
  });

  test('another refusal with the word of a request in flight is answered', () => {
    const body = refusal('idempotency_in_flight');
    expect(classifyReply({ status: 422, body })).toEqual({ kind: 'answered', answer: { status: 422, body } });
  });

  test.each([
    ['a page that is no envelope', '<html>', 3, 3000],
    ['no time to wait', refusal('rate_limited'), undefined, 1000],
    ['a time in the past', refusal('rate_limited'), -5, 0],
    ['a time beyond a day', refusal('rate_limited'), 1e9, 86_400_000],
  ])('429 with %s waits and repeats', (_, body, retryAfter, retryAfterMs) => {
    const reply = { status: 429, body, ...(retryAfter === undefined ? {} : { retryAfter }) };
    expect(classifyReply(reply)).toEqual({ kind: 'busy', retryAfterMs });
  });

  test('no reply at all is unknown', () => {
    expect(classifyReply(null)).toEqual(unknown);
  });

  test('503 of what the shop has not set up is answered: refused', () => {
    const body = refusal('not_configured');
    expect(classifyReply({ status: 503, body })).toEqual({ kind: 'answered', answer: { status: 503, body } });
  });

  test.each([500, 502, 503, 504])('%d is unknown, whatever it says', (status) => {
    expect(classifyReply({ status, body: refusal('server_error') })).toEqual(unknown);
  });

  test.each([200, 401, 404, 409, 422])('%d with something that is no envelope is unknown', (status) => {
    for (const body of [
      undefined,
      null,
      '',
      '<html>sign in to the network</html>',
      [],
      {},
      { data: null },
      7,
    ]) {
      expect(classifyReply({ status, body })).toEqual(unknown);
    }
  });

  test.each([300, 302, 402, 405, 408, 410])('%d, which the contract does not know, is unknown', (status) => {
    expect(classifyReply({ status, body: refusal('moved') })).toEqual(unknown);
  });
});

describe('readEnvelope', () => {
  test('takes what it knows and leaves the rest', () => {
    expect(readEnvelope({ code: 0, data: [1], message: 'ok', trace: 'x' })).toEqual({
      code: 0,
      data: [1],
      message: 'ok',
    });
  });

  test('needs no code where there are data', () => {
    expect(readEnvelope({ data: [1], message: 'ok' })).toEqual({ data: [1], message: 'ok' });
  });

  test('a message that is no text is none', () => {
    expect(readEnvelope({ code: 404, message: { en: 'no' } })).toEqual({ code: 404, data: undefined });
  });
});

describe('readReason', () => {
  test.each([
    [{ reason: 'not_found' }, 'not_found'],
    [{ reason: 404 }, null],
    [{}, null],
    [null, null],
    ['not_found', null],
  ])('of %j is %s', (data, reason) => {
    expect(readReason({ code: 404, data })).toBe(reason);
  });
});
