import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Cause } from '../../machines/kit/invariant.ts';
import type { TestedWorkflow } from '../../machines/proofs.ts';
import { createChartWalker } from './chart-walker.ts';
import type { Decision, Move } from './chart-walker.ts';
import { shapeOf } from './context-shape.ts';
import { observeGuards } from './guard-observer.ts';
import type { GuardOutcomes } from './guard-observer.ts';
import { eventOf, possibleSteps, runningServices, stepOfWay, walkStateAfter } from './steps.ts';
import type { WalkState, Step } from './steps.ts';

/** Maximum number of states that a breadth-first walk visits. */
const mostVisits = 1500;

/** A visited state and the first path to it. */
export interface Visit extends WalkState {
  readonly input: unknown;
  readonly path: readonly Step[];
  /** The states one step away, if this one was expanded. */
  readonly next: Visit[];
}

export interface Exploration {
  readonly workflow: TestedWorkflow;
  /** The walked chart, whose guards record their results. */
  readonly machine: AnyStateMachine;
  readonly visits: readonly Visit[];
  /** The reached state nodes, and the first visit of each. */
  readonly reached: ReadonlyMap<AnyStateNode, Visit>;
  /** The taken transitions, and the first visit after each. */
  readonly taken: ReadonlyMap<AnyTransitionDefinition, Visit>;
  /** Transitions that were considered and not taken. */
  readonly refused: ReadonlySet<AnyTransitionDefinition>;
  readonly guards: GuardOutcomes;
  /** The violated invariants, and the first visit that violates each. */
  readonly broken: ReadonlyMap<string, Visit>;
}

/** Walks a chart breadth-first through all states that its samples lead to, each kind of state once. */
export function explore(workflow: TestedWorkflow): Exploration {
  const { machine, outcomes } = observeGuards(workflow.machine);
  const inputs = workflow.samples.inputs as readonly unknown[];
  const walker = createChartWalker(machine, inputs[0]);
  const reached = new Map<AnyStateNode, Visit>();
  const taken = new Map<AnyTransitionDefinition, Visit>();
  const refused = new Set<AnyTransitionDefinition>();
  const broken = new Map<string, Visit>();
  const visits: Visit[] = [];
  const bySign = new Map<string, Visit>();
  /** Of most states there was an equal one before: its sign is the same. */
  const signs = new Map<string, string>();

  function watch(candidate: Visit, move: Move): void {
    const passed: readonly AnyStateNode[] = move.passed.flatMap(({ _nodes }) => _nodes as AnyStateNode[]);
    for (const node of passed) if (!reached.has(node)) reached.set(node, candidate);
    for (const decision of move.decisions) {
      for (const transition of decision.taken) if (!taken.has(transition)) taken.set(transition, candidate);
      for (const transition of refusedBy(decision)) refused.add(transition);
    }
  }

  function check(candidate: Visit, cause: Cause<AnyStateMachine> | null): void {
    for (const { says, holds } of workflow.invariants) {
      if (!broken.has(says) && !holds(candidate.snapshot, cause)) broken.set(says, candidate);
    }
  }

  /** Returns the first visit of the candidate's kind, which may be itself. */
  function settleIn(candidate: Visit): Visit {
    const sign = signOf(candidate);
    const known = bySign.get(sign);
    if (known !== undefined) return known;
    bySign.set(sign, candidate);
    visits.push(candidate);
    return candidate;
  }

  /** The kind of a state: equal when the reduced contexts and the effects of every step are equal. */
  function signOf(standing: WalkState): string {
    const { snapshot } = standing;
    const running = runningServices(standing).map(({ id }) => id);
    const whole = JSON.stringify([snapshot.value, snapshot.status, running, snapshot.context]);
    const known = signs.get(whole);
    if (known !== undefined) return known;
    const meanings = possibleSteps(workflow, standing).map((step) =>
      machine.getTransitionData(snapshot, eventOf(step, 0)).map(placeOf),
    );
    const sign = JSON.stringify([snapshot.value, running, shapeOf(snapshot.context), meanings]);
    signs.set(whole, sign);
    return sign;
  }

  /** Takes a step from a visited state, and observes it. */
  function take(visit: Visit, step: Step): Visit {
    const event = eventOf(step, visit.path.length);
    const move = walker.move(visit.snapshot, event);
    const standing = walkStateAfter(visit, step, move.snapshot);
    const candidate = { ...standing, input: visit.input, path: [...visit.path, step], next: [] };
    watch(candidate, move);
    check(candidate, { before: visit.snapshot, event });
    return candidate;
  }

  for (const input of inputs) {
    const move = walker.begin(input);
    const candidate = { input, snapshot: move.snapshot, ended: new Set<never>(), path: [], next: [] };
    watch(candidate, move);
    check(candidate, null);
    settleIn(candidate);
  }
  const [start] = visits;
  for (const way of workflow.samples.ways ?? []) {
    let visit = start;
    for (const step of way) {
      if (visit === undefined) break;
      visit = take(visit, stepOfWay(step, visit));
      settleIn(visit);
    }
  }
  for (const visit of visits) {
    if (visits.length > mostVisits) break;
    for (const step of possibleSteps(workflow, visit)) {
      const candidate = take(visit, step);
      const stayed = candidate.snapshot === visit.snapshot && candidate.ended === visit.ended;
      visit.next.push(stayed ? visit : settleIn(candidate));
    }
  }
  return { workflow, machine, visits, reached, taken, refused, guards: outcomes, broken };
}

/** Returns the transitions whose guards must have returned false. */
function refusedBy({ before, type, taken }: Decision): readonly AnyTransitionDefinition[] {
  return before._nodes.flatMap((node: AnyStateNode) => {
    const candidates = (type === '' ? node.always : node.transitions.get(type)) ?? [];
    const chosen = candidates.findIndex((candidate) => taken.includes(candidate));
    if (chosen >= 0) return candidates.slice(0, chosen);
    const takenBelow = taken.some(({ source }) => isWithin(source as AnyStateNode, node));
    return takenBelow ? [] : candidates;
  });
}

function isWithin(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return (
    node.path.length > ancestor.path.length && ancestor.path.every((key, index) => node.path[index] === key)
  );
}

/** Identifies a transition in its chart: `cart.editing order.submit #0`. */
export function placeOf(transition: AnyTransitionDefinition): string {
  const source = transition.source as AnyStateNode;
  const type = transition.eventType as string;
  const siblings = type === '' ? (source.always ?? []) : (source.transitions.get(type) ?? []);
  return `${source.id} ${type || 'always'} #${siblings.indexOf(transition)}`;
}
