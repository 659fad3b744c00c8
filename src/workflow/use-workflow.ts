import { use, useContext, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkflowHandle, WorkflowStatus } from '../journal/workflow-handle.ts';
import type { ClientWorkflow } from './client-workflow.ts';
import { DeviceScopeContext, UserScopeContext } from './scopes.ts';
import type { DeviceScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

/** An open workflow as a route uses it: its actor, and an event that was lost because another tab was first. */
export interface OpenWorkflow<TMachine extends AnyStateMachine>
  extends
    WorkflowStatus<TMachine>,
    Pick<
      WorkflowHandle<TMachine>,
      'acceptLateEvent' | 'dismissLateEvent' | 'dismissQuarantined' | 'flushed'
    > {
  /** Identifies the workflow, whichever actor runs it. */
  readonly id: string;
}

/** Returns a workflow, opened if necessary, and re-renders when its actor changes; suspends while its stream is folded. */
export function useWorkflow<TMachine extends AnyStateMachine, TScope extends UserScope | DeviceScope>(
  client: ClientWorkflow<TMachine, TScope>,
  id: string,
): OpenWorkflow<TMachine> {
  const scopes = { device: useContext(DeviceScopeContext), person: useContext(UserScopeContext) };
  const directory = scopes[client.scope]?.directory as WorkflowDirectory<TScope> | undefined;
  if (directory === undefined) throw new Error(`${client.definition.name} opens only below its scope`);
  const workflow = use(directory.open(client, id));
  const view = useSyncExternalStore(workflow.subscribe, workflow.getStatus);
  const { acceptLateEvent, dismissLateEvent, dismissQuarantined, flushed } = workflow;
  return {
    id: `${client.definition.name}/${id}`,
    ...view,
    acceptLateEvent,
    dismissLateEvent,
    dismissQuarantined,
    flushed,
  };
}
