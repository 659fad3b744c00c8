import type { FileStore } from '../files/storage/file-store.ts';
import { Refusal } from '../http/refusal.ts';
import type { Queries } from '../store/store.ts';
import { columnHints } from './column-hints.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { RecognitionProblem } from './recognition-refused.ts';
import type { Reading } from './recognised.ts';
import type { PageRead, Recogniser } from './recogniser.ts';

/** A file that ended the server so often is refused. */
const maxAttempts = 3;
/** Well within the lease of a job. */
const heartbeatMs = 10_000;

/** An uploaded file to read. */
export interface FileToRead {
  readonly file_name: string;
  readonly content_type: string;
}

interface JobQueries {
  readonly recognitionJobs: Queries['recognitionJobs'];
  readonly recognitionHints: Pick<Queries['recognitionHints'], 'listColumns'>;
}

interface Reader {
  readonly files: Pick<FileStore, 'read'>;
  readonly recogniser: Recogniser;
  /** Keeps the picture of a page (webp), and returns its address; empty where it could not be kept. */
  readonly keepPage: (picture: Uint8Array) => Promise<string>;
}

/**
 * Reads the file of a job unless somebody does, and returns when that is settled; the reading goes on meanwhile and leaves its answer
 * in the database. What a server that has ended left unread is taken up by whoever asks next.
 */
export async function carryOnReading(
  { recognitionJobs: jobs, recognitionHints }: JobQueries,
  { file_name, content_type }: FileToRead,
  { files, recogniser, keepPage }: Reader,
): Promise<void> {
  const taken = await jobs.take(file_name);
  if (taken === null) return;
  const { attempts: attempt, said: columns } = taken;
  if (attempt > maxAttempts) {
    await jobs.report(file_name, attempt, { problem: 'file_damaged' });
    return;
  }
  let said = Promise.resolve();
  const images: string[] = [];
  const heartbeat = setInterval(() => void jobs.report(file_name, attempt, {}).catch(ignore), heartbeatMs);
  void settle()
    .catch(ignore)
    .finally(() => clearInterval(heartbeat));

  async function settle(): Promise<void> {
    const outcome = await read();
    await said;
    if (outcome === null) await jobs.leave(file_name, attempt);
    else await jobs.report(file_name, attempt, outcome);
  }

  /** Null where it was not begun, or not by its own fault ended. */
  async function read(): Promise<Reading | { problem: RecognitionProblem } | null> {
    try {
      const bytes = await files.read(file_name);
      if (bytes === null) return { problem: 'file_damaged' };
      const hints = await columnHints(recognitionHints, columns);
      return await recogniser.read(bytes, content_type, { onPage: say, hints });
    } catch (error) {
      if (error instanceof RecognitionRefused) return { problem: error.problem };
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** One after the other, since two connections could change places and the pages would count backwards. */
  function say({ picture, ...progress }: PageRead): void {
    said = said
      .then(async () => {
        images.push(picture === undefined ? '' : await keepPage(picture));
        await jobs.report(file_name, attempt, { ...progress, images });
      })
      .catch(ignore);
  }
}

/** The lease ends, and whoever asks next reads the file. */
function ignore(): void {}
