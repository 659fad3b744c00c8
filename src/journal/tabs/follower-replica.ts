import { createActor, fromPromise } from 'xstate';
import type { Actor, AnyStateMachine } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { openForReading } from '../replay/open-stream.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Replica, ReplicaOptions } from './replica.ts';
import { stampSentEvents } from './replica.ts';

/**
 * Starts a replica that folds the stream and then applies the events that the writer, another tab, appends. It runs no services.
 * Events of the user are applied optimistically and passed to `onUnhandled`. Rejects when the stream cannot be folded.
 */
export async function startFollowerReplica(options: ReplicaOptions): Promise<Replica> {
  const { definition, stream, journal, onUnhandled, onStale, onFailure } = options;
  const { events, tabs } = journal;
  const opened = await openForReading({ ...options, events });
  const { resumed, opening, quarantined } = opened;
  let { version } = opened;
  let isStopping = false;
  let reading = Promise.resolve();

  const actor: Actor<AnyStateMachine> = createActor(
    withoutServices(definition),
    resumed === null ? { input: opening?.input } : { snapshot: resumed.snapshot },
  );
  const sendUnstamped = actor.send.bind(actor);

  /** A function, since TypeScript would narrow the variable across an `await`. */
  function isStopped(): boolean {
    return isStopping;
  }

  async function advance(): Promise<void> {
    if (isStopped()) return;
    const news = await events.read(stream, version);
    if (isStopped()) return;
    const begins = news.findIndex(({ type }) => type === 'journal.opened');
    // The stream was quarantined and restarted, or has just begun with the writer's input.
    if (begins >= 0) {
      onStale();
      return;
    }
    version += news.length;
    for (const event of news) if (event.ignored !== true) sendUnstamped(event);
  }

  const stopListening = tabs.channel.listen((message) => {
    if (message.type !== 'appended' || message.name !== stream) return;
    reading = reading.then(advance).catch(onFailure);
  });

  function stop(): void {
    isStopping = true;
    stopListening();
    actor.stop();
  }

  /** Applies the event at once; the writer that this tab becomes applies it for good. */
  function sendOptimistically(event: RecordedEvent): void {
    onUnhandled(event);
    if (!isStopped()) sendUnstamped(event);
  }

  stampSentEvents(actor, options, sendOptimistically);
  actor.subscribe({ error: onFailure });
  actor.start();
  // Events that were appended between the fold and the first message.
  reading = advance().catch(onFailure);

  return {
    actor,
    quarantined,
    sendStamped: sendOptimistically,
    flushed: () => reading,
    stop,
  };
}

function withoutServices({ machine, services }: WorkflowDefinition): AnyStateMachine {
  const never = fromPromise<unknown, unknown>(() => new Promise(() => undefined));
  return machine.provide({
    actors: Object.fromEntries(Object.keys(services).map((name) => [name, never])),
  });
}
