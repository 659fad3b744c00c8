import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { placeOf } from '../exploration.ts';
import type { Exploration } from '../exploration.ts';

/** States that no walk came through, not even in passing. */
export function unreachedStates({ machine, reached }: Exploration): readonly string[] {
  return nodesOf(machine.root)
    .filter((node) => !reached.has(node))
    .map(({ id }) => id);
}

/** Transitions that no walk took. */
export function unwalkedTransitions({ machine, taken }: Exploration): readonly string[] {
  return transitionsOf(machine)
    .filter((transition) => !taken.has(transition))
    .map(placeOf);
}

/** Guards that only ever said yes or only ever said no: by name, and for each transition that has one. */
export function oneSidedGuards({ machine, guards, taken, refused }: Exploration): readonly string[] {
  const named = [...guards].filter(([, outcomes]) => outcomes.size < 2).map(([name]) => name);
  const guarded = transitionsOf(machine)
    .filter(({ guard }) => guard !== undefined)
    .filter((transition) => !taken.has(transition) || !refused.has(transition))
    .map(placeOf);
  return [...named, ...guarded];
}

/** A state and all states within it. */
export function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states as Readonly<Record<string, AnyStateNode>>).flatMap(nodesOf)];
}

export function transitionsOf(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  return nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);
}
