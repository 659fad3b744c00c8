import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Address } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { orderDraftMachine, orderDraftWorkflow } from '../../machines/order-draft/order-draft-machine.ts';
import type { OrderDraftEvent } from '../../machines/order-draft/order-draft-types.ts';
import { sampleLantern, sampleRecognised } from '../../machines/order-draft/order-draft-samples.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { foldHistory, resumeStream } from '../../src/journal/replay/resume.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const input = { groupId: 'group-baan-suan' };
const back = { ...sampleAddress, id: 'address-2', alias: 'Back door', is_default: false };
const typed: OrderDraftEvent = { type: 'text.change', text: ' five lanterns ' };
const read = [
  typed,
  { type: 'text.recognise' } as const,
  answered('submitOrderByText', accepted(sampleRecognised)),
] as const;
const listed = [...read, answered('merchantAddress', [sampleAddress, back])] as const;
const submitted = [...listed, { type: 'order.submit', key: 'key-1', at: 1 } as const] as const;

const draft = (...events: Parameters<typeof stateAfter<typeof orderDraftMachine>>[2][]) =>
  stateAfter(orderDraftMachine, input, ...events);

describe('a text', () => {
  test('is read for its group, without the spaces around it', () => {
    const reading = draft(typed, { type: 'text.recognise' });
    expect(inputOf(orderDraftMachine, reading, 'submitOrderByText')).toEqual({
      groupId: 'group-baan-suan',
      text: 'five lanterns',
    });
  });

  test('that nobody could read stays, and is read again', () => {
    const unreached = draft(typed, { type: 'text.recognise' }, failed('submitOrderByText'));
    expect(unreached.value).toBe('unreached');
    expect(unreached.context.text).toBe(' five lanterns ');
    expect(
      draft(typed, { type: 'text.recognise' }, failed('submitOrderByText'), { type: 'text.recognise' }).value,
    ).toBe('recognising');
  });

  test('of more than 500 characters is not sent', () => {
    expect(draft({ type: 'text.change', text: 'x'.repeat(501) }, { type: 'text.recognise' }).value).toEqual({
      typing: 'resting',
    });
  });

  test('that was being spoken when the app was closed is asked for again by nobody', () => {
    expect(draft(typed, { type: 'speech.start' }, { type: 'listen.interrupted' }).value).toEqual({
      typing: 'resting',
    });
  });
});

describe('the addresses', () => {
  test('choose the default one, unless another was chosen', () => {
    expect(draft(...listed).context.addressId).toBe(sampleAddress.id);
    const chosen = [
      ...listed,
      { type: 'addresses.open' } as const,
      answered('merchantAddress', [sampleAddress, back]),
      { type: 'address.choose', addressId: back.id } as const,
      { type: 'addresses.open' } as const,
    ] as const;
    expect(draft(...chosen, answered('merchantAddress', [sampleAddress, back])).context.addressId).toBe(
      back.id,
    );
  });

  test('that lack the one it was to go to leave none, until another is chosen or brought', () => {
    const gone = [
      ...listed,
      { type: 'addresses.open' } as const,
      answered('merchantAddress', [sampleAddress, back]),
      { type: 'address.choose', addressId: back.id } as const,
      { type: 'addresses.open' } as const,
      answered('merchantAddress', [sampleAddress]),
    ] as const;
    const place = { addressId: null, isAddressGone: true };
    expect(draft(...gone).context).toMatchObject(place);
    expect(draft(...gone, { type: 'order.submit', key: 'key-1' }).matches('reviewing')).toBe(true);
    const readAgain = [
      ...gone,
      { type: 'addresses.open' } as const,
      answered('merchantAddress', [sampleAddress]),
    ] as const;
    expect(draft(...readAgain).context).toMatchObject(place);
    expect(
      draft(...readAgain, { type: 'address.choose', addressId: sampleAddress.id }).context,
    ).toMatchObject({ addressId: sampleAddress.id, isAddressGone: false });
    expect(draft(...readAgain, { type: 'address.bring', address: back }).context).toMatchObject({
      addressId: back.id,
      isAddressGone: false,
    });
    expect(draft(...readAgain, { type: 'text.edit' }).context.isAddressGone).toBe(false);
  });

  test('take one that was brought before they were read, and read them does not take it back', () => {
    const brought = draft(...read, { type: 'address.bring', address: back });
    expect(brought.context).toMatchObject({ addresses: [back], addressId: back.id });
    expect(
      draft(
        ...read,
        { type: 'address.bring', address: back },
        answered('merchantAddress', [sampleAddress, back]),
      ).context.addressId,
    ).toBe(back.id);
  });
});

