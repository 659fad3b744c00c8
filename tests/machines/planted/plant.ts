import type { AnyStateMachine } from 'xstate';
import type { ServiceKind } from '../../../domain/service.ts';
import type { Invariant } from '../../../machines/kit/invariant.ts';
import { withProofs } from '../../../machines/proofs.ts';
import type { TestedWorkflow } from '../../../machines/proofs.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { WorkflowSamples } from '../../../machines/kit/workflow-samples.ts';

/** A chart with samples and invariants; omitted ones are empty. */
export function plant<TMachine extends AnyStateMachine>(
  machine: TMachine,
  samples: Partial<WorkflowSamples<TMachine>>,
  services: Readonly<Record<string, ServiceKind>> = {},
  declared: Pick<WorkflowDefinition, 'fields' | 'settles'> = {},
  invariants: readonly Invariant<TMachine>[] = [],
): TestedWorkflow {
  const definition: WorkflowDefinition<TMachine> = {
    name: machine.id,
    machine,
    services,
    journalled: true,
    ...declared,
  };
  const { inputs = [null], events = [], answers = {} } = samples;
  return withProofs(definition, { inputs, events, answers } as WorkflowSamples<TMachine>, invariants);
}
