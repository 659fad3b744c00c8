import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Dictation } from '../../domain/spoken-text.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { entrySheets } from './sheet-entries.ts';
import { showTextOrder } from './text-order-scene.tsx';

describe('the dialog of a text order', () => {
  test('takes at most 500 characters, and counts them', async () => {
    const { dialog, draft } = await showTextOrder({ text: 'x'.repeat(499) });
    const field = dialog.getByRole('textbox', { name: 'Products and quantities' });
    await field.click();
    await userEvent.keyboard('yz');
    await expect.element(dialog.getByText('500 / 500')).toBeVisible();
    expect(draft.getSnapshot().context.text).toHaveLength(500);
    expect(field.element().getAttribute('rows')).toBe('5');
  });

  test('without words says what to write, and reads nothing', async () => {
    const { dialog, screen, draft } = await showTextOrder({ text: '  \n ' });
    await dialog.getByRole('button', { name: 'Read text' }).click({ force: true });
    await expect.element(screen.getByText('Write what you want to order')).toBeVisible();
    expect(draft.getSnapshot().matches('typing')).toBe(true);
  });

  test('has its text read, and can be stopped', async () => {
    const { dialog, draft, screen } = await showTextOrder({ text: 'five lanterns', reading: 'never' });
    await dialog.getByRole('button', { name: 'Read text' }).click();
    await expect.element(screen.getByRole('button', { name: 'Reading…' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    expect(draft.getSnapshot().matches('typing')).toBe(true);
    expect(draft.getSnapshot().context.text).toBe('five lanterns');
  });

  test('cuts what is pasted, at the place of the caret', async () => {
    const { dialog, draft } = await showTextOrder({
      text: 'first\nlast',
      cutPasted: (text) => text.replace(/^\d\d:\d\d \S+ /, ''),
    });
    const field = dialog.getByRole('textbox', { name: 'Products and quantities' }).element();
    (field as HTMLTextAreaElement).setSelectionRange(6, 6);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '10:24 Ling five lanterns\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(() => draft.getSnapshot().context.text).toBe('first\nfive lanterns\nlast');
  });

  test.each([
    ['unreachable', 'The text could not be read'],
    [refused(sampleProblem(403, 'forbidden_role')), 'Your role does not allow this'],
    [accepted({ lines: [], unmatched: ['hello'], remark: '' }), 'No products found in this text'],
  ] as const)('whose text is not read (%j) says why and keeps it', async (reading, said) => {
    const { dialog, draft } = await showTextOrder({ text: 'hello', reading });
    await dialog.getByRole('button', { name: 'Read text' }).click();
    await expect.element(dialog.getByText(said)).toBeVisible();
    expect(draft.getSnapshot().context.text).toBe('hello');
    await expectNoFaults();
  });
});

describe('the offer to go on with a text order', () => {
  test('that is discarded leaves no entry of its question in the history', async () => {
    const { dialog, screen, draft } = await showTextOrder();
    draft.send({ type: 'text.change', text: 'five lanterns' });
    draft.send({ type: 'text.recognise' });
    await expect.poll(() => draft.getSnapshot().matches('reviewing')).toBe(true);
    await dialog.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(entrySheets).toEqual(['text-order', 'discard-written-order']);
    await screen.getByRole('dialog').last().getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => draft.getSnapshot().matches('reviewing')).toBe(false);
    await expect.poll(entrySheets).toEqual(['text-order']);
  });
});

describe('speaking', () => {
  test('is not offered where the browser cannot listen', async () => {
    const { dialog } = await showTextOrder();
    expect(dialog.getByRole('button', { name: 'Speak' }).query()).toBeNull();
  });

  test('shows what is heard, and puts it behind the text when it is over', async () => {
    let finish: (heard: Dictation) => void = () => undefined;
    const dictation = new Promise<Dictation>((resolve) => {
      finish = resolve;
    });
    const { dialog, draft } = await showTextOrder({
      text: 'two cups',
      dictation,
      speaker: {
        interim: 'five lant',
        onFinish: () => finish({ kind: 'heard', text: 'five lanterns' }),
      },
    });
    await dialog.getByRole('button', { name: 'Speak' }).click();
    await expect.element(dialog.getByText('five lant')).toBeVisible();
    await dialog.getByRole('button', { name: 'Finish speaking' }).click();
    await expect.poll(() => draft.getSnapshot().context.text).toBe('two cups\nfive lanterns');
  });

  test('that is not allowed says what to do', async () => {
    const { dialog } = await showTextOrder({
      dictation: Promise.resolve({ kind: 'refused' }),
      speaker: { interim: '', onFinish: () => undefined },
    });
    await dialog.getByRole('button', { name: 'Speak' }).click();
    await expect.element(dialog.getByText('Speech is unavailable')).toBeVisible();
    await expectNoFaults();
  });
});

test.each(['zh', 'en', 'th'] as const)(
  'the dialog has no fault that axe knows in %s, dark',
  async (language) => {
    const { dialog } = await showTextOrder({
      language,
      scheme: 'dark',
      text: '红灯笼大的 5 个',
      speaker: { interim: '', onFinish: () => undefined },
    });
    await expect.element(dialog.getByText('9 / 500')).toBeVisible();
    await expectNoFaults();
  },
);
