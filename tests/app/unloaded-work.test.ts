import { expect, test } from 'vitest';
import { writeRequest } from '../../src/api/write-request.ts';
import { orderClient } from '../../src/features/orders/orders-workflows.ts';
import { describeWork } from '../../src/features/unsent/unsent-work.ts';
import { createMemoryStores } from '../../src/journal/stores/memory-stores.ts';
import type { ClientWorkflow } from '../../src/workflow/client-workflow.ts';

const failure = new TypeError('Failed to fetch');

test.each<[string, () => Promise<ClientWorkflow>]>([
  ['code', () => Promise.reject(failure)],
  ['description', async () => ({ ...orderClient, unsent: () => Promise.reject(failure) })],
])('unsent work of a workflow whose %s cannot be loaded is listed as another write', async (_, clientOf) => {
  const { events } = createMemoryStores();
  const work = await describeWork(
    {
      key: 'key-1',
      stream: 'order/o-1',
      service: 'cancelOrder',
      request: writeRequest('cancelOrder', 'key-1', { body: { order_id: 'o-1', version: 1 } }),
      createdAt: 0,
      attempts: 1,
      status: 'unknown',
    },
    true,
    { directory: { clientOf }, events },
  );
  expect(work).toEqual({
    key: 'key-1',
    icon: 'other',
    title: 'unsent.kind.other',
    about: [],
    figures: [],
    amount: null,
    since: '1970-01-01T00:00:00.000Z',
    standing: 'unknown',
    problem: null,
    to: null,
  });
});
