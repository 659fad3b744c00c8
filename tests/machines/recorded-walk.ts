import type { AnyMachineSnapshot } from 'xstate';
import type { TestedWorkflow } from '../../machines/proofs.ts';
import type { RecordedEvent } from '../../src/journal/streams/recorded-event.ts';
import { openingRecord } from '../../src/journal/replay/fold.ts';
import { createChartWalker } from './chart-walker.ts';
import type { Path } from './covering-paths.ts';
import { eventOf, walkStateAfter } from './steps.ts';
import type { WalkState, Step } from './steps.ts';

/** A walk and the stream that a recorder would have written. */
export interface RecordedWalk {
  readonly input: unknown;
  /** After a JSON round trip; ignored events are marked. */
  readonly records: readonly RecordedEvent[];
  readonly end: AnyMachineSnapshot;
}

/** Walks through a chart until `choose`, called with the number of steps so far, returns no step or the machine has failed. */
export function recordWalk(
  { machine, name }: TestedWorkflow,
  input: unknown,
  choose: (standing: WalkState, taken: number) => Step | undefined,
): RecordedWalk {
  const walker = createChartWalker(machine, input);
  const records: RecordedEvent[] = [openingRecord(name, input)];
  let standing: WalkState = { snapshot: walker.begin(input).snapshot, ended: new Set() };
  let step = choose(standing, 0);
  while (step !== undefined && standing.snapshot.status !== 'error') {
    const event: RecordedEvent = eventOf(step, records.length);
    const { snapshot } = walker.move(standing.snapshot, event);
    records.push(snapshot === standing.snapshot ? { ...event, ignored: true } : event);
    standing = walkStateAfter(standing, step, snapshot);
    step = choose(standing, records.length - 1);
  }
  return {
    input,
    records: JSON.parse(JSON.stringify(records)) as readonly RecordedEvent[],
    end: standing.snapshot,
  };
}

export function recordPath(workflow: TestedWorkflow, { input, steps }: Path): RecordedWalk {
  return recordWalk(workflow, input, (_, taken) => steps[taken]);
}
