import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import { blankRow } from '../../domain/stock-entry/entry-rows.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type { EntryFile, RecogniseOutcome } from '../../machines/stock-entry/stock-entry-types.ts';

const file: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };
const read = accepted({
  rows: [blankRow('row-1')],
  images: [],
  columns: [{ heading: 'Took', kind: 'price' as const }],
});

describe('what is said of columns', () => {
  test('to a reading that fails is not learnt, and what was said before stays', async () => {
    const answers: RecogniseOutcome[] = [read, read, refused(sampleProblem(422, 'nothing_recognised', {}))];
    const entry = createActor(
      stockEntryMachine.provide({
        actors: {
          uploadV2: fromPromise(async () => accepted({ filepath: '/api/files/note.jpg' })),
          recognise: fromPromise(async () => answers.shift() ?? read),
        },
      }),
      { input: { groupId: 'group' } },
    ).start();
    entry.send({ type: 'file.choose', file });
    entry.send({ type: 'file.accept', file });
    await expect.poll(() => entry.getSnapshot().value).toBe('reviewing');
    const right = [{ heading: 'Took', kind: 'amount' }] as const;
    entry.send({ type: 'columns.correct', said: right });
    await expect.poll(() => entry.getSnapshot().value).toBe('reviewing');
    entry.send({ type: 'columns.correct', said: [{ heading: 'Took', kind: 'ignored' }] });
    await expect.poll(() => entry.getSnapshot().context.mistake).toBe('notReadAgain');
    expect(entry.getSnapshot().context.said).toEqual(right);
  });
});
