import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDesktop } from './desktop.ts';
import type { Desktop } from './desktop.ts';
import { openDevice } from './device.ts';
import { appKept, barButton, screenIn, sheetButton, signIn } from './pages/app.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { word } from './words.ts';

let shop: Shop;
let desktop: Desktop;

beforeAll(async () => {
  shop = await openShop();
  desktop = await openDesktop(shop.url);
});

afterEach(() => shop.restoreNetwork());

afterAll(async () => {
  await desktop.close();
  await shop.close();
});

const kept = (text: string) =>
  shop.rows(
    `SELECT user_id, type, title, contact FROM feedback WHERE merchant_id = 'm-demo' AND description = $1`,
    [text],
  );

/** Hears one sentence as soon as it listens, and notes in which language. */
const hearing = `window.SpeechRecognition = class {
  start() {
    document.documentElement.dataset.heardIn = this.lang;
    this.onresult({ results: [[{ transcript: '找不到茶杯' }]] });
    this.onend();
  }
  stop() {}
  abort() {}
};`;

async function openMy(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/my`);
  await screenIn(page, 'my', 'signedIn.resting').waitFor();
}

describe('feedback', () => {
  test('of one text, written without a network, survives a dying phone, goes out once, and staff read it', async () => {
    const text = 'ร้านส่งเร็วมาก';
    const phone = await openDevice(`${shop.url}/auth?lang=th`, { keepsApp: true });
    await signIn(phone.page(), 'customer');
    await appKept(phone.page());
    await openMy(phone.page(), shop.url);
    await phone
      .page()
      .getByRole('button', { name: word('th', 'my.feedback'), exact: true })
      .click();
    await phone.page().getByRole('dialog').getByRole('textbox').fill(text);
    shop.cutNetwork();
    await sheetButton(phone.page(), 'th', 'feedback.send').click();
    await phone.page().locator('[data-dialog=feedback][data-state="sending.waiting"]').waitFor();
    await phone.restart();
    await screenIn(phone.page(), 'my', 'signedIn.resting').waitFor();
    expect(await kept(text)).toEqual([]);
    shop.restoreNetwork();
    await phone
      .page()
      .getByRole('link', { name: word('th', 'unsent.title') })
      .waitFor({ state: 'detached' });
    expect(await kept(text)).toEqual([{ user_id: 'customer', type: '', title: '', contact: '' }]);
    await phone.close();

    const owner = await desktop.newPage({ path: '/auth?lang=en&redirect=/my' });
    await signIn(owner, 'owner');
    await owner.locator('a[href="/feedback/list"]').click();
    await owner.getByText(text).waitFor();
    await owner.context().close();
  });

  test('with a type and a title, spoken in Chinese, is sent and leads back', async () => {
    const page = await desktop.newPage({ path: '/auth?lang=zh&redirect=/my', script: hearing });
    await signIn(page, 'vip');
    await screenIn(page, 'my', 'signedIn.resting').waitFor();
    await page.getByRole('button', { name: word('zh', 'my.feedback'), exact: true }).click();
    await page.getByRole('dialog').locator('a[href="/feedback"]').click();
    await screenIn(page, 'feedback', 'writing.resting').waitFor();
    await page.getByRole('radio', { name: word('zh', 'feedback.types.improvement') }).click();
    await page.locator('[name=title]').fill('搜索');
    await page.getByRole('button', { name: word('zh', 'speech.start') }).click();
    await expect.poll(() => page.locator('main [name=description]').inputValue()).toBe('找不到茶杯');
    expect(await page.locator('html').getAttribute('data-heard-in')).toBe('zh-CN');
    await barButton(page, 'zh', 'feedback.send').click();
    await page.getByText(word('zh', 'feedback.sent')).waitFor();
    await screenIn(page, 'my', 'signedIn.resting').waitFor();
    expect(await kept('找不到茶杯')).toEqual([
      { user_id: 'vip', type: 'improvement', title: '搜索', contact: '' },
    ]);
    await page.goto(`${shop.url}/feedback`);
    await screenIn(page, 'feedback', 'writing.resting').waitFor();
    expect(await page.locator('[name=title]').inputValue()).toBe('');
    await page.context().close();
  });
});
