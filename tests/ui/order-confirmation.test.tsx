import { describe, expect, test } from 'vitest';
import { casesAt } from '../all-cases.ts';
import { page, userEvent } from 'vitest/browser';
import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleLantern,
  sampleRecognised,
  sampleSmallLantern,
  sampleWaveCup,
} from '../../machines/order-draft/order-draft-samples.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { showConfirmation } from './text-order-scene.tsx';

describe('the confirmation of a text order', () => {
  test('shows the unsure line first, counted with its best candidate, and says so', async () => {
    const { screen } = await showConfirmation();
    const rows = screen.getByRole('list', { name: 'Products' }).element().children;
    expect([...rows].map((row) => row.getAttribute('data-line'))).toEqual([
      sampleLantern.id,
      sampleWaveCup.id,
    ]);
    const first = screen.getByRole('listitem').first();
    await expect.element(first).toHaveTextContent('红灯笼大的 5 个');
    await expect
      .element(first)
      .toHaveTextContent('Taken as Silk lantern 40 cm, Red · 40 cm for now. Choose another if that is wrong');
    await expect.element(screen.getByText('1 part of the text is not ordered')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Submit 2 products · 29 pcs' })).toBeVisible();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'Total' }))
      .toHaveTextContent('3,755.00');
  });

  test('takes another candidate at its price, and has no doubt any more', async () => {
    const { screen } = await showConfirmation();
    const choices = screen.getByRole('list', { name: 'Which product is meant?' });
    await choices.getByRole('button', { name: '25 cm' }).click();
    await expect
      .element(choices.getByRole('button', { name: '25 cm' }))
      .toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/Taken as/).query()).toBeNull();
    // More than there are.
    await screen.getByRole('button', { name: 'Change to 4 Silk lantern 25 cm' }).click();
    await expect.element(screen.getByRole('button', { name: 'Submit 2 products · 28 pcs' })).toBeVisible();
  });

  test('sends what was looked through, once, with the address and the remark', async () => {
    const { screen, sent, send } = await showConfirmation();
    await screen.getByRole('button', { name: 'More Silk lantern 40 cm' }).click();
    send({ type: 'order.submit', key: 'key-1' });
    await expect.element(screen.getByRole('button', { name: 'Submitting…' })).toBeVisible();
    expect(sent).toEqual([
      {
        key: 'key-1',
        items: [
          { skuId: sampleLantern.id, name: sampleLantern.name, quantity: 6, price: 29_500 },
          { skuId: sampleWaveCup.id, name: sampleWaveCup.name, quantity: 24, price: 9_500 },
        ],
        addressId: sampleAddress.id,
        remark: '周五下午送，不要压坏',
      },
    ]);
    expect(screen.getByRole('button', { name: 'Add product' }).query()).toBeNull();
  });

  test('asks whether to remove a line of which 0 are typed', async () => {
    const { screen } = await showConfirmation();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of Silk lantern 40 cm' }), '0');
    await userEvent.tab();
    const question = screen.getByRole('dialog', { name: 'Remove from the order?' });
    await expect.element(question).toHaveTextContent('Silk lantern 40 cm');
    await question.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Submit 2 products · 29 pcs' })).toBeVisible();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of Silk lantern 40 cm' }), '0');
    await userEvent.tab();
    await question.getByRole('button', { name: 'Remove product' }).click();
    await expect.element(screen.getByRole('button', { name: 'Submit 1 product · 24 pcs' })).toBeVisible();
  });

  test.each(['2.5', '-2', '', '2 boxes'])(
    'submitted while a quantity is typed as "%s" says what is missing, and orders nothing',
    async (text) => {
      const { screen, sent } = await showConfirmation();
      await userEvent.fill(screen.getByRole('textbox', { name: 'Quantity of Silk lantern 40 cm' }), text);
      await screen.getByRole('button', { name: 'Submit 2 products · 29 pcs' }).click();
      await expect.element(screen.getByText('Enter a quantity for each product')).toBeVisible();
      expect(sent).toEqual([]);
    },
  );

  test('asks before a line is removed, and replaces one by the picker with merged quantities', async () => {
    const { screen } = await showConfirmation({ picked: sampleWaveCup });
    const open = screen.getByRole('button', { name: 'Edit Silk lantern 40 cm' });
    await open.click();
    await screen.getByRole('button', { name: 'Remove product' }).click();
    await screen.getByRole('button', { name: 'Keep', exact: true }).click();
    await screen.getByRole('button', { name: 'Choose another product' }).click();
    // The app's picker lies over the sheet of the line; this one does not.
    const pick = await screen.getByRole('button', { name: 'Picked' }).findElement();
    pick.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(screen.getByRole('button', { name: 'Submit 1 product · 29 pcs' })).toBeVisible();
    await screen.getByRole('button', { name: 'Edit Wave cup' }).click();
    await screen.getByRole('button', { name: 'Remove product' }).click();
    await screen
      .getByRole('dialog', { name: 'Remove from the order?' })
      .getByRole('button', { name: 'Remove product' })
      .click();
    await expect.element(screen.getByText('No products yet')).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Submit 0/ }).click({ force: true });
    await expect.element(screen.getByText('Choose at least one product, and at most 500')).toBeVisible();
  });

  test('lets an unmatched text be a product, or a part of the remark', async () => {
    const { screen } = await showConfirmation({
      picked: sampleSmallLantern,
      recognised: { ...sampleRecognised, unmatched: ['a box of bowls', 'call before noon'] },
    });
    await expect.element(screen.getByText('2 parts of the text are not ordered')).toBeVisible();
    await screen.getByRole('button', { name: 'Choose product a box of bowls' }).click();
    await screen.getByRole('button', { name: 'Picked' }).click();
    await screen.getByRole('button', { name: 'Add to remark call before noon' }).click();
    expect(screen.getByText(/not ordered/).query()).toBeNull();
    await screen.getByRole('button', { name: 'call before noon' }).click();
    const field = screen.getByRole('dialog', { name: 'Remark' }).getByRole('textbox');
    await expect.element(field).toHaveValue('周五下午送，不要压坏\ncall before noon');
    await userEvent.fill(field, 'Not before noon');
    await screen.getByRole('dialog', { name: 'Remark' }).getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('button', { name: 'Not before noon Remark' })).toBeVisible();
  });

  test('without an address asks for one, from those of its group', async () => {
    const other = { ...sampleAddress, is_default: false };
    const { screen, draft } = await showConfirmation({ addresses: [other] });
    await screen.getByRole('button', { name: /^Submit 2/ }).click({ force: true });
    await expect.element(screen.getByText('Choose a delivery address').nth(1)).toBeVisible();
    await screen.getByRole('button', { name: 'Choose a delivery address' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose an address' });
    await sheet.getByRole('button', { name: 'Shop' }).click();
    expect(draft.getSnapshot().context.addressId).toBe(other.id);
    await expect.element(screen.getByRole('button', { name: /^Shop 12 Charoen/ })).toBeVisible();
  });

  test('to an address that was deleted says so, and goes nowhere before another is chosen', async () => {
    const other = { ...sampleAddress, id: 'address-2', alias: 'Back door', is_default: false };
    const addresses = [sampleAddress, other];
    const { screen, draft, sent, send } = await showConfirmation({ addresses });
    send({ type: 'addresses.open' });
    send({ type: 'address.choose', addressId: other.id });
    await expect.poll(() => draft.getSnapshot().matches({ reviewing: { addresses: 'listed' } })).toBe(true);
    await expect.element(screen.getByRole('button', { name: /^Back door/ })).toBeVisible();
    addresses.pop();
    await screen.getByRole('button', { name: /^Back door/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose an address' });
    await expect.element(sheet.getByRole('button', { name: 'Back door' })).not.toBeInTheDocument();
    send({ type: 'dialog.dismiss' });
    await expect.element(screen.getByText('The address you chose was deleted')).toBeVisible();
    await screen.getByRole('button', { name: /^Submit 2/ }).click({ force: true });
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Choose a delivery address' }).click();
    await sheet.getByRole('button', { name: 'Shop' }).click();
    await expect.element(screen.getByText('The address you chose was deleted')).not.toBeInTheDocument();
    expect(draft.getSnapshot().context.addressId).toBe(sampleAddress.id);
  });

  test('whose addresses cannot be loaded says so, and asks again', async () => {
    const { screen } = await showConfirmation({ addresses: 'unreachable' });
    await screen.getByRole('button', { name: 'Choose a delivery address' }).click();
    await expect.element(screen.getByText('Could not load the addresses')).toBeVisible();
    await expectNoFaults();
  });

  test.each([
    [
      sampleProblem(422, 'insufficient_stock', { sku_id: sampleLantern.id, stock: 2 }),
      'Not enough Silk lantern 40 cm, Red · 40 cm in stock: at most 2',
      'Change to 2',
    ],
    [
      sampleProblem(409, 'price_changed', { items: [{ sku_id: sampleLantern.id, price: 310 }] }),
      'The price of Silk lantern 40 cm, Red · 40 cm has changed.',
      'The price changed from ฿295.00 to ฿310.00',
    ],
    [
      sampleProblem(404, 'not_found', { address_id: 'address-2' }),
      'The delivery address you chose no longer exists.',
      'Silk lantern 40 cm',
    ],
    [
      sampleProblem(422, 'inactive_product', { sku_id: sampleLantern.id }),
      'no longer sold',
      'No longer sold',
    ],
    [
      sampleProblem(422, 'too_many_open_orders', { limit: 50 }),
      '50 orders are still unconfirmed',
      'Silk lantern 40 cm',
    ],
  ])('that is refused (%j) says why by name, at its line', async (problem, said, atLine) => {
    const { screen, send, draft } = await showConfirmation({ answer: refused(problem) });
    send({ type: 'order.submit', key: 'key-1' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
    const first = screen.getByRole('list', { name: 'Products' }).getByRole('listitem').first();
    await expect.element(first).toHaveTextContent(atLine);
    expect(draft.getSnapshot().context.draft.lines).toHaveLength(2);
    await expectNoFaults();
  });

  test('leads to its text, which can be written otherwise once that was asked', async () => {
    const { screen, draft } = await showConfirmation();
    await screen.getByRole('button', { name: 'Text', exact: true }).click();
    await expect
      .element(screen.getByRole('dialog', { name: 'The text' }))
      .toHaveTextContent('还有上次那种碗一箱');
    await screen.getByRole('button', { name: 'Edit text' }).click();
    await screen
      .getByRole('dialog', { name: 'Edit the text?' })
      .getByRole('button', { name: 'Edit text' })
      .click();
    expect(draft.getSnapshot().matches('typing')).toBe(true);
    expect(draft.getSnapshot().context.text).toContain('还有上次那种碗一箱');
  });
});

const longName = 'Hand-painted stoneware serving bowl with a wave pattern and a very long name'.repeat(2);
const many = {
  ...sampleRecognised,
  lines: Array.from({ length: 30 }, (_, at) => ({
    ...sampleRecognised.lines[1]!,
    product: { ...sampleLantern, id: `sku-${at}`, name: longName, ch_name: longName, th_name: longName },
    isUnsure: at < 3,
  })),
};

describe.each(
  casesAt(
    [
      ['zh', 'light', 390],
      ['th', 'dark', 390],
      ['en', 'light', 320],
      ['th', 'light', 1280],
    ] as const,
    1,
    2,
  ),
)('in %s, %s, %i pixels wide', (language, scheme, width) => {
  test('30 lines with long names have no fault that axe knows, and nothing sticks out', async () => {
    await page.viewport(width, 844);
    await showConfirmation({ language, scheme, recognised: many });
    await expectNoFaults();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(document.querySelectorAll('[data-sticky-bar]').length).toBe(width < 1024 ? 1 : 0);
  });

  test('no line at all has no fault that axe knows', async () => {
    await page.viewport(width, 844);
    const { screen } = await showConfirmation({
      language,
      scheme,
      reading: accepted({ lines: [], unmatched: ['hello'], remark: 'hi' }),
    });
    await expect.element(screen.getByRole('listitem').getByText('hello').first()).toBeVisible();
    await expectNoFaults();
  });
});
