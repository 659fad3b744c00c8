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
  /** What a stream that nobody wrote to begins with. */
  readonly input: unknown;
  readonly newKey: () => string;
}

/** Where a stream stands for whoever goes on with it. */
export interface OpenedStream {
  readonly version: number;
  readonly snapshotVersion: number;
  /** What has to be written first: where nobody wrote before. */
  readonly opening: OpeningRecord | null;
  /** Where the machine stood; null where nobody wrote before. */
  readonly resumed: ResumePoint | null;
  /** Ids of the files that were named and not let go of. */
  readonly files: readonly string[];
  /** What stood here before and could not be folded, until somebody has taken notice of it. */
  readonly quarantined: QuarantinedStream | null;
}

/** Where a stream begins that nobody wrote to. */
export function newStream({ definition, input }: OpenStreamOptions): OpenedStream {
  const opening = openingRecordOf(definition, input);
  return { version: 0, snapshotVersion: 0, opening, resumed: null, files: [], quarantined: null };
}

function openingRecordOf({ name, journalled }: WorkflowDefinition, input: unknown): OpeningRecord {
  return openingRecord(name, journalled ? maskedJsonCopy(input) : jsonCopy(input));
}

/** Reads a stream and folds it, for somebody who only looks. Rejects when it cannot be folded or read. */
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
 * The same for its writer, who has asked for `epoch` before: a stream that cannot be folded is set aside and begins anew. Rejects when the
 * disk refuses, and when the chart cannot even begin: that is no fault of the stream.
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
    // Another tab was quicker.
    return openForReading(options);
  }
  // What has settled is of the past: it is kept, and nobody needs to be told.
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
