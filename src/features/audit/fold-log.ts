import type { AnyMachineSnapshot } from 'xstate';
import type { TrailStep } from '../../../machines/audit/trail.ts';
import { transitionIds } from '../../../machines/audit/transition-ids.ts';
import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import type { RecordedEvent } from '../../journal/streams/recorded-event.ts';
import { foldEvent, foldStream } from '../../journal/replay/fold.ts';
import { upcast } from '../../journal/streams/upcast.ts';
import { statePath } from '../../ui/layout/state-path.ts';
import { maskedCopy, payloadOf } from '../../workflow/masked-copy.ts';

/**
 * Folds a stream over its chart and returns a masked step for each event. If the fold fails, the remaining steps have no states and
 * do not agree.
 */
export function foldLog(
  { machine, upcasts = {} }: WorkflowDefinition,
  records: readonly RecordedEvent[],
): readonly TrailStep[] {
  const steps: TrailStep[] = [];
  const times = timesOf(records);
  try {
    let before: AnyMachineSnapshot | null = null;
    for (const record of records) {
      if (before?.status === 'error') break;
      const event = upcast(upcasts, record);
      let isUnmoved = false;
      const after: AnyMachineSnapshot =
        before === null
          ? foldStream(machine, [event])
          : foldEvent(machine, before, event, () => (isUnmoved = true));
      const isIgnored = event.ignored === true || isUnmoved;
      steps.push({
        ...describeEvent(event, steps.length + 1, times),
        from: before === null ? [] : pathsOf(before),
        to: pathsOf(after),
        taken: before === null || isIgnored ? [] : transitionIds(machine, before, event),
        isIgnored,
        // Today's chart has to accept what the live machine accepted.
        agrees: !isUnmoved,
      });
      before = after;
    }
  } catch {
    // The remaining events are described below.
  }
  const rest = records.slice(steps.length).map((record, place) => ({
    ...describeEvent(record, steps.length + place + 1, times),
    from: [],
    to: [],
    taken: [],
    isIgnored: false,
    agrees: false,
  }));
  return [...steps, ...rest];
}

/** The time of each event; one without its own, such as a service's answer, has that of the event before it, or else of the first. */
function timesOf(records: readonly RecordedEvent[]): readonly (string | null)[] {
  let last = records.map(timeOf).find((time) => time !== null) ?? null;
  return records.map((record) => (last = timeOf(record) ?? last));
}

function timeOf({ at }: RecordedEvent): string | null {
  return typeof at === 'number' ? new Date(at).toISOString() : null;
}

function describeEvent(event: RecordedEvent, number: number, times: readonly (string | null)[]) {
  const masked = maskedCopy(event);
  return {
    number,
    event: masked.type,
    at: times[number - 1] ?? null,
    isTimed: timeOf(event) !== null,
    by: null,
    changes: payloadOf(masked).map(([field, to]) => ({ field, from: null, to })),
    seen: null,
  };
}

function pathsOf({ value }: AnyMachineSnapshot): readonly string[] {
  return statePath(value as Parameters<typeof statePath>[0]).split(' ');
}
