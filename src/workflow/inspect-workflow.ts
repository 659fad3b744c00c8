import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { WorkflowHandle } from '../journal/workflow-handle.ts';
import { maskedCopy } from './masked-copy.ts';

// The inspector is another site, so values are masked.
const inspector = createBrowserInspector({ serialize: maskedCopy });

/** Shows a workflow, with each actor that runs it, in Stately's inspector, which opens in its own window. */
export function inspectWorkflow<TMachine extends AnyStateMachine>({
  getStatus,
  subscribe,
}: Pick<WorkflowHandle<TMachine>, 'getStatus' | 'subscribe'>): void {
  let shown: AnyActorRef | null = null;
  function show(): void {
    const actor: AnyActorRef = getStatus().actor;
    if (actor === shown) return;
    shown = actor;
    inspector.actor(actor, actor.getSnapshot() as AnyMachineSnapshot);
    actor.system.inspect(inspector.inspect);
  }
  show();
  subscribe(show);
}
