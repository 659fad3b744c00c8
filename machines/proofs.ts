import type { AnyStateMachine } from 'xstate';
import type { Invariant } from './kit/invariant.ts';
import { serviceInvariants } from './kit/service-invariants.ts';
import type { WorkflowSamples } from './kit/workflow-samples.ts';
import type { WorkflowDefinition } from './kit/workflow.ts';
import { workflows } from './workflows.ts';

/** A chart together with what a walk through it needs, and what the walk has to find kept. */
export interface RegisteredWorkflow extends WorkflowDefinition {
  readonly samples: WorkflowSamples;
  readonly invariants: readonly Invariant[];
}

/** Modules by their paths, as `import.meta.glob` gives them. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Puts beside a chart what it is proven with; what each chart promises of its services is added. */
export function register<TMachine extends AnyStateMachine>(
  definition: WorkflowDefinition<TMachine>,
  samples: WorkflowSamples<TMachine>,
  invariants: readonly Invariant<TMachine>[] = [],
): RegisteredWorkflow {
  return { ...definition, samples, invariants: [...serviceInvariants(definition.services), ...invariants] };
}

/**
 * Finds what a chart is proven with: `wishSamples` in `./wish/wish-samples.ts` and `wishInvariants` in `./wish/wish-invariants.ts`.
 * Throws when one of them is missing.
 */
export function findProofs(definition: WorkflowDefinition, modules: Modules): RegisteredWorkflow {
  return register(
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

/** Every chart of the product: what the proofs walk and the pictures show. */
export const registry: readonly RegisteredWorkflow[] = workflows.map((definition) =>
  findProofs(
    definition,
    import.meta.glob<Readonly<Record<string, unknown>>>('./*/*-{samples,invariants}.ts', { eager: true }),
  ),
);
