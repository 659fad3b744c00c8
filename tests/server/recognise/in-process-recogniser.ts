import { resolve } from 'node:path';
import { createFileReader } from '../../../server/recognise/read-file.ts';
import type { Recogniser } from '../../../server/recognise/recogniser.ts';

/** Reads files in the process of the test: what the pool adds is shown where servers run as processes. */
export const inProcessRecogniser: Recogniser = {
  read: createFileReader(resolve('.build/server/ocr')),
  close: async () => undefined,
};
