import { join } from 'node:path';
import { createFileReader } from './read-file.ts';
import type { Reading } from './recognised.ts';
import { RecognitionRefused } from './recognition-refused.ts';
import type { RecognitionProblem } from './recognition-refused.ts';
import type { PageRead } from './recogniser.ts';
import type { ColumnHints } from './table/header-words.ts';

/** A file that a process of its own is to read. */
export interface RecognitionTask {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly hints: ColumnHints;
}

/** What became of it. */
export type RecognitionReply =
  | { readonly reading: Reading }
  | { readonly problem: RecognitionProblem; readonly limit: number | undefined };

/** What the process says of its file; the reply is the last. */
export type RecognitionMessage = PageRead | RecognitionReply;

// The models lie beside the built file.
const readFile = createFileReader(join(import.meta.dirname, 'ocr'));

process.on('message', (task: RecognitionTask) => {
  void replyTo(task).then(say);
});

function say(message: RecognitionMessage): void {
  process.send?.(message);
}

// The server has ended.
process.on('disconnect', () => process.exit());

async function replyTo({ bytes, contentType, hints }: RecognitionTask): Promise<RecognitionReply> {
  try {
    return { reading: await readFile(Buffer.from(bytes), contentType, { onPage: say, hints }) };
  } catch (error) {
    if (error instanceof RecognitionRefused) return { problem: error.problem, limit: error.limit };
    console.error('Reading a file failed', error);
    return { problem: 'file_damaged', limit: undefined };
  }
}
