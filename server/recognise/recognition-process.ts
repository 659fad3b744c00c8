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

/** How much of a processor a page has got so far. It is said while the reading goes on: what hangs says nothing. */
interface ProcessorUse {
  readonly processorMs: number;
}

/** What the process says of its file; the reply is the last. */
export type RecognitionMessage = PageRead | ProcessorUse | RecognitionReply;

/** Milliseconds between two of them. */
const useIntervalMs = 500;

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
  let before = process.cpuUsage();
  const saying = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    say({ processorMs: (user + system) / 1000 });
  }, useIntervalMs);
  const onPage = (page: PageRead) => {
    before = process.cpuUsage();
    say(page);
  };
  try {
    return { reading: await readFile(Buffer.from(bytes), contentType, { onPage, hints }) };
  } catch (error) {
    if (error instanceof RecognitionRefused) return { problem: error.problem, limit: error.limit };
    console.error('Reading a file failed', error);
    return { problem: 'file_damaged', limit: undefined };
  } finally {
    clearInterval(saying);
  }
}
