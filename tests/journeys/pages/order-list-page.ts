import type { Page } from 'playwright-core';
import { screenIn } from './app.ts';

export function orderListPage(page: Page) {
  async function waitUntilListed(): Promise<void> {
    await screenIn(page, 'order-home', 'listed').waitFor();
  }

  return {
    waitUntilListed,
    async open(origin: string): Promise<void> {
      await page.goto(`${origin}/order-home`);
      await waitUntilListed();
    },
    async orderIds(): Promise<readonly string[]> {
      const links = await page.locator('main a[href^="/order/"]').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      return addresses.map((address) => address?.replace('/order/', '') ?? '');
    },
  };
}
