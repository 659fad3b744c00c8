import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import { samplePerson } from '../../machines/samples/sample-people.ts';
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

describe('a change of a person that was refused while its person was elsewhere', () => {
  const problem = { status: 422, reason: 'person_not_changeable', message: '', details: {} };
  const refusedRole: readonly RecordedEvent[] = [
    openingRecord('role-admin', { personId: samplePerson.id }),
    { type: 'person.open', person: samplePerson },
    { type: 'role.choose', role: 'storekeeper' },
    { type: 'role.save', key: 'key-1' },
    { type: 'xstate.done.actor.resetRole', output: refused(problem) },
  ];
  const stream = `role-admin/${samplePerson.id}`;

  test('stays a question until it is read, and leads to that person', async () => {
    expect(await questionsOn({ [stream]: refusedRole })).toEqual([
      {
        stream,
        path: `/role?form=${samplePerson.id}`,
        about: [samplePerson.name],
        write: { icon: 'changes', title: 'people.unsent.role' },
        problem,
      },
    ]);
    const read: readonly RecordedEvent[] = [...refusedRole, { type: 'refusal.acknowledge' }];
    expect(await questionsOn({ [stream]: read })).toEqual([]);
  });
});

describe('a VIP product that was refused while its person was elsewhere', () => {
  const problem = { status: 404, reason: 'not_found', message: '', details: {} };
  const refusedVip: readonly RecordedEvent[] = [
    openingRecord('vip-admin', { groupId: 'g-1', skuId: 's-1' }),
    {
      type: 'product.see',
      product: { name: 'Bowl', price: 105, vipPrice: 90, isVip: true, version: 1 },
    },
    { type: 'vip.remove', key: 'key-1' },
    { type: 'xstate.done.actor.setSkuVip', output: refused(problem) },
  ];

  test('stays a question until it is read, and leads to that product', async () => {
    expect(await questionsOn({ 'vip-admin/g-1/s-1': refusedVip })).toEqual([
      {
        stream: 'vip-admin/g-1/s-1',
        path: '/home-vip?form=g-1%2Fs-1',
        about: ['Bowl'],
        write: { icon: 'changes', title: 'vip.unsent' },
        problem,
      },
    ]);
    const read: readonly RecordedEvent[] = [...refusedVip, { type: 'refusal.acknowledge' }];
    expect(await questionsOn({ 'vip-admin/g-1/s-1': read })).toEqual([]);
  });
});

describe('a name of a group that was refused while its person was elsewhere', () => {
  test('stays a question until another one is typed', async () => {
    const problem = { status: 422, reason: 'name_taken', message: '', details: {} };
    const refusedName: readonly RecordedEvent[] = [
      openingRecord('group-form', { groupId: null }),
      { type: 'group.open', group: null },
      { type: 'name.change', name: 'Nimman' },
      { type: 'group.save', key: 'key-1' },
      { type: 'xstate.done.actor.saveGroup', output: refused(problem) },
    ];
    expect(await questionsOn({ 'group-form/': refusedName })).toMatchObject([
      { path: '/role?tab=groups', about: ['Nimman'], write: { title: 'people.unsent.groupName' }, problem },
    ]);
    const typed: readonly RecordedEvent[] = [...refusedName, { type: 'name.change', name: 'Nimman 2' }];
    expect(await questionsOn({ 'group-form/': typed })).toEqual([]);
  });
});
