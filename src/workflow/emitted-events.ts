import type { Actor, AnyActor, AnyStateMachine, EventObject } from 'xstate';
import type { TabChannel } from '../journal/tabs/tab-channel.ts';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';

/** An event that a chart emitted, and the workflow that it comes from. */
export interface EmittedEvent {
  readonly event: EventObject;
  readonly actor: AnyActor;
  /** Whether the person is still on the page from which they started the work. */
  readonly isAwaited: boolean;
  /** Whether this is what the link that opened the page asked for. */
  readonly endsLink: boolean;
}

interface EmittedListener {
  onEvent(emitted: EmittedEvent): void;
  /** A workflow in another tab emitted an event, which that tab reacts to. */
  onOtherTab(): void;
}

export interface EmittedEvents {
  /** Follows a workflow, whichever actor runs it; only the tab that writes a stream publishes its events. */
  follow(workflow: WorkflowHandle<AnyStateMachine>): void;
  /** Calls the listener until the returned function is called. The first one also receives what was emitted before it. */
  listen(listener: EmittedListener): () => void;
  /** A link starts something here; `end` is the emitted event, or a part of it, that reports it as done. */
  expectEnd(end: EventObject): void;
  /** The page that the person is on, null for none; nothing is awaited yet on another one. */
  openPage(path: string | null): void;
}

/** Collects what the open workflows of one scope emit; folding a stream emits nothing. */
export function createEmittedEvents(channel: TabChannel): EmittedEvents {
  const listeners = new Set<EmittedListener>();
  const awaited = new Set<WorkflowHandle<AnyStateMachine>>();
  /** Emitted before the app could listen: a workflow resumes as soon as it is opened. */
  let unheard: readonly EmittedEvent[] = [];
  let linkEnd: EventObject | null = null;
  let openedPath: string | null = null;

  channel.listen((message) => {
    if (message.type === 'emitted') for (const { onOtherTab } of listeners) onOtherTab();
  });

  function publish(workflow: WorkflowHandle<AnyStateMachine>, event: EventObject): void {
    const { actor } = workflow.getStatus();
    const endsLink = isPart(linkEnd, event);
    if (endsLink) linkEnd = null;
    const emitted = { event, actor, isAwaited: awaited.has(workflow), endsLink };
    if (listeners.size === 0) unheard = [...unheard, emitted];
    for (const { onEvent } of listeners) onEvent(emitted);
    channel.post({ type: 'emitted', name: event.type });
  }

  /** Follows one actor; returns the function that stops. */
  function followActor(
    workflow: WorkflowHandle<AnyStateMachine>,
    { actor, isFollowing }: { readonly actor: Actor<AnyStateMachine>; readonly isFollowing: boolean },
  ): () => void {
    let wasBusy = actor.getSnapshot().hasTag('busy');
    // A follower shows what its person started, too, before this tab becomes the writer.
    const subscriptions = [
      actor.subscribe((snapshot) => {
        const isBusy = snapshot.hasTag('busy');
        if (isBusy && !wasBusy) awaited.add(workflow);
        wasBusy = isBusy;
      }),
    ];
    if (!isFollowing) subscriptions.push(actor.on('*', (event: EventObject) => publish(workflow, event)));
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }

  return {
    follow(workflow) {
      let followed = workflow.getStatus();
      let stop = followActor(workflow, followed);
      workflow.subscribe(() => {
        const next = workflow.getStatus();
        if (next.actor === followed.actor && next.isFollowing === followed.isFollowing) return;
        stop();
        stop = followActor(workflow, next);
        followed = next;
      });
    },
    listen(listener) {
      listeners.add(listener);
      const missed = unheard;
      unheard = [];
      for (const emitted of missed) listener.onEvent(emitted);
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
