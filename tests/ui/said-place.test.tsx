import { describe, expect, test } from 'vitest';
import { sampleRecognised } from '../../machines/order-draft/order-draft-samples.ts';
import { sampleAddress } from '../../machines/samples/sample-records.ts';
import { expectNoFaults } from './stocktake-scene.tsx';
import { showConfirmation } from './text-order-scene.tsx';

const stall = {
  ...sampleAddress,
  id: 'address-2',
  alias: 'Stall 22',
  address: '22 Sukhumvit Rd, Bangkok',
  is_default: false,
};
const office = { ...stall, id: 'address-3', alias: 'Office', address: '22 Sukhumvit Rd, 4th floor' };

describe('a text order whose text names a place', () => {
  test('that is an address of the group goes there by a tap, and not before', async () => {
    const { screen, draft } = await showConfirmation({
      recognised: { ...sampleRecognised, remark: 'send to Sukhumvit 22' },
      addresses: [sampleAddress, stall],
    });
    expect(draft.getSnapshot().context.addressId).toBe(sampleAddress.id);
    const offer = screen.getByRole('button', {
      name: 'Your text names a place: Sukhumvit 22 Use your address Stall 22',
    });
    await expectNoFaults();
    await offer.click();
    expect(draft.getSnapshot().context.addressId).toBe(stall.id);
    await expect.element(screen.getByRole('button', { name: /^Stall 22/ })).toBeVisible();
    await expect.element(offer).not.toBeInTheDocument();
    expect(draft.getSnapshot().context.draft.remark).toBe('send to Sukhumvit 22');
  });

  test('that several of them may be asks which', async () => {
    const { screen, draft } = await showConfirmation({
      recognised: { ...sampleRecognised, remark: 'send to Sukhumvit 22' },
      addresses: [sampleAddress, stall, office],
    });
    await screen.getByRole('button', { name: /Choose one of your addresses$/ }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose an address' });
    await sheet.getByRole('button', { name: 'Office' }).click();
    expect(draft.getSnapshot().context.addressId).toBe(office.id);
    await expect.element(screen.getByText(/names a place/)).not.toBeInTheDocument();
  });

  test('that none of them is may be added to them, with what was said', async () => {
    const { screen, draft } = await showConfirmation({
      recognised: { ...sampleRecognised, remark: 'ส่งที่ตลาดโบ๊เบ๊ โทร 081-234-5678' },
    });
    await screen
      .getByRole('button', { name: 'Your text names a place: ตลาดโบ๊เบ๊ Add it as an address' })
      .click();
    expect(location.pathname + location.search).toBe('/address?draft=group-baan-suan');
    const { usr } = history.state as { readonly usr: unknown };
    expect(usr).toEqual({ newPlace: { text: 'ตลาดโบ๊เบ๊', phone: '081-234-5678' } });
    expect(draft.getSnapshot().context.addressId).toBe(sampleAddress.id);
  });

  test.each([
    ['that it goes to anyway', 'deliver to the shop'],
    ['that only its person knows', 'bring it to the back door'],
    ['of which nothing is said', 'pack separately'],
  ])('%s is asked nothing', async (_, remark) => {
    const { screen } = await showConfirmation({ recognised: { ...sampleRecognised, remark } });
    await expect.element(screen.getByRole('button', { name: /Remark$/ })).toBeVisible();
    expect(screen.getByText(/names a place/).query()).toBeNull();
  });

  test('whose address was chosen by hand is asked nothing', async () => {
    const { screen, send } = await showConfirmation({
      recognised: { ...sampleRecognised, remark: 'send to Sukhumvit 22' },
      addresses: [sampleAddress, stall, { ...office, address: '1 Silom Rd' }],
    });
    await expect.element(screen.getByText(/names a place/)).toBeVisible();
    send({ type: 'addresses.open' });
    send({ type: 'address.choose', addressId: office.id });
    await expect.element(screen.getByText(/names a place/)).not.toBeInTheDocument();
  });
});
