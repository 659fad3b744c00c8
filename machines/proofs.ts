import type { AnyStateMachine } from 'xstate';
import type { Invariant } from './kit/invariant.ts';
import { serviceInvariants } from './kit/service-invariants.ts';
import type { WorkflowSamples } from './kit/workflow-samples.ts';
import type { WorkflowDefinition } from './kit/workflow.ts';
import { workflows } from './workflows.ts';

/** A workflow with the samples and invariants that the generic tests use. */
export interface TestedWorkflow extends WorkflowDefinition {
  readonly samples: WorkflowSamples;
  readonly invariants: readonly Invariant[];
}

/** Modules by path, as `import.meta.glob` returns them. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Adds samples and invariants to a workflow, and the invariants about services that every chart has. */
export function withProofs<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  samples: WorkflowSamples<TMachine>,
  invariants: readonly Invariant<TMachine>[] = [],
): TestedWorkflow {
  return { ...definition, samples, invariants: [...serviceInvariants(definition.services), ...invariants] };
}

/**
 * Adds a workflow's samples and invariants by their file names: `wishSamples` in `./wish/wish-samples.ts` and `wishInvariants` in
 * `./wish/wish-invariants.ts`. Throws when one of them is missing.
 */
export function findProofs(definition: WorkflowDefinition, modules: Modules): TestedWorkflow {
  return withProofs(
    definition,
    findExport(definition, 'samples', modules) as WorkflowSamples,
    findExport(definition, 'invariants', modules) as readonly Invariant[],
  );
}

function findExport({ name }: WorkflowDefinition, kind: 'samples' | 'invariants', modules: Modules): unknown {
  const path = `./${name}/${name}-${kind}.ts`;
  const exported = `${name}-${kind}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const found = modules[path]?.[exported];
  if (found === undefined)
    throw new Error(`${path.replace('.', 'machines')} with its export ${exported} is missing`);
  return found;
}

/** Every workflow of the product, with its samples and invariants. */
export const testedWorkflows: readonly TestedWorkflow[] = workflows.map((definition) =>
  findProofs(
    definition,
    import.meta.glob<Readonly<Record<string, unknown>>>('./*/*-{samples,invariants}.ts', { eager: true }),
  ),
);
