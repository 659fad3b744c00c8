import type { Exploration } from '../exploration.ts';

/** Fields of contexts and samples that JSON would lose or change, by their path. */
export function notJson({ visits, workflow }: Exploration): readonly string[] {
  const { inputs, events, answers } = workflow.samples;
  const contexts = visits.flatMap(({ snapshot }) => faultsIn(snapshot.context, 'context'));
  return [...new Set([...faultsIn([inputs, events, answers], 'samples'), ...contexts])];
}

function faultsIn(value: unknown, path: string): readonly string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((element) => faultsIn(element, `${path}[]`));
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return [path];
  return Object.entries(value).flatMap(([key, field]) => faultsIn(field, `${path}.${key}`));
}
