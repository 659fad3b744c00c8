import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { matrixPage } from '../journeys/pages/matrix-page.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

beforeAll(async () => {
  // One that is sold out, one of which few are left, and one colour without a size.
  await stage.shop.rows(`
    WITH emptied AS (UPDATE skus SET on_hand = CASE sku_id WHEN 'low-canvas-sneaker-mustard-eu-40' THEN 0 ELSE 3 END, reserved = 0
      WHERE merchant_id = 'm-demo' AND sku_id IN ('low-canvas-sneaker-mustard-eu-40', 'low-canvas-sneaker-off-white-eu-42'))
    UPDATE skus SET status = 'inactive' WHERE merchant_id = 'm-demo' AND sku_id = 'low-canvas-sneaker-mustard-eu-42'`);
});

const sneaker = '/product/low-canvas-sneaker-off-white-eu-40';

async function settled(page: Page): Promise<void> {
  await page.locator('main[data-screen="product"][data-state="shown"]').waitFor();
}

describe.each(languages)('in %s', (language) => {
  test.each(views)('a product with its siblings, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'vip' });
    const matrix = matrixPage(page, language);
    await page.goto(`${stage.shop.url}${sneaker}`);
    await settled(page);
    await shoot(page, 'product-siblings', language, view.name);
    await matrix.open();
    const fields = await matrix.fields.all();
    await fields[0]?.fill('12');
    await fields[1]?.fill('6');
    await fields[3]?.fill('24');
    await fields.at(-1)?.fill('999');
    await shoot(page, 'matrix', language, view.name);
    await page.keyboard.press('Escape');
    await shoot(page, 'product-pending', language, view.name);
    await matrix.open();
    await matrix.accept();
    await settled(page);
    await shoot(page, 'product-in-cart', language, view.name);
    await page.goto(`${stage.shop.url}/product/wave-ceramic-mug-blue-350-ml`);
    await settled(page);
    await shoot(page, 'desktop-product', language, view.name);
    await page.context().close();
  });
});
