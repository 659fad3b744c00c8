import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { orderMachine } from '../../../machines/order/order-machine.ts';
import type { WorkflowHandle } from '../../journal/workflow-handle.ts';
import { useUserScope } from '../../workflow/scopes.ts';
import { orderClient } from './orders-workflows.ts';
import { findUnsavedOrders, hasUnsavedEdits } from './unsaved-orders.ts';

/** Returns which of these orders have unsaved edits on this device; of the order beside the list it is told as they are made. */
export function useUnsavedOrders(ids: readonly string[]): ReadonlySet<string> {
  const { journal, directory } = useUserScope();
  const { pathname } = useLocation();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const names = ids.join(' ');
  useEffect(() => {
    const listed = names.split(' ').filter(Boolean);
    let left = false;
    const stops: (() => void)[] = [];
    const find = () =>
      findUnsavedOrders(listed, { directory, events: journal.events }).then(
        (found) => left || setUnsaved(found),
        // A list without its marks is there all the same.
        () => undefined,
      );
    async function followOpened(orderId: string): Promise<void> {
      const order = await directory.open(orderClient, orderId);
      if (left || !listed.includes(orderId)) return;
      stops.push(followEdits(order, (isUnsaved) => setUnsaved((all) => withOne(all, orderId, isUnsaved))));
    }
    void find();
    stops.push(
      journal.tabs.channel.listen((message) => {
        if (message.type === 'appended' && message.name.startsWith('order/')) void find();
      }),
    );
    const besideList = /\/order\/([^/]+)$/.exec(pathname)?.[1];
    if (besideList !== undefined) followOpened(besideList).catch(() => undefined);
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [names, pathname, journal, directory]);
  return unsaved;
}

/** Calls back whenever an order begins or ceases to have unsaved edits, whichever actor runs it. */
function followEdits(
  { getStatus, subscribe }: WorkflowHandle<typeof orderMachine>,
  onChange: (isUnsaved: boolean) => void,
): () => void {
  let last: boolean | null = null;
  function tell(): void {
    const isUnsaved = hasUnsavedEdits(getStatus().actor.getSnapshot().context);
    if (isUnsaved !== last) onChange(isUnsaved);
    last = isUnsaved;
  }
  let followed = getStatus().actor.subscribe(tell);
  const stop = subscribe(() => {
    followed.unsubscribe();
    followed = getStatus().actor.subscribe(tell);
    tell();
  });
  tell();
  return () => {
    stop();
    followed.unsubscribe();
  };
}

function withOne(all: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...all].filter((other) => other !== id);
  return new Set(isIn ? [...others, id] : others);
}
