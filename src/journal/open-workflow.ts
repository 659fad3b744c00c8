import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { Journal } from './journal.ts';
import { runWorkflow } from './tabs/run-workflow.ts';
import type { WorkflowHandle } from './workflow-handle.ts';

export interface OpenWorkflowOptions<TMachine extends AnyStateMachine> {
  readonly journal: Journal;
  /** An implementation of each service that the definition declares, by its name. */
  readonly services: Readonly<Record<string, Service>>;
  /** What a new stream begins with; a stream that has records keeps its own. */
  readonly input: InputFrom<TMachine>;
  /** Milliseconds since 1970, for the stamp of events; the device's clock by default. */
  readonly now?: () => number;
  /** A new idempotency key, for the stamp of events; a random UUID by default. */
  readonly newKey?: () => string;
}

/**
 * Opens a workflow where it stood: folds its stream, provides its services, starts its machine and records what it receives.
 * `key` says which one of its kind (an order's id, user and group); empty for the only one. Open a stream once in a page and
 * share the handle. One tab writes a stream: where another does, its services stay idle here and its state is followed, until the
 * person does something here. A stream that cannot be folded is set aside. Rejects when a service is missing or of the wrong kind,
 * or the stream cannot be read.
 */
export async function openWorkflow<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  key: string,
  options: OpenWorkflowOptions<TMachine>,
): Promise<WorkflowHandle<TMachine>> {
  const { journal, services, input, now = Date.now, newKey = () => crypto.randomUUID() } = options;
  const stream = key === '' ? definition.name : `${definition.name}/${key}`;
  const handle = await runWorkflow({ definition, stream, journal, services, input, now, newKey });
  return handle as unknown as WorkflowHandle<TMachine>;
}
