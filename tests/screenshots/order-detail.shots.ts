import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { screenIn } from '../journeys/pages/app.ts';
import { word } from '../journeys/words.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';
import type { Language } from './views.ts';

const stage = openStage();

function button(page: Page, language: Language, key: string, values: Readonly<Record<string, string>> = {}) {
  const [before = '', after = ''] = word(language, key, { ...values, name: '@' }).split('@');
  return page.getByRole('button', { name: before === '' ? after : before }).first();
}

async function pick(page: Page, query: string): Promise<void> {
  const picker = page.getByRole('dialog').last();
  await picker.getByRole('searchbox').fill(query);
  await picker.locator('[data-product]').first().click();
  await picker.waitFor({ state: 'hidden' });
}

describe.each(languages)('in %s', (language) => {
  test.each(views)('an order that is edited, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'manager' });
    const orderId = await stage.shop.orderIn('confirmed');
    await page.goto(`${stage.shop.url}/order/${orderId}`);
    await screenIn(page, 'order', 'shown.resting').waitFor();
    await shoot(page, 'order-plain', language, view.name);
    await button(page, language, 'order.addItem').click();
    await page.getByRole('dialog').locator('nav, [role=tablist], button').first().waitFor();
    await shoot(page, 'order-picker', language, view.name);
    await pick(page, 'umbrella');
    await page.locator('[aria-label][class*=edit]').first().click();
    await page.getByRole('dialog').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word(language, 'order.replaceProduct') })
      .waitFor();
    await shoot(page, 'order-line', language, view.name);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word(language, 'order.replaceProduct') })
      .click();
    await page.getByRole('dialog').last().getByRole('searchbox').waitFor();
    await shoot(page, 'order-replace', language, view.name);
    await pick(page, 'lantern');
    await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    await page.locator('main button[class*=remark]').click();
    await page.getByRole('textbox').fill('Deliver Friday to the back gate, and ring the bell twice');
    await shoot(page, 'order-remark', language, view.name);
    await page.getByRole('button', { name: word(language, 'common.done') }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await shoot(page, 'order-changed', language, view.name);
    await page.locator('[data-sticky-bar] [class*=changes] button').click();
    await page.getByRole('dialog').waitFor();
    await shoot(page, 'order-changes', language, view.name);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await stage.shop.rows(
      "UPDATE orders SET version = version + 1, remark = 'Back gate' WHERE order_id = $1",
      [orderId],
    );
    await page.getByRole('button', { name: word(language, 'order.save'), exact: true }).click();
    await screenIn(page, 'order', 'refused').waitFor();
    await shoot(page, 'order-conflict', language, view.name);
    await page.getByRole('button', { name: word(language, 'order.reload') }).click();
    await screenIn(page, 'order', 'shown.resting').waitFor();
    await shoot(page, 'order-overtaken', language, view.name);
    await page.context().close();
  });

  test.each(views)('an order of a customer, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'customer' });
    const [order] = await stage.shop.rows<{ order_id: string }>(
      "SELECT order_id FROM orders WHERE group_id = 'pratunam' AND status = 'created' LIMIT 1",
    );
    await page.goto(`${stage.shop.url}/order/${order?.order_id ?? ''}`);
    await screenIn(page, 'order', 'shown.resting').waitFor();
    await shoot(page, 'order-customer', language, view.name);
    await page.context().close();
  });
});
