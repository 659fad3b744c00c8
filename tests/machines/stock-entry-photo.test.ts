import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import { samplePhoto } from '../../machines/samples/sample-photos.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryFile,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';

const photo: EntryFile = { ...samplePhoto, kind: 'photo', size: 240_000 };
const edited: EntryFile = { ...photo, blobId: 'blob-turned', sha256: 'cd'.repeat(32) };
const crop = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

/** An entry of a photo that is turned, cut and sent, in which nothing is found. */
async function unreadEntry(file: EntryFile, sent: EntryFile) {
  const uploads: string[] = [];
  const uploadV2 = fromPromise<UploadOutcome, UploadInput>(async ({ input }) => {
    uploads.push(input.blobId);
    return accepted({ filepath: '/api/files/note.jpg' });
  });
  const recognise = fromPromise<RecogniseOutcome, RecogniseInput>(async () =>
    refused(sampleProblem(422, 'nothing_recognised', {})),
  );
  const machine = stockEntryMachine.provide({ actors: { uploadV2, recognise } });
  const entry = createActor(machine, { input: { groupId: 'g' } }).start();
  entry.send({ type: 'file.choose', file, at: 5 });
  if (file !== sent) {
    entry.send({ type: 'file.turn' });
    entry.send({ type: 'file.crop', crop });
  }
  entry.send({ type: 'file.accept', file: sent });
  await waitFor(entry, (snapshot) => snapshot.matches('unread'));
  return { entry, uploads };
}

describe('a photo in which nothing was found', () => {
  test('is turned and cut again as it was chosen, with what was turned and cut of it, and sent anew', async () => {
    const { entry, uploads } = await unreadEntry(photo, edited);
    entry.send({ type: 'file.adjust' });
    const { value, context } = entry.getSnapshot();
    expect([value, context.source, context.problem]).toEqual([
      'previewing',
      { ...photo, turns: 1, crop, chosenAt: 5, filepath: null },
      null,
    ]);
    entry.send({ type: 'file.crop', crop: null });
    entry.send({ type: 'file.accept', file: { ...edited, blobId: 'blob-whole' } });
    await waitFor(entry, (snapshot) => snapshot.matches('unread'));
    expect(uploads).toEqual(['blob-turned', 'blob-whole']);
    expect(entry.getSnapshot().context.source?.original).toMatchObject({ ...photo, turns: 1, crop: null });
  });

  test('that was sent as it is is shown again as it is', async () => {
    const { entry } = await unreadEntry(photo, photo);
    entry.send({ type: 'file.adjust' });
    expect(entry.getSnapshot().context.source).toEqual({
      ...photo,
      turns: 0,
      crop: null,
      chosenAt: 5,
      filepath: null,
    });
  });
});

test('a document in which nothing was found is not turned', async () => {
  const sheet: EntryFile = { ...photo, kind: 'document', fileName: 'list.xlsx' };
  const { entry } = await unreadEntry(sheet, sheet);
  expect(entry.getSnapshot().can({ type: 'file.adjust' })).toBe(false);
});
