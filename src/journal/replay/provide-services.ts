import { fromPromise } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import type { ReadService, Service, WriteService } from '../../../domain/service.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { describeFailure } from '../streams/stream-errors.ts';
import { jsonCopy, maskedJsonCopy } from '../streams/secret-masking.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { RecordedEvent } from '../streams/recorded-event.ts';
import type { Recorder } from '../streams/recorder.ts';

/** What a machine's services depend on. */
export interface ServiceContext {
  readonly stream: string;
  readonly recorder: Recorder;
  readonly outbox: Outbox;
  /** Sends an event on the progress of a write to the machine. */
  report(event: RecordedEvent): void;
  /** Called before the machine receives the answer of the write with this key. */
  answered(invokeId: string, key: string): void;
}

/** Returns the definition's machine with its services. Throws when one is missing or of another kind than declared. */
export function provideServices(
  definition: WorkflowDefinition,
  services: Readonly<Record<string, Service>>,
  serviceContext: ServiceContext,
): AnyStateMachine {
  const copy = definition.journalled ? maskedJsonCopy : jsonCopy;
  const actors = Object.keys(definition.services).map((name) => {
    const service = checkedService(definition, services, name);
    return [
      name,
      service.kind === 'write' ? writeActor(name, service, serviceContext, copy) : readActor(service, copy),
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
    recordableResult(async () => service.run(input as never, signal), copy),
  );
}

function writeActor(name: string, service: WriteService, serviceContext: ServiceContext, copy: Copy) {
  return fromPromise<unknown, unknown>(({ input, self, signal }) =>
    recordableResult(async () => {
      const request = service.request(input as never);
      // Write-ahead: nothing is sent before the event that caused it is on disk.
      await serviceContext.recorder.flushed();
      signal.throwIfAborted();
      const answer = await serviceContext.outbox.send(
        { stream: serviceContext.stream, service: name, request },
        (status) => {
          if (!signal.aborted && status !== 'sending')
            serviceContext.report({ type: `delivery.${status}`, service: name });
        },
      );
      const outcome = service.outcome(answer);
      serviceContext.answered(self.id, request.key);
      return outcome;
    }, copy),
  );
}

/** Copies answers and errors as JSON, so that the live machine receives what a fold will read. */
async function recordableResult(work: () => Promise<unknown>, copy: Copy): Promise<unknown> {
  try {
    return copy(await work());
  } catch (error) {
    const failure = copy(describeFailure(error));
    throw failure;
  }
}
