import { describe, expect, test, vi } from 'vitest';
import type { Shop } from '../../domain/contract.ts';
import { AboutScreen, ShopCard } from '../../src/features/account/views/about-screen.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';
import { show } from './show.tsx';

const shop: Shop = {
  name: '源记百货 · 水门店',
  about: { zh: '茶叶批发', en: '', th: 'ขายส่งชา' },
  phones: ['02-251-8899', '+66 81 234 5678'],
  line_url: 'https://line.me/R/ti/p/@talat',
  promptpay: true,
};

const showAbout = async (told: Shop | null, onRetry = vi.fn()) => ({
  onRetry,
  screen: await show(
    <AboutScreen>
      <ShopCard shop={told} onRetry={onRetry} />
    </AboutScreen>,
  ),
});

describe('the about page', () => {
  test('shows the shop’s name and text, its phones and chat to tap, and what Talat is good for', async () => {
    const { screen } = await showAbout(shop);
    await expect.element(screen.getByRole('heading', { name: shop.name })).toBeVisible();
    // Of the languages that it says something in, the Thai one, as nothing is said in English.
    await expect.element(screen.getByText('ขายส่งชา')).toBeVisible();
    const links = screen.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:022518899',
      'tel:+66812345678',
      'https://line.me/R/ti/p/@talat',
      '/terms',
      '/privacy',
    ]);
    await expect.element(screen.getByText('Nothing that was typed is lost')).toBeVisible();
    await expectNoFaults();
  });

  test('of a shop that says nothing of itself says that there is no contact yet', async () => {
    const silent = { ...shop, about: { zh: '', en: '', th: '' }, phones: [], line_url: '' };
    const { screen } = await showAbout(silent);
    await expect.element(screen.getByText(/has not published a phone number/)).toBeVisible();
  });

  test('without a network says so, and asks again by a tap', async () => {
    const { screen, onRetry } = await showAbout(null);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalled();
    await expect.element(screen.getByText('About Talat')).toBeVisible();
  });
});
