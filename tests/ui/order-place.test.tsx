import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Order } from '../../domain/contract.ts';
import { mapLinks } from '../../domain/places/map-links.ts';
import { sampleOrder } from '../../machines/samples/sample-records.ts';
import { showOrder } from './order-scene.tsx';

const placed: Order = {
  ...sampleOrder,
  alias: 'Platinum B12',
  merchant_address: '222 Phetchaburi Rd, Bangkok 10400',
  phone: '081 234 5678;191',
  merchant_photo: '/api/files/aa.png',
  latitude: 13.7503,
  longitude: 100.5394,
};

describe('the address of an order', () => {
  test('is chosen from those of its group', async () => {
    const { screen } = await showOrder({});
    await screen.getByRole('button', { name: 'No address yet' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Choose an address' });
    await sheet.getByText('12 Charoen Krung Rd, Bangkok · 02-123-4567').click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Position of Shop' })).toBeVisible();
    await expect.element(screen.getByText('1 change not saved')).toBeVisible();
  });

  test('opens the place: its pictures, its phones, and the ways to a map', async () => {
    const { screen } = await showOrder({ order: placed, roles: [], opensGeoLinks: true });
    const row = screen.getByRole('button', { name: 'Platinum B12 222 Phetchaburi' });
    await row.click();
    const sheet = screen.getByRole('dialog', { name: 'Platinum B12' });
    await expect.element(sheet.getByText('Position', { exact: true })).toBeVisible();
    const links = [...sheet.element().querySelectorAll('a')].map(({ href }) => href);
    const { phone, google, apple } = mapLinks({ latitude: 13.7503, longitude: 100.5394 }, 'Platinum B12');
    expect(links).toEqual(['tel:0812345678', 'tel:191', phone, google, apple]);
    expect((await axe.run(sheet.element())).violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(row).toHaveFocus();
  });

  test('that nobody has set on the map says so, and its picture opens it beside the choice', async () => {
    const { screen } = await showOrder({
      order: { ...placed, latitude: null, longitude: null, merchant_photo: '' },
    });
    await screen.getByRole('button', { name: 'Position of Platinum B12' }).click();
    const sheet = screen.getByRole('dialog', { name: 'Platinum B12' });
    await expect.element(sheet.getByText('Nobody has set this place on the map yet.')).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Google Maps' }).query()).toBeNull();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Platinum B12 222 Phetchaburi' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Choose an address' })).toBeVisible();
  });

  test('that a customer sees cannot be changed', async () => {
    const { screen } = await showOrder({ roles: [] });
    await expect.element(screen.getByText('No address yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'No address yet' }).query()).toBeNull();
  });
});
