import type { AnyMachineSnapshot } from 'xstate';
import type { TestedWorkflow } from '../../../machines/proofs.ts';
import { blobIdsIn } from '../../../src/journal/stores/blob-store.ts';
import { chartVersion } from '../../../src/journal/replay/chart-version.ts';
import type { StoredSnapshot } from '../../../src/journal/streams/event-store.ts';
import type { OpeningRecord, RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import { foldStream } from '../../../src/journal/replay/fold.ts';
import { coveringPaths } from '../covering-paths.ts';
import { explore } from '../exploration.ts';
import { persisted } from '../persisted.ts';
import { recordPath } from '../recorded-walk.ts';
import { createFakeDevice } from '../fake-device.ts';
import { startDriver } from '../workflow-driver.ts';

/** The state of a workflow. */
export interface Place {
  readonly value: unknown;
  readonly context: unknown;
}

/** A stream as some version of the program wrote it, and where it led there. */
export interface ReleasedLog {
  readonly records: readonly RecordedEvent[];
  /** Taken on the way; what came after it is enough to go on. */
  readonly snapshot: StoredSnapshot;
  readonly end: Place;
}

/** What a version of the program wrote of one chart. */
export interface ReleasedChart {
  readonly chart: string;
  readonly logs: readonly ReleasedLog[];
}

/** Logs that together take every transition of a chart, opened as this version opens them. */
export async function logsOf(workflow: TestedWorkflow): Promise<ReleasedChart> {
  const logs: ReleasedLog[] = [];
  for (const path of coveringPaths(explore(workflow))) {
    const { records } = recordPath(workflow, path);
    const snapshot = snapshotAt(workflow, records, Math.ceil(records.length / 2));
    logs.push({ records, snapshot, end: await openLog(workflow, records, null) });
  }
  return { chart: workflow.name, logs };
}

function snapshotAt(
  { machine }: TestedWorkflow,
  records: readonly RecordedEvent[],
  version: number,
): StoredSnapshot {
  const before = records.slice(0, version);
  const state = JSON.parse(persisted(foldStream(machine, before))) as unknown;
  return { version, chart: chartVersion(machine), state, files: blobIdsIn(before) };
}

/**
 * Opens a log through the journal, from a snapshot or from all its events, and returns the workflow's state. Throws if it was
 * quarantined.
 */
export async function openLog(
  workflow: TestedWorkflow,
  records: readonly RecordedEvent[],
  snapshot: StoredSnapshot | null,
): Promise<Place> {
  const device = createFakeDevice();
  const { events } = device.stores;
  const { version = 0, ...taken } = snapshot ?? {};
  if (snapshot !== null) {
    await events.append(workflow.name, records.slice(0, version), 0, { snapshot: taken as StoredSnapshot });
  }
  if (version < records.length) await events.append(workflow.name, records.slice(version), version);
  const driver = await startDriver(device, workflow, null, 0);
  await driver.settle();
  const [opening] = (await driver.records()) as readonly [OpeningRecord];
  if (opening.replaces !== undefined) {
    throw new Error(`${workflow.name} was quarantined: ${opening.replaces.failure.message}`);
  }
  const { value, context }: AnyMachineSnapshot = driver.snapshot();
  return JSON.parse(JSON.stringify({ value, context })) as Place;
}
