import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { foldStream, foldTail } from '../../../src/journal/replay/fold.ts';
import { coveringPaths } from '../covering-paths.ts';
import type { Exploration } from '../exploration.ts';
import { persisted } from '../persisted.ts';
import { faultyWalks } from '../random-walk.ts';
import { recordPath } from '../recorded-walk.ts';
import type { RecordedWalk } from '../recorded-walk.ts';

interface Child {
  readonly src: string;
  readonly snapshot: { readonly status: string };
}

type Persisted = Snapshot<unknown> & { readonly children: Readonly<Record<string, Child>> };

/**
 * Walks that the journal folds otherwise than XState's own `initialTransition` and `transition`: after some event, all from the
 * opening on or on from what was persisted before it, in what it does and in what it does nothing with.
 */
export function foldsUnlikePlain(exploration: Exploration): readonly string[] {
  const { machine } = exploration.workflow;
  const paths = coveringPaths(exploration).map((path) => recordPath(exploration.workflow, path));
  const unlike = paths.filter((walk) => !isPlain(machine, walk, true));
  return [
    ...unlike.map(({ records }) => JSON.stringify(records)),
    ...faultyWalks(exploration, (walk) => isPlain(machine, walk, false)),
  ];
}

/** `thorough` folds from the opening on after each event, and not only after the last. */
function isPlain(machine: AnyStateMachine, { input, records }: RecordedWalk, thorough: boolean): boolean {
  let [plain]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input);
  let fast: AnyMachineSnapshot = foldStream(machine, records.slice(0, 1));
  return records.every((event, index) => {
    if (index > 0) {
      let isUnmoved = false;
      const { ignored, ...heard } = event;
      const [next]: [AnyMachineSnapshot, unknown] = transition(machine, plain, heard as RecordedEvent);
      fast = foldTail(machine, restorable(fast), [heard as RecordedEvent], () => {
        isUnmoved = true;
      });
      if (isUnmoved !== (next === plain) || isUnmoved !== (ignored === true)) return false;
      plain = next;
    }
    const isDue = thorough || index === records.length - 1;
    const whole = isDue ? foldStream(machine, records.slice(0, index + 1)) : fast;
    return [fast, whole].every((folded) => isAlike(plain, folded));
  });
}

/** A plain fold takes services that have ended, and left their state as it is, for running ones. */
function isAlike(plain: AnyMachineSnapshot, folded: AnyMachineSnapshot): boolean {
  const expected = restorable(plain);
  const actual = restorable(folded);
  const running = (children: Persisted['children']) =>
    Object.entries(children).map(([id, child]) =>
      actual.children[id]?.snapshot.status === 'active' ? [id, child] : [id, child.src],
    );
  return (
    JSON.stringify({ ...actual, children: running(actual.children) }) ===
    JSON.stringify({ ...expected, children: running(expected.children) })
  );
}

function restorable(snapshot: AnyMachineSnapshot): Persisted {
  return JSON.parse(persisted(snapshot)) as Persisted;
}
