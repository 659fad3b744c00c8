import { createActor, getInitialMicrosteps } from 'xstate';
import type {
  ActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';

/** One decision of a chart: its state, the event, and the transitions that it took, possibly none. */
export interface Decision {
  readonly before: AnyMachineSnapshot;
  /** Type of the event, empty where a state is left by `always`. */
  readonly type: string;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** The steps of one event, through every transient state to a stable one. */
export interface Move {
  readonly snapshot: AnyMachineSnapshot;
  /** Every snapshot on the way, the resting one last. */
  readonly passed: readonly AnyMachineSnapshot[];
  readonly decisions: readonly Decision[];
}

export interface ChartWalker {
  begin(input: unknown): Move;
  move(from: AnyMachineSnapshot, event: AnyEventObject): Move;
}

/** Moves a chart by pure transitions, which start no service, and tells how it decided. */
export function createChartWalker(machine: AnyStateMachine, anyInput: unknown): ChartWalker {
  let passed: AnyMachineSnapshot[] = [];
  let decisions: Decision[] = [];
  const self = createActor(machine, {
    input: anyInput,
    inspect(inspected) {
      if (inspected.type !== '@xstate.microstep') return;
      const [first] = inspected._transitions;
      const before = passed.at(-1);
      const type = first === undefined ? inspected.event.type : (first.eventType as string);
      if (before !== undefined) decisions.push({ before, type, taken: inspected._transitions });
      passed.push(inspected.snapshot as AnyMachineSnapshot);
    },
  });
  const scope: ActorScope<AnyMachineSnapshot, AnyEventObject> = {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor: () => undefined,
  };

  function walk(from: AnyMachineSnapshot, run: () => AnyMachineSnapshot): Move {
    passed = [from];
    decisions = [];
    const snapshot = run();
    decisions.push({ before: snapshot, type: '', taken: [] });
    return { snapshot, passed: [...passed, snapshot], decisions };
  }

  return {
    begin(input) {
      const [first] = getInitialMicrosteps(machine, input);
      if (first === undefined) throw new Error(`${machine.id} has no initial state`);
      return walk(first[0], () => machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
    },
    move: (from, event) => walk(from, () => machine.transition(from, event, scope) as AnyMachineSnapshot),
  };
}
