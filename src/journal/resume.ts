import type { AnyMachineSnapshot, Snapshot } from 'xstate';
import type { WorkflowDefinition } from '../../machines/workflow.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { foldStream, forgottenEvent } from './replay.ts';

export interface Resumed {
  /** To start an actor from; its `read` and `write` services start again with their inputs. */
  readonly snapshot: Snapshot<unknown>;
  /** Names of the services that run again. */
  readonly running: ReadonlySet<string>;
  /** Invoke ids of `once` services that were running and are not started again. */
  readonly interrupted: readonly string[];
}

interface PersistedChild {
  readonly src: string;
  readonly snapshot: Snapshot<unknown>;
}

/** Folds a stream into something that an actor can start from. Throws when its machine had failed, or the chart has forgotten an event. */
export function resumeStream(definition: WorkflowDefinition, records: readonly RecordedEvent[]): Resumed {
  const { machine, services, name } = definition;
  const forgotten = forgottenEvent(machine, records);
  if (forgotten !== null) throw new Error(`the chart of ${name} no longer knows ${forgotten.type}`);
  const folded: AnyMachineSnapshot = foldStream(machine, records);
  if (folded.status === 'error')
    throw new Error(`the stream of ${name} folds into a failed machine`, { cause: folded.error });
  // Passing the folded snapshot itself would start its services without their inputs.
  const snapshot = machine.getPersistedSnapshot(folded) as Snapshot<unknown> & {
    children: Record<string, PersistedChild>;
  };
  const active = Object.entries(snapshot.children).filter(([, child]) => child.snapshot.status === 'active');
  const interrupted = active.filter(([, child]) => services[child.src] === 'once');
  for (const [id, child] of interrupted) {
    snapshot.children[id] = {
      ...child,
      snapshot: { status: 'stopped', output: undefined, error: undefined },
    };
  }
  return {
    snapshot,
    running: new Set(active.filter((entry) => !interrupted.includes(entry)).map(([, child]) => child.src)),
    interrupted: interrupted.map(([id]) => id),
  };
}
