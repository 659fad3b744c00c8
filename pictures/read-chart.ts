import { not, or } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { ServiceKind } from '../domain/service.ts';
import type { Chart, ChartService, ChartState, ChartTransition, TransitionKind } from './chart.ts';

/** The part of a workflow's definition that is drawn. */
export interface DrawnWorkflow {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly services: Readonly<Record<string, ServiceKind>>;
}

/**
 * Extracts the data for a picture from a workflow's machine.
 * @throws when something has no name to show: an inline guard or action, a service without a kind, a chart without a description
 */
export function readChart({ name, machine, services }: DrawnWorkflow): Chart {
  const root: AnyStateNode = machine.root;
  if (root.description === undefined) throw new Error(`${name}: the chart has no description`);
  return { name, description: root.description, root: readState(root, name, services) };
}

function readState(node: AnyStateNode, name: string, services: DrawnWorkflow['services']): ChartState {
  const path = pathOf(node, name);
  const begun = node.parent?.type === 'compound' ? (node.parent.initial.target as AnyStateNode[]) : [];
  const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  return {
    path,
    key: node.parent === undefined ? name : node.key,
    type: node.type,
    isInitial: begun.includes(node),
    isRegion: node.parent?.type === 'parallel',
    tags: node.tags,
    services: node.invoke.map(({ id, src }) => readService(id, src, path, services)),
    entry: node.entry.map((action) => readAction(action, path)),
    exit: node.exit.map((action) => readAction(action, path)),
    transitions: transitions.map((transition) => readTransition(transition, node, name)),
    children: Object.values(node.states as Readonly<Record<string, AnyStateNode>>).map((child) =>
      readState(child, name, services),
    ),
  };
}

function pathOf(node: AnyStateNode, name: string): string {
  return [name, ...node.path].join('.');
}

function readService(
  id: string,
  src: unknown,
  path: string,
  services: DrawnWorkflow['services'],
): ChartService {
  const name = String(src);
  const kind = services[name];
  if (kind === undefined) throw new Error(`${path}: the definition names no kind of the service ${name}`);
  return { id, name, kind };
}

function readTransition(
  transition: AnyTransitionDefinition,
  node: AnyStateNode,
  name: string,
): ChartTransition {
  const from = pathOf(node, name);
  const eventType = transition.eventType as string;
  const guard: unknown = transition.guard;
  const candidates = eventType === '' ? node.always : node.transitions.get(eventType);
  const targets = (transition.target ?? []) as readonly AnyStateNode[];
  return {
    from,
    event: eventType || 'always',
    index: candidates?.indexOf(transition) ?? 0,
    ...readEvent(eventType),
    guard: guard === undefined ? null : readGuard(guard, from),
    actions: transition.actions.map((action) => readAction(action, from)),
    to: targets.map((target) => pathOf(target, name)),
    reenter: transition.reenter,
  };
}

/** Kind and label of XState's own events, by the prefix of their type. */
const ownEvents: readonly (readonly [string, TransitionKind, (rest: string) => string])[] = [
  ['xstate.done.actor.', 'done', (id) => `${id} done`],
  ['xstate.error.actor.', 'error', (id) => `${id} failed`],
  ['xstate.done.state.', 'done', () => 'all done'],
  ['xstate.after.', 'after', (rest) => `after ${rest.slice(0, rest.indexOf('.'))} ms`],
];

function readEvent(type: string): Pick<ChartTransition, 'kind' | 'label'> {
  if (type === '') return { kind: 'always', label: 'always' };
  for (const [prefix, kind, label] of ownEvents) {
    if (type.startsWith(prefix)) return { kind, label: label(type.slice(prefix.length)) };
  }
  return { kind: 'event', label: type };
}

/** A guard made of others, as XState keeps it. */
interface Combination {
  readonly check: unknown;
  readonly guards: readonly unknown[];
}

function readGuard(guard: unknown, path: string): string {
  if (typeof guard === 'string') return guard;
  if (isCombination(guard)) {
    const parts = guard.guards.map((part) => {
      const text = readGuard(part, path);
      return isCombination(part) && part.check !== checkOf(not('')) ? `(${text})` : text;
    });
    if (guard.check === checkOf(not(''))) return `not ${parts.join('')}`;
    return parts.join(guard.check === checkOf(or([])) ? ' or ' : ' and ');
  }
  return nameOf(guard, 'guard', path);
}

function isCombination(guard: unknown): guard is Combination {
  return typeof guard === 'function' && 'check' in guard && 'guards' in guard;
}

function checkOf(guard: unknown): unknown {
  return isCombination(guard) ? guard.check : undefined;
}

/** An inline `assign` is named by the fields that it sets. */
function readAction(action: unknown, path: string): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'function' && 'assignment' in action) {
    const { assignment } = action;
    return typeof assignment === 'object' && assignment !== null
      ? `set ${Object.keys(assignment).join(', ')}`
      : 'set context';
  }
  return nameOf(action, 'action', path);
}

function nameOf(thing: unknown, what: string, path: string): string {
  const named = (typeof thing === 'object' && thing !== null) || typeof thing === 'function';
  // XState's own actions, `raise` and the like, are functions with a type.
  if (named && 'type' in thing && typeof thing.type === 'string') return thing.type.replace(/^xstate\./, '');
  throw new Error(`${path}: a picture shows names, and this ${what} has none; name it in \`setup\``);
}
