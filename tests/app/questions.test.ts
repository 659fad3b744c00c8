import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleCup } from '../../machines/samples/sample-records.ts';
import { clients } from '../../src/app/features.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { singleTab } from '../../src/journal/tabs/tab-locks.ts';
import { findQuestions } from '../../src/workflow/find-questions.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { createWorkflowDirectory } from '../../src/workflow/workflow-directory.ts';

async function questionsOn(streams: Readonly<Record<string, readonly RecordedEvent[]>>) {
  const { events } = createMemoryStores();
  for (const [name, records] of Object.entries(streams)) await events.append(name, records, 0);
  const directory = createWorkflowDirectory<UserScope>({
    journal: { tabs: singleTab } as UserScope['journal'],
    clients: () => Promise.resolve(clients),
    scope: () => ({}) as UserScope,
    person: () => null,
  });
  return findQuestions({ directory, events });
}

describe('a count that was overtaken while its person was elsewhere', () => {
  const cup = { ...sampleCup, on_hand: 12, stock: 12 };
  const moved = refused({
    status: 409,
    reason: 'stock_moved',
    message: '',
    details: { on_hand: 10, stock: 10 },
  });
  const overtaken: readonly RecordedEvent[] = [
    openingRecord('stock-dialog', { skuId: 's-1' }),
    { type: 'dialog.open', mode: 'count' },
    { type: 'xstate.done.actor.skuDetail', output: accepted(cup) },
    { type: 'field.change', field: 'figure', text: '12' },
    { type: 'move.send', key: 'key-1', at: 1 },
    { type: 'xstate.done.actor.washStock', output: moved },
  ];

  test('stays a question until it is counted again or given up', async () => {
    const [question, ...others] = await questionsOn({ 'stock-dialog/s-1': overtaken });
    expect(others).toEqual([]);
    expect(question).toMatchObject({
      stream: 'stock-dialog/s-1',
      path: '/product/s-1',
      about: [{ name: sampleCup.name, color: 'Sand', size: '250 ml' }],
      write: { title: 'stockMove.unsent.count' },
      problem: { reason: 'stock_moved', details: { base_stock: 12, on_hand: 10, counted: 12 } },
    });
    const again: readonly RecordedEvent[] = [...overtaken, { type: 'move.send', key: 'key-2', at: 2 }];
    const givenUp: readonly RecordedEvent[] = [
      ...overtaken,
      { type: 'dialog.close' },
      { type: 'leave.discard' },
    ];
    expect(await questionsOn({ 'stock-dialog/s-1': givenUp })).toEqual([]);
    expect(await questionsOn({ 'stock-dialog/s-1': again })).toEqual([]);
  });

  test('is none where nothing was refused', async () => {
    expect(await questionsOn({ 'stock-dialog/s-1': overtaken.slice(0, -1) })).toEqual([]);
  });
});

describe('a cover that was refused while its person was elsewhere', () => {
  const problem = { status: 404, reason: 'not_found', message: '', details: {} };
  const refusedCover: readonly RecordedEvent[] = [
    openingRecord('product-cover', { skuId: 's-1' }),
    { type: 'cover.choose', cover: '/api/files/second.jpg', key: 'key-1' },
    { type: 'xstate.done.actor.setupSkuCover', output: refused(problem) },
  ];

  test('stays a question until it is read', async () => {
    expect(await questionsOn({ 'product-cover/s-1': refusedCover })).toEqual([
      {
        stream: 'product-cover/s-1',
        path: '/product/s-1',
        about: [],
        write: { icon: 'photo', title: 'productForm.unsent.cover' },
        problem,
      },
    ]);
    const read: readonly RecordedEvent[] = [...refusedCover, { type: 'cover.dismiss' }];
    expect(await questionsOn({ 'product-cover/s-1': read })).toEqual([]);
  });
});

describe('a cover whose photo was lost before it was sent', () => {
  const lostCover: readonly RecordedEvent[] = [
    openingRecord('product-cover', { skuId: 's-1' }),
    { type: 'cover.take', photo: samplePhoto, key: 'key-1' },
    { type: 'xstate.error.actor.uploadV2', error: 'the file is no longer on this device' },
  ];

  test('stays a question until it is discarded or another one is taken', async () => {
    expect(await questionsOn({ 'product-cover/s-1': lostCover })).toMatchObject([
      { stream: 'product-cover/s-1', path: '/product/s-1', problem: null },
    ]);
    const left: readonly RecordedEvent[] = [...lostCover, { type: 'cover.dismiss' }];
    const again: readonly RecordedEvent[] = [
      ...lostCover,
      { type: 'cover.take', photo: { ...samplePhoto, blobId: 'photo-2' }, key: 'key-2' },
    ];
    expect(await questionsOn({ 'product-cover/s-1': left })).toEqual([]);
    expect(await questionsOn({ 'product-cover/s-1': again })).toEqual([]);
  });
});
