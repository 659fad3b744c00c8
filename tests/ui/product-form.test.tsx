import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { UploadInput, UploadOutcome } from '../../machines/kit/photo-form.ts';
import { productEditMachine } from '../../machines/product-edit/product-edit-machine.ts';
import type { EditProductInput } from '../../machines/product-edit/product-edit-machine.ts';
import { productFormMachine } from '../../machines/product-form/product-form-machine.ts';
import type { AddProductInput, ProductFormEvent } from '../../machines/product-form/product-form-machine.ts';
import { samplePhoto, sampleUploadPath } from '../../machines/samples/sample-photos.ts';
import { sampleCup, sampleLamp, sampleProblem, sampleTree } from '../../machines/samples/sample-records.ts';
// What is fetched on demand in the app is here at once.
import '../../src/features/product-form/views/add-form.tsx';
import '../../src/features/product-form/views/edit-form.tsx';
import { AddSheet } from '../../src/features/product-form/views/add-sheet.tsx';
import { EditSheet } from '../../src/features/product-form/views/edit-sheet.tsx';
import { show } from './show.tsx';

type Setting = Parameters<typeof show>[1];

const nothing = () => undefined;
const typed = (field: 'name' | 'price' | 'stock' | 'barcode', text: string): ProductFormEvent => ({
  type: 'field.change',
  field,
  text,
});
const filled = [
  { type: 'photos.add', photos: [samplePhoto] },
  typed('name', 'Rain boots'),
  typed('price', '259'),
  typed('stock', '24'),
] as const satisfies readonly ProductFormEvent[];

/** The form of a new product in a category, after these events. */
async function showNew(
  events: readonly ProductFormEvent[],
  answer: (input: AddProductInput) => Promise<Outcome<Product>> = () => new Promise(nothing),
  setting?: Setting,
) {
  const draft = createActor(
    productFormMachine.provide({
      actors: {
        uploadV2: fromPromise<UploadOutcome, UploadInput>(async () =>
          accepted({ filepath: sampleUploadPath }),
        ),
        addSingleProduct: fromPromise<Outcome<Product>, AddProductInput>(({ input }) => answer(input)),
      },
    }),
  ).start();
  draft.send({ type: 'form.open', categoryId: sampleCup.category_id });
  for (const event of events) draft.send(event);
  const screen = await show(
    <AddSheet
      draft={draft}
      tree={sampleTree}
      opened
      notice={null}
      onClose={nothing}
      onAnother={nothing}
      photos={[]}
      onPhotos={nothing}
      isTakingPhotos={false}
    />,
    setting,
  );
  // The fields are fetched after the sheet.
  await expect.poll(() => document.querySelector('[role=dialog] [name="name"]')).not.toBeNull();
  return { screen, draft };
}

/** The form of a product that exists, with its name and price changed, and what the server says to that. */
async function showEdit(answer: Outcome<Product>) {
  const saved: EditProductInput[] = [];
  const edit = createActor(
    productEditMachine.provide({
      actors: {
        editSku: fromPromise<Outcome<Product>, EditProductInput>(async ({ input }) => {
          saved.push(input);
          return answer;
        }),
      },
    }),
    { input: { skuId: sampleCup.id } },
  ).start();
  edit.send({ type: 'edit.open', product: sampleCup });
  edit.send({ type: 'field.change', field: 'name', text: 'Mine' });
  edit.send({ type: 'field.change', field: 'barcode', text: '8850001112223' });
  edit.send({ type: 'edit.save' });
  const screen = await show(<EditSheet edit={edit} opened notice={null} onClose={nothing} />);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return { screen, edit, saved };
}

