import type { AnyStateNode } from 'xstate';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { Exploration } from '../exploration.ts';

interface InvokeConfig {
  readonly id?: unknown;
  readonly src?: unknown;
  readonly onError?: unknown;
}

export interface Invoke extends InvokeConfig {
  readonly node: AnyStateNode;
}

/** What is wrong with the services of a chart: how they are invoked, declared and answered in the samples. */
export function serviceFaults({ workflow }: Exploration): readonly string[] {
  const { machine, services, samples } = workflow;
  const invokes = invokesIn(machine.root);
  const invoked = new Set(invokes.map(({ src }) => src));
  const answered = samples.answers as Readonly<Record<string, readonly unknown[]>>;
  return [
    ...invokes.flatMap((invoke) => faultsOf(invoke, services)),
    ...Object.keys(services).flatMap((name) => [
      ...(invoked.has(name) ? [] : [`${name} is declared and never invoked`]),
      ...((answered[name] ?? []).length > 0 ? [] : [`${name} has no sample answer`]),
    ]),
    ...sharedIds(invokes),
  ];
}

function faultsOf(
  { node, id, src, onError }: Invoke,
  services: WorkflowDefinition['services'],
): readonly string[] {
  const name = typeof src === 'string' ? src : '';
  const interrupted = `${String(id)}.interrupted`;
  return [
    ...(typeof id === 'string' ? [] : [`${node.id} invokes ${name} without an id`]),
    ...(onError === undefined ? [`${node.id} invokes ${name} without onError`] : []),
    ...(services[name] === undefined ? [`${node.id} invokes ${name}, which is not declared`] : []),
    ...(services[name] === 'once' && !isHeard(node, interrupted)
      ? [`${node.id} does not hear ${interrupted}`]
      : []),
  ];
}

/** One id means one service: a journal names services by the ids of their invokes. */
function sharedIds(invokes: readonly Invoke[]): readonly string[] {
  return invokes
    .filter((invoke) => invokes.some((other) => other.id === invoke.id && other.src !== invoke.src))
    .map(({ node, id }) => `${node.id} gives another service the id ${String(id)}`);
}

function isHeard(node: AnyStateNode | undefined, type: string): boolean {
  return node !== undefined && (node.transitions.has(type) || isHeard(node.parent, type));
}

/** Everything that is invoked in a state or within it. */
export function invokesIn(node: AnyStateNode): readonly Invoke[] {
  const config: unknown = node.config.invoke ?? [];
  const own = (Array.isArray(config) ? config : [config]) as readonly InvokeConfig[];
  const children = Object.values(node.states as Readonly<Record<string, AnyStateNode>>);
  return [...own.map((invoke) => ({ ...invoke, node })), ...children.flatMap(invokesIn)];
}