describe('an address that is brought while an older reading is under way', () => {
  test('is read with the others anew, and not called deleted', async () => {
    const readings: ((addresses: readonly Address[]) => void)[] = [];
    const machine = orderDraftMachine.provide({
      actors: {
        merchantAddress: fromPromise<readonly Address[], typeof input>(
          () => new Promise((resolve) => readings.push(resolve)),
        ),
      },
    });
    const actor = createActor(machine, { input, snapshot: machine.getPersistedSnapshot(draft(...listed)) });
    actor.start();
    actor.send({ type: 'addresses.open' });
    actor.send({ type: 'address.bring', address: back });
    expect(readings).toHaveLength(2);
    readings[0]?.([sampleAddress]);
    readings[1]?.([sampleAddress, back]);
    const { context } = await waitFor(actor, (now) => now.matches({ reviewing: { addresses: 'listed' } }));
    expect(context).toMatchObject({
      addresses: [sampleAddress, back],
      addressId: back.id,
      isAddressGone: false,
    });
  });
});

describe('a journal of when the default address replaced a deleted one', () => {
  const submit = { type: 'order.submit', key: 'key-1', at: 1 } as const;
  const records = [
    openingRecord('order-draft', input),
    ...listed,
    { type: 'addresses.open' },
    answered('merchantAddress', [sampleAddress, back]),
    { type: 'address.choose', addressId: back.id },
    { type: 'addresses.open' },
    answered('merchantAddress', [sampleAddress]),
  ] as unknown as RecordedEvent[];
  const resumed = (...events: readonly object[]) =>
    resumeStream(orderDraftWorkflow, {
      snapshot: null,
      events: [...records, ...(events as RecordedEvent[])],
    });

  test('that ends where the order was sent goes on with sending it to the default address', () => {
    const { snapshot, running } = resumed(submit);
    expect([...running]).toEqual(['submitOrderByTextV2']);
    expect(snapshot).toMatchObject({
      value: { submitting: 'sending' },
      context: {
        addressId: sampleAddress.id,
        isAddressGone: false,
        submission: { key: 'key-1', addressId: sampleAddress.id },
      },
    });
  });

  test('that ends after the answer has the order accepted', () => {
    const answer = answered('submitOrderByTextV2', accepted({ id: 'order-1' }));
    expect(resumed(submit, answer).snapshot).toMatchObject({ value: 'submitted' });
  });

  test('is no reason to send an order today whose address is gone', () => {
    const events: RecordedEvent[] = [...records, { ...submit, ignored: true }];
    const now = foldHistory(orderDraftWorkflow, { snapshot: null, events });
    expect(now.matches({ reviewing: { order: 'choosingAddress' } })).toBe(true);
    expect(now.context).toMatchObject({ addressId: null, isAddressGone: true, submission: null });
    expect(now.can(submit)).toBe(false);
  });
});

describe('an order', () => {
  test('is not sent without an address', () => {
    expect(draft(...read, { type: 'order.submit', key: 'key-1' }).matches('reviewing')).toBe(true);
  });

  test('is the same under the same key after it could not be sent', () => {
    const sent = inputOf(orderDraftMachine, draft(...submitted), 'submitOrderByTextV2');
    const again = draft(...submitted, failed('submitOrderByTextV2'), { type: 'order.retry', key: 'key-2' });
    expect(sent).toMatchObject({
      key: 'key-1',
      addressId: sampleAddress.id,
      remark: sampleRecognised.remark,
    });
    expect(inputOf(orderDraftMachine, again, 'submitOrderByTextV2')).toEqual(sent);
  });

  test('that is refused is corrected at its line, and goes out under a key of its own', () => {
    const price = refused(
      sampleProblem(409, 'price_changed', { items: [{ sku_id: sampleLantern.id, price: 310 }] }),
    );
    const stopped = draft(...submitted, answered('submitOrderByTextV2', price));
    expect(stopped.matches({ reviewing: { order: 'refused' } })).toBe(true);
    const again = draft(
      ...submitted,
      answered('submitOrderByTextV2', price),
      answered('merchantAddress', [sampleAddress, back]),
      { type: 'order.submit', key: 'key-2', at: 2 },
    );
    expect(inputOf(orderDraftMachine, again, 'submitOrderByTextV2')).toMatchObject({
      key: 'key-2',
      items: [{ skuId: sampleLantern.id, quantity: 5, price: 31_000 }, { quantity: 24 }],
    });
  });

  test('that was accepted is forgotten once it was told, or at the next visit', () => {
    const done = [...submitted, answered('submitOrderByTextV2', accepted({ id: 'order-1' }))] as const;
    for (const type of ['order.acknowledge', 'draft.open'] as const) {
      const after = draft(...done, { type });
      expect(after.value).toBe('empty');
      expect(after.context).toMatchObject({ text: '', submission: null, draft: { lines: [] } });
    }
  });
});
