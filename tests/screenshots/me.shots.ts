import { describe, test } from 'vitest';
import { screenIn, sheetButton } from '../journeys/pages/app.ts';
import { word } from '../journeys/words.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

describe.each(languages)('in %s', (language) => {
  test.each(views)('the settings of a shop, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'owner' });
    await stage.shop.rows(
      `UPDATE merchants SET phone = '02-251-8899', about_th = '' WHERE merchant_id = 'm-demo'`,
    );
    await page.goto(`${stage.shop.url}/settings`);
    await screenIn(page, 'settings', 'shown.resting').waitFor();
    await shoot(page, 'settings', language, view.name);
    await page.getByRole('button', { name: word(language, 'settings.profile.change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=phones]').fill('02-251-8899\ncall us');
    await dialog.locator('[name=line_url]').fill('talat');
    await sheetButton(page, language, 'settings.save').click();
    await shoot(page, 'settings-faults', language, view.name);
    await dialog.locator('[name=phones]').fill('02-111-2222');
    await dialog.locator('[name=line_url]').fill('@talat');
    await stage.shop.rows(
      `UPDATE merchants SET settings_version = settings_version + 1, phone = '081-234-5678', about_th = 'ร้านของเรา'
       WHERE merchant_id = 'm-demo'`,
    );
    await sheetButton(page, language, 'settings.save').click();
    await dialog.locator('[aria-pressed]').first().click();
    await shoot(page, 'settings-conflict', language, view.name);
    await page.goto(`${stage.shop.url}/about`);
    await page.locator('main a[href^="tel:"]').first().waitFor();
    await shoot(page, 'about', language, view.name);
    await page.context().close();
  });

  test.each(views)('feedback, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'manager' });
    await page.goto(`${stage.shop.url}/my`);
    await page.getByRole('button', { name: word(language, 'my.feedback'), exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Search');
    await shoot(page, 'feedback-dialog', language, view.name);
    await sheetButton(page, language, 'feedback.send').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await shoot(page, 'my', language, view.name);
    await page.goto(`${stage.shop.url}/feedback`);
    await screenIn(page, 'feedback', 'writing.resting').waitFor();
    await page.locator('[data-sticky-bar] button').click();
    await shoot(page, 'feedback', language, view.name);
    await page.goto(`${stage.shop.url}/feedback/list`);
    await page.locator('[data-feedback]').first().waitFor();
    await shoot(page, 'feedback-list', language, view.name);
    await page.context().close();
  });

  test.each(views)('one’s customer groups, $name', async (view) => {
    const staff = await stage.open({ language, view, persona: 'order_manager' });
    await staff.goto(`${stage.shop.url}/my/groups`);
    await screenIn(staff, 'my-groups', 'listed').waitFor();
    await shoot(staff, 'my-groups', language, view.name);
    await staff.context().close();
    for (const persona of ['customer', 'vip']) {
      const page = await stage.open({ language, view, persona });
      await page.goto(`${stage.shop.url}/my/groups`);
      await screenIn(page, 'my-group', 'shown').waitFor();
      await shoot(page, `my-group-${persona}`, language, view.name);
      await page.goto(`${stage.shop.url}/home-vip`);
      await page.locator('main[data-screen="no-vip"], [role="listitem"]').first().waitFor();
      await shoot(page, `vip-of-${persona}`, language, view.name);
      await page.context().close();
    }
  });
});
