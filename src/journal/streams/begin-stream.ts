import type { WorkflowDefinition } from '../../../machines/kit/workflow.ts';
import { blobIdsIn } from './blob-ids.ts';
import type { EventStore } from './event-store.ts';
import { describeFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { jsonCopy } from './json-copy.ts';
import type { OpeningRecord, SetAside } from './recorded-event.ts';
import { openingRecord } from '../replay/replay.ts';
import { foldStored, resumeStream } from '../replay/resume.ts';
import type { Resumed } from '../replay/resume.ts';
import { secretFreeCopy } from './secret-free.ts';
import { VersionConflict } from './version-conflict.ts';

export interface BeginOptions {
  readonly definition: WorkflowDefinition;
  readonly stream: string;
  readonly events: EventStore;
  /** What a stream that nobody wrote to begins with. */
  readonly input: unknown;
  readonly newKey: () => string;
}

/** Where a stream stands for whoever goes on with it. */
export interface Beginning {
  readonly version: number;
  readonly snapshotVersion: number;
  /** What has to be written first: where nobody wrote before. */
  readonly opening: OpeningRecord | null;
  /** Where the machine stood; null where nobody wrote before. */
  readonly resumed: Resumed | null;
  /** Ids of the files that were named and not let go of. */
  readonly files: readonly string[];
  /** What stood here before and could not be folded, until somebody has taken notice of it. */
  readonly setAside: SetAside | null;
}

/** Where a stream begins that nobody wrote to. */
export function freshBeginning({ definition, input }: BeginOptions): Beginning {
  const opening = openingOf(definition, input);
  return { version: 0, snapshotVersion: 0, opening, resumed: null, files: [], setAside: null };
}

function openingOf({ name, journalled }: WorkflowDefinition, input: unknown): OpeningRecord {
  return openingRecord(name, journalled ? secretFreeCopy(input) : jsonCopy(input));
}

/** Reads a stream and folds it, for somebody who only looks. Rejects when it cannot be folded or read. */
export async function readBeginning(options: BeginOptions): Promise<Beginning> {
  const { definition, stream, events } = options;
  const stored = await events.load(stream);
  const { version, snapshot, setAside } = stored;
  if (version === 0) return freshBeginning(options);
  const resumed = await foldStored(stream, events, stored, (kept) => resumeStream(definition, kept));
  return {
    version,
    snapshotVersion: snapshot?.version ?? 0,
    opening: null,
    resumed,
    files: [...new Set([...(snapshot?.files ?? []), ...blobIdsIn(stored.events)])],
    setAside,
  };
}

/**
 * The same for its writer, who has asked for `epoch` before: a stream that cannot be folded is set aside and begins anew. Rejects when the
 * disk refuses, and when the chart cannot even begin: that is no fault of the stream.
 */
export async function beginStream(options: BeginOptions, epoch: Promise<number>): Promise<Beginning> {
  try {
    return await readBeginning(options);
  } catch (error) {
    return renew(options, await epoch, describeFailure(error));
  }
}

async function renew(options: BeginOptions, epoch: number, failure: Failure): Promise<Beginning> {
  const { definition, stream, events, input, newKey } = options;
  const { version, isFinished } = await events.headOf(stream);
  const setAside: SetAside = { stream: `set-aside/${stream}/${newKey()}`, version, failure };
  const opening: OpeningRecord = {
    ...openingOf(definition, input),
    replaces: setAside,
  };
  const resumed = resumeStream(definition, { snapshot: null, events: [opening] });
  try {
    await events.setAside(stream, version, setAside.stream, opening, { epoch });
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error;
    // Another tab was quicker.
    return readBeginning(options);
  }
  // What has settled is of the past: it is kept, and nobody needs to be told.
  if (isFinished) await events.notice(stream);
  return {
    version: version + 1,
    snapshotVersion: 0,
    opening: null,
    resumed,
    files: [],
    setAside: isFinished ? null : setAside,
  };
}
