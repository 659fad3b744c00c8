import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleCup, sampleProblem } from '../../machines/samples/sample-records.ts';
import { scanMachine } from '../../machines/scan/scan-machine.ts';
import { useStocktakeScans } from '../../src/features/stocktake/use-stocktake-scans.ts';
import { UserScopeContext } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { recorded, review, shelfProduct, showStocktake } from './stocktake-scene.tsx';
import { show } from './show.tsx';

type Stocktake = Awaited<ReturnType<typeof showStocktake>>['stocktake'];

function Scans({ stocktake }: { readonly stocktake: Stocktake }) {
  const { opening } = useStocktakeScans(stocktake, () => undefined);
  return <output data-testid="codes">{opening?.codes.join(' ')}</output>;
}

/** A scanner that types beside a stocktake, where codes are looked up like this. */
async function listenBeside(stocktake: Stocktake, answer: Promise<Outcome<Product>>) {
  const skuByBarcode = fromPromise<Outcome<Product>, { readonly code: string }>(() => answer);
  const status = { actor: createActor(scanMachine.provide({ actors: { skuByBarcode } })).start() };
  const opened = Promise.resolve({ subscribe: () => () => undefined, getStatus: () => status });
  const scope = { directory: { open: () => opened } } as unknown as UserScope;
  const screen = await show(
    <UserScopeContext value={scope}>
      <Scans stocktake={stocktake} />
    </UserScopeContext>,
  );
  await expect.element(screen.getByRole('status').first()).toBeInTheDocument();
  return { screen, scan: status.actor };
}

function scan(code: string): void {
  for (const key of [...Array.from(code), 'Enter'])
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

describe('a scanner that types beside a stocktake', () => {
  test('with a code scanned three times while it is looked up opens the sheet with all three', async () => {
    const { stocktake } = await showStocktake();
    let answer: (outcome: Outcome<Product>) => void = () => undefined;
    const { screen, scan: lookup } = await listenBeside(
      stocktake,
      new Promise((resolve) => (answer = resolve)),
    );
    for (let time = 0; time < 3; time += 1) scan('99990000');
    await expect.poll(() => lookup.getSnapshot().context.waiting).toEqual([{ code: '99990000', times: 3 }]);
    answer(refused(sampleProblem(404, 'not_found')));
    await expect.element(screen.getByText('99990000 99990000 99990000', { exact: true })).toBeVisible();
  });

  test('with a product that is recorded says so, and counts nothing', async () => {
    const { stocktake } = await showStocktake({
      products: ['a', 'b', 'c'].map((id) => shelfProduct(id, { barcode: `1111222${id.charCodeAt(0) % 10}` })),
      moved: [{ id: 'b', onHand: 10 }],
      answer: recorded,
    });
    await review(stocktake, 12, 12);
    stocktake.send({ type: 'stocktake.confirm', at: 300 });
    stocktake.send({ type: 'stocktake.confirm', at: 301, key: 'key-1' });
    await expect.poll(() => stocktake.getSnapshot().matches({ review: 'open' })).toBe(true);
    stocktake.send({ type: 'stocktake.resume' });
    const before = stocktake.getSnapshot().context;
    const { screen } = await listenBeside(stocktake, new Promise(() => undefined));
    scan('11112227');
    await expect.element(screen.getByText('Already recorded: it is not counted again')).toBeVisible();
    expect(stocktake.getSnapshot().context).toEqual(before);
  });

  test('while the differences are looked through says which code was not counted', async () => {
    const { stocktake } = await showStocktake();
    await review(stocktake, 12);
    const before = stocktake.getSnapshot().context;
    const { screen, scan: lookup } = await listenBeside(stocktake, new Promise(() => undefined));
    scan('11112222');
    await expect.element(screen.getByText('11112222 not counted: counting is closed')).toBeVisible();
    expect([stocktake.getSnapshot().context, lookup.getSnapshot().context.waiting]).toEqual([before, []]);
  });

  test.each([
    ['a product', accepted({ ...sampleCup, barcode: '33334444' })],
    ['no product', refused(sampleProblem(404, 'not_found'))],
  ] as const)('with a code that leads to %s after counting was closed says the same', async (_, outcome) => {
    const { stocktake } = await showStocktake();
    let answer: (outcome: Outcome<Product>) => void = () => undefined;
    const { screen, scan: lookup } = await listenBeside(
      stocktake,
      new Promise((resolve) => (answer = resolve)),
    );
    scan('33334444');
    await expect.poll(() => lookup.getSnapshot().matches({ codes: 'looking' })).toBe(true);
    await review(stocktake, 12);
    answer(outcome);
    await expect.element(screen.getByText('33334444 not counted: counting is closed')).toBeVisible();
    await expect.element(screen.getByTestId('codes')).toHaveTextContent('');
  });

  test('while a note is written counts, shows its product, and keeps the note where it belongs', async () => {
    const { screen, stocktake } = await showStocktake({
      products: [shelfProduct('a'), shelfProduct('b', { barcode: '11112222' })],
    });
    await listenBeside(stocktake, new Promise(() => undefined));
    await screen.getByRole('button', { name: 'Note' }).click();
    await screen.getByRole('textbox', { name: /Cup a/ }).fill('top shelf');
    scan('11112222');
    await expect.element(screen.getByRole('heading', { name: 'Cup b' })).toBeVisible();
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    const { shown, draft, lines } = stocktake.getSnapshot().context;
    expect([shown, draft.figure, draft.note, lines.map(({ note }) => note)]).toEqual([
      'b',
      '1',
      '',
      ['top shelf'],
    ]);
  });

  test('with the product whose remark is written shows what is counted of it now, and keeps the remark', async () => {
    const { screen, stocktake } = await showStocktake({
      products: [shelfProduct('a', { barcode: '11112222' }), shelfProduct('b')],
    });
    await listenBeside(stocktake, new Promise(() => undefined));
    await screen.getByRole('button', { name: 'Note' }).click();
    await screen.getByRole('textbox', { name: /Cup a/ }).fill('top shelf');
    scan('11112222');
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([]);
    const { shown, draft } = stocktake.getSnapshot().context;
    expect([shown, draft.figure, draft.note]).toEqual(['a', '1', 'top shelf']);
  });
});
