import { describe, test } from 'vitest';
import { screenIn } from '../journeys/pages/app.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

describe.each(languages)('in %s', (language) => {
  test.each(views)('the report of a shop and of a customer, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'finance' });
    await page.goto(`${stage.shop.url}/report`);
    await screenIn(page, 'report', 'shown').locator('.recharts-label-list text').first().waitFor();
    await shoot(page, 'report', language, view.name);
    await page.locator('main h2').last().scrollIntoViewIfNeeded();
    await shoot(page, 'report-lists', language, view.name);
    const own = await stage.open({ language, view, persona: 'customer' });
    await own.goto(`${stage.shop.url}/report`);
    await screenIn(own, 'report', 'shown').waitFor();
    await shoot(own, 'report-own', language, view.name);
    await own.context().close();
    await page.context().close();
  });
});
