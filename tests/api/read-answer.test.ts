import { describe, expect, test, vi } from 'vitest';
import { outcomeOf, readOutcome, valueOf } from '../../src/api/read-answer.ts';
import { envelope } from './device-stand-in.ts';

const longMessage = 'The warehouse is being counted today; orders of this shelf are taken again tomorrow.';

/** What openapi-fetch gives for an answer. */
async function replyOf(response: Response) {
  const body: unknown = await response.clone().json();
  return response.ok ? { data: body, response } : { error: body, response };
}

describe('a refusal', () => {
  test('keeps a message of any length whole', () => {
    const body = { code: 422, data: { reason: 'counting', until: 'tomorrow' }, message: longMessage };
    expect(outcomeOf({ status: 422, body })).toEqual({
      ok: false,
      problem: {
        status: 422,
        reason: 'counting',
        message: longMessage,
        details: { reason: 'counting', until: 'tomorrow' },
      },
    });
  });

  test('raised as an error says 50 characters of it', async () => {
    const outcome = await readOutcome(replyOf(envelope(422, { reason: 'counting' }, longMessage)), null);
    expect(() => valueOf(outcome)).toThrow(/^The warehouse is being counted today; orders of th$/);
  });

  test('without a reason that is known is an error of the server', () => {
    expect(outcomeOf({ status: 404, body: { code: 404 } })).toEqual({
      ok: false,
      problem: { status: 404, reason: 'server_error', message: 'Unknown error', details: {} },
    });
  });
});

describe('a 401', () => {
  const refused = () => replyOf(envelope(401, { reason: 'token_expired' }, 'token is expired'));

  test('of a read leads to sign-in', async () => {
    const onSignedOut = vi.fn();
    await expect(readOutcome(refused(), onSignedOut)).rejects.toThrow('token is expired');
    expect(onSignedOut).toHaveBeenCalledOnce();
  });

  test.each(['identity info not found', 'student not found'])(
    'by the message “%s” is one',
    async (message) => {
      const onSignedOut = vi.fn();
      const call = replyOf(envelope(404, { reason: 'not_found' }, message));
      await expect(readOutcome(call, onSignedOut)).rejects.toThrow('token is expired');
      expect(onSignedOut).toHaveBeenCalledOnce();
    },
  );

  test('of a sign-in is a refusal', async () => {
    expect(await readOutcome(refused(), null)).toMatchObject({
      ok: false,
      problem: { status: 401, reason: 'token_expired' },
    });
  });
});

describe('an answer', () => {
  test.each([
    ['with code 0', { code: 0, data: { id: '1' } }],
    ['without a code but with data', { data: { id: '1' } }],
  ])('%s is a success', (_, body) => {
    expect(outcomeOf({ status: 200, body })).toEqual({ ok: true, value: { id: '1' } });
  });

  test.each([
    ['that does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of a broken server', () => replyOf(envelope(500, { reason: 'server_error' }))],
  ])('%s is no refusal', async (_, call) => {
    await expect(readOutcome(call(), () => undefined)).rejects.toMatchObject({ name: 'Unreachable' });
  });
});
