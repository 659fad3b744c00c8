import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Category, Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Viewer } from '../../domain/products/prices.ts';
import { productPickerMachine } from '../../machines/product-picker/product-picker-machine.ts';
import type {
  FindInput,
  FoundProducts,
  PickerInput,
} from '../../machines/product-picker/product-picker-machine.ts';
import { sampleCup, sampleLamp, sampleProblem, sampleTree } from '../../machines/samples/sample-records.ts';
import {
  ProductPickerSheet,
  pickerSheet,
} from '../../src/features/product-picker/views/product-picker-sheet.tsx';
import { useSheetLife } from '../../src/ui/sheets/use-sheet-life.ts';
import { show } from './show.tsx';

type Answer = (input: FindInput) => Outcome<FoundProducts> | Promise<never>;

const page = (items: readonly Product[], cursor: string | null = null, total = items.length) =>
  accepted({ items, total, cursor });
const oldCup: Product = {
  ...sampleCup,
  id: 'sku-old',
  name: 'Old cup',
  status: 'inactive',
  stock: 0,
  on_hand: 9,
};
const shelf: Answer = ({ categoryId, name }) => {
  if (name !== '') return page([sampleCup, sampleLamp].filter((product) => product.name.includes(name)));
  return page(categoryId === 'category-cups' ? [sampleCup, oldCup] : [sampleLamp]);
};

function startPicker(answer: Answer = shelf, tree = Promise.resolve(sampleTree)) {
  const actors = {
    allProductCategory: fromPromise<readonly Category[], PickerInput>(() => tree),
    findProducts: fromPromise<Outcome<FoundProducts>, FindInput>(async ({ input }) => answer(input)),
  };
  const machine = productPickerMachine.provide({ actors });
  return createActor(machine, { input: { groupId: 'group-baan-suan' } }).start();
}

interface PickerProps {
  readonly picker: ReturnType<typeof startPicker>;
  readonly buyer?: Viewer | undefined;
  readonly onEnd: (result: string) => void;
}

/** Shows a picker until it has left the page, and says what it ended with. */
function Host({ picker, buyer }: Pick<PickerProps, 'picker' | 'buyer'>) {
  const [result, setResult] = useState<string>('open');
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>{result}</h1>
      {result === 'open' && <Picker picker={picker} buyer={buyer} onEnd={setResult} />}
    </main>
  );
}

function Picker({ picker, buyer, onEnd }: PickerProps) {
  const { opened, close } = useSheetLife<Product>(pickerSheet, (product) =>
    onEnd(product === null ? 'closed' : `picked ${product.name}`),
  );
  return (
    <ProductPickerSheet
      picker={picker}
      opened={opened}
      title={undefined}
      scanner={undefined}
      buyer={buyer}
      onPick={close}
      onClose={() => close(null)}
    />
  );
}

const search = 'Product, colour, size, barcode';

