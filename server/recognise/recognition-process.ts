import { readFileRows } from './read-rows.ts';
import type { ReadRow } from './recognised.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { RecognitionProblem } from './recognition-refused.ts';

/** A file that a process of its own is to read. */
export interface RecognitionJob {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** What became of it. */
export type RecognitionReply =
  | { readonly rows: readonly ReadRow[] }
  | { readonly problem: RecognitionProblem; readonly limit: number | undefined };

process.on('message', (job: RecognitionJob) => {
  void replyTo(job).then((reply) => process.send?.(reply));
});

// The server has ended.
process.on('disconnect', () => process.exit());

async function replyTo({ bytes, contentType }: RecognitionJob): Promise<RecognitionReply> {
  try {
    return { rows: await readFileRows(Buffer.from(bytes), contentType) };
  } catch (error) {
    if (error instanceof RecognitionRefused) return { problem: error.problem, limit: error.limit };
    console.error('Reading a file failed', error);
    return { problem: 'file_damaged', limit: undefined };
  }
}