describe('a new product', () => {
  test('with nothing typed says at each field what it needs, and goes to the first', async () => {
    const { screen, draft } = await showNew([]);
    await screen.getByRole('button', { name: 'Add product', exact: true }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    const wrong = ['Name', 'Price', 'Stock'].map((name) =>
      screen.getByRole('textbox', { name, exact: true }).element().getAttribute('aria-invalid'),
    );
    expect(wrong).toEqual(['true', 'true', 'true']);
    const wish = screen.getByText('Add at least one picture of the product');
    await expect.element(wish).toBeVisible();
    draft.send({ type: 'photos.add', photos: [samplePhoto] });
    await expect.poll(() => wish.query()).toBeNull();
  });

  test.each([
    ['price', 'abc', 'Enter an amount of 0 or more, such as 129.50'],
    ['stock', '1.5', 'Enter a whole number of 0 or more'],
  ] as const)('with a wrong %s says how it is typed, and keeps it', async (field, text, words) => {
    const { screen } = await showNew([...filled, typed(field, text), { type: 'form.save' }]);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(document.querySelector<HTMLInputElement>(`[name=${field}]`)?.value).toBe(text);
  });

  test('whose barcode another has names that product at the field', async () => {
    const problem = sampleProblem(409, 'barcode_taken', { product: sampleLamp });
    const { screen } = await showNew([...filled, typed('barcode', '885'), { type: 'form.save' }], async () =>
      refused(problem),
    );
    await expect.element(screen.getByText('The product could not be added')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Barcode', exact: true });
    await expect.element(field).toHaveAccessibleDescription(/already has this barcode/);
    await expect.element(field).toHaveValue('885');
  });

  test.each([
    [1280, 600],
    [390, 390],
  ])('in a window of %i px is %i px wide', async (windowWidth, width) => {
    await page.viewport(windowWidth, 844);
    onTestFinished(() => page.viewport(390, 844));
    const { screen } = await showNew([]);
    await expect.poll(() => screen.getByRole('dialog').element().getBoundingClientRect().width).toBe(width);
  });

  test('on its way cannot be changed', async () => {
    const { screen } = await showNew([...filled, { type: 'form.save' }]);
    await expect
      .element(screen.getByRole('textbox', { name: 'Name', exact: true }))
      .toHaveAttribute('readonly');
  });

  test.each([
    ['en', 'light'],
    ['zh', 'dark'],
    ['th', 'light'],
  ] as const)('has no faults of accessibility, in %s and %s', async (language, scheme) => {
    await showNew([typed('name', 'ชื่อสินค้าที่ยาวมาก '.repeat(5)), { type: 'form.save' }], undefined, {
      language,
      scheme,
    });
    expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });
});

describe('a product that two people changed', () => {
  const theirs = { ...sampleCup, name: 'Theirs', price: 50, version: sampleCup.version + 1 };
  const conflict = refused(
    sampleProblem(409, 'version_conflict', {
      current: theirs,
      changed_by: { id: 'user-nok', name: 'Nok', role: 'manager' },
      changed_at: '2025-02-03T03:41:00.000Z',
    }),
  );

  test('is edited without its stock and its pictures, which have forms of their own', async () => {
    const { screen } = await showEdit(conflict);
    await expect
      .element(screen.getByText('Nok (Manager) changed this product at 2025-02-03 10:41'))
      .toBeVisible();
    expect(document.querySelectorAll('[role=dialog] :is([name=stock], [type=file])').length).toBe(0);
  });

  test('asks of the field that both changed, takes the rest over, and saves what was chosen', async () => {
    const { screen, saved } = await showEdit(conflict);
    await expect
      .element(screen.getByText('Nok (Manager) changed this product at 2025-02-03 10:41'))
      .toBeVisible();
    const sides = screen.getByRole('list', { name: 'Name', exact: true }).getByRole('button');
    expect(sides.elements().map((side) => side.textContent)).toEqual([
      'MineYour change',
      'TheirsNok (Manager)',
    ]);
    await expect.element(screen.getByText(/^Price: .*฿50.00$/)).toBeVisible();
    await screen.getByRole('button', { name: /^Mine/ }).click();
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => saved.length).toBe(2);
    expect(saved[1]).toMatchObject({ version: theirs.version, changes: { name: 'Mine', price: 5000 } });
  });
});
