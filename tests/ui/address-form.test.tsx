import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refused } from '../../domain/outcome.ts';
import type { AddressFormEvent } from '../../machines/address-form/address-form-machine.ts';
import { sampleAddress, sampleProblem } from '../../machines/samples/sample-records.ts';
import { showForm } from './address-scene.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const filled: readonly AddressFormEvent[] = [
  { type: 'field.change', field: 'alias', text: 'Night bazaar' },
  { type: 'field.change', field: 'address', text: '88/14 ม.5 บางแก้ว' },
  { type: 'phone.change', index: 0, text: '053 271 880' },
];
const found = ['88/14 ม.5 ต.บางแก้ว อ.บางพลี 10540', '88/14 ม.5 ต.บางแก้ว อ.เมือง 60000'];

describe('the form of an address', () => {
  test.each([
    ['zh', ['请填写地点名称', '请填写地址', '请填写电话']],
    ['en', ['Enter a name for the place', 'Enter the address', 'Enter a phone number']],
    ['th', ['โปรดใส่ชื่อสถานที่', 'โปรดใส่ที่อยู่', 'โปรดใส่เบอร์โทร']],
  ] as const)('in %s says at each field what it needs, and goes to the first', async (language, faults) => {
    const { screen } = await showForm({ setting: { language } });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    document.querySelector<HTMLElement>('[role=dialog] [type=submit]')?.click();
    for (const fault of faults) await expect.element(screen.getByText(fault, { exact: true })).toBeVisible();
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('alias');
    await expectNoFaults();
  });

  test('keeps a phone that is wrong, and says how it is typed', async () => {
    const { screen } = await showForm({
      events: [...filled, { type: 'phone.change', index: 0, text: 'call me' }, { type: 'form.save' }],
    });
    await expect
      .element(screen.getByText('A phone number has 3 to 20 digits', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('call me');
  });

  test('takes another phone, and one away', async () => {
    const { screen, form } = await showForm({ events: filled });
    await screen.getByRole('button', { name: 'Add phone' }).click();
    await screen.getByRole('textbox', { name: 'Phone 2' }).fill('191');
    expect(form.getSnapshot().context.form.phones).toEqual(['053 271 880', '191']);
    await screen.getByRole('button', { name: 'Remove phone 053 271 880' }).click();
    expect(form.getSnapshot().context.form.phones).toEqual(['191']);
  });

  test('completes the address by keyboard, and leaves it as typed with Escape', async () => {
    const { screen, form, asked } = await showForm({ events: filled, suggestions: found });
    const field = screen.getByRole('textbox', { name: 'Address' });
    await field.click();
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(form.getSnapshot().context.form.address).toBe(found[0]);
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('!');
    expect(asked).toEqual(['', `${found[0]}!`]);
  });

  test('offers what completes the address to a tap, and to Escape nothing', async () => {
    const { screen, form } = await showForm({ events: filled, suggestions: found });
    await expect.element(screen.getByRole('option', { name: '10540', exact: false })).toBeVisible();
    await expectNoFaults();
    await screen.getByRole('textbox', { name: 'Address' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(form.getSnapshot().context.form.address).toBe('88/14 ม.5 บางแก้ว');
  });

  test.each([
    ['unsupported', 'This browser does not know its position'],
    ['denied', 'This device hides its position'],
    ['timedOut', 'Your position did not come in time'],
    ['unavailable', 'Your position could not be found'],
  ] as const)('on a device whose position is %s says so', async (why, words) => {
    const { screen } = await showForm({ events: filled, located: { ok: false, why } });
    await screen.getByRole('button', { name: 'Use my position' }).click();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('that is refused says why, and keeps what was typed', async () => {
    const { screen } = await showForm({
      events: [...filled, { type: 'form.save', key: 'key-1' }],
      add: async () => refused(sampleProblem(403, 'foreign_group')),
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Could not save the address');
    await expect
      .element(screen.getByRole('textbox', { name: 'Name of the place' }))
      .toHaveValue('Night bazaar');
  });

  test('of an address that nobody changed has nothing to save', async () => {
    const { screen } = await showForm({ address: { ...sampleAddress, shop_photo: '/api/files/shop.webp' } });
    await expect
      .element(screen.getByRole('button', { name: 'Save' }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Remove photo' }).click();
    await expect.element(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });
});
