import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runQuietly } from '../../scripts/run-quietly.mjs';
import { followGuide } from '../new-workflow-guide.ts';
import type { Followed } from '../new-workflow-guide.ts';
import { openDesktop } from '../journeys/desktop.ts';
import type { Desktop } from '../journeys/desktop.ts';
import { appKept, screenIn, signIn } from '../journeys/pages/app.ts';
import { openShop } from '../journeys/shop.ts';
import type { Shop } from '../journeys/shop.ts';
import { word } from '../journeys/words.ts';
import type { Language } from '../journeys/words.ts';

/** What the screen of the guide says. */
interface WishWords {
  readonly title: string;
  readonly label: string;
  readonly send: string;
  readonly sent: { readonly title: string; readonly action: string };
}

let followed: Followed;
let shop: Shop;
let desktop: Desktop;

async function build(config: string): Promise<void> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await runQuietly(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--config', config],
    followed.checkout,
    {
      NODE_ENV: 'production',
    },
  );
}

beforeAll(async () => {
  followed = await followGuide(['.build/server']);
  await build('vite.config.ts');
  await build('vite.service-worker.config.ts');
  shop = await openShop(followed.checkout);
  desktop = await openDesktop(shop.url);
});

afterEach(() => shop.restoreNetwork());

afterAll(async () => {
  await desktop.close();
  await shop.close();
  await followed.close();
});

async function wishWords(language: Language): Promise<WishWords> {
  const file = join(followed.checkout, `src/features/wish/words/${language}.json`);
  return (JSON.parse(await readFile(file, 'utf8')) as { readonly wish: WishWords }).wish;
}

const isSent = (text: string) =>
  shop.rows("SELECT user_id, type FROM feedback WHERE merchant_id = 'm-demo' AND description = $1", [text]);

/** Opens the screen as the app starts, from what the device keeps where there is no network. */
async function openWish(page: Page): Promise<void> {
  await page.goto(`${shop.url}/wish`);
  await page.locator('main[data-screen="wish"]').waitFor();
}

/** Resolves when what was typed is on the disk: another tab shows nothing else. */
async function typedIsKept(page: Page, text: string): Promise<void> {
  const other = await page.context().newPage();
  await openWish(other);
  await other.waitForFunction((typed) => document.querySelector('textarea')?.value === typed, text);
  await other.close();
}

/** Somebody who has typed a wish and not sent it; the app is kept where there is no network afterwards. */
async function typing(language: Language, text: string, keepsApp: boolean) {
  const words = await wishWords(language);
  const page = await desktop.newPage({ path: `/auth?lang=${language}`, keepsApp });
  const field = page.getByRole('textbox', { name: words.label, exact: true });
  await signIn(page, 'customer');
  if (keepsApp) await appKept(page);
  await openWish(page);
  await page.getByRole('heading', { name: words.title, exact: true }).waitFor();
  await field.fill(text);
  await typedIsKept(page, text);
  return { language, words, text, page, field };
}

type Typing = Awaited<ReturnType<typeof typing>>;

async function sendAndLeave({ language, words, text, page, field }: Typing): Promise<void> {
  await openWish(page);
  expect(await field.inputValue()).toBe(text);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await screenIn(page, 'wish', 'sending.waiting').waitFor();
  await page.getByText(word(language, 'delivery.waiting.title'), { exact: true }).waitFor();
  await page.goto(`${shop.url}/my/unsent`);
  const row = page.getByRole('link', { name: words.title });
  await row.getByText(word(language, 'unsent.standing.offline')).waitFor();
  await row.click();
  await screenIn(page, 'wish', 'sending.waiting').waitFor();
  expect(await field.inputValue()).toBe(text);
  expect(await isSent(text)).toEqual([]);
}

async function arriveOnce({ words, text, page, field }: Typing): Promise<void> {
  await page.getByRole('heading', { name: words.sent.title, exact: true }).waitFor();
  expect(await isSent(text)).toEqual([{ user_id: 'customer', type: '' }]);
  await page.getByRole('button', { name: words.sent.action, exact: true }).click();
  expect(await field.inputValue()).toBe('');
}

describe('the screen of the guide to a new workflow', () => {
  test('keeps what is typed, and what is sent without a network goes out once when it is back, in each language', async () => {
    const languages = ['zh', 'en', 'th'] as const;
    const wishes = await Promise.all(
      languages.map((language) => typing(language, `Blue bowls, ${language}`, true)),
    );
    shop.cutNetwork();
    await Promise.all(wishes.map(sendAndLeave));
    shop.restoreNetwork();
    await Promise.all(wishes.map(arriveOnce));
  });

  test('of which the first answer is lost still sends once', async () => {
    const wish = await typing('en', 'Green bowls', false);
    const lost = shop.loseAnswer('/api/feedback');
    await wish.page.getByRole('button', { name: wish.words.send, exact: true }).click();
    await screenIn(wish.page, 'wish', 'sending.unknown').waitFor();
    lost.release();
    await wish.page.getByRole('heading', { name: wish.words.sent.title, exact: true }).waitFor();
    expect(await isSent(wish.text)).toHaveLength(1);
  });
});
