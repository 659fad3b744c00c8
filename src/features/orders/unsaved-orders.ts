import { countChanges } from '../../../domain/order-edit.ts';
import { orderWorkflow } from '../../../machines/order/order-machine.ts';
import type { OrderContext } from '../../../machines/order/order-machine.ts';
import { readSnapshot } from '../../journal/replay/read-snapshot.ts';
import type { EventStore } from '../../journal/streams/event-store.ts';
import type { UserScope } from '../../workflow/user-scopes.ts';
import type { WorkflowDirectory } from '../../workflow/workflow-directory.ts';
import type { orderClient } from './orders-workflows.ts';

interface UnsavedSources {
  readonly directory: Pick<WorkflowDirectory<UserScope>, 'opened'>;
  readonly events: EventStore;
}

/** Whether an order has edits that the server does not have. */
export function hasUnsavedEdits({ order, edit }: Pick<OrderContext, 'order' | 'edit'>): boolean {
  return order !== null && countChanges(order, edit) > 0;
}

/** Returns which of these orders have unsaved edits on this device; those that are open in this tab are not read from the disk. */
export async function findUnsavedOrders(
  ids: readonly string[],
  { directory, events }: UnsavedSources,
): Promise<ReadonlySet<string>> {
  const open = await contextsOfOpenOrders(directory);
  const noted = new Set((await events.listStreams()).map(({ stream }) => stream));
  const checked = ids.map(async (id): Promise<readonly string[]> => {
    if (!open.has(id) && !noted.has(`${orderWorkflow.name}/${id}`)) return [];
    const context = open.get(id) ?? (await readContext(id, events));
    return context !== null && hasUnsavedEdits(context) ? [id] : [];
  });
  return new Set((await Promise.all(checked)).flat());
}

async function contextsOfOpenOrders(
  directory: UnsavedSources['directory'],
): Promise<ReadonlyMap<string, OrderContext>> {
  const handles = await Promise.allSettled(directory.opened<typeof orderClient>('order'));
  return new Map(
    handles
      .filter((opening) => opening.status === 'fulfilled')
      .map(({ value }) => value.getStatus().actor.getSnapshot().context)
      .map((context) => [context.orderId, context]),
  );
}

/** A stream that cannot be read says so on its own screen. */
async function readContext(id: string, events: EventStore): Promise<OrderContext | null> {
  return readSnapshot(orderWorkflow, id, events).then(
    (snapshot) => snapshot?.context ?? null,
    () => null,
  );
}
