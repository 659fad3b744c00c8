import type { WorkflowDefinition } from '../../machines/workflow.ts';
import type { EventStore } from './event-store.ts';
import { describeFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { jsonCopy } from './json-copy.ts';
import type { OpeningRecord, RecordedEvent, SetAside } from './recorded-event.ts';
import { openingRecord } from './replay.ts';
import { resumeStream } from './resume.ts';
import type { Resumed } from './resume.ts';
import { VersionConflict } from './version-conflict.ts';

export interface BeginOptions {
  readonly definition: WorkflowDefinition;
  readonly stream: string;
  readonly events: EventStore;
  /** What a stream that nobody wrote to begins with. */
  readonly input: unknown;
  readonly newKey: () => string;
}

/** Where a life of a workflow begins. */
export interface Beginning {
  /** What the stream holds on disk. */
  readonly records: readonly RecordedEvent[];
  /** How far the stream has come. */
  readonly version: number;
  readonly opening: OpeningRecord;
  /** Where the machine stood; null where nobody wrote before. */
  readonly resumed: Resumed | null;
  /** What stood here before and could not be folded, until somebody has taken notice of it. */
  readonly setAside: SetAside | null;
}

const noticed: RecordedEvent = { type: 'journal.noticed' };

/**
 * Reads a stream and folds it; one that cannot be folded is set aside and begins anew. Rejects when the disk refuses,
 * and when the chart cannot even begin: that is no fault of the stream.
 */
export async function beginStream(options: BeginOptions): Promise<Beginning> {
  const { definition, stream, events, input } = options;
  const opening = openingRecord(definition.name, jsonCopy(input));
  const records = definition.journalled ? await events.read(stream) : [];
  const version = versionOf(records);
  if (records.length === 0) return { records, version, opening, resumed: null, setAside: null };
  const folding = tryToFold(definition, records);
  if (folding.ok) {
    const setAside = await findUnnoticed(events, records);
    return { records, version, opening, resumed: folding.resumed, setAside };
  }
  return renew(options, opening, version, folding.failure);
}

/** Takes note that a person was told: the stream stays where it is. */
export async function noticeSetAside(events: EventStore, { stream }: SetAside): Promise<void> {
  await events.append(stream, [noticed], versionOf(await events.read(stream)));
}

/** The number of events of a stream, those included that were set aside before it. */
function versionOf(records: readonly RecordedEvent[]): number {
  const opening = records[0] as OpeningRecord | undefined;
  return (opening?.replaces?.version ?? 0) + records.length;
}

function tryToFold(
  definition: WorkflowDefinition,
  records: readonly RecordedEvent[],
): { readonly ok: true; readonly resumed: Resumed } | { readonly ok: false; readonly failure: Failure } {
  try {
    return { ok: true, resumed: resumeStream(definition, records) };
  } catch (error) {
    return { ok: false, failure: describeFailure(error) };
  }
}

async function renew(
  options: BeginOptions,
  first: OpeningRecord,
  version: number,
  failure: Failure,
): Promise<Beginning> {
  const { definition, stream, events, newKey } = options;
  const setAside: SetAside = { stream: `set-aside/${stream}/${newKey()}`, version, failure };
  const opening: OpeningRecord = { ...first, replaces: setAside };
  const resumed = resumeStream(definition, [opening]);
  try {
    await events.setAside(stream, version, setAside.stream, opening);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    // Another tab was quicker.
    return beginStream(options);
  }
  return { records: [opening], version: version + 1, opening, resumed, setAside };
}

async function findUnnoticed(
  events: EventStore,
  records: readonly RecordedEvent[],
): Promise<SetAside | null> {
  const { replaces } = records[0] as OpeningRecord;
  if (replaces === undefined) return null;
  const aside = await events.read(replaces.stream);
  return aside.at(-1)?.type === noticed.type ? null : replaces;
}
