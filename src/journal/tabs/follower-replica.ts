import { createActor, fromPromise } from 'xstate';
import type { Actor, AnyStateMachine } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { openForReading } from '../replay/open-stream.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Replica, ReplicaOptions } from './replica.ts';
import { stampSentEvents } from './replica.ts';

/**
 * Folds the stream and goes on with whatever its writer, another tab, brings to the disk. Its services do nothing: the writer's
 * do. What the person does here shows before the turn has come, so that no tap falls into a state that it has left already.
 * Rejects when the stream cannot be folded.
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

  /** Asked anew after each wait. */
  function isStopped(): boolean {
    return isStopping;
  }

  async function advance(): Promise<void> {
    if (isStopped()) return;
    const news = await events.read(stream, version);
    if (isStopped()) return;
    const begins = news.findIndex(({ type }) => type === 'journal.opened');
    // What stood here was set aside, or the stream has only now begun and knows its own input.
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

  /** Shows at once what the event leads to here; the writer that this tab becomes for it decides. */
  function sendOptimistically(event: RecordedEvent): void {
    onUnhandled(event);
    if (!isStopped()) sendUnstamped(event);
  }

  stampSentEvents(actor, options, sendOptimistically);
  actor.subscribe({ error: onFailure });
  actor.start();
  // What was written between the fold and the first message.
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
