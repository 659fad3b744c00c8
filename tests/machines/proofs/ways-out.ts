import type { AnyStateNode } from 'xstate';
import type { Exploration, Visit } from '../exploration.ts';

/**
 * States that a walk came into and cannot leave by any number of steps. A final state is left by nobody, and a chart that says
 * `settled` of itself rests. Beside other regions a state that waits for a person may rest too, as long as some place lets it go
 * and something else can move.
 */
export function deadEnds({ visits }: Exploration): readonly string[] {
  const unsettled = visits.filter(({ snapshot }) => !snapshot.hasTag('settled'));
  const before = reversed(visits);
  const nodes = atomicNodes(unsettled);
  const free = new Map(nodes.map((node) => [node, placesThatLeave(node, visits, before)]));
  const leaves = (node: AnyStateNode, visit: Visit): boolean => free.get(node)?.has(visit) ?? false;

  return nodes
    .filter((node) => {
      const places = unsettled.filter(({ snapshot }) => snapshot._nodes.includes(node));
      const stuck = places.filter((visit) => !leaves(node, visit));
      return (
        stuck.length === places.length ||
        (stuck.length > 0 && waitsForService(node)) ||
        stuck.some((visit) => !nodes.some((other) => isIn(other, visit) && leaves(other, visit)))
      );
    })
    .map(({ id }) => id);
}

function isIn(node: AnyStateNode, { snapshot }: Visit): boolean {
  return snapshot._nodes.includes(node);
}

function waitsForService(node: AnyStateNode): boolean {
  return node.invoke.length > 0 || (node.parent !== undefined && waitsForService(node.parent));
}

function atomicNodes(visits: readonly Visit[]): readonly AnyStateNode[] {
  const nodes = new Set<AnyStateNode>(visits.flatMap(({ snapshot }) => snapshot._nodes as AnyStateNode[]));
  return [...nodes].filter(({ type }) => type === 'atomic');
}

/** All places from which some way leads out of a state; one that the walk did not expand may lead anywhere. */
function placesThatLeave(
  node: AnyStateNode,
  visits: readonly Visit[],
  before: ReadonlyMap<Visit, readonly Visit[]>,
): ReadonlySet<Visit> {
  const isUnexpanded = ({ next, snapshot }: Visit): boolean =>
    next.length === 0 && snapshot.status === 'active';
  const found = new Set(visits.filter((visit) => !isIn(node, visit) || isUnexpanded(visit)));
  for (const visit of found) for (const earlier of before.get(visit) ?? []) found.add(earlier);
  return found;
}

function reversed(visits: readonly Visit[]): ReadonlyMap<Visit, readonly Visit[]> {
  const before = new Map<Visit, Visit[]>(visits.map((visit) => [visit, []]));
  for (const visit of visits) for (const next of new Set(visit.next)) before.get(next)?.push(visit);
  return before;
}
