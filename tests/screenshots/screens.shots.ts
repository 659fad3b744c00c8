import { describe, test } from 'vitest';
import { signIn } from '../journeys/pages/app.ts';
import { cartPage } from '../journeys/pages/cart-page.ts';
import { openStage } from './stage.ts';
import { languages, shoot, views } from './views.ts';
import type { Language, View } from './views.ts';

const stage = openStage();

const open = (language: Language, view: View, persona: string | null) =>
  stage.open({ language, view, persona });

describe.each(languages)('in %s', (language) => {
  describe.each(views)('$name', (view) => {
    test('signed out', async () => {
      const page = await open(language, view, null);
      await page.locator('[data-persona]').first().waitFor();
      await shoot(page, 'auth', language, view.name);
      await page.context().close();
    });

    test('a shared order', async () => {
      const page = await open(language, view, null);
      await page.goto(`${stage.shop.url}/auth/order/${await stage.shop.orderIn('paid')}?lang=${language}`);
      await page.locator('main[data-screen="shared-order"][data-state="shown"]').waitFor();
      await shoot(page, 'shared-order', language, view.name);
      await page.getByRole('button').last().click();
      await signIn(page, 'rival_owner');
      await page.locator('main[data-screen="shared-order"][data-state="shown"]').waitFor();
      await shoot(page, 'shared-order-stranger', language, view.name);
      await page.goto(`${stage.shop.url}/auth/order/nothing-like-it`);
      await page.locator('main[data-screen="shared-order"][data-state="missing"]').waitFor();
      await shoot(page, 'shared-order-missing', language, view.name);
      await page.context().close();
    });

    test('a customer', async () => {
      const page = await open(language, view, 'vip');
      // What is to open without a network later was there before.
      await page.goto(`${stage.shop.url}/my/unsent`);
      await page.locator('main[data-screen="unsent"]').waitFor();
      await shoot(page, 'unsent-empty', language, view.name);
      await page.locator('nav a[href="/my"]').click();
      await page.locator('main[data-screen="my"]').waitFor();
      await page.locator('nav a[href="/home"]').click();
      await page.locator('article').first().waitFor();
      await page.locator('article button:not([aria-disabled])').nth(1).click();
      await page.locator('article button:not([aria-disabled])').nth(2).click();
      await shoot(page, 'home', language, view.name);
      await page.getByRole('searchbox').fill('tea');
      await page.locator('main[data-state*="search.found"]').waitFor();
      await shoot(page, 'search', language, view.name);
      await page.getByRole('searchbox').fill('zzzz');
      await page.locator('main[data-state*="search.found"] h2').waitFor();
      await shoot(page, 'no-hits', language, view.name);
      await page.getByRole('searchbox').fill('');
      await page.locator('article a').first().click();
      await page.locator('main[data-screen="product"][data-state="shown"]').waitFor();
      await shoot(page, 'product', language, view.name);
      await page.locator('[data-sticky-bar] button').click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, 'quantity-sheet', language, view.name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.locator('main a[href="/cart"]').click();
      await page.locator('main[data-screen="cart"][data-state="editing.resting"]').waitFor();
      await shoot(page, 'cart', language, view.name);
      const cart = cartPage(page, language);
      await cart.askToSubmit();
      await cart.submitButton.waitFor();
      await shoot(page, 'submit-sheet', language, view.name);
      stage.shop.cutNetwork();
      await cart.submitButton.click();
      await page.locator('main[data-state="submitting.waiting"]').waitFor();
      await shoot(page, 'cart-offline', language, view.name);
      await page.locator('nav a[href="/my"]').click();
      await page.locator('main[data-screen="my"] a[href="/my/unsent"]').click();
      await page.locator('main[data-screen="unsent"][data-state="listed"]').waitFor();
      await shoot(page, 'offline', language, view.name);
      await page.locator('nav a[href="/my"]').click();
      await page.locator('main[data-screen="my"] button').last().click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, 'sign-out-sheet', language, view.name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.locator('main[data-screen="my"] section button').first().click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, 'clear-cache-sheet', language, view.name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.locator('nav a[href="/cart"]').click();
      stage.shop.restoreNetwork();
      await page.locator('[data-screen="order-home"][data-state="listed"]').waitFor();
      await shoot(page, 'orders-customer', language, view.name);
      await page.goto(`${stage.shop.url}/order/${await stage.shop.newestOrder()}`);
      await page.locator('main[data-screen="order"][data-state^="shown"]').waitFor();
      await shoot(page, 'order-customer', language, view.name);
      await page.goto(`${stage.shop.url}/cart`);
      await page.locator('main[data-screen="cart"]').waitFor();
      await shoot(page, 'cart-empty', language, view.name);
      await page.goto(`${stage.shop.url}/my`);
      await page.locator('main[data-screen="my"]').waitFor();
      await shoot(page, 'my', language, view.name);
      await page.goto(`${stage.shop.url}/nowhere`);
      await page.locator('main[data-screen="not-found"]').waitFor();
      await shoot(page, 'not-found', language, view.name);
      await page.context().close();
    });

    test('an order manager', async () => {
      const page = await open(language, view, 'order_manager');
      await page.goto(`${stage.shop.url}/order-home?type=orders`);
      await page.locator('[data-screen="order-home"][data-state="listed"]').waitFor();
      await shoot(page, 'orders', language, view.name);
      await page.goto(`${stage.shop.url}/order-home?type=payments`);
      await page.locator('[data-screen="order-home"][data-tab="payments"][data-state="listed"]').waitFor();
      await shoot(page, 'payments', language, view.name);
      for (const status of ['created', 'confirmed', 'paid', 'completed', 'cancelled'] as const) {
        await page.goto(`${stage.shop.url}/order/${await stage.shop.orderIn(status)}`);
        await page.locator('main[data-screen="order"][data-state^="shown"]').waitFor();
        await shoot(page, `order-${status}`, language, view.name);
      }
      await page.goto(`${stage.shop.url}/order/${await stage.shop.orderIn('created')}`);
      await page.locator('main[data-screen="order"][data-state="shown.resting"]').waitFor();
      await page.getByRole('textbox').first().fill('14');
      await page.keyboard.press('Enter');
      await page.locator('[data-sticky-bar] button').nth(3).waitFor();
      await shoot(page, 'order-unsaved', language, view.name);
      await page.goto(`${stage.shop.url}/order/${await stage.shop.orderIn('confirmed')}`);
      await page.locator('main[data-screen="order"][data-state="shown.resting"]').waitFor();
      await page.locator('[data-sticky-bar] button').nth(1).click();
      await page.getByRole('dialog').waitFor();
      await page
        .locator('input[type="file"]')
        .setInputFiles(['server/demo/pictures/slip-purple.webp', 'server/demo/pictures/banknotes-grey.webp']);
      await page.locator('main[data-proof="uploads.idle proof.editing"]').waitFor();
      await shoot(page, 'pay-sheet', language, view.name);
      await page.context().close();
    });

    test('finance', async () => {
      const page = await open(language, view, 'finance');
      await page.goto(`${stage.shop.url}/payment/${await stage.shop.paymentIn('paid')}`);
      await page.locator('main[data-screen="payment"][data-state*="payment.shown"]').waitFor();
      await shoot(page, 'payment', language, view.name);
      await page.locator('[data-sticky-bar] button').first().click();
      await page.getByRole('dialog').waitFor();
      await shoot(page, 'rejection-sheet', language, view.name);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('[data-sticky-bar] button').last().click();
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
      await shoot(page, 'receipt-sheet', language, view.name);
      await page.context().close();
    });

    test('an owner', async () => {
      const page = await open(language, view, 'owner');
      await page.goto(`${stage.shop.url}/audit`);
      await page.locator('main[data-screen="audit"]').waitFor();
      await page.getByRole('searchbox').fill('20384');
      await page.keyboard.press('Enter');
      await page.locator('main[data-screen="audit"][data-state="found"]').waitFor();
      await shoot(page, 'audit-home', language, view.name);
      await page.goto(`${stage.shop.url}/audit/workflow/order-lifecycle`);
      await page.locator('main[data-screen="audit-workflow"]').waitFor();
      await shoot(page, 'audit-workflow', language, view.name);
      await page.goto(`${stage.shop.url}/audit/payment/${await stage.shop.paymentIn('completed')}`);
      await page.locator('main[data-screen="trail"][data-state="shown.resting"]').waitFor();
      await shoot(page, 'audit', language, view.name);
      await page.locator('svg.chart').scrollIntoViewIfNeeded();
      await shoot(page, 'audit-picture', language, view.name);
      await page.goto(`${stage.shop.url}/audit/order/${await stage.shop.orderIn('completed')}`);
      await page.locator('main[data-screen="trail"][data-state="shown.resting"]').waitFor();
      await shoot(page, 'audit-order', language, view.name);
      await page.goto(`${stage.shop.url}/home`);
      await page.locator('article button:not([aria-disabled])').first().click();
      await page.goto(`${stage.shop.url}/audit/device`);
      await page.locator('main[data-screen="audit-device"][data-state="listed"]').waitFor();
      await shoot(page, 'audit-device', language, view.name);
      await page.locator('main a[href^="/audit/stream/cart"]').click();
      await page.locator('main[data-screen="trail"][data-state="shown.resting"]').waitFor();
      await shoot(page, 'audit-stream', language, view.name);
      await page.goto(`${stage.shop.url}/audit/debug`);
      await page.locator('main[data-screen="debug-log"][data-state="listed"]').waitFor();
      await page.evaluate(() => console.warn('a long line '.repeat(40)));
      await page.locator('nav a[href="/home"]').click();
      await page.locator('article button:not([aria-disabled])').nth(1).click();
      await page.locator('nav a[href="/my"]').click();
      await page.locator('main a[href="/audit"]').click();
      await page.locator('main a[href="/audit/debug"]').click();
      await page.locator('main[data-screen="debug-log"] li[data-kind="network"]').first().waitFor();
      await shoot(page, 'debug-log', language, view.name);
      await page.locator('header button').last().click();
      await page.locator('main[data-screen="debug-log"][data-state="empty"]').waitFor();
      await shoot(page, 'debug-log-empty', language, view.name);
      await page.context().close();
    });

    test('a server that does not answer', async () => {
      const page = await open(language, view, null);
      await page.route('**/api/all_product_category*', (route) => route.abort());
      await signIn(page, 'customer');
      await page.locator('main[data-state*="shelf.unreachable"]').waitFor();
      await shoot(page, 'home-unreachable', language, view.name);
      await page.context().close();
    });
  });
});
