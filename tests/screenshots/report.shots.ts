import { describe, test } from 'vitest';
import { screenIn } from '../journeys/pages/app.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

/** The demo's orders are some weeks old. */
const [from, to] = [40, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));

describe.each(languages)('in %s', (language) => {
  test.each(views)('the report of a shop and of a customer, $name', async (view) => {
    const page = await stage.open({ language, view, persona: 'finance' });
    await page.goto(`${stage.shop.url}/report`);
    await screenIn(page, 'report', 'shown').waitFor();
    await shoot(page, 'report-empty', language, view.name);
    await page.goto(`${stage.shop.url}/report?from=${from}&to=${to}`);
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    await shoot(page, 'report', language, view.name);
    await page.locator('main h2').last().scrollIntoViewIfNeeded();
    await shoot(page, 'report-lists', language, view.name);
    await page.route('**/api/report?*', (route) => route.abort());
    await page.reload();
    await screenIn(page, 'report', 'unloaded').waitFor();
    await shoot(page, 'report-unreachable', language, view.name);
    const own = await stage.open({ language, view, persona: 'customer' });
    await own.goto(`${stage.shop.url}/report`);
    await screenIn(own, 'report', 'shown').waitFor();
    await shoot(own, 'report-own', language, view.name);
    await own.context().close();
    await page.context().close();
  });
});
