import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { MerchantSettings } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { merchantSettingsMachine } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import type { SaveSettingsInput } from '../../machines/merchant-settings/merchant-settings-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';

const contact = { about: { zh: '', en: '', th: '' }, phones: ['02-251-8899'], line_url: '' };
const seen: MerchantSettings = {
  enable_confirm_pay: true,
  external_models: false,
  ...contact,
  promptpay_id: '0812345678',
  version: 3,
  history: [],
};
const theirs: MerchantSettings = {
  enable_confirm_pay: true,
  external_models: false,
  ...contact,
  promptpay_id: '0912345678',
  version: 4,
  history: [],
};

/** The form of the id, opened; `answers` are those of the saves, one after the other. */
async function opened(...answers: Outcome<MerchantSettings>[]) {
  const sent: SaveSettingsInput[] = [];
  const actor = createActor(
    merchantSettingsMachine.provide({
      actors: {
        merchantSettings: fromPromise(() => Promise.resolve(accepted(seen))),
        saveMerchantSettings: fromPromise<Outcome<MerchantSettings>, SaveSettingsInput>(({ input }) => {
          sent.push(input);
          const answer = answers.shift();
          return answer === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(answer);
        }),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'edit.open' });
  return { actor, sent };
}

/** These settings, shown; a save is answered so. */
async function shownWith(settings: MerchantSettings, answer: Outcome<MerchantSettings>) {
  const sent: SaveSettingsInput[] = [];
  const actor = createActor(
    merchantSettingsMachine.provide({
      actors: {
        merchantSettings: fromPromise(() => Promise.resolve(accepted(settings))),
        saveMerchantSettings: fromPromise<Outcome<MerchantSettings>, SaveSettingsInput>(({ input }) => {
          sent.push(input);
          return Promise.resolve(answer);
        }),
      },
    }),
  ).start();
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  return { actor, sent };
}

const conflict = refused(
  sampleProblem(409, 'version_conflict', { current: theirs, changed_by: null, changed_at: '' }),
);

describe('the form of the PromptPay id', () => {
  test('opened shows the id as it is read aloud, and nothing is saved before it is changed', async () => {
    const { actor } = await opened();
    expect(actor.getSnapshot().context.text).toBe('081-234-5678');
    expect(actor.getSnapshot().can({ type: 'edit.save', key: 'key-1' })).toBe(false);
    actor.send({ type: 'promptpayId.change', text: '0812345678' });
    expect(actor.getSnapshot().can({ type: 'edit.save', key: 'key-1' })).toBe(false);
  });

  test('saved with a wrong id says what is wrong, keeps what was typed, and sends nothing', async () => {
    const { actor, sent } = await opened();
    actor.send({ type: 'promptpayId.change', text: '02-123-4567' });
    actor.send({ type: 'edit.save', key: 'key-1' });
    const { context, value } = actor.getSnapshot();
    expect([value, context.fault, context.text, sent]).toEqual([
      { editing: 'typing' },
      'length',
      '02-123-4567',
      [],
    ]);
  });

  test('saved with another id, or with none, sends its digits and the version that was seen', async () => {
    for (const [text, promptpayId] of [
      ['061-234-5678', '0612345678'],
      ['  ', ''],
    ] as const) {
      const saved = { ...seen, promptpay_id: promptpayId, version: 4, history: [] };
      const { actor, sent } = await opened(accepted(saved));
      actor.send({ type: 'promptpayId.change', text });
      actor.send({ type: 'edit.save', key: 'key-1' });
      await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
      expect([sent, actor.getSnapshot().context.settings]).toEqual([
        [{ key: 'key-1', promptpayId, version: 3 }],
        saved,
      ]);
    }
  });

  test('saved over what somebody else saved is settled by keeping mine, under their version', async () => {
    const saved = { ...seen, promptpay_id: '0612345678', version: 5, history: [] };
    const { actor, sent } = await opened(conflict, accepted(saved));
    actor.send({ type: 'promptpayId.change', text: '0612345678' });
    actor.send({ type: 'edit.save', key: 'key-1' });
    await waitFor(actor, (snapshot) => snapshot.matches('conflict'));
    actor.send({ type: 'mine.keep', key: 'key-2' });
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
    expect(sent[1]).toEqual({ key: 'key-2', promptpayId: '0612345678', version: 4 });
  });

  test('or by keeping theirs, which sends nothing more', async () => {
    const { actor, sent } = await opened(conflict);
    actor.send({ type: 'promptpayId.change', text: '0612345678' });
    actor.send({ type: 'edit.save', key: 'key-1' });
    await waitFor(actor, (snapshot) => snapshot.matches('conflict'));
    actor.send({ type: 'theirs.keep' });
    const { context, value } = actor.getSnapshot();
    expect([value, context.settings, sent.length]).toEqual([{ shown: 'resting' }, theirs, 1]);
  });
});

describe('whether receipts are confirmed', () => {
  /** The settings, shown, with what was sent. */
  async function shown(...answers: Outcome<MerchantSettings>[]) {
    const { actor, sent } = await opened(...answers);
    actor.send({ type: 'edit.discard' });
    return { actor, sent };
  }

  test('is asked about before it changes, and sends nothing where the answer is no', async () => {
    const { actor, sent } = await shown();
    actor.send({ type: 'receipts.change', confirms: true });
    expect(actor.getSnapshot().matches('shown')).toBe(true);
    actor.send({ type: 'receipts.change', confirms: false });
    actor.send({ type: 'receipts.keep' });
    expect([actor.getSnapshot().value, sent]).toEqual([{ shown: 'resting' }, []]);
  });

  test('sends that alone with the version that was seen', async () => {
    const saved = { ...seen, enable_confirm_pay: false, version: 4 };
    const { actor, sent } = await shown(accepted(saved));
    actor.send({ type: 'receipts.change', confirms: false });
    actor.send({ type: 'receipts.confirm', key: 'key-1' });
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
    expect([sent, actor.getSnapshot().context.settings]).toEqual([
      [{ key: 'key-1', confirmsReceipts: false, version: 3 }],
      saved,
    ]);
  });

  test('changed over what somebody else saved shows theirs and asks again', async () => {
    const { actor } = await shown(conflict);
    actor.send({ type: 'receipts.change', confirms: false });
    actor.send({ type: 'receipts.confirm', key: 'key-1' });
    await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'refused' }));
    const { settings, problem, confirmsReceipts } = actor.getSnapshot().context;
    expect([settings, problem?.reason, confirmsReceipts]).toEqual([theirs, 'version_conflict', null]);
  });
});

