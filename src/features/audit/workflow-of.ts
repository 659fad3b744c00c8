import { workflows } from '../../../machines/workflows.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';

/** What the journal puts before the name of a stream that it sets aside; a key follows the name. */
export const setAsidePrefix = 'set-aside/';

/** The workflow that wrote a stream, by the stream's name; undefined for one that this app does not have. */
export function workflowOf(stream: string): WorkflowDefinition | undefined {
  const [name] = stream.replace(setAsidePrefix, '').split('/');
  return workflows.find((workflow) => workflow.name === name);
}
