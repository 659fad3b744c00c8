import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { blobIdsIn } from '../stores/blob-store.ts';
import type { EventStore } from '../streams/event-store.ts';
import { describeFailure, VersionConflict } from '../streams/stream-errors.ts';
import type { Failure } from '../streams/stream-errors.ts';
import { jsonCopy, maskedJsonCopy } from '../streams/secret-masking.ts';
import type { OpeningRecord, QuarantinedStream } from '../streams/recorded-event.ts';
import { openingRecord } from './fold.ts';
import { foldStoredStream, resumeStream } from './resume.ts';
import type { ResumePoint } from './resume.ts';

export interface OpenStreamOptions {
  readonly definition: WorkflowDefinition;
  readonly stream: string;
  readonly events: EventStore;
  /** Input of the machine in a new stream. */
  readonly input: unknown;
  readonly newKey: () => string;
}

/** The state of a stream, as needed to continue it. */
export interface OpenedStream {
  readonly version: number;
  readonly snapshotVersion: number;
  /** The record to append first in a new stream; null in an existing one. */
  readonly opening: OpeningRecord | null;
  /** The machine's state; null in a new stream. */
  readonly resumed: ResumePoint | null;
  /** Ids of referenced files that were not removed. */
  readonly files: readonly string[];
  /** The previous stream if it was quarantined and the user has not dismissed that; otherwise null. */
  readonly quarantined: QuarantinedStream | null;
}

/** The state of a new stream. */
export function newStream({ definition, input }: OpenStreamOptions): OpenedStream {
  const opening = openingRecordOf(definition, input);
  return { version: 0, snapshotVersion: 0, opening, resumed: null, files: [], quarantined: null };
}

function openingRecordOf({ name, journalled }: WorkflowDefinition, input: unknown): OpeningRecord {
  return openingRecord(name, journalled ? maskedJsonCopy(input) : jsonCopy(input));
}

/** Reads and folds a stream for a follower. Rejects when it cannot be read or folded. */
export async function openForReading(options: OpenStreamOptions): Promise<OpenedStream> {
  const { definition, stream, events } = options;
  const stored = await events.load(stream);
  const { version, snapshot, quarantined } = stored;
  if (version === 0) return newStream(options);
  const resumed = await foldStoredStream(stream, events, stored, (kept) => resumeStream(definition, kept));
  return {
    version,
    snapshotVersion: snapshot?.version ?? 0,
    opening: null,
    resumed,
    files: [...new Set([...(snapshot?.files ?? []), ...blobIdsIn(stored.events)])],
    quarantined,
  };
}

/**
 * Reads and folds a stream for its writer, which has claimed `epoch`. A stream that cannot be folded is quarantined and started
 * over. Rejects when storage fails, and when the chart fails on its opening record, which is no fault of the stream.
 */
export async function openForWriting(
  options: OpenStreamOptions,
  epoch: Promise<number>,
): Promise<OpenedStream> {
  try {
    return await openForReading(options);
  } catch (error) {
    return quarantineAndRestart(options, await epoch, describeFailure(error));
  }
}

async function quarantineAndRestart(
  options: OpenStreamOptions,
  epoch: number,
  failure: Failure,
): Promise<OpenedStream> {
  const { definition, stream, events, input, newKey } = options;
  const { version, isFinished } = await events.headOf(stream);
  const quarantined: QuarantinedStream = { stream: `set-aside/${stream}/${newKey()}`, version, failure };
  const opening: OpeningRecord = {
    ...openingRecordOf(definition, input),
    replaces: quarantined,
  };
  const resumed = resumeStream(definition, { snapshot: null, events: [opening] });
  try {
    await events.quarantine(stream, version, quarantined.stream, opening, { epoch });
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    // Another tab has quarantined it meanwhile.
    return openForReading(options);
  }
  // A finished stream is of no concern to the user any more.
  if (isFinished) await events.acknowledgeQuarantine(stream);
  return {
    version: version + 1,
    snapshotVersion: 0,
    opening: null,
    resumed,
    files: [],
    quarantined: isFinished ? null : quarantined,
  };
}
