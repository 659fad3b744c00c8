import { describe, test } from 'vitest';
import { word } from '../journeys/words.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

/** Of a list without products. */
const nothing = { total: 0, page_num: 1, page_size: 10, total_pages: 0, cursor: null };

describe.each(languages)('in %s', (language) => {
  test.each(views)('people, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'manager' });
    await page.goto(`${stage.shop.url}/role`);
    await page.locator('[data-person]').first().waitFor();
    await shoot(page, 'people', language, view.name);
    await page.locator('[data-person="finance"]').click();
    await page.locator('[role="radio"]').first().waitFor();
    await page.locator('[data-role="order_manager"]').click();
    await shoot(page, 'roles', language, view.name);
    await page.goto(`${stage.shop.url}/role?tab=customer`);
    await page.locator('[data-person="vip"]').click();
    await page.locator('[role="radio"]').first().waitFor();
    await shoot(page, 'customer', language, view.name);
    await page.goto(`${stage.shop.url}/role?tab=groups`);
    await page.locator('[data-group] button').first().click();
    await page.getByRole('dialog').locator('input').waitFor();
    await shoot(page, 'group', language, view.name);
    await page.getByRole('dialog').locator('button').nth(1).click();
    await page.locator('[data-invitation] img').waitFor();
    await shoot(page, 'invitation', language, view.name);
    await page.context().close();
  });

  test.each(views)('VIP products, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'manager' });
    await page.goto(`${stage.shop.url}/home-vip`);
    await page.locator('[data-vip]').first().waitFor();
    await page.locator('[data-vip]').first().getByRole('textbox').fill('79');
    await shoot(page, 'vip', language, view.name);
    if (view.name !== 'desktop') await page.locator('header button').nth(1).click();
    await page.getByRole('searchbox').fill('cup');
    await page.locator('h3').first().waitFor();
    await shoot(page, 'vip-search', language, view.name);
    await page.context().close();
  });

  test.each(views)('VIP products alone, none, and out of reach, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'manager' });
    await page.goto(`${stage.shop.url}/home-vip`);
    await page.locator('[data-vip]').first().waitFor();
    const only = page.getByRole('button', { name: word(language, 'vip.only'), exact: true });
    await only.click();
    await page.locator('[data-vip="true"]').first().waitFor();
    await shoot(page, 'vip-only', language, view.name);
    await page.route('**/api/vip_sku_list?*', (route) =>
      route.fulfill({ json: { code: 0, message: '', data: { items: [], pagination: nothing } } }),
    );
    await page.reload();
    await only.click();
    await page.getByText(word(language, 'vip.noneHere')).waitFor();
    await shoot(page, 'vip-none', language, view.name);
    await page.unroute('**/api/vip_sku_list?*');
    await page.route('**/api/vip_sku_list?*', (route) => route.abort());
    await page.reload();
    await only.click();
    await page.getByText(word(language, 'vip.unreachable')).first().waitFor();
    await shoot(page, 'vip-unreachable', language, view.name);
    await page.route('**/api/stock_list', (route) => route.abort());
    await page.reload();
    await page.getByText(word(language, 'picker.unreachable')).first().waitFor();
    await shoot(page, 'vip-failed', language, view.name);
    await page.context().close();
  });
});
