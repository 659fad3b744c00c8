import { createContext, use, useContext, useSyncExternalStore } from 'react';
import type { AnyStateMachine, InputFrom } from 'xstate';
import type { WorkflowDefinition } from '../../machines/kit/workflow.ts';
import type { WorkflowHandle, WorkflowStatus } from '../journal/workflow-handle.ts';
import type { WorkflowDirectory } from './workflow-directory.ts';

export const DirectoryContext = createContext<WorkflowDirectory | null>(null);

/** A workflow as a route follows it: its actor, and what the person sent that another tab was quicker than. */
export interface OpenWorkflow<TMachine extends AnyStateMachine>
  extends
    WorkflowStatus<TMachine>,
    Pick<
      WorkflowHandle<TMachine>,
      'acceptLateEvent' | 'dismissLateEvent' | 'dismissQuarantined' | 'flushed'
    > {
  /** Which workflow it is, whatever actor it lives in at the moment. */
  readonly id: string;
}

/** Opens a workflow, or finds it open, and follows its actor; suspends while its stream is folded. */
export function useWorkflow<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  key: string,
  input: InputFrom<TMachine>,
): OpenWorkflow<TMachine> {
  const directory = useContext(DirectoryContext);
  if (directory === null) throw new Error('a workflow opens only below a directory');
  const workflow = use(directory.open(definition, key, input));
  const view = useSyncExternalStore(workflow.subscribe, workflow.getStatus);
  const { acceptLateEvent, dismissLateEvent, dismissQuarantined, flushed } = workflow;
  return {
    id: `${definition.name}/${key}`,
    ...view,
    acceptLateEvent,
    dismissLateEvent,
    dismissQuarantined,
    flushed,
  };
}
