import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { barcodeAssignmentMachine } from '../../machines/barcode-assignment/barcode-assignment-machine.ts';
import type { AssignBarcodeInput } from '../../machines/barcode-assignment/barcode-assignment-machine.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../../machines/samples/sample-records.ts';
import { AssignmentNotice } from '../../src/features/scanning/views/assignment-notice.tsx';
import { show } from './show.tsx';

const barcode = '8850999220017';

/** A code that was scanned, and given to the cup; the server answers each attempt in turn. */
async function assignToCup(...answers: readonly Outcome<Product>[]) {
  const sent: AssignBarcodeInput[] = [];
  const used: string[] = [];
  const left = { count: 0 };
  const assignment = createActor(
    barcodeAssignmentMachine.provide({
      actors: {
        assignBarcode: fromPromise<Outcome<Product>, AssignBarcodeInput>(async ({ input }) => {
          sent.push(input);
          return answers[sent.length - 1] ?? new Promise<never>(() => undefined);
        }),
      },
    }),
    { input: { barcode } },
  ).start();
  const screen = await show(
    <AssignmentNotice
      assignment={assignment}
      onUse={({ id }) => used.push(id)}
      onLeave={() => {
        left.count += 1;
        assignment.send({ type: 'barcode.leave' });
      }}
    />,
    { roles: ['storekeeper'] },
  );
  assignment.send({ type: 'barcode.assign', product: sampleCup, key: 'key-1', at: 1 });
  return { screen, assignment, sent, used, left };
}

const buttons = (screen: Awaited<ReturnType<typeof assignToCup>>['screen']) =>
  screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);

describe('an unknown code that is given to a product', () => {
  test('is said while it is saved, without anything to decide', async () => {
    const { screen } = await assignToCup();
    await expect.element(screen.getByText(`Saving ${barcode} for Stoneware cup…`)).toBeVisible();
    expect(buttons(screen)).toEqual([]);
  });

  test('is said once it is saved, with the version that was seen', async () => {
    const { screen, sent } = await assignToCup(accepted({ ...sampleCup, barcode }));
    await expect.element(screen.getByText(`Barcode ${barcode}: Stoneware cup`)).toBeVisible();
    expect(sent).toEqual([{ barcode, key: 'key-1', skuId: sampleCup.id, version: sampleCup.version }]);
  });
});

describe('an assignment that is refused', () => {
  test('because another product has the code offers that product', async () => {
    const taken = sampleProblem(409, 'barcode_taken', { product: sampleLamp });
    const { screen, used, left } = await assignToCup(refused(taken));
    await expect.element(screen.getByText(/^Reading lamp/)).toBeVisible();
    await screen.getByRole('button', { name: 'Use that product' }).click();
    expect([used, left.count]).toEqual([[sampleLamp.id], 1]);
  });

  test('because the product was changed is repeated for whichever version is current', async () => {
    const { screen, assignment, sent } = await assignToCup(
      refused(sampleProblem(409, 'version_conflict')),
      accepted({ ...sampleCup, barcode }),
    );
    await screen.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect.poll(() => assignment.getSnapshot().value).toBe('assigned');
    expect(sent.map(({ version }) => version)).toEqual([sampleCup.version, null]);
  });

  test('for any other reason can only be given up', async () => {
    const { screen, assignment } = await assignToCup(refused(sampleProblem(403, 'forbidden')));
    await expect.element(screen.getByRole('alert')).toHaveTextContent(barcode);
    expect(buttons(screen)).toEqual(['Do not assign']);
    await screen.getByRole('button', { name: 'Do not assign' }).click();
    expect(assignment.getSnapshot().value).toBe('free');
  });
});