describe('the product picker', () => {
  test('shows the first category, marks what is not sold, and opens another', async () => {
    const screen = await show(<Host picker={startPicker()} />);
    await expect.element(screen.getByRole('button', { name: /Stoneware cup.*40 on hand/ })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /Old cup.*Not for sale.*9 on hand/ }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'category-house' }).click();
    await expect.element(screen.getByRole('button', { name: /Reading lamp/ })).toBeVisible();
  });

  test('for an order it shows what can still be promised, not what is on hand, and what the customer pays', async () => {
    const promised: readonly Product[] = [
      { ...sampleCup, price: 120, vip_price: 95, is_vip: 1, stock: 30, on_hand: 40 },
      { ...sampleCup, id: 'sku-few', name: 'Few cups', vip_price: null, is_vip: 0, stock: 2, on_hand: 40 },
      { ...sampleCup, id: 'sku-none', name: 'No cups', vip_price: null, is_vip: 0, stock: 0, on_hand: 40 },
    ];
    const showFor = async (isVip: boolean) =>
      await show(<Host picker={startPicker(() => page(promised))} buyer={{ roles: [], isVip }} />);
    const usual = await showFor(false);
    await expect
      .element(usual.getByRole('button', { name: /Stoneware cup.*120 baht.*30 in stock/ }))
      .toBeVisible();
    await expect.element(usual.getByRole('button', { name: /Few cups.*Only 2 left/ })).toBeVisible();
    await expect.element(usual.getByRole('button', { name: /No cups.*Sold out/ })).toBeVisible();
    await usual.unmount();
    const vip = await showFor(true);
    await expect
      .element(vip.getByRole('button', { name: /Stoneware cup.*95 baht.*VIP.*Normal price.*120 baht/ }))
      .toBeVisible();
  });

  test('picking a product closes the sheet, leaves its entry, and hands the product over once', async () => {
    const screen = await show(<Host picker={startPicker()} />);
    const before = window.history.length;
    await screen.getByRole('button', { name: /Stoneware cup/ }).click();
    await expect.element(screen.getByRole('heading', { name: 'picked Stoneware cup' })).toBeVisible();
    expect((window.history.state as { usr?: { sheets?: unknown } } | null)?.usr?.sheets ?? []).toEqual([]);
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
  });

  test('Back closes it without a choice', async () => {
    const screen = await show(<Host picker={startPicker()} />);
    await expect.element(screen.getByRole('button', { name: /Stoneware cup/ })).toBeVisible();
    await expect
      .poll(() => (window.history.state as { usr?: { sheets?: readonly string[] } } | null)?.usr?.sheets)
      .toEqual([pickerSheet]);
    window.history.back();
    await expect.element(screen.getByRole('heading', { name: 'closed' })).toBeVisible();
  });

  test('a search shows the hits under the path of their category, and none says so', async () => {
    const screen = await show(<Host picker={startPicker()} />);
    await screen.getByRole('searchbox', { name: search }).fill('lamp');
    await expect.element(screen.getByText('category-house · category-lights · category-lamps')).toBeVisible();
    await expect.element(screen.getByText('1 product found')).toBeVisible();
    await screen.getByRole('searchbox', { name: search }).fill('zebra');
    await expect.element(screen.getByText('Nothing found for “zebra”')).toBeVisible();
  });

  test('the arrow keys go from the search through the products, and Enter picks', async () => {
    const screen = await show(<Host picker={startPicker()} />);
    await expect.element(screen.getByRole('button', { name: /Stoneware cup/ })).toBeVisible();
    screen.getByRole('searchbox', { name: search }).element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Old cup');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: search }).element());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'picked Stoneware cup' })).toBeVisible();
  });

  test('more is read as its end comes near', async () => {
    const many = Array.from({ length: 100 }, (_, index): Product => ({
      ...sampleCup,
      id: `cup-${index}`,
      name: `Cup ${index}`,
    }));
    const picker = startPicker(({ cursor }) =>
      cursor === null ? page(many, 'next', 101) : page([{ ...sampleLamp, id: 'last' }], null, 101),
    );
    const screen = await show(<Host picker={picker} />);
    await expect.element(screen.getByRole('button', { name: /Cup 0\b/ })).toBeVisible();
    expect(picker.getSnapshot().context.found?.items).toHaveLength(100);
    screen
      .getByRole('button', { name: /Cup 99\b/ })
      .element()
      .scrollIntoView();
    await expect.poll(() => picker.getSnapshot().context.found?.items.length).toBe(101);
  });

  test('what was refused says why; what is out of reach is asked for again', async () => {
    const problem = sampleProblem(403, 'forbidden_role');
    const first = await show(<Host picker={startPicker(() => refused(problem))} />);
    await expect.element(first.getByRole('alert')).toHaveTextContent('The products could not be loaded');
    await first.unmount();
    let isReachable = false;
    const picker = startPicker((input) => (isReachable ? shelf(input) : Promise.reject(new Error('no way'))));
    const screen = await show(<Host picker={picker} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    isReachable = true;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: /Stoneware cup/ })).toBeVisible();
  });
});
