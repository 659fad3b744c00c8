import type { Actor, AnyActor, AnyStateMachine, EventObject } from 'xstate';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';

/** An event that a chart emitted, and the workflow that it comes from. */
export interface EmittedEvent {
  readonly event: EventObject;
  readonly actor: AnyActor;
  /** Whether the person is still on the page from which they set the workflow going. */
  readonly isAwaited: boolean;
  /** Whether this is what the link that opened the page asked for. */
  readonly endsLink: boolean;
}

export interface EmittedEvents {
  /** Follows a workflow, whichever actor it lives in; one that another tab writes is heard there. */
  follow(workflow: WorkflowHandle<AnyStateMachine>): void;
  /** Calls `listener` for each emitted event until the returned function is called. */
  listen(listener: (emitted: EmittedEvent) => void): () => void;
  /** A link asks for something here; `end` is the emitted event, or a part of it, that says it is done. */
  expectEnd(end: EventObject): void;
  /** The page that the person is on, null for none; nothing is awaited yet on another one. */
  openPage(path: string | null): void;
}

/** Collects what the open workflows of this page emit; nothing is emitted by a stream that is folded. */
export function createEmittedEvents(): EmittedEvents {
  const listeners = new Set<(emitted: EmittedEvent) => void>();
  const awaited = new Set<WorkflowHandle<AnyStateMachine>>();
  let linkEnd: EventObject | null = null;
  let openedPath: string | null = null;

  function publish(workflow: WorkflowHandle<AnyStateMachine>, event: EventObject): void {
    const { actor } = workflow.getStatus();
    const emitted = { event, actor, isAwaited: awaited.has(workflow), endsLink: isPart(linkEnd, event) };
    for (const listener of listeners) listener(emitted);
  }

  /** Listens to one actor; returns the function that stops. */
  function followActor(workflow: WorkflowHandle<AnyStateMachine>, actor: Actor<AnyStateMachine>): () => void {
    let wasBusy = actor.getSnapshot().hasTag('busy');
    const subscriptions = [
      actor.subscribe((snapshot) => {
        const isBusy = snapshot.hasTag('busy');
        if (isBusy && !wasBusy) awaited.add(workflow);
        wasBusy = isBusy;
      }),
      actor.on('*', (event: EventObject) => publish(workflow, event)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }

  return {
    follow(workflow) {
      let followed: Actor<AnyStateMachine> | null = null;
      let stop: () => void = () => undefined;
      function update(): void {
        const { actor, isFollowing } = workflow.getStatus();
        const next = isFollowing ? null : actor;
        if (next === followed) return;
        stop();
        stop = next === null ? () => undefined : followActor(workflow, next);
        followed = next;
      }
      update();
      workflow.subscribe(update);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    expectEnd(end) {
      linkEnd = end;
    },
    openPage(path) {
      if (path === openedPath) return;
      openedPath = path;
      awaited.clear();
      linkEnd = null;
    },
  };
}

function isPart(part: EventObject | null, whole: EventObject): boolean {
  return part !== null && Object.entries(part).every(([field, value]) => (whole as never)[field] === value);
}
