import { createActor, fromPromise } from 'xstate';
import type { AnyStateMachine, ContextFrom, EmittedFrom, EventFrom, InputFrom } from 'xstate';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Lets a chart live with services that answer at once, and gives what it received and emitted. */
export async function live<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  answers: Answers,
  events: readonly EventFrom<TMachine>[],
) {
  const emitted: EmittedFrom<TMachine>[] = [];
  const received: RecordedEvent[] = [openingRecord(machine.id, input)];
  const actors = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, fromPromise(() => Promise.resolve(answer))]),
  );
  const provided: AnyStateMachine = machine.provide({ actors } as never);
  const actor = createActor(provided, {
    input,
    inspect(inspected) {
      if (inspected.type !== '@xstate.event' || inspected.actorRef !== actor) return;
      if (inspected.event.type !== 'xstate.init') received.push(inspected.event);
    },
  });
  actor.on('*', (event) => emitted.push(event as EmittedFrom<TMachine>));
  actor.start();
  await settle();
  for (const event of events) {
    actor.send(event);
    await settle();
  }
  actor.stop();
  const { value, context } = actor.getSnapshot();
  return { emitted, received, value: value as unknown, context: context as ContextFrom<TMachine> };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
