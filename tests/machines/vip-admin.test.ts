import { describe, expect, test } from 'vitest';
import { refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { vipAdminMachine } from '../../machines/vip-admin/vip-admin-machine.ts';
import { answered, failed, inputOf, stateAfter } from './state-after.ts';

const admin = (...events: Parameters<typeof stateAfter<typeof vipAdminMachine>>[2][]) =>
  stateAfter(vipAdminMachine, { skuId: 'sku-1', groupId: 'group-1' }, ...events);
const added = [
  {
    type: 'product.see',
    product: { name: 'Bowl', price: 105, vipPrice: null, isVip: false, version: 1 },
  },
  { type: 'price.change', text: '79' },
  { type: 'vip.add', key: 'key-1' },
] as const;

describe('a change that could not be kept', () => {
  const asked = [...added, failed('setSkuVip'), { type: 'vip.takeBack' }] as const;

  test('and is taken back goes on under its key where the outbox holds it', () => {
    expect(inputOf(vipAdminMachine, admin(...asked), 'isOnItsWay')).toEqual({ key: 'key-1' });
    const onItsWay = admin(...asked, answered('isOnItsWay', true));
    expect(onItsWay.value).toEqual({ setting: 'sending' });
    expect(inputOf(vipAdminMachine, onItsWay, 'setSkuVip')).toEqual(
      inputOf(vipAdminMachine, admin(...added), 'setSkuVip'),
    );
  });

  test('and is taken back before it left keeps what was typed', () => {
    const gone = admin(...asked, answered('isOnItsWay', false));
    expect([gone.value, gone.context.wanted, gone.context.text]).toEqual([{ shown: 'resting' }, null, '79']);
  });

  test('and of which nothing can be said is unreachable again', () => {
    expect(admin(...asked, failed('isOnItsWay')).value).toBe('unreachable');
  });

  test('and was left by an earlier version of the app folds to the same state', () => {
    expect(admin(...added, failed('setSkuVip'), { type: 'vip.leave' }).value).toEqual({ shown: 'resting' });
  });
});

describe('a change that was refused', () => {
  const problem = sampleProblem(404, 'not_found');
  const refusal = [...added, answered('setSkuVip', refused(problem)), added[0]] as const;

  test('stays until it was read, with what was typed', () => {
    const snapshot = admin(...refusal);
    expect([snapshot.value, snapshot.context.problem]).toEqual([{ shown: 'refused' }, problem]);
    const read = admin(...refusal, { type: 'refusal.acknowledge' });
    expect([read.value, read.context.problem, read.context.text]).toEqual([{ shown: 'resting' }, null, '79']);
  });
});
