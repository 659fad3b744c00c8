import { fromPromise } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { ReadService, Service, WriteService } from '../../../domain/service.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { describeFailure } from '../streams/failure.ts';
import { jsonCopy } from '../streams/json-copy.ts';
import { secretFreeCopy } from '../streams/secret-free.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Recorder } from '../streams/recorder.ts';

/** What a machine's services run in: its stream, and the only way to the server. */
export interface ServiceRun {
  readonly stream: string;
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** Tells the machine how far a write has come. */
  report(event: RecordedEvent): void;
  /** The machine is about to hear the answer that was kept under this key. */
  answered(invokeId: string, key: string): void;
}

/** The definition's machine with its services in place. Throws when one is missing or of another kind than declared. */
export function provideServices(
  definition: WorkflowDefinition,
  services: Readonly<Record<string, Service>>,
  run: ServiceRun,
): AnyStateMachine {
  const copy = definition.journalled ? secretFreeCopy : jsonCopy;
  const actors = Object.keys(definition.services).map((name) => {
    const service = checkedService(definition, services, name);
    return [
      name,
      service.kind === 'write' ? writeActor(name, service, run, copy) : readActor(service, copy),
    ] as const;
  });
  return definition.machine.provide({ actors: Object.fromEntries(actors) });
}

function checkedService(
  definition: WorkflowDefinition,
  services: Readonly<Record<string, Service>>,
  name: string,
): Service {
  const kind = definition.services[name];
  const service = services[name];
  if (service === undefined) throw new Error(`${definition.name}: the service ${name} is not provided`);
  if (service.kind !== kind) {
    throw new Error(
      `${definition.name}: the service ${name} is declared as ${String(kind)} and provided as ${service.kind}`,
    );
  }
  if (kind === 'write' && !definition.journalled) {
    throw new Error(`${definition.name}: ${name} writes, and a write needs a journal`);
  }
  return service;
}

type Copy = (value: unknown) => unknown;

function readActor(service: ReadService<never, unknown, 'read' | 'once'>, copy: Copy) {
  return fromPromise<unknown, unknown>(({ input, signal }) =>
    recordable(async () => service.run(input as never, signal), copy),
  );
}

function writeActor(name: string, service: WriteService, run: ServiceRun, copy: Copy) {
  return fromPromise<unknown, unknown>(({ input, self, signal }) =>
    recordable(async () => {
      const request = service.request(input as never);
      // Nothing leaves before the event that caused it is on disk.
      await run.recorder.flushed();
      signal.throwIfAborted();
      const answer = await run.outbox.deliver({ stream: run.stream, service: name, request }, (status) => {
        if (!signal.aborted && status !== 'sending')
          run.report({ type: `delivery.${status}`, service: name });
      });
      const outcome = service.outcome(answer);
      run.answered(self.id, request.key);
      return outcome;
    }, copy),
  );
}

/** The machine sees answers and errors as the journal will give them back. */
async function recordable(work: () => Promise<unknown>, copy: Copy): Promise<unknown> {
  try {
    return copy(await work());
  } catch (error) {
    const failure = copy(describeFailure(error));
    throw failure;
  }
}
