import { openDB } from 'idb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../../../src/journal/open-journal.ts';
import { openWorkflow } from '../../../src/journal/open-workflow.ts';
import { createOrderServices } from '../order-services.ts';
import { orderWorkflow } from '../order-workflow.ts';
import { createFakeEnvironment } from '../fake-environment.ts';

const random = 'Zm9vYmFyQmF6cXV4MDEyMzQ1Njc4OTAxMjM0NTY3ODk';
const secrets: Readonly<Record<string, string>> = {
  'a session token': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  'a journal key': random,
  'an access token of LINE': `Bearer ${random}${random}`,
  'the code of a sign-in': 'https://shop/auth?code=c0de-of-line',
  'the state of a sign-in': 'https://shop/auth?state=st4te-of-line',
  'an invitation': 'https://shop/auth?invite=inv1te.sig',
  'a signed address': '/api/files/a.webp?sig=s1gned',
};

/** All rows of an unencrypted database, as text. */
async function rowsOf(name: string): Promise<string> {
  const database = await openDB(name);
  const rows = await Promise.all([...database.objectStoreNames].map((store) => database.getAll(store)));
  database.close();
  return JSON.stringify(rows, (_, value: unknown) =>
    value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
  );
}

describe('a journal that is not encrypted', () => {
  test.each(Object.entries(secrets))('holds nothing of %s, wherever it comes from', async (_, secret) => {
    const name = `talat-test-${crypto.randomUUID()}`;
    const answers = [{ note: secret }];
    const journal = await openJournal({
      name,
      keys: null,
      environment: createFakeEnvironment(),
      async send(_, leave) {
        await leave();
        return { kind: 'answered', answer: { status: 200, body: { data: answers[0] } } };
      },
    });
    onTestFinished(() => journal.close());
    const services = createOrderServices({
      readStock: { kind: 'read', run: () => Promise.resolve({ left: secret }) },
      printReceipt: { kind: 'once', run: () => Promise.reject(new Error(secret)) },
    });
    const device = await openWorkflow(orderWorkflow, 'g1', { journal, services, input: { groupId: secret } });
    const { actor } = device.getStatus();
    actor.send({ type: 'line.add', line: `planted ${secret}` });
    actor.send({ type: 'stock.look' });
    await expect.poll(() => actor.getSnapshot().context.stock).not.toBe(null);
    actor.send({ type: 'order.leave' });
    actor.send({ type: 'receipt.print' });
    await expect.poll(() => actor.getSnapshot().value).toBe('editing');
    actor.send({ type: 'order.submit' });
    await expect.poll(() => actor.getSnapshot().value).toBe('submitted');
    await device.flushed();
    const kept = await rowsOf(name);
    const hidden = secret.split(/[=/ ]/).at(-1) ?? '';
    expect([kept.includes('planted'), kept.includes('submit'), kept.includes(hidden)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('holds nothing of a secret in an answer that no stream holds yet', async () => {
    const name = `talat-test-${crypto.randomUUID()}`;
    const journal = await openJournal({
      name,
      keys: null,
      environment: createFakeEnvironment(),
      async send(_, leave) {
        await leave();
        return { kind: 'answered', answer: { status: 200, body: { data: { token: random } } } };
      },
    });
    onTestFinished(() => journal.close());
    const body = { kind: 'json', text: '{}' } as const;
    const request = { key: 'key-1', method: 'POST', path: '/api/submit_order', body } as const;
    await journal.outbox.send({ stream: 'test-order', service: 'submitOrder', request }, () => undefined);
    const kept = await rowsOf(name);
    expect([kept.includes('200'), kept.includes(random)]).toEqual([true, false]);
  });
});
