import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Service } from '../../domain/service.ts';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { Journal } from './journal.ts';
import { runWorkflow } from './tabs/run-workflow.ts';
import type { WorkflowHandle } from './workflow-handle.ts';

export interface OpenWorkflowOptions<TMachine extends AnyStateMachine> {
  readonly journal: Journal;
  /** Implementations of the services that the definition declares, by name. */
  readonly services: Readonly<Record<string, Service>>;
  /** Input of the machine in a new stream; an existing stream keeps its recorded input. */
  readonly input: InputFrom<TMachine>;
  /** Milliseconds since 1970, recorded with each event; the device's clock by default. */
  readonly now?: () => number;
  /** Returns a new idempotency key, recorded with each event; a random UUID by default. */
  readonly newKey?: () => string;
}

/**
 * Opens a workflow in its recorded state: folds its stream, provides its services, starts its machine and records the events that
 * it receives. `key` identifies the instance (an order's id, or user and group); empty for a workflow with one instance. Open
 * a stream once per page and share the handle. Only one tab writes a stream: while another tab does, this one follows its state
 * without running services, until the user acts here. A stream that cannot be folded is quarantined. Rejects when a service is
 * missing or of the wrong kind, or when the stream cannot be read.
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
