import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MerchantSettings } from '../../../domain/contract.ts';
import { countStatements } from '../count-statements.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';

let server: TestServer;
let owner: Person;
let admin: Person;
let rival: Person;

beforeAll(async () => {
  server = await startServer();
  [owner, admin, rival] = await server.people('owner', 'admin', 'rival_owner');
});
afterAll(() => server.stop());
beforeEach(() => server.database.pool.query(`UPDATE merchants SET promptpay_id = '', settings_version = 1`));

const read = async (person: Person) =>
  accepted(await person.get('/api/merchant_settings')) as MerchantSettings;
const save = (person: Person, body: object) => person.post('/api/merchant_settings', body);
const saved = async (person: Person, body: object) => accepted(await save(person, body)) as MerchantSettings;

describe('merchantSettings', () => {
  test('a PromptPay id is kept in digits, with a new version and an entry of the history', async () => {
    const before = (await read(owner)).history.length;
    const answer = await saved(owner, { promptpay_id: '081-234 5678', version: 1 });
    expect(answer).toMatchObject({ promptpay_id: '0812345678', version: 2 });
    expect(answer.history.slice(before)).toEqual([
      {
        seq: before + 1,
        at: expect.any(String),
        by: { id: 'owner', name: '陈国源', role: 'owner' },
        event: 'settings.save',
        from: null,
        to: 'saved',
        seen_version: 1,
        changes: { promptpay_id: { from: '', to: '0812345678' } },
      },
    ]);
    expect(await read(admin)).toEqual(answer);
  });

  test('an empty text removes the id, and what is absent or the same changes nothing', async () => {
    await saved(owner, { promptpay_id: '0812345678' });
    const before = await read(owner);
    const { version } = before;
    for (const body of [{}, { promptpay_id: null }, { promptpay_id: '0812345678' }])
      expect(await saved(admin, body)).toEqual(before);
    expect(before).toMatchObject({ enable_confirm_pay: true, promptpay_id: '0812345678' });
    const removed = await saved(admin, { promptpay_id: ' ', version });
    expect(removed).toMatchObject({ promptpay_id: '', version: version + 1 });
    expect(removed.history.at(-1)?.changes).toEqual({ promptpay_id: { from: '0812345678', to: '' } });
  });

  test('external models are allowed by those who change the settings, with an entry of the history', async () => {
    expect(await read(owner)).toMatchObject({ external_models: false });
    const allowed = await saved(owner, { external_models: true });
    expect(allowed).toMatchObject({ external_models: true });
    expect(allowed.history.at(-1)?.changes).toEqual({ external_models: { from: false, to: true } });
    expect(await server.store.forMerchant('m-demo').merchant.usesExternalModels()).toBe(true);
    expect(await saved(admin, { external_models: false })).toMatchObject({ external_models: false });
  });

  test.each(['0212345678', '081234567', '0107544000100', 'shop@bank'])(
    'the id %s is refused by its field, and changes nothing',
    async (promptpay_id) => {
      expect(refusal(await save(owner, { promptpay_id }))).toMatchObject({
        code: 400,
        reason: 'invalid_request',
        field: 'promptpay_id',
      });
      expect(await read(owner)).toMatchObject({ promptpay_id: '', version: 1 });
    },
  );

  test('a save over a version that somebody else made is refused, with what there is and who did it', async () => {
    const current = await saved(admin, { promptpay_id: '0912345678', version: 1 });
    expect(refusal(await save(owner, { promptpay_id: '0812345678', version: 1 }))).toMatchObject({
      code: 409,
      reason: 'version_conflict',
      current,
      changed_by: { id: 'admin', name: 'พลอย ศรีสาย', role: 'admin' },
      changed_at: current.history.at(-1)?.at,
    });
  });

  test('of two saves of one version at once, one is refused', async () => {
    const answers = await Promise.all(
      ['0812345678', '0912345678'].map((promptpay_id) => save(owner, { promptpay_id, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await read(owner)).toMatchObject({ version: 2 });
  });

  test('each answer to whoever is signed in says their version, and a refusal too', async () => {
    const before = await owner.get('/api/user_info');
    await save(owner, { promptpay_id: '0812345678', version: 1 });
    const after = await owner.get('/api/user_info');
    const refused = await owner.get('/api/payment_order_detail?payment_order_id=none');
    expect([before, after, refused].map(({ headers }) => headers['settings-version'])).toEqual([
      '1.1',
      '2.1',
      '2.1',
    ]);
  });

  test('another merchant keeps its own', async () => {
    const theirs = await read(rival);
    await saved(owner, { promptpay_id: '0812345678' });
    expect(await read(rival)).toEqual(theirs);
    expect(theirs.history).toEqual([]);
  });

  test('entries of the history are never changed or removed', async () => {
    await saved(owner, { promptpay_id: '0812345678' });
    const { pool } = server.database;
    const refused = 'merchant_history is append-only';
    await expect(pool.query(`UPDATE merchant_history SET by_name = ''`)).rejects.toThrow(refused);
    await expect(pool.query('DELETE FROM merchant_history')).rejects.toThrow(refused);
  });

  test('a save sends seven statements without a key', async () => {
    expect(await countStatements(() => save(owner, { promptpay_id: '0812345678', version: 1 }))).toBe(7);
  });
});
