import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { sampleProblem } from '../../machines/samples/sample-records.ts';
import { sampleShelfCup } from '../../machines/samples/sample-stock.ts';
import type {
  StockDialogInput,
  WashOutcome,
  WashStockInput,
} from '../../machines/stock-dialog/stock-dialog-context.ts';
import { stockDialogMachine } from '../../machines/stock-dialog/stock-dialog-machine.ts';
import type { StockDialogEvent } from '../../machines/stock-dialog/stock-dialog-machine.ts';
import StockDialog from '../../src/features/stock-moves/stock-dialog.tsx';
import { StockSheet } from '../../src/features/stock-moves/views/stock-sheet.tsx';
import { PlaceField } from '../../src/features/stock-moves/views/place-field.tsx';
import { DeviceScopeContext, UserScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import { show } from './show.tsx';

type Setting = Parameters<typeof show>[1];

const nothing = () => undefined;
const figure = (text: string): StockDialogEvent => ({ type: 'field.change', field: 'figure', text });
const never = () => new Promise<WashOutcome>(nothing);

/** The dialog of a cup with 12 on the shelf, 2 of them reserved, after these events. */
async function showDialog(
  events: readonly StockDialogEvent[],
  wash: () => Promise<WashOutcome> = never,
  {
    mode = 'move',
    product = sampleShelfCup,
    ...setting
  }: Setting & {
    readonly mode?: 'move' | 'count';
    readonly product?: Product;
  } = {},
) {
  const dialog = createActor(
    stockDialogMachine.provide({
      actors: {
        skuDetail: fromPromise<Outcome<Product>, StockDialogInput>(async () => accepted(product)),
        washStock: fromPromise<WashOutcome, WashStockInput>(wash),
      },
    }),
    { input: { skuId: product.id } },
  ).start();
  dialog.send({ type: 'dialog.open', mode });
  await expect.poll(() => dialog.getSnapshot().matches({ operation: 'choosing' })).toBe(true);
  for (const event of events) dialog.send(event);
  const screen = await show(
    <StockSheet
      dialog={dialog}
      isOpen
      onClose={nothing}
      notice={null}
      places={<PlaceField dialog={dialog} places={null} />}
      moves={null}
      photos={[]}
      onPhotos={nothing}
      isTakingPhotos={false}
    />,
    setting,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return { screen, dialog };
}

describe('a dialog that another tab has', () => {
  test.each(['move', 'count'] as const)('is opened here too, to %s', async (mode) => {
    const actor = createActor(
      stockDialogMachine.provide({
        actors: {
          skuDetail: fromPromise<Outcome<Product>, StockDialogInput>(async () => accepted(sampleShelfCup)),
        },
      }),
      { input: { skuId: sampleShelfCup.id } },
    ).start();
    const view = { actor, isFollowing: true, lateEvent: null, failure: null, quarantined: null };
    const handle = Promise.resolve({ getStatus: () => view, subscribe: () => nothing });
    const progress = { subscribe: () => nothing, get: () => view };
    const screen = await show(
      <DeviceScopeContext value={{ platform: { progress } } as unknown as DeviceScope}>
        <UserScopeContext value={{ journal: {}, directory: { open: () => handle } } as unknown as UserScope}>
          <StockDialog skuId={sampleShelfCup.id} mode={mode} onClose={nothing} />
        </UserScopeContext>
      </DeviceScopeContext>,
    );
    const name = mode === 'count' ? 'Count stock' : 'Stock in and out';
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible();
    await expect.poll(() => actor.getSnapshot().matches({ operation: 'choosing' })).toBe(true);
    expect(actor.getSnapshot().context.form.kind).toBe(mode === 'count' ? 'count' : 'purchase');
  });
});

describe('a change of stock', () => {
  test('says what the shelf will hold, and the button what it does', async () => {
    const { screen } = await showDialog([figure('48')]);
    await expect
      .element(screen.getByRole('dialog').getByRole('status'))
      .toHaveTextContent(/On hand 12.*60 pcs/);
    await expect.element(screen.getByRole('button', { name: 'Add 48 pieces' })).toBeVisible();
  });

  test('wraps its figures so that none begins a line with a dot', async () => {
    const { screen } = await showDialog([], never, { language: 'th' });
    const figures = [...(screen.getByText(/^จองไว้/).element().parentElement?.children ?? [])];
    const dots = (side: string) => figures.map((figure) => getComputedStyle(figure, side).content);
    expect(new Set(dots('::before'))).toEqual(new Set(['none']));
    expect(dots('::after').slice(-2)).toEqual(['"\u00a0·\u00a0"', 'none']);
  });

  test('of more than there is says nothing of a shelf below zero', async () => {
    const { screen } = await showDialog([{ type: 'mode.decrease' }, figure('13')]);
    await expect.element(screen.getByRole('button', { name: 'Reduce by 13 pieces' })).toBeVisible();
    await expect.element(screen.getByRole('dialog').getByRole('status')).toHaveTextContent(/^$/);
  });

  test.each<[string, readonly StockDialogEvent[]]>([
    ['Type the quantity: a whole number, 1 or more', [figure('a few')]],
    ['Type a price above 0', [figure('1'), { type: 'field.change', field: 'price', text: '0' }]],
    ['Type a VIP price above 0', [figure('1'), { type: 'field.change', field: 'vipPrice', text: 'x' }]],
    ['Choose where it comes from', [{ type: 'kind.transferIn' }, figure('1')]],
    ['Choose where it goes', [{ type: 'mode.decrease' }, figure('1')]],
    [
      'Not enough in stock: at most 10 can be taken',
      [{ type: 'mode.decrease' }, { type: 'kind.damage' }, figure('11')],
    ],
    ['Type how many you counted: a whole number', [{ type: 'mode.count' }]],
    ['Say why there are fewer', [{ type: 'mode.count' }, figure('11')]],
  ])('that cannot be sent says: %s', async (words, events) => {
    const { screen } = await showDialog([...events, { type: 'move.send' }]);
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('on its way stays as it is: figure, place and remark', async () => {
    const { screen } = await showDialog([
      { type: 'mode.decrease' },
      figure('2'),
      { type: 'field.change', field: 'place', text: 'Sampheng' },
      { type: 'move.send' },
    ]);
    for (const name of ['Quantity', 'Another place', 'Remark'])
      await expect.element(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
  });

  test('that was refused says why, and can be edited with all that was typed', async () => {
    const { screen } = await showDialog([figure('48'), { type: 'move.send' }], async () =>
      refused(sampleProblem(403, 'forbidden')),
    );
    await screen.getByRole('button', { name: 'Edit' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('48');
  });

  test('that was recorded says what was there before and after it', async () => {
    const { screen } = await showDialog([figure('48'), { type: 'move.send' }], async () =>
      accepted({ stock: 58, on_hand: 60 }),
    );
    await expect.element(screen.getByText('Saved')).toBeVisible();
    await expect.element(screen.getByRole('dialog').getByRole('status')).toHaveTextContent(/12.*60/);
  });
});

describe('a count', () => {
  test('of a stock that moved shows what was and is there, and offers both ways on', async () => {
    const { screen } = await showDialog(
      [figure('11'), { type: 'reason.lost' }, { type: 'move.send' }],
      async () => refused(sampleProblem(409, 'stock_moved', { on_hand: 10, base_stock: 12 })),
      { mode: 'count' },
    );
    await expect.element(screen.getByText('Count again, then confirm what is on hand')).toBeVisible();
    expect(
      screen
        .getByRole('definition')
        .elements()
        .map((tile) => tile.textContent),
    ).toEqual(['12', '10', '11']);
    await expect.element(screen.getByRole('button', { name: 'Use 10 as in the system' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save 11 pieces' })).toBeVisible();
  });

  test('below what orders reserve leads to those orders', async () => {
    const orders = [{ id: 'order-1', order_no: '10482', quantity: 2 }];
    const { screen } = await showDialog(
      [figure('1'), { type: 'reason.lost' }, { type: 'move.send' }],
      async () => refused(sampleProblem(409, 'reserved_stock', { reserved: 2, orders })),
      { mode: 'count' },
    );
    await expect
      .element(screen.getByRole('link', { name: '#10482 · 2 pcs' }))
      .toHaveAttribute('href', '/order/order-1');
  });

  test.each([
    ['en', 'light'],
    ['zh', 'dark'],
    ['th', 'light'],
  ] as const)(
    'of a product with a long name has no faults of accessibility, in %s and %s',
    async (language, scheme) => {
      await showDialog([figure('11')], never, {
        mode: 'count',
        language,
        scheme,
        product: { ...sampleShelfCup, name: 'Very long name of a cup '.repeat(6) },
      });
      expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual(
        [],
      );
    },
  );
});
