import { and, not, or } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { noopActorScope } from './noop-actor-scope.ts';

/** A combined guard (and, or, not) in XState's representation. */
interface Combination {
  readonly check: unknown;
  readonly guards: readonly unknown[];
}

const combinators: Readonly<Record<string, unknown>> = {
  and: checkOf(and([])),
  or: checkOf(or([])),
  not: checkOf(not('')),
};

const versions = new WeakMap<AnyStateMachine, string>();

/**
 * Hashes the structure of a chart: states, tags, transitions with guards and targets, services, and the fields of its initial
 * context. Function bodies are not hashed, so that every build of a chart has the same version.
 */
export function chartVersion(machine: AnyStateMachine): string {
  const known = versions.get(machine);
  if (known !== undefined) return known;
  const version = hash(JSON.stringify([describeNode(machine.root), fieldsOf(initialContext(machine))]));
  versions.set(machine, version);
  return version;
}

function describeNode(node: AnyStateNode): unknown {
  return [
    node.id,
    node.key,
    node.type,
    node.history,
    node.initial.target.map(({ id }: AnyStateNode) => id),
    node.tags,
    [...node.transitions.values()].flat().map(describeTransition),
    (node.always ?? []).map(describeTransition),
    node.invoke.map(({ id, src }) => [id, src]),
    Object.values(node.states as Readonly<Record<string, AnyStateNode>>).map(describeNode),
  ];
}

function describeTransition({ eventType, guard, target, reenter }: AnyTransitionDefinition): unknown {
  const targets = target as readonly AnyStateNode[] | undefined;
  return [eventType, nameGuard(guard), targets?.map(({ id }) => id) ?? null, reenter];
}

function nameGuard(guard: unknown): unknown {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (isCombination(guard)) {
    const name = Object.keys(combinators).find((key) => combinators[key] === guard.check);
    return [name, guard.guards.map(nameGuard)];
  }
  return typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : '(inline)';
}

function isCombination(guard: unknown): guard is Combination {
  return typeof guard === 'function' && 'check' in guard && 'guards' in guard;
}

function checkOf(guard: unknown): unknown {
  return isCombination(guard) ? guard.check : undefined;
}

/** The context without input. */
function initialContext(machine: AnyStateMachine): unknown {
  return machine.getInitialSnapshot(noopActorScope(machine), {}).context;
}

function fieldsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.entries(value).map(([key, field]) => [key, fieldsOf(field)]);
}

/** cyrb53 by bryc, public domain (github.com/bryc/code, jshash/experimental/cyrb53.js): 53 bits, quick and well spread. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
