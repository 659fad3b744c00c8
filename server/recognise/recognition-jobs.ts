import type { FileStore } from '../files/storage/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { RecognitionProblem } from './recognition-refused.ts';
import type { ReadRow } from './recognised.ts';
import type { PageProgress, Recogniser } from './recogniser.ts';

/** A file that ended the server so often is refused. */
const maxAttempts = 3;
/** Well within the lease of a job. */
const heartbeatMs = 10_000;

/** An uploaded file to read. */
export interface FileToRead {
  readonly file_name: string;
  readonly content_type: string;
}

/**
 * Reads the file of a job unless somebody does, and returns when that is settled; the reading goes on meanwhile and leaves its answer
 * in the database. What a server that has ended left unread is taken up by whoever asks next.
 */
export async function carryOnReading(
  { recognitionJobs: jobs }: Pick<Queries, 'recognitionJobs'>,
  { file_name, content_type }: FileToRead,
  { files, recogniser }: { readonly files: Pick<FileStore, 'read'>; readonly recogniser: Recogniser },
): Promise<void> {
  const taken = await jobs.take(file_name);
  if (taken === null) return;
  const attempt: number = taken;
  if (attempt > maxAttempts) {
    await jobs.report(file_name, attempt, { problem: 'file_damaged' });
    return;
  }
  let said = Promise.resolve();
  const heartbeat = setInterval(() => void jobs.report(file_name, attempt, {}).catch(ignore), heartbeatMs);
  void settle()
    .catch(ignore)
    .finally(() => clearInterval(heartbeat));

  async function settle(): Promise<void> {
    const outcome = await read();
    if (outcome === null) await jobs.leave(file_name, attempt);
    else await jobs.report(file_name, attempt, outcome);
  }

  /** Null where it was not begun, or not by its own fault ended. */
  async function read(): Promise<{ rows: ReadRow[] } | { problem: RecognitionProblem } | null> {
    try {
      const bytes = await files.read(file_name);
      if (bytes === null) return { problem: 'file_damaged' };
      return { rows: await recogniser.read(bytes, content_type, say) };
    } catch (error) {
      if (error instanceof RecognitionRefused) return { problem: error.problem };
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** One after the other, since two connections could change places and the pages would count backwards. */
  function say(progress: PageProgress): void {
    said = said.then(() => jobs.report(file_name, attempt, progress)).catch(ignore);
  }
}

/** The lease ends, and whoever asks next reads the file. */
function ignore(): void {}
