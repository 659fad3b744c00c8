import { use, useContext, useSyncExternalStore } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { WorkflowHandle, WorkflowView } from '../journal/workflow-handle.ts';
import type { ClientWorkflow } from './client-workflow.ts';
import { DeviceScopeContext, UserScopeContext } from './scopes.ts';
import type { DeviceScope } from './scopes.ts';
import type { UserScope } from './user-scopes.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

/** A workflow as a route follows it: its actor, and what the person sent that another tab was quicker than. */
export interface OpenWorkflow<TMachine extends AnyStateMachine>
  extends
    WorkflowView<TMachine>,
    Pick<WorkflowHandle<TMachine>, 'acceptOffer' | 'dismissOffer' | 'dismissSetAside' | 'flushed'> {
  /** Which workflow it is, whatever actor it lives in at the moment. */
  readonly id: string;
}

/** Opens a workflow, or finds it open, and follows its actor; suspends while its stream is folded. */
export function useWorkflow<TMachine extends AnyStateMachine, TScope extends UserScope | DeviceScope>(
  client: ClientWorkflow<TMachine, TScope>,
  id: string,
): OpenWorkflow<TMachine> {
  const scopes = { device: useContext(DeviceScopeContext), person: useContext(UserScopeContext) };
  const directory = scopes[client.scope]?.directory as WorkflowDirectory<TScope> | undefined;
  if (directory === undefined) throw new Error(`${client.definition.name} opens only below its scope`);
  const workflow = use(directory.open(client, id));
  const view = useSyncExternalStore(workflow.subscribe, workflow.getView);
  const { acceptOffer, dismissOffer, dismissSetAside, flushed } = workflow;
  return {
    id: `${client.definition.name}/${id}`,
    ...view,
    acceptOffer,
    dismissOffer,
    dismissSetAside,
    flushed,
  };
}
