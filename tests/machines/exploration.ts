import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Cause } from '../../machines/kit/invariant.ts';
import type { RegisteredWorkflow } from '../../machines/proofs.ts';
import { createChartWalker } from './chart-walker.ts';
import type { Decision, Move } from './chart-walker.ts';
import { shapeOf } from './context-shape.ts';
import { observeGuards } from './guard-observer.ts';
import type { GuardOutcomes } from './guard-observer.ts';
import { eventOf, possibleSteps, runningServices, walkStateAfter } from './steps.ts';
import type { WalkState, Step } from './steps.ts';

/** Visits that a breadth-first walk makes at most; a chart that needs more is walked as far as that. */
const mostVisits = 1500;

/** One place that the walk has come to, and by which way it came there first. */
export interface Visit extends WalkState {
  readonly input: unknown;
  readonly path: readonly Step[];
  /** The places that are one step away, as far as this one was expanded. */
  readonly next: Visit[];
}

export interface Exploration {
  readonly workflow: RegisteredWorkflow;
  /** The chart that was walked: its guards tell how they were answered. */
  readonly machine: AnyStateMachine;
  readonly visits: readonly Visit[];
  /** The states that were come through, and the place in which each first was. */
  readonly reached: ReadonlyMap<AnyStateNode, Visit>;
  /** The ways by which each transition was first taken. */
  readonly taken: ReadonlyMap<AnyTransitionDefinition, Visit>;
  /** Transitions that were considered and not taken. */
  readonly refused: ReadonlySet<AnyTransitionDefinition>;
  readonly guards: GuardOutcomes;
  /** The invariants that were found broken, and the place where each first was. */
  readonly broken: ReadonlyMap<string, Visit>;
}

/** Walks a chart breadth-first through everything that its samples allow, each kind of place once. */
export function explore(workflow: RegisteredWorkflow): Exploration {
  const { machine, outcomes } = observeGuards(workflow.machine);
  const inputs = workflow.samples.inputs as readonly unknown[];
  const walker = createChartWalker(machine, inputs[0]);
  const reached = new Map<AnyStateNode, Visit>();
  const taken = new Map<AnyTransitionDefinition, Visit>();
  const refused = new Set<AnyTransitionDefinition>();
  const broken = new Map<string, Visit>();
  const visits: Visit[] = [];
  const bySign = new Map<string, Visit>();

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

  /** The first place of the candidate's kind, which may be itself. */
  function settleIn(candidate: Visit): Visit {
    const sign = signOf(candidate);
    const known = bySign.get(sign);
    if (known !== undefined) return known;
    bySign.set(sign, candidate);
    visits.push(candidate);
    return candidate;
  }

  /** Two places are of one kind when they look alike and every step means the same in both. */
  function signOf(standing: WalkState): string {
    const { snapshot } = standing;
    const meanings = possibleSteps(workflow, standing).map((step) =>
      machine.getTransitionData(snapshot, eventOf(step, 0)).map(placeOf),
    );
    const running = runningServices(standing).map(({ id }) => id);
    return JSON.stringify([snapshot.value, running, shapeOf(snapshot.context), meanings]);
  }

  for (const input of inputs) {
    const move = walker.begin(input);
    const candidate = { input, snapshot: move.snapshot, ended: new Set<never>(), path: [], next: [] };
    watch(candidate, move);
    check(candidate, null);
    settleIn(candidate);
  }
  for (const visit of visits) {
    if (visits.length > mostVisits) break;
    for (const step of possibleSteps(workflow, visit)) {
      const event = eventOf(step, visit.path.length);
      const move = walker.move(visit.snapshot, event);
      const standing = walkStateAfter(visit, step, move.snapshot);
      const candidate = { ...standing, input: visit.input, path: [...visit.path, step], next: [] };
      watch(candidate, move);
      check(candidate, { before: visit.snapshot, event });
      const stayed = candidate.snapshot === visit.snapshot && candidate.ended === visit.ended;
      visit.next.push(stayed ? visit : settleIn(candidate));
    }
  }
  return { workflow, machine, visits, reached, taken, refused, guards: outcomes, broken };
}

/** The transitions whose guards must have said no, for the chart to decide as it did. */
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

/** Where a transition stands in its chart: `cart.editing order.submit #0`. */
export function placeOf(transition: AnyTransitionDefinition): string {
  const source = transition.source as AnyStateNode;
  const type = transition.eventType as string;
  const siblings = type === '' ? (source.always ?? []) : (source.transitions.get(type) ?? []);
  return `${source.id} ${type || 'always'} #${siblings.indexOf(transition)}`;
}
