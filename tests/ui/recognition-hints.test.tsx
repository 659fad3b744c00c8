import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { RecognitionHint } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { hintRemovalMachine } from '../../machines/hint-removal/hint-removal-machine.ts';
import type { RemoveHintInput } from '../../machines/hint-removal/hint-removal-machine.ts';
import type { Page, PageInput } from '../../machines/kit/list-machine.ts';
import { recognitionHintsMachine } from '../../machines/recognition-hints/recognition-hints-machine.ts';
import type { HintFilter } from '../../machines/recognition-hints/recognition-hints-machine.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { sampleHint } from '../../machines/samples/sample-stock.ts';
import { HintView } from '../../src/features/stock-entry/views/hint-view.tsx';
import { HintsScreen } from '../../src/features/stock-entry/views/hints-screen.tsx';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const another: RecognitionHint = { ...sampleHint, id: 'hint-2', text: 'LOT 77' };

/** The hints on their screen; `remove` answers for the server. */
async function showHints(
  items: readonly RecognitionHint[] | null,
  remove: (input: RemoveHintInput) => Outcome<unknown> = () => accepted({}),
) {
  const readPage = fromPromise<Outcome<Page<RecognitionHint>>, PageInput<HintFilter>>(async () => {
    if (items === null) throw new Error('no network');
    const pagination = { total: items.length, page_num: 1, page_size: 10, total_pages: 1, cursor: null };
    return accepted({ items, pagination });
  });
  const list = createActor(recognitionHintsMachine.provide({ actors: { readPage } }), {
    input: { groupId: 'g' },
  }).start();
  const asked: RemoveHintInput[] = [];
  const deleteRecognitionHint = fromPromise<Outcome<unknown>, RemoveHintInput>(async ({ input }) => {
    asked.push(input);
    return remove(input);
  });
  const machine = hintRemovalMachine.provide({ actors: { deleteRecognitionHint } });
  const removals = new Map(
    (items ?? []).map(({ id }) => [id, createActor(machine, { input: { hintId: id } }).start()]),
  );
  function HintRow({ hint }: { readonly hint: RecognitionHint }) {
    const removal = removals.get(hint.id);
    return removal !== undefined && <HintView hint={hint} removal={removal} />;
  }
  const screen = await show(<HintsScreen list={list} row={HintRow} />);
  return { screen, asked, removals };
}

describe('what corrections taught', () => {
  test('is listed with its product, and with who taught it', async () => {
    const { screen } = await showHints([sampleHint, another]);
    await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('CUP-BL 12');
    await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('Nok · 2025-02-03 10:06');
    await expectNoFaults();
  });

  test('is forgotten after a question', async () => {
    const { screen, asked, removals } = await showHints([sampleHint, another]);
    await screen.getByRole('button', { name: 'Forget “LOT 77”' }).click();
    expect(asked).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
    await expect.poll(() => removals.get('hint-2')?.getSnapshot().value).toBe('removed');
    expect(asked.map(({ hintId }) => hintId)).toEqual(['hint-2']);
    await expect.element(screen.getByRole('button', { name: 'Forget “LOT 77”' })).not.toBeInTheDocument();
  });

  test('and may not be forgotten by this person says why, and stays', async () => {
    const { screen } = await showHints([sampleHint], () => refused(sampleProblem(403, 'forbidden_role')));
    await screen.getByRole('button', { name: 'Forget “CUP-BL 12”' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Forget', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Keep' }).click();
    await expect.element(screen.getByRole('button', { name: 'Forget “CUP-BL 12”' })).toBeVisible();
  });

  test('is nothing yet', async () => {
    const { screen } = await showHints([]);
    await expect.element(screen.getByText('Nothing learned yet')).toBeVisible();
    await expectNoFaults();
  });

  test('cannot be reached says so', async () => {
    const { screen } = await showHints(null);
    await expect.element(screen.getByText('The learned names could not be loaded')).toBeVisible();
  });
});
