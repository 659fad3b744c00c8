import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { accepted, refused } from '../../domain/outcome.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { stockEntryMachine } from '../../machines/stock-entry/stock-entry-machine.ts';
import type {
  EntryFile,
  RecogniseInput,
  RecogniseOutcome,
} from '../../machines/stock-entry/stock-entry-types.ts';
import type { EntryDraft } from '../../machines/stock-entry-start/stock-entry-start-machine.ts';
import { DiscardDraft } from '../../src/features/stock-entry/views/discard-draft.tsx';
import { StartScreen } from '../../src/features/stock-entry/views/start-screen.tsx';
import { showEntry } from './entry-scene.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const draft: EntryDraft = {
  id: 'entry-1',
  source: { kind: 'document', fileName: 'supplier.xlsx' },
  rows: 12,
  changedAt: Date.UTC(2025, 1, 3, 3, 6),
  isSent: false,
};

const choosing = { refusal: null, isTaking: false, onFile: () => undefined, onByHand: () => undefined };

describe('the start of a stock entry', () => {
  test('with drafts names them by their file, as a photo of its time, or as typed, and leads to them', async () => {
    const drafts: EntryDraft[] = [
      draft,
      { ...draft, id: 'entry-2', source: { kind: 'photo', fileName: 'IMG_0042.jpg' } },
      {
        ...draft,
        id: 'entry-4',
        source: { kind: 'photo', fileName: 'image.jpg', chosenAt: Date.UTC(2025, 1, 3, 2, 55) },
      },
      { ...draft, id: 'entry-3', source: null, isSent: true },
    ];
    const { getByRole } = await show(<StartScreen drafts={drafts} unreadable={0} {...choosing} />);
    const links = getByRole('link', { name: /12 products/ }).elements();
    expect(links.map((link) => [link.getAttribute('href'), link.textContent.replaceAll(/\s/g, ' ')])).toEqual(
      [
        ['/stock-entry/entry-1', 'supplier.xlsxDraft · 2025-02-03 10:0612 products'],
        ['/stock-entry/entry-2', 'Delivery slip photoDraft · 2025-02-03 10:0612 products'],
        ['/stock-entry/entry-4', 'Photo, 2025-02-03 09:55Draft · 2025-02-03 10:0612 products'],
        ['/stock-entry/entry-3', 'Typed productsSent, waiting for an answer12 products'],
      ],
    );
  });

  test.each([
    ['en', 'light', 'The draft could not be loaded'],
    ['zh', 'dark', '草稿读取失败'],
    ['th', 'light', 'เปิดแบบร่างไม่ได้'],
  ] as const)('with a draft that cannot be read says so, in %s and %s', async (language, scheme, said) => {
    const screen = await show(<StartScreen drafts={[draft]} unreadable={1} {...choosing} />, {
      language,
      scheme,
    });
    await expect.element(screen.getByText(said)).toBeVisible();
    await expectNoFaults();
  });
});

const photo: EntryFile = {
  blobId: 'blob-1',
  fileName: 'note.jpg',
  sha256: 'ab'.repeat(32),
  kind: 'photo',
  size: 240_000,
};

/** Reads a file that the server refuses for a reason. */
async function showRefused(kind: EntryFile['kind'], reason: string) {
  const recognise = fromPromise<RecogniseOutcome, RecogniseInput>(async () =>
    refused(sampleProblem(422, reason, {})),
  );
  const uploadV2 = fromPromise<UploadOutcome, UploadInput>(async () =>
    accepted({ filepath: '/api/files/note.jpg' }),
  );
  const machine = stockEntryMachine.provide({ actors: { recognise, uploadV2 } });
  const entry = createActor(machine, { input: { groupId: 'g' } }).start();
  entry.send({ type: 'file.choose', file: { ...photo, kind } });
  entry.send({ type: 'file.accept', file: { ...photo, kind } });
  return await showEntry(entry);
}

describe('a file that could not be read', () => {
  test.each([
    ['photo', 'wrong_file_type', 'Choose a JPG, PNG, GIF, BMP or WebP photo.'],
    ['document', 'wrong_file_type', 'Choose an Excel, CSV, Word or PDF file that opens.'],
    ['photo', 'took_too_long', /Try again, or choose a closer photo/],
    ['document', 'took_too_long', /Divide it/],
    ['photo', 'overloaded', /server is busy. Try again/],
  ] as const)('as a %s says why: %s', async (kind, reason, said) => {
    const screen = await showRefused(kind, reason);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No product information could be read');
    await expect.element(screen.getByRole('alert').getByText(said)).toBeVisible();
    await expectNoFaults();
  });

  test('as a photo is turned and cut again by a press, without being chosen anew', async () => {
    const screen = await showRefused('photo', 'nothing_recognised');
    await screen.getByRole('button', { name: 'Turn or crop the photo' }).click();
    await expect.element(screen.getByRole('button', { name: 'Turn', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Read products' })).toBeVisible();
  });

  test('as a document is not', async () => {
    const screen = await showRefused('document', 'nothing_recognised');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn or crop the photo' }).query()).toBeNull();
  });
});

describe('giving a draft up', () => {
  test('is asked first: closing the question keeps the draft, answering it removes it', async () => {
    const entry = createActor(stockEntryMachine, { input: { groupId: 'g' } }).start();
    entry.send({ type: 'entry.byHand' });
    const { getByRole } = await show(<DiscardDraft entry={entry} />);
    const question = getByRole('dialog', { name: 'Discard this draft?' });
    await getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => question.query()).toBeNull();
    expect(entry.getSnapshot().matches('discarded')).toBe(false);
    await getByRole('button', { name: 'Discard draft' }).click();
    await question.getByRole('button', { name: 'Discard draft' }).click();
    expect(entry.getSnapshot().matches('discarded')).toBe(true);
  });
});
