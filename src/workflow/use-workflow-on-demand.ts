import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { transition } from 'xstate';
import type { Actor, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import type { ClientWorkflow } from './client-workflow.ts';
import { useUserScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';

interface OnDemand<TMachine extends AnyStateMachine> {
  /** Its state before it is opened. */
  readonly resting: AnyMachineSnapshot;
  /** Whether it was begun before, so that it is opened at once. */
  readonly isBegun: boolean;
  /** Called with the actor once it is open, before the events that were sent meanwhile. */
  readonly onOpen: (actor: Actor<TMachine>) => void;
}

/**
 * A workflow that is opened by the first event sent to it: of a list, only what was changed has a stream. Until it is open, its state is that
 * of the events sent so far, without their services. Where it turns out to have gone on elsewhere, and to take none of them now, what was
 * typed is sent to it as soon as it does; what was pressed can be pressed again. The caller gives each id a component of its own.
 */
export function useWorkflowOnDemand<TMachine extends AnyStateMachine>(
  client: ClientWorkflow<TMachine, UserScope>,
  id: string,
  { resting, isBegun, onOpen }: OnDemand<TMachine>,
) {
  const { directory } = useUserScope();
  const machine: AnyStateMachine = client.definition.machine;
  const [workflow, setWorkflow] = useState<WorkflowHandle<TMachine> | null>(null);
  const [expected, setExpected] = useState<AnyMachineSnapshot | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const waiting = useRef<EventFromLogic<TMachine>[]>([]);
  /** Known before the next render, which an event may precede. */
  const ready = useRef<WorkflowHandle<TMachine> | null>(null);
  const actor = useSyncExternalStore(
    workflow?.subscribe ?? neverChanges,
    () => workflow?.getStatus().actor ?? null,
  );
  const live = useSelector<Actor<TMachine> | undefined, AnyMachineSnapshot | null>(
    actor ?? undefined,
    (snapshot: AnyMachineSnapshot | undefined) => snapshot ?? null,
  );
  const open = useEffectEvent(() => {
    directory.open(client, id).then((opened) => {
      const { actor: own } = opened.getStatus();
      onOpen(own);
      const late: EventFromLogic<TMachine>[] = [];
      for (const event of waiting.current.splice(0)) {
        if (late.length === 0 && isTakenBy(own, event)) own.send(event);
        else if (event.type in (client.definition.fields ?? {})) late.push(event);
      }
      if (late.length > 0) sendOnceTaken(opened, late);
      ready.current = opened;
      setWorkflow(opened);
    }, setFailure);
  });
  const isWanted = isBegun || expected !== null;
  useEffect(() => {
    if (isWanted) open();
  }, [isWanted]);
  if (failure !== null) throw failure as Error;
  return {
    /** Null before it is open. */
    actor,
    snapshot: (live ?? expected ?? resting) as SnapshotFrom<TMachine>,
    send(event: EventFromLogic<TMachine>): void {
      if (ready.current !== null) {
        ready.current.getStatus().actor.send(event);
        return;
      }
      waiting.current.push(event);
      setExpected((before) => transition(machine, before ?? resting, event)[0]);
    },
  };
}

function isTakenBy<TMachine extends AnyStateMachine>(
  actor: Actor<TMachine>,
  event: EventFromLogic<TMachine>,
): boolean {
  return (actor.getSnapshot() as AnyMachineSnapshot).can(event);
}

/** Sends events to a workflow once its state takes them, also where the screen was left meanwhile. */
function sendOnceTaken<TMachine extends AnyStateMachine>(
  workflow: WorkflowHandle<TMachine>,
  events: readonly EventFromLogic<TMachine>[],
): void {
  const left = [...events];
  const stops = new Set<() => void>();
  const stop = () => {
    for (const unsubscribe of stops) unsubscribe();
    stops.clear();
  };
  const sendTaken = () => {
    const { actor } = workflow.getStatus();
    for (let [next] = left; next !== undefined && isTakenBy(actor, next); [next] = left) {
      left.shift();
      actor.send(next);
    }
    if (left.length === 0) stop();
  };
  const watch = () => {
    stop();
    const { unsubscribe } = workflow.getStatus().actor.subscribe(() => queueMicrotask(sendTaken));
    stops.add(unsubscribe).add(workflow.subscribe(watch));
  };
  watch();
}

const neverChanges = () => () => undefined;