describe('what is told by LINE', () => {
  const notify = { staff: ['order', 'proof'], customers: ['changed'] } satisfies MerchantSettings['notify'];
  const less = { ...notify, customers: [] };

  /** The settings with a channel, shown. */
  const shown = (answer: Outcome<MerchantSettings>, settings: MerchantSettings = { ...seen, notify }) =>
    shownWith(settings, answer);

  test('changed is saved at once, with nothing else', async () => {
    const { actor, sent } = await shown(accepted({ ...seen, notify: less, version: 4 }));
    actor.send({ type: 'notify.change', notify: less, key: 'key-1' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
    expect(sent).toEqual([{ key: 'key-1', notify: less, version: 3 }]);
    expect([context.settings?.notify, context.notify]).toEqual([less, null]);
  });

  test('changed by two leads to the settings as they are now, with the refusal', async () => {
    const now = { ...theirs, notify };
    const { actor } = await shown(
      refused(sampleProblem(409, 'version_conflict', { current: now, changed_by: null, changed_at: '' })),
    );
    actor.send({ type: 'notify.change', notify: less, key: 'key-1' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'refused' }));
    expect([context.settings, context.notify, context.problem?.reason]).toEqual([
      now,
      null,
      'version_conflict',
    ]);
  });

  test('cannot be changed to what it is, or without a channel', async () => {
    const { actor } = await shown(accepted(seen));
    expect(actor.getSnapshot().can({ type: 'notify.change', notify })).toBe(false);
    const without = await shown(accepted(seen), seen);
    expect(without.actor.getSnapshot().can({ type: 'notify.change', notify: less })).toBe(false);
  });
});

describe('the permission of external models', () => {
  test('changed is saved at once, with nothing else, and cannot be changed to what it is', async () => {
    const { actor, sent } = await shownWith(seen, accepted({ ...seen, external_models: true, version: 4 }));
    expect(actor.getSnapshot().can({ type: 'externalModels.change', isAllowed: false })).toBe(false);
    actor.send({ type: 'externalModels.change', isAllowed: true, key: 'key-1' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ shown: 'saved' }));
    expect(sent).toEqual([{ key: 'key-1', externalModels: true, version: 3 }]);
    expect([context.settings?.external_models, context.externalModels]).toEqual([true, null]);
  });
});
