import { describe, test } from 'vitest';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';

const stage = openStage();

describe.each(languages)('in %s', (language) => {
  test.each(views)(
    'the sign-in where LINE did not start, and an order as it is printed, $name',
    async (view) => {
      const page = await stage.open({ language, view, persona: 'order_manager' });
      await page.goto(`${stage.shop.url}/order/${await stage.shop.orderIn('confirmed')}/print`);
      await page.locator('[data-printed] section').first().waitFor();
      await shoot(page, 'print', language, view.name);
      const context = page.context();
      await context.clearCookies();
      await page.route('**/api/auth/config', async (route) => {
        const answer = await route.fetch();
        const { data, ...envelope } = (await answer.json()) as { readonly data: object };
        await route.fulfill({ response: answer, json: { ...envelope, data: { ...data, liff_id: '1-abc' } } });
      });
      await page.route(/\/assets\/liff-[^/]+\.js$/, (route) => route.abort());
      await page.goto(`${stage.shop.url}/auth?lang=${language}`);
      await page.evaluate(
        () =>
          new Promise((done) => {
            const gone = indexedDB.deleteDatabase('talat-session');
            gone.onsuccess = done;
            gone.onblocked = done;
          }),
      );
      await page.goto(`${stage.shop.url}/auth?lang=${language}`);
      await page.getByRole('button', { name: /LINE/ }).first().click();
      await page
        .getByRole('alert')
        .or(page.getByText(/LINE (did not|未能)|เริ่ม LINE/))
        .first()
        .waitFor();
      await shoot(page, 'sign-in-line', language, view.name);
      await context.close();
    },
  );
});
